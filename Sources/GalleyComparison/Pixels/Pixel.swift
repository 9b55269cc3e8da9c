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

  /// The largest difference of a component, in levels: on black or on white, where it is larger.
  ///
  /// Straight colors say little where alpha is small: at alpha 10 a whole surface has 11 levels of
  /// red, which straight bytes spread over 256.
  func difference(from other: Pixel) -> Int {
    var onBlack = premultiplied &- other.premultiplied
    let alpha = onBlack.w
    onBlack.w = 0
    // On white, each component has 255 - alpha more.
    var onWhite = onBlack &- alpha
    onWhite.w = 0
    return Int(Swift.max(onBlack.magnitude.max(), onWhite.magnitude.max()))
  }

  /// Returns the pixel as a screen shows it on a grey background of a level: opaque, in whole
  /// levels.
  func flattened(on level: UInt8) -> Pixel {
    if w == 255 { return self }
    let rest = (Int32(level) &* (255 - Int32(w)) &+ 127) / 255
    var color = Pixel(truncatingIfNeeded: premultiplied &+ rest)
    color.w = 255
    return color
  }

  /// The luminance over white, from 0 to 255, with the weights of Rec.
  ///
  /// 601.
  var luminanceOverWhite: Int {
    let color = premultiplied &+ (255 - Int32(w))
    return Int((color.x * 299 + color.y * 587 + color.z * 114 + 500) / 1000)
  }
}

extension SIMD4<Int32> {
  /// Each component without its sign.
  var magnitude: Self { replacing(with: 0 &- self, where: self .< 0) }
}
