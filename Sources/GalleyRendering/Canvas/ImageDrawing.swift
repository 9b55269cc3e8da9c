import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Draws a raster or vector image over its destination.
  func draw(_ placement: ImagePlacement) throws(RenderingError) {
    let content: ImageContent
    do throws(ResourceError) {
      content = try resources.images.content(atPath: placement.image.path)
    } catch {
      throw RenderingError(error.description)
    }
    try draw(content, over: placement.destination)
  }

  /// Draws an image over a rectangle: resampled once to whole device pixels where nothing is turned.
  func draw(
    _ content: ImageContent, over destination: Rect, alpha: Double = 1
  ) throws(RenderingError) {
    guard let place = PixelPlace(destination, under: context.transform, visible: bounds) else {
      return try drawTurned(content, over: destination, alpha: alpha)
    }
    guard !place.pixels.isEmpty else { return }
    let rendition = try resources.images.rendition(of: content, at: place)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    context.setTransform(.identity)
    cairo_set_source_surface(
      context.pointer, rendition.pointer, place.pixels.minX, place.pixels.minY)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context.pointer, alpha)
  }

  private func drawTurned(
    _ content: ImageContent, over destination: Rect, alpha: Double
  ) throws(RenderingError) {
    let sampled = try resources.images.sampled(content, over: destination, under: context.transform)
    try context.stretch(sampled, over: destination, alpha: alpha)
  }
}
