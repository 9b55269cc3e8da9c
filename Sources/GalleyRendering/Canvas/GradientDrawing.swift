import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Fills the current path with a gradient, computed only for the pixels that the path and the
  /// clip leave.
  func fillPath(with field: GradientField) throws(RenderingError) {
    defer { cairo_new_path(context.pointer) }
    guard let box = context.pixelsTouchedByFill else { return }
    let (x, y) = (Int(box.minX), Int(box.minY))
    let surface = try Surface(
      width: Int(box.width), height: Int(box.height), pool: resources.gradients,
      isOverwritten: true)
    field.fill(surface, x: x, y: y)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    cairo_identity_matrix(context.pointer)
    cairo_set_source_surface(context.pointer, surface.pointer, box.minX, box.minY)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
    cairo_fill(context.pointer)
  }
}
