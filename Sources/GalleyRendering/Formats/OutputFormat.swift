public import GalleyGraphics

/// Turns a picture into the bytes of a file.
public protocol OutputFormat: Sendable {
  /// The name by which a command asks for the format, which is also the file extension.
  static var kind: String { get }

  /// One line that says what the format is good for.
  static var summary: String { get }

  init(options: FormatOptions)

  /// The whole file. The same picture, fonts and libraries give the same bytes.
  func encode(_ picture: Picture, with renderer: Renderer) throws(RenderingError) -> [UInt8]
}

/// What a user may choose of an output format; each format takes what concerns it.
public struct FormatOptions: Hashable, Sendable {
  public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Texts as outlines: the same everywhere.
    case outlines
    /// Texts as text, for people who go on editing; drawn with the fonts of whoever opens the file.
    case live
  }

  public var textMode: TextMode
  /// Whether the layout record is kept in the file.
  public var includesRecord: Bool

  public init(textMode: TextMode = .outlines, includesRecord: Bool = true) {
    self.textMode = textMode
    self.includesRecord = includesRecord
  }
}
