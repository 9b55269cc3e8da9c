import CDrawing
import GalleyGeometry

/// An SVG document as librsvg holds it.
///
/// Only documents that `VectorAsset` has written get here: librsvg can be made to abort or hang.
struct SVGHandle: ~Copyable {
  private let library: SVGLibrary
  private let handle: OpaquePointer
  private let size: Size

  /// - `size`: The width and height that the document's root has.
  init(document: String, size: Size) throws(SVGProblem) {
    let library = try Self.loadedLibrary()
    let bytes = Array(document.utf8)
    var failure: UnsafeMutablePointer<GError>?
    guard let handle = library.makeHandle(bytes, gsize(bytes.count), &failure) else {
      throw SVGProblem("librsvg cannot read it: \(takeMessage(of: failure)); export it again")
    }
    self.library = library
    self.handle = handle
    self.size = size
  }

  static func loadedLibrary() throws(SVGProblem) -> SVGLibrary {
    do throws(SVGLibrary.Failure) {
      return try SVGLibrary.loaded.get()
    } catch {
      throw SVGProblem(
        "librsvg, which draws it, cannot be loaded: \(error.reason); install librsvg, on Debian the"
          + " package librsvg2-2")
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Draws the document over a rectangle of its own size at the origin.
  ///
  /// The context's transform must not turn, or move by parts of a pixel: librsvg would resample its
  /// layers.
  ///
  /// - `clips`: What the context is clipped to.
  func render(
    on context: borrowing DrawingContext, within clips: ClipStack = ClipStack()
  ) throws(SVGProblem) {
    let other = try LibrsvgCairoContext(library.cairo, over: context, clips: clips)
    try render(on: other.pointer)
    try other.finish()
  }

  /// - `pointer`: A context of the Cairo that librsvg has loaded.
  func render(on pointer: UnsafeMutablePointer<cairo_t>) throws(SVGProblem) {
    var viewport = SVGLibrary.Viewport(width: size.width, height: size.height)
    var failure: UnsafeMutablePointer<GError>?
    guard library.render(handle, pointer, &viewport, &failure) != 0 else {
      throw SVGProblem("librsvg cannot draw it: \(takeMessage(of: failure)); simplify it")
    }
  }
}

/// The message of an error of GLib's, which is freed.
private func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "no reason given" }
  defer { g_error_free(error) }
  return error.pointee.message.map { String(cString: $0) } ?? "no reason given"
}

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
