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
    let surface = try Surface(width: width, height: height)
    let canvas = Canvas(on: surface, scale: picture.scale, resources: canvasResources)
    try canvas.draw(picture.commands)
    try requireSuccess(canvas.context.status, "draw '\(picture.title)'")
    return surface
  }

  private func straightPixels(of surface: Surface) -> [UInt8] {
    let (width, stride) = (surface.width, surface.bytesPerRow)
    return [UInt8](unsafeUninitializedCapacity: width * surface.height * 4) { bytes, count in
      count = bytes.count
      guard let first = bytes.baseAddress else { return }
      surface.withPixels { pixels in
        for row in 0..<surface.height {
          let words = UnsafeRawBufferPointer(
            rebasing: pixels[(row * stride)..<(row * stride + width * 4)]
          ).bindMemory(to: UInt32.self)
          writeStraightRow(words, to: first + row * width * 4)
        }
      }
    }
  }
}
