internal import GalleyGeometry
internal import GalleyGraphics

/// The part of a look: the box, a text or an image, by its number among those alike.
struct LookRole: Hashable {
  enum Kind: Hashable, CaseIterable {
    case box
    case text
    case image
  }

  var kind: Kind
  /// From 1.
  var number = 1
  /// Whether it is the box that fills the whole.
  var isWhole = false

  static let whole = LookRole(kind: .box, isWhole: true)
}

/// A property of a look, by the name that results have for it.
enum LookProperty: String, Hashable {
  case fill
  case shape
  case cornerRadius = "corner-radius"
  case cornerCurve = "corner-curve"
  case border
  case borderColor = "border.color"
  case borderWidth = "border.width"
  case borderCap = "border.cap"
  case borderDash = "border.dash"
  case material
  case materialBlur = "material.blur"
  case materialSaturation = "material.saturation"
  case materialTint = "material.tint"
  case shadow
  case shadowColor = "shadow.color"
  case shadowOffset = "shadow.offset"
  case shadowRadius = "shadow.radius"
  case clip
  case opacity
  case rotation
  case scale
  case shear
  case pivot
  case image
  case imageSize = "size"
  case tint
  case color
  case fontFamily = "font.family"
  case fontSize = "font.size"
  case fontWeight = "font.weight"
  case fontStyle = "font.style"
  case figures = "font.figures"
  case textLines = "text-lines"
  case outline
  case runs
  case align
  case lines
  case truncate
  case lineHeight = "line-height"
  case letterSpacing = "letter-spacing"
  case direction
  case language
  case alpha
  case hidden
  case mode
  case layout
  case pixels = "scale-of-pixels"
  /// A difference without a name of its own.
  case look

  /// Whether a text with another value needs another room.
  var isMeasured: Bool {
    switch self {
    case .fontFamily, .fontSize, .fontWeight, .fontStyle, .figures, .runs, .lines, .lineHeight,
      .letterSpacing, .image, .imageSize, .truncate, .align, .direction, .language:
      true
    default: false
    }
  }

  /// Returns the tolerance that a difference is measured against, and its size.
  func measure(
    from old: LookValue, to new: LookValue
  ) -> (toleranceKind: ExplainedChange.ToleranceKind, amount: Double) {
    if let difference = old.colorDifference(to: new) {
      return (.color, max(difference, .leastNonzeroMagnitude))
    }
    switch self {
    case .cornerRadius, .borderWidth, .materialBlur, .shadowRadius:
      guard let one = old.length, let other = new.length else { return (.none, .infinity) }
      // Corners that are called otherwise are another look though they measure the same.
      return one == other ? (.none, .infinity) : (.layout, abs(other - one))
    default: return (.none, .infinity)
    }
  }
}

/// The value of a property of a look.
enum LookValue: Hashable {
  case none
  case number(Double)
  case degrees(Double)
  /// A corner's radius in points, and whether it is half of the shorter side.
  case radius(Double, isFull: Bool)
  case vector(Vector)
  case point(Point)
  case size(Size)
  case paint(Paint)
  case word(String)
  /// In quotation marks.
  case string(String)
  case border(LookBorder)
  case backdrop(LookBackdrop)
  case shadow(LookShadow)
  case outline(LookOutline)

  var length: Double? {
    switch self {
    case .number(let number), .radius(let number, _): number
    default: nil
    }
  }

  /// The largest difference of colors between two values that are the same but for colors, in
  /// CIEDE2000; nil where they differ in something else.
  func colorDifference(to other: LookValue) -> Double? {
    switch (self, other) {
    case (.paint(let one), .paint(let other)): one.colorDifference(to: other)
    default: nil
    }
  }
}

extension Paint {
  fileprivate func colorDifference(to other: Paint) -> Double? {
    switch (self, other) {
    case (.solid(let one), .solid(let other)): return one.difference(from: other)
    case (.linearGradient(let one), .linearGradient(let other)):
      guard one.start == other.start, one.end == other.end else { return nil }
      return Self.difference(one.stops, other.stops)
    case (.radialGradient(let one), .radialGradient(let other)):
      guard one.center == other.center, one.radius == other.radius else { return nil }
      return Self.difference(one.stops, other.stops)
    default: return nil
    }
  }

  private static func difference(_ one: [GradientStop], _ other: [GradientStop]) -> Double? {
    guard one.map(\.location) == other.map(\.location) else { return nil }
    return zip(one, other).reduce(0) { max($0, $1.0.color.difference(from: $1.1.color)) }
  }
}

extension Color {
  /// In CIEDE2000: on black or on white, where the difference is larger.
  fileprivate func difference(from other: Color) -> Double {
    [0.0, 1].reduce(0) { largest, ground in
      max(largest, lab(on: ground).difference(from: other.lab(on: ground)))
    }
  }

  private func lab(on ground: Double) -> LabColor {
    let bytes = [red, green, blue].map { component in
      UInt8(min(max(((component * alpha + ground * (1 - alpha)) * 255).rounded(), 0), 255))
    }
    return LabColor(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
