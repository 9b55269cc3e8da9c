internal import GalleyGeometry

/// A color in sRGB with straight alpha; components run from 0 to 1.
public struct Color: Hashable, Codable, Sendable {
  /// The share of red, from 0 to 1.
  public var red: Double
  /// The share of green, from 0 to 1.
  public var green: Double
  /// The share of blue, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1; the other channels are not multiplied by it.
  public var alpha: Double

  /// Makes a color of its channels in sRGB.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A color from eight-bit components, `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// A color of Display P3, as near to it as sRGB has one.
  ///
  /// Both spaces have sRGB's curve and the white D65; the matrix is that from P3's primaries to sRGB's.
  package init(displayP3 p3: (red: Double, green: Double, blue: Double), alpha: Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(p3.red), linear(p3.green), linear(p3.blue))
    self.init(
      red: encoded(1.2249402 * r - 0.2249402 * g), green: encoded(-0.0420570 * r + 1.0420570 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982736 * b), alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Black of which nothing is seen.
  public static let clear = Color(hex: 0x000000, alpha: 0)

  /// The lines between rows of a list since iOS 26, paler than UIKit's separator. [R]
  package static func listSeparator(isDark: Bool) -> Color {
    isDark ? white.withAlpha(0.1) : Color(hex: 0x3C3C43, alpha: 0.12)
  }

  /// The same color with this alpha in place of its own.
  public func withAlpha(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }
}
