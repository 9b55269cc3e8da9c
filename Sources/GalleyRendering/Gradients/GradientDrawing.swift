import CDrawing
import GalleyGeometry
internal import GalleyGraphics
internal import GalleySystem

extension DrawingContext {
  /// Fills the current path with a gradient, computed only for the pixels that the path and the
  /// clip leave, a band at a time.
  ///
  /// - `pool`: Gives the memory of the bands.
  func fill(with field: GradientField, pool: PixelMemoryPool) throws(RenderingError) {
    defer { cairo_new_path(pointer) }
    guard let box = pixelsTouchedByFill else { return }
    let (width, height) = (Int(box.width), Int(box.height))
    let rows = field.rows(x: Int(box.minX), y: Int(box.minY), width: width, height: height)
    // What stays in the processor's cache, so that all bands cost less than the whole at once.
    let rowsOfBand = max(1, (1 << 18) / width)
    for first in stride(from: 0, to: height, by: rowsOfBand) {
      let count = min(rowsOfBand, height - first)
      let band =
        field.isOpaque
        ? try Surface.opaque(width: width, height: count, pool: pool)
        : try Surface(width: width, height: count, pool: pool, isOverwritten: true)
      rows.fill(band, firstRow: first)
      fill(with: band, at: Point(x: box.minX, y: box.minY + Double(first)))
    }
  }

  /// Fills the current path where a surface lies at whole device pixels, and keeps it.
  private func fill(with surface: Surface, at pixel: Point) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    setTransform(.identity)
    cairo_set_source_surface(pointer, surface.pointer, pixel.x, pixel.y)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    cairo_fill_preserve(pointer)
  }
}
