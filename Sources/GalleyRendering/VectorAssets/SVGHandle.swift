import CDrawing
import GalleyGeometry

/// An SVG document as librsvg holds it.
///
/// Only documents that `VectorAsset` has written get here: librsvg can be made to abort or hang.
struct SVGHandle: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let size: Size

  /// - Parameter size: The width and height that the document's root has.
  init(document: String, size: Size) throws(SVGProblem) {
    let bytes = Array(document.utf8)
    var failure: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, UInt(bytes.count), &failure) else {
      throw SVGProblem("librsvg cannot read it: \(takeMessage(of: failure)); export it again")
    }
    self.handle = handle
    self.size = size
  }

  deinit { g_object_unref(handle) }

  /// Draws the document over a rectangle of its own size at the origin.
  ///
  /// The context's transform must not turn, or move by parts of a pixel: librsvg would resample its
  /// layers.
  func render(on context: UnsafeMutablePointer<cairo_t>) throws(SVGProblem) {
    cairo_save(context)
    defer { cairo_restore(context) }
    // What librsvg fills with; a clip drawn with another would not join with the fill at edges they
    // share.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &failure) != 0 else {
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
