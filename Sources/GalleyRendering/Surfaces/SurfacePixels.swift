import CDrawing

/// The pixels of a surface of colors, while nobody else draws on it.
struct SurfacePixels {
  let width: Int
  let height: Int
  private let start: UnsafeMutablePointer<UInt32>
  private let perRow: Int

  /// Nil for a surface that has no colors.
  init?(of surface: UnsafeMutablePointer<cairo_surface_t>) {
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    start = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    perRow = Int(cairo_image_surface_get_stride(surface)) / 4
    (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
  }

  @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { start + y * perRow }
}

extension DrawingContext {
  /// Draws on the pixels of the surface themselves; not where it has no colors.
  func drawDirectly(_ body: (SurfacePixels) -> Void) {
    guard let pixels = SurfacePixels(of: target) else { return }
    cairo_surface_flush(target)
    body(pixels)
    cairo_surface_mark_dirty(target)
  }
}

extension UnsafeMutablePointer<UInt32> {
  /// Four pixels from one on.
  @inline(__always) func four(_ place: Int) -> SIMD4<UInt32> {
    UnsafeRawPointer(self + place).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// Lays others over some pixels.
  @inline(__always) func cover(
    _ columns: Range<Int>, four: (Int) -> PremultipliedPixels, one: (Int) -> PremultipliedPixel
  ) {
    var x = columns.lowerBound
    while x &+ 4 <= columns.upperBound {
      let seen = four(x).over(self.four(x))
      UnsafeMutableRawPointer(self + x).storeBytes(of: seen, as: SIMD4<UInt32>.self)
      x &+= 4
    }
    while x < columns.upperBound {
      self[x] = one(x).over(self[x])
      x &+= 1
    }
  }
}
