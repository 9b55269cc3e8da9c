public import GalleyGeometry

/// A display list with all that an output format needs beside it.
public struct Picture: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// The title, empty where there is none.
  public var title: String
  /// A BCP 47 tag.
  public var language: String
  /// The words for people who cannot see it; nil for none.
  public var alternative: TextAlternative?
  /// Drawn from the first, at the back, to the last.
  public var commands: [DrawCommand]
  /// The layout record as JSON, which the formats keep beside the drawing; nil for none.
  package var record: String?

  /// Makes a picture.
  public init(
    size: Size, scale: Double, title: String, language: String = "en",
    alternative: TextAlternative? = nil, commands: [DrawCommand], record: String? = nil
  ) {
    self.size = size
    self.scale = scale
    self.title = title
    self.language = language
    self.alternative = alternative
    self.commands = commands
    self.record = record
  }

  /// The size in device pixels, halves rounded up.
  public var pixelSize: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// All its device pixels.
  package var pixelBounds: Rect {
    let (width, height) = pixelSize
    return Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }
}
