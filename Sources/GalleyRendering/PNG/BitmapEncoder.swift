public import GalleyGraphics

/// Encodes pixels that did not come from a picture, such as the drawing of a difference.
public enum BitmapEncoder {
  /// A PNG without a layout record, at one pixel a point.
  ///
  /// Straight colors are premultiplied on the way, so that where alpha is small some are rounded.
  /// - Throws: where the bitmap is empty or has more than 128 megapixels.
  public static func png(_ bitmap: Bitmap) throws(RenderingError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0, width * height <= 128 << 20 else {
      throw RenderingError(
        "cannot encode \(width)x\(height) px; expected at least one, at most 128 megapixels")
    }
    var words = words(of: bitmap)
    let encoder = try PNGEncoder()
    return words.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("there is a pixel") }
      let rows = PixelRows(start: start, bytesPerRow: width * 4, width: width, height: height)
      return encoder.encode(rows, PNGEncoder.Notes(scale: 1), digest: PixelDigest(rows))
    }
  }

  private static func words(of bitmap: Bitmap) -> [UInt32] {
    let count = bitmap.width * bitmap.height
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
      for index in 0..<count { buffer[index] = word(bitmap.pixels, at: index * 4) }
      written = count
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
