import GalleyGraphics

extension DeepBitmap.Pixel {
  /// The color components times alpha, rounded to whole numbers; alpha as it is.
  private var premultiplied: SIMD4<Int32> {
    let components = SIMD4<UInt32>(truncatingIfNeeded: self)
    if w == .max { return SIMD4<Int32>(truncatingIfNeeded: components) }
    // At most 65,535 squared and a half of that more: it just fits.
    var product = (components &* UInt32(w) &+ 32_767) / 65_535
    product.w = UInt32(w)
    return SIMD4<Int32>(truncatingIfNeeded: product)
  }

  /// The largest difference of a component, of 65,535: on black or on white, where it is larger.
  func difference(from other: DeepBitmap.Pixel) -> Int {
    var onBlack = premultiplied &- other.premultiplied
    let alpha = onBlack.w
    onBlack.w = 0
    // On white, each component has 65,535 - alpha more.
    var onWhite = onBlack &- alpha
    onWhite.w = 0
    return Int(Swift.max(onBlack.magnitude.max(), onWhite.magnitude.max()))
  }
}
