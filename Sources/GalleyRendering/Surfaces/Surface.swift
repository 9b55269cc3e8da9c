import CDrawing
internal import GalleyGraphics
internal import GalleySystem

/// A rectangle of premultiplied pixels that Cairo draws on: blue, green, red, alpha, a word each.
final class Surface {
  let pointer: UnsafeMutablePointer<cairo_surface_t>
  let width: Int
  let height: Int
  /// The identity by which caches know an image's pixels.
  let identity = ImageIdentity()

  /// The most pixels a side and in all that a surface may have.
  static let largestSide = 16_384
  static let largestArea = 64 << 20

  private let memory: PixelMemory

  /// A surface of premultiplied pixels, transparent unless it is said to be overwritten.
  convenience init(
    width: Int, height: Int, pool: PixelMemoryPool = PixelMemoryPool(), isOverwritten: Bool = false
  ) throws(RenderingError) {
    try Self.check(width: width, height: height)
    try self.init(
      format: CAIRO_FORMAT_ARGB32, width: width, height: height, pool: pool,
      isCleared: !isOverwritten)
  }

  /// A surface whose pixels are all to be written, and all opaque: Cairo then copies what it covers whole.
  static func opaque(
    width: Int, height: Int, pool: PixelMemoryPool
  ) throws(RenderingError) -> Surface {
    try check(width: width, height: height)
    return try Surface(
      format: CAIRO_FORMAT_RGB24, width: width, height: height, pool: pool, isCleared: false)
  }

  /// An empty surface of one byte a pixel, which stands for coverage.
  static func mask(width: Int, height: Int) throws(RenderingError) -> Surface {
    try check(width: width, height: height)
    return try Surface(
      format: CAIRO_FORMAT_A8, width: width, height: height, pool: PixelMemoryPool(),
      isCleared: true)
  }

  private init(
    format: cairo_format_t, width: Int, height: Int, pool: PixelMemoryPool, isCleared: Bool
  ) throws(RenderingError) {
    let stride = Int(cairo_format_stride_for_width(format, Int32(width)))
    let count = stride * height
    let memory: PixelMemory
    do throws(MemoryProblem) {
      memory = try pool.memory(asked: count)
    } catch {
      throw RenderingError(error.description)
    }
    let bytes = memory.prefix(count, isCleared: isCleared)
    guard
      let pointer = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, format, Int32(width), Int32(height),
        Int32(stride))
    else { throw RenderingError("cannot make a surface of \(width)x\(height) px: out of memory") }
    try requireSuccess(cairo_surface_status(pointer), "make a surface of \(width)x\(height) px")
    self.pointer = pointer
    self.width = width
    self.height = height
    self.memory = memory
  }

  deinit {
    // Whatever else still refers to the surface may no longer touch the memory.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// The limits in words.
  static let limits = "\(largestSide) px a side and \(largestArea >> 20) Mpx in all"

  /// Whether a surface may have a size.
  static func allows(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= largestSide && height <= largestSide
      && width * height <= largestArea
  }

  /// Refuses sizes that no surface may have.
  static func check(width: Int, height: Int) throws(RenderingError) {
    guard allows(width: width, height: height) else {
      throw RenderingError(
        "cannot draw \(width)x\(height) px; expected 1 to \(largestSide) px a side"
          + " and at most \(largestArea >> 20) Mpx in all")
    }
  }

  /// The distance between rows in bytes.
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The memory that it takes.
  var byteCount: Int { bytesPerRow * height }

  /// The pixels, for reading and writing; Cairo is told that they may have changed.
  func withPixels<Result, Failure>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    let bytes = UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(pointer), count: bytesPerRow * height)
    return try body(bytes)
  }

  /// Each row of premultiplied pixels in turn, for writing.
  func withRows(_ body: (_ row: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Void) {
    let stride = bytesPerRow
    withPixels { bytes in
      for row in 0..<height {
        let pixels = UnsafeMutableRawBufferPointer(
          rebasing: bytes[(row * stride)..<(row * stride + width * 4)])
        body(row, pixels.bindMemory(to: UInt32.self))
      }
    }
  }
}

/// Throws what Cairo says went wrong, if something did.
func requireSuccess(
  _ status: cairo_status_t, _ operation: @autoclosure () -> String
) throws(RenderingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let cure = status == CAIRO_STATUS_NO_MEMORY ? "; \(MemoryProblem.cure)" : ""
  throw RenderingError(
    "cannot \(operation()): \(String(cString: cairo_status_to_string(status)))\(cure)")
}
