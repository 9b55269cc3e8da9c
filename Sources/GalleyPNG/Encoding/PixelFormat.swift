/// How the pixels of a surface are written.
package enum PixelFormat {
  case rgb
  /// Straight alpha.
  case rgba

  package var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }

  package var colorType: PNGColorType {
    switch self {
    case .rgb: .rgb
    case .rgba: .rgba
    }
  }

  /// Writes a row of premultiplied words, in Cairo's order, as the bytes of this format; false
  /// where it cannot, since a pixel is not opaque. Up to one byte more is written.
  package func convert(
    _ words: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    switch self {
    case .rgba:
      writeStraightRow(words, to: bytes)
      return true
    case .rgb: return writeOpaqueRow(words, to: bytes)
    }
  }
}

/// Writes red, green and blue of each word, and one byte beyond the last; false where one is not
/// opaque.
private func writeOpaqueRow(
  _ words: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
) -> Bool {
  var all: UInt32 = 0xFF00_0000
  let target = UnsafeMutableRawPointer(bytes)
  for x in 0..<words.count {
    let word = words[x]
    all &= word
    // Four bytes at once, of which the next pixel overwrites the last.
    target.storeBytes(of: word.byteSwapped &>> 8, toByteOffset: x &* 3, as: UInt32.self)
  }
  return all == 0xFF00_0000
}
