/// Red, green, blue and straight alpha.
typealias Pixel = SIMD4<UInt8>

extension Pixel {
  /// The color components times alpha, rounded to whole levels; alpha as it is.
  var premultiplied: SIMD4<Int32> {
    let components = SIMD4<Int32>(truncatingIfNeeded: self)
    if w == 255 { return components }
    var product = (components &* Int32(w) &+ 127) / 255
    product.w = Int32(w)
    return product
  }

  /// The largest difference of a premultiplied component, in levels.
  ///
  /// Straight colors say little where alpha is small: at alpha 10 a whole surface has 11 levels of
  /// red, which straight bytes spread over 256.
  func difference(from other: Pixel) -> Int {
    let difference = premultiplied &- other.premultiplied
    return Int(difference.replacing(with: 0 &- difference, where: difference .< 0).max())
  }

  /// The luminance over white, from 0 to 255, with the weights of Rec. 601.
  var luminanceOverWhite: Int {
    let color = premultiplied &+ (255 - Int32(w))
    return Int((color.x * 299 + color.y * 587 + color.z * 114 + 500) / 1000)
  }
}
