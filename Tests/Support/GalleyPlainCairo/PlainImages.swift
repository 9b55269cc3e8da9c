internal import CDrawing
internal import CRSVG
internal import GalleyGeometry

/// Image files by path, read once.
final class PlainImages {
  private var vectors: [String: PlainVector] = [:]
  private var rasters: [String: UnsafeMutablePointer<cairo_surface_t>] = [:]

  deinit { for surface in rasters.values { cairo_surface_destroy(surface) } }

  func vector(atPath path: String) -> PlainVector? {
    if let cached = vectors[path] { return cached }
    let vector = PlainVector(path: path)
    vectors[path] = vector
    return vector
  }

  /// A PNG file, the one format that Cairo reads by itself.
  func raster(atPath path: String) -> UnsafeMutablePointer<cairo_surface_t>? {
    if let cached = rasters[path] { return cached }
    let surface = cairo_image_surface_create_from_png(path)
    rasters[path] = surface
    return surface
  }
}

/// An SVG file as librsvg holds it.
final class PlainVector {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  init?(path: String) {
    guard let handle = rsvg_handle_new_from_file(path, nil) else { return nil }
    self.handle = handle
  }

  deinit { g_object_unref(handle) }

  func draw(in destination: Rect, on context: UnsafeMutablePointer<cairo_t>?) {
    var viewport = RsvgRectangle(
      x: destination.minX, y: destination.minY, width: destination.width,
      height: destination.height)
    rsvg_handle_render_document(handle, context, &viewport, nil)
  }
}
