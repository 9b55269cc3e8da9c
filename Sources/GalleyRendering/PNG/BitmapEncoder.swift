public import GalleyGraphics

/// Encodes pixels that did not come from a picture, such as the drawing of a difference.
public enum BitmapEncoder {
  /// A PNG without a layout record, at one pixel a point.
  ///
  /// Straight colors are premultiplied on the way, so that where alpha is small some are rounded.
  /// - Throws: where the bitmap is empty or larger than a surface may be.
  public static func png(_ bitmap: Bitmap) throws(RenderingError) -> [UInt8] {
    let surface = try Surface(width: bitmap.width, height: bitmap.height)
    fill(surface, from: bitmap)
    return try PNGEncoder().encode(surface, PNGEncoder.Notes(scale: 1))
  }

  private static func fill(_ surface: Surface, from bitmap: Bitmap) {
    let bytesPerRow = surface.bytesPerRow
    surface.withPixels { target in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let place = (y * bitmap.width + x) * 4
          target.storeBytes(
            of: word(bitmap.pixels, at: place), toByteOffset: y * bytesPerRow + x * 4,
            as: UInt32.self)
        }
      }
    }
  }

  /// Alpha, red, green and blue from the highest byte to the lowest, premultiplied.
  private static func word(_ bytes: [UInt8], at place: Int) -> UInt32 {
    let alpha = UInt32(bytes[place + 3])
    return (0..<3).reduce(alpha) { word, component in
      word << 8 | (UInt32(bytes[place + component]) * alpha + 127) / 255
    }
  }
}
