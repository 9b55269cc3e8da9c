public import GalleyGraphics

/// Turns a picture into the bytes of a file.
public protocol OutputFormat: Sendable {
  /// The name by which a command asks for the format, which is also the file extension.
  static var kind: String { get }

  /// One line that says what the format is good for.
  static var summary: String { get }

  /// Makes the format with options; a format takes those that it knows.
  init(options: FormatOptions)

  /// The whole file. The same picture, fonts and libraries give the same bytes.
  func encode(_ picture: Picture, with renderer: Renderer) throws(RenderingError) -> [UInt8]

  /// The digest of all that the bytes depend on; nil where not all of that is known, as where a
  /// format does not say.
  func digest(of picture: Picture, with renderer: Renderer) -> DrawingDigest?
}

extension OutputFormat {
  /// Makes the format with the usual options.
  public init() { self.init(options: FormatOptions()) }

  public func digest(of picture: Picture, with renderer: Renderer) -> DrawingDigest? { nil }
}
