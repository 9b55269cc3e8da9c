import GalleyGraphics

/// A premultiplied pixel in Cairo's order, alpha highest and blue lowest, and what compositing makes of
/// it: rounded at each step as Cairo and pixman round.
struct PremultipliedPixel {
  var word: UInt32

  init(word: UInt32) { self.word = word }

  /// The pixel that Cairo fills with a color.
  init(_ color: Color) {
    let alpha = min(max(color.alpha, 0), 1)
    func byte(_ component: Double) -> UInt32 {
      Self.byte(min(max(component, 0), 1) * alpha)
    }
    word =
      Self.byte(alpha) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  /// The upper byte of sixteen bits, to which Cairo brings colors first.
  private static func byte(_ share: Double) -> UInt32 {
    UInt32(share * 65_535 + 0.5) >> 8
  }

  @inline(__always) var isOpaque: Bool { word >> 24 == 255 }

  /// The part of it that covers so much of a pixel.
  @inline(__always) func covering(_ coverage: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(word: Self.multiply(word, by: UInt32(coverage), half: 0x80))
  }

  /// What is seen where it lies over another one.
  @inline(__always) func over(_ below: UInt32) -> UInt32 {
    word &+ Self.multiply(below, by: 255 &- word >> 24, half: 0x80)
  }

  /// What is seen where it covers a part of another one: Cairo's own mixture for one opaque color, in
  /// which what is halfway between two levels goes to the lower one.
  @inline(__always) func mixed(_ coverage: UInt8, over below: UInt32) -> UInt32 {
    let share = UInt32(coverage)
    return Self.multiply(word, by: share, half: 0x7F)
      &+ Self.multiply(below, by: 255 &- share, half: 0x7F)
  }

  /// Each component by a share in 255ths, to the nearest level.
  @inline(__always) private static func multiply(
    _ word: UInt32, by share: UInt32, half: UInt32
  ) -> UInt32 {
    // Two components at a time, each with room above it.
    let halves = half << 16 | half
    let odd = (word & 0xFF00FF) &* share &+ halves
    let even = (word >> 8 & 0xFF00FF) &* share &+ halves
    return (odd &+ (odd >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
      | (even &+ (even >> 8 & 0xFF00FF)) & 0xFF00_FF00
  }
}

/// Four premultiplied pixels.
struct PremultipliedPixels {
  var words: SIMD4<UInt32>

  /// What is seen where they lie over others: what each would be over the one at its place.
  @inline(__always) func over(_ below: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let share = 255 &- words &>> 24
    // A share for each of two components at a time, which have sixteen bits each.
    let shares = unsafeBitCast(share | share &<< 16, to: SIMD8<UInt16>.self)
    let odd = Self.multiply(below & 0xFF00FF, by: shares)
    let even = Self.multiply(below &>> 8 & 0xFF00FF, by: shares)
    return words &+ (odd | even &<< 8)
  }

  @inline(__always) private static func multiply(
    _ components: SIMD4<UInt32>, by shares: SIMD8<UInt16>
  ) -> SIMD4<UInt32> {
    let product = unsafeBitCast(components, to: SIMD8<UInt16>.self) &* shares &+ 0x80
    return unsafeBitCast((product &+ product &>> 8) &>> 8, to: SIMD4<UInt32>.self)
  }
}
