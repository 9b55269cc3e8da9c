/// The options of an output format; each format takes what concerns it.
public struct FormatOptions: Hashable, Sendable {
  /// The way texts are kept in a vector file.
  public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Texts as outlines: the same everywhere.
    case outlines
    /// Texts as text, for people who go on editing; drawn with the fonts of whoever opens the file.
    case live
  }

  /// A program in which people go on drawing.
  public enum Program: String, Hashable, Sendable, CaseIterable {
    /// Figma, which takes no classes, no filters but a blur, and no spacing of letters.
    case figma
    /// Penpot, which edits no text of an SVG.
    case penpot
    /// Sketch, for which the rules of Figma hold.
    case sketch
    /// Inkscape, which has layers with names of their own.
    case inkscape

    /// How the program has texts that can be edited best: Penpot shows those that stay texts, and
    /// lets no one edit them.
    var textMode: TextMode { self == .penpot ? .outlines : .live }
  }

  /// The time spent on making a PNG small; its pixels are the same.
  public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// For pictures that are looked at once: in nine tenths of the time, up to a half larger.
    case fast
    /// As small as is possible in little time.
    case balanced
    /// For pictures that are kept and sent: a tenth to a quarter smaller, in two seconds for a
    /// phone's screen.
    case small
  }

  /// The program that an SVG is for, which has what that keeps; nil for all.
  public var program: Program?
  /// How an SVG has its texts.
  public var textMode: TextMode
  /// Whether the layout record is kept in the file.
  public var includesRecord: Bool

  /// How much time goes into small files.
  public var compression: Compression
  /// Whether photographs of an SVG stay files of their own.
  var keepsPhotographs = true

  /// The options in words that stay the same, for digests.
  var words: String {
    let program = program?.rawValue ?? "all"
    return "\(program) \(textMode.rawValue) \(includesRecord) \(compression.rawValue)"
  }

  /// Makes options; texts are by default what the program does best with, else outlines.
  public init(
    for program: Program? = nil, textMode: TextMode? = nil, includesRecord: Bool = true,
    compression: Compression = .balanced
  ) {
    self.program = program
    self.textMode = textMode ?? program?.textMode ?? .outlines
    self.includesRecord = includesRecord
    self.compression = compression
  }
}
