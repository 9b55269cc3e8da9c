public import GalleyGeometry

/// The identity of an image that was found and measured; its pixels stay with whoever draws.
public struct ImageReference: Hashable, Sendable {
  /// The content of an asset file: pixels or shapes.
  public enum Content: Hashable, Sendable {
    case raster
    case vector
  }

  /// The path of the file.
  public var path: String
  public var content: Content
  /// Pixels for a raster image, its orientation applied; points for a vector image.
  public var size: Size
  /// The color that the image is drawn in, each pixel as opaque as it is; nil for its own colors.
  public var tint: Color?

  public init(path: String, content: Content, size: Size, tint: Color? = nil) {
    self.path = path
    self.content = content
    self.size = size
    self.tint = tint
  }
}
