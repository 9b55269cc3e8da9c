/// The difference of two pixels in NTSC's color space, as pixelmatch measures it.
///
/// Follows Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010). The order of every operation is the original's, so
/// that counts agree to the pixel also where two brightnesses are equal but for rounding.
struct YIQDifference {
  /// What transparency is blended with.
  enum Blending: Hashable {
    /// Each pixel with white, as up to version 6.
    case white
    /// Both with one color out of four that changes from pixel to pixel, as from version 7.
    case patterned
  }

  let blending: Blending

  /// The square distance that black and white have about, which a threshold of 1 stands for.
  static let largest = 35215.0

  /// The square of the weighted distance, from 0 to about ``largest``.
  ///
  /// - Parameter offset: of the first pixel's first byte in its bitmap, which chooses the pattern.
  func squared(_ one: Pixel, _ other: Pixel, at offset: Int) -> Double {
    let (y, i, q) =
      blending == .white
      ? Self.onWhite(one, other) : Self.yiq(Self.components(one, other, at: offset))
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// How much brighter the first is than the second.
  func brightness(_ one: Pixel, _ other: Pixel, at offset: Int) -> Double {
    if one == other { return 0 }
    if blending == .white { return Self.onWhite(one, other).y }
    return Self.yiq(Self.components(one, other, at: offset)).y
  }

  private typealias Triple = (red: Double, green: Double, blue: Double)

  private static func yiq(_ color: Triple) -> (y: Double, i: Double, q: Double) {
    let (red, green, blue) = color
    return (
      red * 0.29889531 + green * 0.58662247 + blue * 0.11448223,
      red * 0.59597799 - green * 0.27417610 - blue * 0.32180189,
      red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    )
  }

  /// Version 6 takes each color to YIQ, then the difference.
  private static func onWhite(_ one: Pixel, _ other: Pixel) -> (y: Double, i: Double, q: Double) {
    let (first, second) = (yiq(blendedWithWhite(one)), yiq(blendedWithWhite(other)))
    return (first.y - second.y, first.i - second.i, first.q - second.q)
  }

  private static func blendedWithWhite(_ pixel: Pixel) -> Triple {
    let (red, green, blue) = (Double(pixel.x), Double(pixel.y), Double(pixel.z))
    if pixel.w == 255 { return (red, green, blue) }
    let alpha = Double(pixel.w) / 255
    return (255 + (red - 255) * alpha, 255 + (green - 255) * alpha, 255 + (blue - 255) * alpha)
  }

  /// Version 7 takes the difference of the colors, then that to YIQ.
  private static func components(_ one: Pixel, _ other: Pixel, at offset: Int) -> Triple {
    if one.w == 255, other.w == 255 {
      return (
        Double(one.x) - Double(other.x), Double(one.y) - Double(other.y),
        Double(one.z) - Double(other.z)
      )
    }
    let (alpha, otherAlpha) = (Double(one.w), Double(other.w))
    func blend(_ level: UInt8, _ otherLevel: UInt8, on background: Double) -> Double {
      (Double(level) * alpha - Double(otherLevel) * otherAlpha - background * (alpha - otherAlpha))
        / 255
    }
    let background = pattern(at: offset)
    return (
      blend(one.x, other.x, on: background.red), blend(one.y, other.y, on: background.green),
      blend(one.z, other.z, on: background.blue)
    )
  }

  /// 48 or 207 a component, by the offset divided by powers of the golden ratio.
  ///
  /// Red is always 48: a pixel's first byte is at an even offset.
  private static func pattern(at offset: Int) -> Triple {
    func level(_ divisor: Double) -> Double {
      // The original cuts the quotient to 32 bits.
      let whole = Int32(truncatingIfNeeded: Int(Double(offset) / divisor))
      return Double(48 + 159 * (whole % 2))
    }
    return (level(1), level(1.618033988749895), level(2.618033988749895))
  }
}
