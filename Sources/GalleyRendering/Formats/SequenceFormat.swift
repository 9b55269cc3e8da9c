public import GalleyGraphics

/// Turns a sequence of pictures into the bytes of a file.
public protocol SequenceFormat: Sendable {
  /// The name by which a command asks for the format, which is also the file extension.
  static var kind: String { get }

  /// One line that says what the format is good for.
  static var summary: String { get }

  /// Makes the format with options; a format takes those that it knows.
  init(options: SequenceOptions)

  /// Hands the file to `write`, part by part, in order.
  ///
  /// The same sequence, fonts and libraries give the same bytes.
  func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws
}

/// The options of a sequence format; each format takes what concerns it.
public struct SequenceOptions: Hashable, Sendable {
  /// The options of formats of single pictures.
  public var format: FormatOptions
  /// The number of instants in a filmstrip, the first and the last included.
  public var instantCount: Int

  /// Makes options.
  public init(format: FormatOptions = FormatOptions(), instantCount: Int = 5) {
    self.format = format
    self.instantCount = instantCount
  }
}
