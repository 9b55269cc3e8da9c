import CDrawing
import GalleyGeometry

/// An SVG document as librsvg holds it.
///
/// Only documents that `VectorAsset` has written get here: librsvg can be made to abort or hang.
struct SVGHandle: ~Copyable {
  private let library: SVGLibrary
  private let handle: OpaquePointer
  private let size: Size

  /// - Parameter size: The width and height that the document's root has.
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

  private static func loadedLibrary() throws(SVGProblem) -> SVGLibrary {
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
  /// - Parameter clips: What the context is clipped to.
  func render(
    on context: borrowing DrawingContext, within clips: ClipStack = ClipStack()
  ) throws(SVGProblem) {
    let other = try LibrsvgCairoContext(library.cairo, over: context, clips: clips)
    var viewport = SVGLibrary.Viewport(width: size.width, height: size.height)
    var failure: UnsafeMutablePointer<GError>?
    guard library.render(handle, other.pointer, &viewport, &failure) != 0 else {
      throw SVGProblem("librsvg cannot draw it: \(takeMessage(of: failure)); simplify it")
    }
    try other.finish()
  }
}

/// The message of an error of GLib's, which is freed.
private func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "no reason given" }
  defer { g_error_free(error) }
  return error.pointee.message.map { String(cString: $0) } ?? "no reason given"
}
