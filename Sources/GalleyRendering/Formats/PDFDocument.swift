internal import CDrawing
internal import GalleyGeometry
internal import GalleyGraphics

/// A PDF in the making: drawings as librsvg draws them on the PDF surface of its Cairo, a page each.
///
/// A point of a drawing is a point of its page. No page has a date, so that the same drawings give
/// the same bytes.
final class PDFDocument {
  /// The date that Cairo would take from the clock.
  private static let date = "1970-01-01T00:00:00Z"

  private let library: SVGLibrary
  private let surface: UnsafeMutablePointer<cairo_surface_t>
  private let output = Output()
  private var pageCount: Int32 = 0

  /// The bytes that Cairo has written.
  private final class Output {
    var bytes: [UInt8] = []
  }

  init(title: String, subject: String?) throws(RenderingError) {
    do throws(SVGProblem) {
      library = try SVGHandle.loadedLibrary()
    } catch {
      throw RenderingError(error.description)
    }
    guard
      let surface = library.cairo.pdf_surface_create_for_stream(
        { context, data, count in
          guard let context, let data else { return CAIRO_STATUS_WRITE_ERROR }
          let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
          output.bytes += UnsafeBufferPointer(start: data, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque(), 1, 1)
    else { throw RenderingError("cannot begin a PDF: out of memory") }
    self.surface = surface
    let cairo = library.cairo
    cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    if let subject { cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject) }
    cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Galley")
    cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
    cairo.pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, Self.date)
  }

  deinit { library.cairo.surface_destroy(surface) }

  /// Adds a page as large as a drawing.
  ///
  /// - `svg`: As `SVGFormat` writes it, its texts as outlines.
  /// - `scale`: Pixels a point of what Cairo cannot draw as vectors.
  /// - `bookmark`: Its name in the outline of the document; nil for none.
  func addPage(of svg: [UInt8], scale: Double, bookmark: String?) throws(RenderingError) {
    let cairo = library.cairo
    let asset = try SVGRasterizer.asset(svg)
    let size = asset.size
    try asset.work.check(pixels: size.width * size.height * scale * scale)
    let recording = try recording(of: asset, scale: scale)
    defer { cairo.surface_destroy(recording) }
    cairo.pdf_surface_set_size(surface, size.width, size.height)
    guard let context = cairo.create(surface) else {
      throw RenderingError("cannot draw a page: out of memory")
    }
    defer { cairo.destroy(context) }
    var matrix = cairo_matrix_t(.scale(1 / scale))
    cairo.set_matrix(context, &matrix)
    cairo.set_source_surface(context, recording, 0, 0)
    cairo.paint(context)
    cairo.show_page(context)
    pageCount += 1
    if let bookmark {
      _ = cairo.pdf_surface_add_outline(
        surface, CAIRO_PDF_OUTLINE_ROOT, bookmark, "page=\(pageCount)",
        cairo_pdf_outline_flags_t(0))
    }
    try requireSuccess(cairo.status(context), "draw a page")
  }

  /// The commands of a drawing, in pixels: librsvg draws filters as finely as these are.
  private func recording(
    of asset: VectorAsset, scale: Double
  ) throws(RenderingError) -> UnsafeMutablePointer<cairo_surface_t> {
    let cairo = library.cairo
    var extents = cairo_rectangle_t(
      x: 0, y: 0, width: asset.size.width * scale, height: asset.size.height * scale)
    guard let recording = cairo.recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      let context = cairo.create(recording)
    else { throw RenderingError("cannot draw a page: out of memory") }
    defer { cairo.destroy(context) }
    var matrix = cairo_matrix_t(.scale(scale))
    cairo.set_matrix(context, &matrix)
    do throws(SVGProblem) {
      try SVGHandle(document: asset.document(size: asset.size), size: asset.size)
        .render(on: context)
    } catch {
      cairo.surface_destroy(recording)
      throw RenderingError(error.description)
    }
    return recording
  }

  /// Ends the document and gives its bytes.
  func finish() throws(RenderingError) -> [UInt8] {
    library.cairo.surface_finish(surface)
    try requireSuccess(library.cairo.surface_status(surface), "write a PDF")
    return output.bytes
  }
}
