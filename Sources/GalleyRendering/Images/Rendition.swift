import CDrawing
import GalleyGeometry
import GalleyGraphics

/// An image as it appears in device pixels.
struct Rendition {
  struct Key: Hashable {
    var content: ObjectIdentifier
    var place: PixelPlace
  }

  let surface: Surface
  /// Kept alive, so that its identity stays its own.
  private let content: ImageContent

  var byteCount: Int { surface.bytesPerRow * surface.height }

  init(of content: ImageContent, at place: PixelPlace) throws(RenderingError) {
    self.content = content
    let whole = Rect(origin: .zero, size: content.size)
    if case .raster(let source) = content, place.key.box == whole, place.key.pixels == whole {
      surface = source
      return
    }
    surface = try Surface(width: Int(place.pixels.width), height: Int(place.pixels.height))
    let context = DrawingContext(on: surface)
    context.apply(.translation(Vector(dx: -place.pixels.minX, dy: -place.pixels.minY)))
    try context.stretch(content, over: place.box)
    try requireSuccess(context.status, "resample an image")
  }
}

extension DrawingContext {
  /// Draws an image over a rectangle of the current coordinates.
  func stretch(
    _ content: ImageContent, over destination: Rect, alpha: Double = 1
  ) throws(RenderingError) {
    guard !destination.isEmpty else { return }
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    add(.rectangle(destination))
    cairo_clip(pointer)
    let size = content.size
    apply(
      Transform(
        a: destination.width / size.width, d: destination.height / size.height,
        tx: destination.minX, ty: destination.minY))
    switch content {
    case .raster(let surface): paint(surface, alpha: alpha)
    case .vector(let image): try render(image.handle)
    }
  }

  private func paint(_ surface: Surface, alpha: Double) {
    cairo_set_source_surface(pointer, surface.pointer, 0, 0)
    let pattern = cairo_get_source(pointer)
    // Without it, the edge pixels would mix with the nothing around them.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, isShrinking ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(pointer, alpha)
  }

  /// Whether the current coordinates are smaller than device pixels, in any direction.
  private var isShrinking: Bool {
    let map = transform
    let slack = 1 - 1e-6
    return map.a * map.a + map.b * map.b < slack || map.c * map.c + map.d * map.d < slack
  }

  private func render(_ handle: SVGHandle) throws(RenderingError) {
    do throws(SVGProblem) {
      try handle.render(on: pointer)
    } catch {
      throw RenderingError("cannot draw a vector image: \(error.description)")
    }
  }
}
