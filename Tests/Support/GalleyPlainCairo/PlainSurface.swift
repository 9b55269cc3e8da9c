internal import CDrawing
internal import GalleyGeometry

/// A Cairo image surface, and Cairo's own way to a PNG file.
public final class PlainSurface {
  let pointer: UnsafeMutablePointer<cairo_surface_t>?
  public let width: Int
  public let height: Int

  public convenience init(width: Int, height: Int) {
    self.init(width: width, height: height, format: CAIRO_FORMAT_ARGB32)
  }

  init(width: Int, height: Int, format: cairo_format_t) {
    pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
    self.width = width
    self.height = height
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The distance between rows in bytes.
  public var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The bytes of all rows, for reading and writing.
  public func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    cairo_surface_flush(pointer)
    body(
      UnsafeMutableBufferPointer(
        start: cairo_image_surface_get_data(pointer), count: stride * height))
    cairo_surface_mark_dirty(pointer)
  }

  /// The PNG file as Cairo streams it.
  public var png: [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { target in
      _ = cairo_surface_write_to_png_stream(
        pointer,
        { target, chunk, count in
          let bytes = target?.assumingMemoryBound(to: [UInt8].self)
          bytes?.pointee.append(contentsOf: UnsafeBufferPointer(start: chunk, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    return bytes
  }

  /// Writes the PNG file; false where that fails.
  public func writePNG(toPath path: String) -> Bool {
    cairo_surface_write_to_png(pointer, path) == CAIRO_STATUS_SUCCESS
  }
}
