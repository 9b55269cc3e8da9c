/// Turns a row of premultiplied words, in Cairo's order, to red, green, blue and straight alpha
/// bytes.
package func writeStraightRow(
  _ words: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
) {
  for (x, word) in words.enumerated() {
    let straight = straightComponents(of: word)
    let pixel = bytes + x * 4
    pixel[0] = straight.red
    pixel[1] = straight.green
    pixel[2] = straight.blue
    pixel[3] = straight.alpha
  }
}

/// The components of a premultiplied pixel, divided by its alpha and rounded.
@inline(__always)
private func straightComponents(
  of word: UInt32
) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
  let alpha = word >> 24
  let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
  func byte(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }
  guard alpha != 255 else { return (byte(red), byte(green), byte(blue), 255) }
  guard alpha != 0 else { return (0, 0, 0, 0) }
  func straight(_ value: UInt32) -> UInt8 { byte(min((value * 255 + alpha / 2) / alpha, 255)) }
  return (straight(red), straight(green), straight(blue), byte(alpha))
}
