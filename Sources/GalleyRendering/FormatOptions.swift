/// The options of an output format; each format takes what concerns it.
public struct FormatOptions: Hashable, Sendable {
  /// The way texts are kept in a vector file.
  public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Texts as outlines: the same everywhere.
    case outlines
    /// Texts as text, for people who go on editing; drawn with the fonts of whoever opens the file.
    case live
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

  /// How an SVG has its texts.
  public var textMode: TextMode
  /// Whether the layout record is kept in the file.
  public var includesRecord: Bool

  /// How much time goes into small files.
  public var compression: Compression

  /// The options in words that stay the same, for digests.
  var words: String { "\(textMode.rawValue) \(includesRecord) \(compression.rawValue)" }

  /// Makes options.
  public init(
    textMode: TextMode = .outlines, includesRecord: Bool = true,
    compression: Compression = .balanced
  ) {
    self.textMode = textMode
    self.includesRecord = includesRecord
    self.compression = compression
  }
}
