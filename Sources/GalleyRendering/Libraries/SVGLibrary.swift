import CDrawing
internal import GalleyPNG

/// librsvg, which is loaded when the first asset needs it: with what it brings along, a third of
/// all libraries, it would take as long as reading a scene does.
struct SVGLibrary: Sendable {
  /// `RsvgRectangle`.
  struct Viewport {
    var x = 0.0
    var y = 0.0
    var width: Double
    var height: Double
  }

  typealias MakeHandle =
    @convention(c) (
      UnsafePointer<UInt8>, gsize, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    ) -> OpaquePointer?
  typealias Render =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<cairo_t>, UnsafeRawPointer,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    ) -> gboolean

  /// `rsvg_handle_new_from_data`.
  let makeHandle: MakeHandle
  /// `rsvg_handle_render_document`.
  let render: Render
  /// The Cairo that it draws with: where the command holds one of its own, that is another one, to
  /// which contexts and surfaces of Galley's mean nothing.
  let cairo: galley_cairo
  let version: String
  /// Names the code that draws once it is loaded.
  let code: StreamHash.Value

  /// Why it is not there, in words, where it cannot be loaded.
  static let loaded = Result<SVGLibrary, Failure> { () throws(Failure) in try SVGLibrary() }

  struct Failure: Error, Hashable {
    var reason: String
  }

  private init() throws(Failure) {
    _ = LoadedLibraries.beforeRSVG
    var cairo = galley_cairo()
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let makeHandle = dlsym(library, "rsvg_handle_new_from_data"),
      let render = dlsym(library, "rsvg_handle_render_document"),
      galley_find_cairo(library, &cairo) != 0
    else { throw Failure(reason: dlerror().map { String(cString: $0) } ?? "no reason given") }
    LibraryMessages.startKeeping()
    self.makeHandle = unsafeBitCast(makeHandle, to: MakeHandle.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.cairo = cairo
    version = ["major", "minor", "micro"].map { part in
      dlsym(library, "rsvg_\(part)_version")
        .map { "\($0.load(as: UInt32.self))" } ?? "?"
    }.joined(separator: ".")
    code = LoadedLibraries.digest
  }
}
