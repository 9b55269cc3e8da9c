import CDrawing
import GalleyGeometry
import GalleyGraphics

/// The clips of a context, in their order: Cairo itself lists rectangles alone.
final class ClipStack {
  /// A shape in coordinates that come to device pixels by a transform.
  struct Clip {
    var shape: Shape
    var transform: Transform
    var antialias: cairo_antialias_t

    /// The shape as a path of Cairo's in device pixels, rounded as Cairo rounds it where it clips.
    func withDevicePath(_ body: (UnsafePointer<cairo_path_t>) -> Void) {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return }
      defer { cairo_surface_destroy(surface) }
      let context = DrawingContext(owning: cairo_create(surface))
      context.setTransform(transform)
      context.add(shape)
      context.setTransform(.identity)
      guard let path = cairo_copy_path(context.pointer) else { return }
      defer { cairo_path_destroy(path) }
      body(path)
    }
  }

  private(set) var clips: [Clip] = []

  /// Clips a context to a shape in its coordinates, until the clips that were there are gone back to.
  func clip(_ context: borrowing DrawingContext, to shape: Shape) {
    clips.append(
      Clip(
        shape: shape, transform: context.transform,
        antialias: cairo_get_antialias(context.pointer)))
    context.add(shape)
    cairo_clip(context.pointer)
  }

  /// Draws, and goes back to the coordinates and clips of before.
  func keeping<Failure>(
    _ context: borrowing DrawingContext, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let count = clips.count
    cairo_save(context.pointer)
    defer {
      cairo_restore(context.pointer)
      clips.removeLast(clips.count - count)
    }
    try body()
  }
}
