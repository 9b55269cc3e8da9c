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
  /// where it cannot, since a pixel is not opaque. Up to two bytes more are written.
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

/// Writes red, green and blue of each word, and two bytes beyond the last; false where one is not
/// opaque.
private func writeOpaqueRow(
  _ words: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
) -> Bool {
  guard let source = UnsafeRawPointer(words.baseAddress) else { return true }
  let target = UnsafeMutableRawPointer(bytes)
  var all = UInt64.max
  let pairs = words.count / 2
  for pair in 0..<pairs {
    let two = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: pair &* 8, as: UInt64.self))
    all &= two
    // The first in the upper half, its alpha lowest.
    let swapped = two.byteSwapped
    let six = swapped &>> 40 | (swapped &>> 8 & 0xFF_FFFF) &<< 24
    // Eight bytes at once, of which the next pixels overwrite the last two.
    target.storeBytes(of: six.littleEndian, toByteOffset: pair &* 6, as: UInt64.self)
  }
  if words.count % 2 == 1 {
    let last = words[words.count - 1]
    all &= UInt64(last) | ~0xFFFF_FFFF
    target.storeBytes(
      of: (last.byteSwapped >> 8).littleEndian, toByteOffset: pairs * 6, as: UInt32.self)
  }
  return all & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
}
