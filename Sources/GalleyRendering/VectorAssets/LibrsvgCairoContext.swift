import CDrawing

/// The drawing state of the Cairo that librsvg has loaded, on the pixels that a context of Galley's draws
/// on: with its transform and clips, and else as every context begins.
///
/// The two may be one Cairo; nothing is drawn with the first one while this one is there.
struct LibrsvgCairoContext: ~Copyable {
  let pointer: UnsafeMutablePointer<cairo_t>
  private let cairo: galley_cairo
  private let target: UnsafeMutablePointer<cairo_surface_t>

  init(
    _ cairo: galley_cairo, over context: borrowing DrawingContext, clips: ClipStack
  ) throws(SVGProblem) {
    target = context.target
    cairo_surface_flush(target)
    guard
      let surface = cairo.image_surface_create_for_data(
        cairo_image_surface_get_data(target), cairo_image_surface_get_format(target),
        cairo_image_surface_get_width(target), cairo_image_surface_get_height(target),
        cairo_image_surface_get_stride(target)),
      let pointer = cairo.create(surface)
    else { throw SVGProblem("librsvg cannot draw it: out of memory; simplify it") }
    // The context keeps it.
    cairo.surface_destroy(surface)
    self.pointer = pointer
    self.cairo = cairo
    for clip in clips.clips {
      cairo.set_antialias(pointer, clip.antialias)
      clip.withDevicePath { cairo.append_path(pointer, $0) }
      cairo.clip(pointer)
    }
    // What librsvg fills with; a clip drawn with another would not join with the fill at edges they
    // share.
    cairo.set_antialias(pointer, CAIRO_ANTIALIAS_DEFAULT)
    var matrix = cairo_matrix_t(context.transform)
    cairo.set_matrix(pointer, &matrix)
  }

  deinit {
    cairo.destroy(pointer)
    cairo_surface_mark_dirty(target)
  }

  /// Ends drawing.
  /// - Throws: what went wrong since the context was made.
  consuming func finish() throws(SVGProblem) {
    let status = cairo.status(pointer)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let reason = String(cString: cairo_status_to_string(status))
    throw SVGProblem("librsvg cannot draw it: \(reason); simplify it")
  }
}
