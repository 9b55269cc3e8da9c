public import GalleyGraphics

/// Draws pictures, measures texts and reads images, with fonts of its own.
///
/// One renderer serves one thread at a time; make one for each worker.
public final class Renderer: DrawingResources {
  public init() throws(RenderingError) {}

  /// Draws a picture to pixels.
  public func bitmap(of picture: Picture) throws(RenderingError) -> Bitmap {
    throw RenderingError("not there yet")
  }

  public func image(atPath path: String) throws(ResourceError) -> ImageReference {
    throw ResourceError("not there yet")
  }

  public func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics {
    throw ResourceError("not there yet")
  }

  public func fontFamilies() -> [FontFamily] { [] }

  public func addFont(atPath path: String) throws(ResourceError) -> [String] { [] }
}
