import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Puts what can be seen under a shape, blurred, saturated and tinted, in its place.
  func draw(_ backdrop: Backdrop) throws(RenderingError) {
    guard let layer else { return try draw(backdrop.plainTint) }
    let transform = context.transform
    guard let area = context.pixels(seenThrough: backdrop.shape) else { return }
    let pixels = try layer.copy(of: area, pool: resources.backdrops)
    let blur = BackdropBlur(
      deviation: backdrop.radius * transform.meanScale, saturation: backdrop.saturation,
      tint: backdrop.tint)
    resources.backdropCache.apply(blur, to: pixels)
    try resources.snapshots?.keep(
      pixels, at: Rect(origin: layer.onPage(area.origin), size: area.size),
      under: transform.then(.translation(layer.onPage(.zero) - .zero)))
    context.replace(backdrop.shape, with: pixels, at: area.origin)
  }
}

extension DrawingContext {
  /// The whole device pixels that a shape covers some of within the clip; nil for none.
  fileprivate func pixels(seenThrough shape: Shape) -> Rect? {
    // What rounding adds to an edge on the pixels' grid must not take in one more.
    let margin = 1.0 / 256 / max(transform.meanScale, 1e-9)
    let bounds = shape.bounds.inset(by: margin)
    guard bounds.width > 0, bounds.height > 0, let area = visiblePixels(of: bounds),
      !area.isEmpty
    else { return nil }
    return area
  }

  /// Makes what lies under a shape other pixels; on its edge, as much of it as the shape covers.
  fileprivate func replace(_ shape: Shape, with pixels: Surface, at origin: Point) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    add(shape)
    setTransform(.identity)
    cairo_set_source_surface(pointer, pixels.pointer, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    cairo_fill(pointer)
  }
}
