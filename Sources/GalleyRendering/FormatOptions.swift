/// What a user may choose of an output format; each format takes what concerns it.
public struct FormatOptions: Hashable, Sendable {
  /// How texts are kept in a vector file.
  public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Texts as outlines: the same everywhere.
    case outlines
    /// Texts as text, for people who go on editing; drawn with the fonts of whoever opens the file.
    case live
  }

  public var textMode: TextMode
  /// Whether the layout record is kept in the file.
  public var includesRecord: Bool

  /// The options in words that stay the same, for digests.
  var words: String { "\(textMode.rawValue) \(includesRecord)" }

  public init(textMode: TextMode = .outlines, includesRecord: Bool = true) {
    self.textMode = textMode
    self.includesRecord = includesRecord
  }
}
