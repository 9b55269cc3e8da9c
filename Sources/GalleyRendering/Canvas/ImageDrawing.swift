import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Draws a raster or vector image over its destination.
  func draw(_ placement: ImagePlacement) throws(RenderingError) {
    let content: ImageContent
    do throws(ResourceError) {
      content = try resources.images.content(of: placement.image)
    } catch {
      throw RenderingError(error.description)
    }
    try draw(content, over: placement.destination)
  }

  /// Draws an image over a rectangle: once to whole device pixels, unless that would turn pixels.
  func draw(
    _ content: ImageContent, over destination: Rect, alpha: Double = 1
  ) throws(RenderingError) {
    let place = DevicePlacement(destination, under: context.transform, visible: bounds)
    guard !destination.isEmpty, !place.pixels.isEmpty else { return }
    if case .raster(let source) = content, !place.isUpright {
      let sampled = try resources.images.sampled(source, at: place)
      return context.stretch(sampled, over: destination, alpha: alpha)
    }
    if case .vector(let image) = content, alpha == 1, !place.isUpright {
      return try draw(image, at: place)
    }
    let pixels = try resources.images.scaledImage(of: content, at: place)
    context.paint(pixels, at: place.pixels.origin, alpha: alpha)
  }

  /// Draws a turned vector image straight onto the canvas.
  ///
  /// Its slanting edges and those of the clip around it are cut as one there, where a picture of it
  /// would fade twice.
  private func draw(_ image: VectorImage, at place: DevicePlacement) throws(RenderingError) {
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    context.setTransform(.translation(place.pixels.origin - .zero))
    try image.draw(at: place, on: context, within: clips, painter: resources.images.painter)
  }
}
