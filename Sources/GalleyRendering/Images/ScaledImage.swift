import CDrawing
import GalleyGeometry
import GalleyGraphics
internal import GalleySystem

/// An image as it appears in device pixels.
struct ScaledImage {
  struct Key: Hashable {
    var content: ImageIdentity
    var place: DevicePlacement
  }

  let surface: Surface

  var byteCount: Int { surface.byteCount }

  /// Resamples a raster image.
  init(of source: Surface, at place: DevicePlacement) throws(RenderingError) {
    let (width, height) = (Double(source.width), Double(source.height))
    let place = place.key
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    if place.pixels == whole, place.transform == .scale(x: 1 / width, y: 1 / height).inverse {
      surface = source
      return
    }
    surface = try Surface(width: Int(place.pixels.width), height: Int(place.pixels.height))
    let context = DrawingContext(on: surface)
    context.apply(place.transform)
    context.stretch(source, over: Rect(x: 0, y: 0, width: 1, height: 1))
    try requireSuccess(context.status, "resample an image")
  }

  /// Draws a vector image.
  init(
    of image: VectorImage, at place: DevicePlacement, painter: VectorPainter
  ) throws(RenderingError) {
    let pixels = place.pixels
    surface = try Surface(width: Int(pixels.width), height: Int(pixels.height))
    let context = DrawingContext(on: surface)
    try image.draw(at: place, on: context, painter: painter)
    try requireSuccess(context.status, "draw a vector image")
  }
}

extension VectorImage {
  /// Draws the image to the pixels of a place, the first of which is the context's origin.
  ///
  /// - `clips`: What the context is clipped to.
  func draw(
    at place: DevicePlacement, on context: borrowing DrawingContext,
    within clips: ClipStack = ClipStack(), painter: VectorPainter
  ) throws(RenderingError) {
    let transform = place.map(fromSize: asset.size)
    if let drawing {
      let map = transform.then(context.transform)
      return try painter.draw(drawing, under: map, on: context)
    }
    do throws(SVGProblem) {
      let document = asset.document(size: place.pixels.size, transform: transform)
      try SVGHandle(document: document, size: place.pixels.size)
        .render(on: context, within: clips)
    } catch {
      throw RenderingError("cannot draw a vector image: \(error.description)")
    }
  }
}

extension DrawingContext {
  /// Draws an image over a rectangle of the current coordinates.
  func stretch(_ surface: Surface, over destination: Rect, alpha: Double = 1) {
    guard !destination.isEmpty else { return }
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    add(.rectangle(destination))
    cairo_clip(pointer)
    apply(
      Transform(
        a: destination.width / Double(surface.width),
        d: destination.height / Double(surface.height),
        tx: destination.minX, ty: destination.minY))
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
}
