import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Fills the current path with a gradient, computed only for the pixels that the path and the
  /// clip leave, a band at a time.
  func fillPath(with field: GradientField) throws(RenderingError) {
    defer { cairo_new_path(context.pointer) }
    guard let box = context.pixelsTouchedByFill else { return }
    let (width, height) = (Int(box.width), Int(box.height))
    let rows = field.rows(x: Int(box.minX), y: Int(box.minY), width: width, height: height)
    let rowsOfBand = max(1, Self.pixelsOfBand / width)
    for first in stride(from: 0, to: height, by: rowsOfBand) {
      let band = try Surface(
        width: width, height: min(rowsOfBand, height - first), pool: resources.gradients,
        isOverwritten: true)
      rows.fill(band, firstRow: first)
      fillPath(with: band, at: Point(x: box.minX, y: box.minY + Double(first)))
    }
  }

  /// What stays in the processor's cache, so that all bands cost less than the whole at once.
  private static let pixelsOfBand = 1 << 18

  /// Fills the current path where a surface lies at whole device pixels, and keeps the path.
  private func fillPath(with surface: Surface, at pixel: Point) {
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    cairo_identity_matrix(context.pointer)
    cairo_set_source_surface(context.pointer, surface.pointer, pixel.x, pixel.y)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
    cairo_fill_preserve(context.pointer)
  }
}
