public import GalleyGeometry

/// The identity of an image that was found and measured; its pixels stay with whoever draws.
public struct ImageReference: Hashable, Sendable {
  /// The content of an asset file: pixels or shapes.
  public enum Content: Hashable, Sendable {
    /// Pixels, as PNG, JPEG and WebP have.
    case raster
    /// Shapes, as SVG has.
    case vector
  }

  /// The path of the file.
  public var path: String
  /// What is in the file.
  public var content: Content
  /// Pixels for a raster image, its orientation applied; points for a vector image.
  public var size: Size
  /// The color that the image is drawn in, each pixel as opaque as it is; nil for its own colors.
  public var tint: Color?

  /// Makes a reference to the file at a path.
  public init(path: String, content: Content, size: Size, tint: Color? = nil) {
    self.path = path
    self.content = content
    self.size = size
    self.tint = tint
  }
}
