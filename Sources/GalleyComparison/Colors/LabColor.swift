import GalleyGeometry

/// A color as eyes part it: lightness, from green to red, from blue to yellow (CIE 1976 L*a*b*).
struct LabColor: Hashable, Sendable {
  /// From 0, black, to 100, white.
  var lightness: Double
  /// Green where negative, red where positive.
  var a: Double
  /// Blue where negative, yellow where positive.
  var b: Double
}

extension LabColor {
  /// An opaque color of sRGB (IEC 61966-2-1), seen under its own white, D65.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let red = Self.linear[Int(red)]
    let green = Self.linear[Int(green)]
    let blue = Self.linear[Int(blue)]
    // The rows of the matrix to XYZ, each divided by its sum, so that white is 1 in all three.
    let x = Self.response((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.response(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.response((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The light of each of the 256 levels of a component, from 0 to 1.
  private static let linear: [Double] = (0...255).map { level in
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// The cube root, and below (6/29)³ the line that joins it smoothly.
  private static func response(_ light: Double) -> Double {
    light > 216.0 / 24389 ? root(3, of: light) : (light * 24389 / 27 + 16) / 116
  }
}
