import CDrawing

/// A rectangle of premultiplied pixels that Cairo draws on: blue, green, red, alpha, a word each.
final class Surface {
  let pointer: UnsafeMutablePointer<cairo_surface_t>
  let width: Int
  let height: Int

  /// The most pixels a side and in all that a surface may have.
  static let largestSide = 16_384
  static let largestArea = 64 << 20

  /// A transparent surface.
  convenience init(width: Int, height: Int) throws(RenderingError) {
    try Self.check(width: width, height: height)
    try self.init(format: CAIRO_FORMAT_ARGB32, width: width, height: height)
  }

  /// A surface of one byte a pixel, which stands for coverage.
  static func mask(width: Int, height: Int) throws(RenderingError) -> Surface {
    try Surface(format: CAIRO_FORMAT_A8, width: width, height: height)
  }

  private init(format: cairo_format_t, width: Int, height: Int) throws(RenderingError) {
    guard let pointer = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      throw RenderingError("cannot make a surface of \(width)x\(height) px: out of memory")
    }
    self.pointer = pointer
    self.width = width
    self.height = height
    try requireSuccess(cairo_surface_status(pointer), "make a surface of \(width)x\(height) px")
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Refuses sizes that no surface may have.
  static func check(width: Int, height: Int) throws(RenderingError) {
    guard width > 0, height > 0, width <= largestSide, height <= largestSide,
      width * height <= largestArea
    else {
      throw RenderingError(
        "cannot draw \(width)x\(height) px; expected 1 to \(largestSide) px a side"
          + " and at most \(largestArea >> 20) Mpx in all")
    }
  }

  /// The distance between rows in bytes.
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The pixels, for reading and writing; Cairo is told that they may have changed.
  func withPixels<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    let bytes = UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(pointer), count: bytesPerRow * height)
    return body(bytes)
  }
}

/// Throws what Cairo says went wrong, if something did.
func requireSuccess(
  _ status: cairo_status_t, _ operation: @autoclosure () -> String
) throws(RenderingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw RenderingError("cannot \(operation()): \(String(cString: cairo_status_to_string(status)))")
}
