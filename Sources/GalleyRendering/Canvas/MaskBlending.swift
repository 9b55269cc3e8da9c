import CDrawing
import GalleyGeometry
import GalleyGraphics

extension DrawingContext {
  /// The pixels that the clip leaves, where it is one rectangle of whole pixels; nil where it is
  /// not.
  var clipPixels: Rect? {
    let saved = transform
    setTransform(.identity)
    defer { setTransform(saved) }
    guard let list = cairo_copy_clip_rectangle_list(pointer) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else {
      return nil
    }
    let clip = list.pointee.rectangles[0]
    let pixels = Rect(x: clip.x, y: clip.y, width: clip.width, height: clip.height)
    return pixels == pixels.roundedOutward ? pixels : nil
  }

  /// Fills with a color what a mask covers, as Cairo fills the path that it was made of.
  ///
  /// - Parameters:
  /// - x: The column of the mask's first pixel; all of them lie on the surface and within the clip.
  ///   - y: Its row.
  func fill(_ mask: Surface, x: Int, y: Int, with color: Color) {
    let pixel = PremultipliedPixel(color)
    guard pixel.isOpaque else { return cover(mask, x: x, y: y, with: color) }
    cairo_surface_flush(target)
    defer { cairo_surface_mark_dirty(target) }
    guard let bytes = cairo_image_surface_get_data(target) else { return }
    let stride = Int(cairo_image_surface_get_stride(target))
    mask.withPixels { coverage in
      for row in 0..<mask.height {
        let words = UnsafeMutableRawPointer(bytes + (y + row) * stride + x * 4)
        let shares = coverage[(row * mask.bytesPerRow)...].prefix(mask.width)
        mix(
          UnsafeMutableBufferPointer(
            start: words.assumingMemoryBound(to: UInt32.self), count: mask.width),
          with: pixel, by: UnsafeRawBufferPointer(rebasing: shares))
      }
    }
  }

  /// The same for a color that lets through what lies below.
  private func cover(_ mask: Surface, x: Int, y: Int, with color: Color) {
    let saved = transform
    setTransform(.identity)
    defer { setTransform(saved) }
    setColor(color)
    cairo_mask_surface(pointer, mask.pointer, Double(x), Double(y))
  }
}

/// Covers shares of pixels with an opaque one.
private func mix(
  _ pixels: UnsafeMutableBufferPointer<UInt32>, with pixel: PremultipliedPixel,
  by coverage: UnsafeRawBufferPointer
) {
  var index = 0
  while index < pixels.count {
    // Most of a text is what lies between its lines.
    if index + 8 <= pixels.count,
      coverage.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0
    {
      index += 8
      continue
    }
    let share = coverage[index]
    if share == 255 {
      pixels[index] = pixel.word
    } else if share > 0 {
      pixels[index] = pixel.mixed(share, over: pixels[index])
    }
    index += 1
  }
}

/// A premultiplied pixel in Cairo's order, alpha highest and blue lowest.
private struct PremultipliedPixel {
  let word: UInt32

  /// The pixel that Cairo fills with a color.
  init(_ color: Color) {
    let alpha = min(max(color.alpha, 0), 1)
    func byte(_ component: Double) -> UInt32 {
      Self.byte(min(max(component, 0), 1) * alpha)
    }
    word =
      Self.byte(alpha) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  /// The upper byte of sixteen bits, to which Cairo brings colors first.
  private static func byte(_ share: Double) -> UInt32 {
    UInt32(share * 65_535 + 0.5) >> 8
  }

  var isOpaque: Bool { word >> 24 == 255 }

  /// What is seen where it covers a part of another one: Cairo's own mixture for one opaque color,
  /// in which what is halfway between two levels goes to the lower one.
  @inline(__always) func mixed(_ coverage: UInt8, over below: UInt32) -> UInt32 {
    let share = UInt32(coverage)
    return Self.multiply(word, by: share) &+ Self.multiply(below, by: 255 &- share)
  }

  /// Each component by a share in 255ths.
  @inline(__always) private static func multiply(_ word: UInt32, by share: UInt32) -> UInt32 {
    // Two components at a time, each with room above it.
    let odd = (word & 0xFF00FF) &* share &+ 0x7F007F
    let even = (word >> 8 & 0xFF00FF) &* share &+ 0x7F007F
    return (odd &+ (odd >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
      | (even &+ (even >> 8 & 0xFF00FF)) & 0xFF00_FF00
  }
}
