public import GalleyGraphics
import CDrawing

/// Draws pictures, measures texts and reads images, with fonts of its own.
///
/// One renderer serves one thread at a time; make one for each worker. What it draws does not depend on
/// what it drew before.
public final class Renderer: DrawingResources {
  private let map: FontMap
  let texts: TextLayout
  let encoder: PNGEncoder
  private let canvasResources: CanvasResources
  private let pages = PixelMemoryPool()

  /// A renderer with fonts; the standard ones are the same on every machine.
  ///
  /// Throws where the family of the default text style is not installed.
  public init(fonts: FontSet = .standard) throws(RenderingError) {
    map = try FontMap(fonts)
    texts = TextLayout(map: map, faces: try FontFaceCache())
    encoder = try PNGEncoder()
    canvasResources = CanvasResources(texts: texts)
  }

  /// Draws a picture to pixels with straight alpha.
  public func bitmap(of picture: Picture) throws(RenderingError) -> Bitmap {
    let surface = try surface(of: picture)
    return Bitmap(
      width: surface.width, height: surface.height, pixels: straightPixels(of: surface))
  }

  public func image(atPath path: String) throws(ResourceError) -> ImageReference {
    throw ResourceError("cannot read '\(path)': images are not read yet")
  }

  public func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics {
    try texts.lay(block).metrics
  }

  public func fontFamilies() -> [FontFamily] { map.configuration.families }

  public func addFont(atPath path: String) throws(ResourceError) -> [String] {
    let families = try map.configuration.addFont(atPath: path)
    map.configurationChanged()
    texts.fontsChanged()
    return families
  }

  /// Draws a picture to premultiplied pixels.
  func surface(of picture: Picture) throws(RenderingError) -> Surface {
    try DrawingLimits.check(picture)
    let (width, height) = picture.pixelSize
    let surface = try Surface(width: width, height: height, pool: pages)
    let canvas = Canvas(on: surface, scale: picture.scale, resources: canvasResources)
    try canvas.draw(picture.commands)
    try requireSuccess(canvas.context.status, "draw '\(picture.title)'")
    return surface
  }

  private func straightPixels(of surface: Surface) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: surface.width * surface.height * 4) { bytes, count in
      count = bytes.count
      guard let first = bytes.baseAddress else { return }
      surface.withRows { row, pixels in
        writeStraightRow(UnsafeBufferPointer(pixels), to: first + row * surface.width * 4)
      }
    }
  }
}
