import CDrawing
import GalleyGeometry
import GalleyGraphics

extension DrawingContext {
  /// The pixels that the clip leaves, where it is one rectangle of whole pixels; nil where it is not.
  var clipPixels: Rect? {
    let kept = transform
    setTransform(.identity)
    defer { setTransform(kept) }
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
  ///   - x: The column of the mask's first pixel; all of them lie on the surface and within the clip.
  ///   - y: Its row.
  func fill(_ mask: Surface, x: Int, y: Int, with color: Color) {
    let pixel = PremultipliedPixel(color)
    guard pixel.isOpaque else { return cover(mask, x: x, y: y, with: color) }
    drawDirectly { pixels in
      mask.withPixels { coverage in
        for row in 0..<mask.height {
          let shares = coverage[(row * mask.bytesPerRow)...].prefix(mask.width)
          mix(
            UnsafeMutableBufferPointer(start: pixels.row(y + row) + x, count: mask.width),
            with: pixel, by: UnsafeRawBufferPointer(rebasing: shares))
        }
      }
    }
  }

  /// The same for a color that lets through what lies below.
  private func cover(_ mask: Surface, x: Int, y: Int, with color: Color) {
    let kept = transform
    setTransform(.identity)
    defer { setTransform(kept) }
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
