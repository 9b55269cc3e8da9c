internal import GalleyGeometry

extension Color {
  /// The light that the color gives, from 0 for black to 1 for white, whatever its alpha: WCAG's
  /// relative luminance.
  public var luminance: Double {
    func light(_ component: Double) -> Double {
      guard component > 0.04045 else { return component / 12.92 }
      // Raised to 2.4, of each pixel of a text.
      let base = (component + 0.055) / 1.055
      return base * base * root(5, of: base * base)
    }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  /// Returns the contrast of the color to another: from 1 for equal ones to 21 for black on white.
  ///
  /// Source: WCAG 2.2, contrast ratio. Alpha counts for nothing.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The bytes of the color as text, `#RRGGBB`, whatever its alpha.
  package var hexText: String {
    let digits = [red, green, blue].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
