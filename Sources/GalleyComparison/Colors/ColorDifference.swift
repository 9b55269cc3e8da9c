import GalleyGeometry

extension LabColor {
  /// The difference that eyes see, CIEDE2000: about 1 is just noticeable, 100 is black from white.
  ///
  /// Follows Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
  /// Supplementary Test Data, and Mathematical Observations" (2005), with all weights at 1.
  func difference(from other: LabColor) -> Double {
    let stretch = Self.redStretch(meanChroma: (chroma + other.chroma) / 2)
    let (one, two) = (HueForm(self, stretch: stretch), HueForm(other, stretch: stretch))
    let means = HueMeans(one, two)
    let lightness = (two.lightness - one.lightness) / means.lightnessWeight
    let chroma = (two.chroma - one.chroma) / means.chromaWeight
    let hue = one.hueDistance(to: two) / means.hueWeight
    let sum = lightness * lightness + chroma * chroma + hue * hue + means.rotation * chroma * hue
    return max(0, sum).squareRoot()
  }

  fileprivate var chroma: Double { hypotenuse(a, b) }

  /// Returns the stretch of the axis from green to red, which mends the formula for greys.
  private static func redStretch(meanChroma: Double) -> Double {
    1 + 0.5 * (1 - saturation(meanChroma))
  }

  /// Near 0 for greys and near 1 for strong colors: `sqrt(c⁷ / (c⁷ + 25⁷))`.
  fileprivate static func saturation(_ chroma: Double) -> Double {
    let seventh = chroma * chroma * chroma * chroma * chroma * chroma * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }
}

/// A color by lightness, chroma and hue, in degrees.
private struct HueForm {
  let lightness: Double
  let chroma: Double
  /// From 0 up to 360; 0 for greys.
  let hue: Double

  init(_ color: LabColor, stretch: Double) {
    let a = color.a * stretch
    lightness = color.lightness
    chroma = hypotenuse(a, color.b)
    let degrees = angle(of: Vector(dx: a, dy: color.b)) * 180 / .pi
    hue = a == 0 && color.b == 0 ? 0 : degrees < 0 ? degrees + 360 : degrees
  }

  /// Along the chord of the circle of hues; greys have none.
  func hueDistance(to other: HueForm) -> Double {
    guard chroma * other.chroma != 0 else { return 0 }
    let turn = other.hue - hue
    let short = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    return 2 * (chroma * other.chroma).squareRoot() * sine(degrees: short / 2)
  }

  /// The hue in the middle of the shorter way; where one is a grey, that of the other.
  func meanHue(with other: HueForm) -> Double {
    let sum = hue + other.hue
    if chroma * other.chroma == 0 { return sum }
    if abs(hue - other.hue) <= 180 { return sum / 2 }
    return (sum < 360 ? sum + 360 : sum - 360) / 2
  }
}

/// The weights of lightness, chroma and hue in the middle between two colors.
private struct HueMeans {
  let lightnessWeight: Double
  let chromaWeight: Double
  let hueWeight: Double
  /// How chroma and hue go together, which matters for blues.
  let rotation: Double

  init(_ one: HueForm, _ two: HueForm) {
    let chroma = (one.chroma + two.chroma) / 2
    let hue = one.meanHue(with: two)
    let offset = (one.lightness + two.lightness) / 2 - 50
    lightnessWeight = 1 + 0.015 * offset * offset / (20 + offset * offset).squareRoot()
    chromaWeight = 1 + 0.045 * chroma
    hueWeight = 1 + 0.015 * chroma * Self.unevenness(ofHue: hue)
    let fromBlue = (hue - 275) / 25
    let turn = 30 * exponential(-fromBlue * fromBlue)
    rotation = -sine(degrees: 2 * turn) * 2 * LabColor.saturation(chroma)
  }

  private static func unevenness(ofHue hue: Double) -> Double {
    1 - 0.17 * cosine(degrees: hue - 30) + 0.24 * cosine(degrees: 2 * hue)
      + 0.32 * cosine(degrees: 3 * hue + 6) - 0.20 * cosine(degrees: 4 * hue - 63)
  }
}

private func sine(degrees: Double) -> Double { sineAndCosine(degrees * .pi / 180).sine }

private func cosine(degrees: Double) -> Double { sineAndCosine(degrees * .pi / 180).cosine }
