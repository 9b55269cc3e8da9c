/// Turns a row of premultiplied words, in Cairo's order, to red, green, blue and straight alpha
/// bytes.
package func writeStraightRow(
  _ words: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
) {
  convert(UnsafeRawBufferPointer(words), to: UnsafeMutableRawPointer(bytes)) { word in
    let alpha = word >> 24
    guard alpha != 0 else { return 0 }
    func straight(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
    return straight(word >> 16 & 255) | straight(word >> 8 & 255) << 8
      | straight(word & 255) << 16 | alpha << 24
  }
}

/// Turns red, green, blue and straight alpha bytes to premultiplied words, in Cairo's order.
func writePremultiplied(
  _ bytes: UnsafeRawBufferPointer, to words: UnsafeMutableBufferPointer<UInt32>
) {
  guard let target = UnsafeMutableRawPointer(words.baseAddress) else { return }
  convert(bytes, to: target) { pixel in
    let alpha = pixel >> 24
    func premultiplied(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
    return premultiplied(pixel & 255) << 16 | premultiplied(pixel >> 8 & 255) << 8
      | premultiplied(pixel >> 16 & 255) | alpha << 24
  }
}

/// Turns pixels of four bytes, the lowest first, to others: opaque ones and those that are nothing
/// have red and blue in each other's place, however alpha is kept.
///
/// - `translucent`: Turns a pixel that is not opaque.
@inline(__always)
private func convert(
  _ pixels: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer,
  translucent: (UInt32) -> UInt32
) {
  typealias Pixels = SIMD16<UInt32>
  guard let source = pixels.baseAddress else { return }
  let groupSize = Pixels.scalarCount * 4
  var offset = 0
  while offset &+ groupSize <= pixels.count {
    let group = source.loadUnaligned(fromByteOffset: offset, as: Pixels.self)
    // One less than nothing is the largest word of all.
    if (group &- 1).min() >= 0xFEFF_FFFF {
      let swapped =
        group & 0xFF00_FF00 | group &>> 16 & 0xFF | (group & 0xFF) &<< 16
      target.storeBytes(of: swapped, toByteOffset: offset, as: Pixels.self)
    } else {
      for place in stride(from: offset, to: offset &+ groupSize, by: 4) { convertPixel(place) }
    }
    offset &+= groupSize
  }
  for place in stride(from: offset, to: pixels.count, by: 4) { convertPixel(place) }

  @inline(__always)
  func convertPixel(_ place: Int) {
    let pixel = UInt32(
      littleEndian: source.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    let turned =
      pixel >= 0xFF00_0000
      ? pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16 : translucent(pixel)
    target.storeBytes(of: turned.littleEndian, toByteOffset: place, as: UInt32.self)
  }
}
