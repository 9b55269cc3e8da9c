internal import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
public import GalleyNotation

/// What pieces of furniture are built with.
extension Placement {
  /// A rectangle in points from the parent's leading top corner.
  public static func frame(x: Double, y: Double, width: Double, height: Double) -> Placement {
    Placement(
      horizontal: AxisPlacement(start: .points(x), extent: .points(width)),
      vertical: AxisPlacement(start: .points(y), extent: .points(height)))
  }

  /// In the parent's middle, in points.
  public static func middle(width: Double? = nil, height: Double? = nil) -> Placement {
    Placement(
      horizontal: AxisPlacement(center: .points(0), extent: width.map { .points($0) }),
      vertical: AxisPlacement(center: .points(0), extent: height.map { .points($0) }))
  }
}

extension Layer {
  /// A filled shape.
  public static func shape(
    _ form: BoxStyle.Form, fill color: Color, radius: Double? = nil,
    at placement: Placement = .fill,
    shadow: ShadowSpec? = nil
  ) -> Layer {
    Layer(
      at: placement, effects: Effects(shadow: shadow),
      content: ShapeLayer.filled(form, color, radius: radius))
  }
}

extension ShapeLayer {
  /// A shape of one color; with a radius its corners are continuous.
  public static func filled(
    _ form: BoxStyle.Form, _ color: Color, radius: Double? = nil
  ) -> ShapeLayer {
    ShapeLayer(
      BoxStyle(
        form: form, fill: .constant(.solid(color)),
        cornerRadius: radius.map { .constant(.points($0)) },
        cornerCurve: radius == nil ? .circular : .continuous))
  }
}

extension LayerReader {
  /// Whether the screen looks as iOS 26 does.
  public var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// Whether the screen is dark.
  public var isDark: Bool { palette.appearance.isDark }

  /// One of the system's colors as it is on the screen, or what the scene's palette calls so.
  public subscript(color: SystemColor) -> Color { palette[color] }

  /// A color that is one in the light and another in the dark.
  public func color(light: Color, dark: Color) -> Color { isDark ? dark : light }
}

extension OptionDeclaration {
  /// The name of a control, which its kind's key carries.
  ///
  /// - `touch`: What may speak of it beside texts.
  static func controlName(_ key: String, by touch: String) -> OptionDeclaration {
    OptionDeclaration(
      key, .text, "its name, by which \(touch) and texts speak of it; empty without one")
  }
}

extension OptionReader {
  /// The name of a control, which its kind's key carries; nil for one that has none.
  ///
  /// A name has letters, digits, hyphens and underscores, so that templates can speak of it.
  public func controlName(_ key: String) -> String? {
    guard let value = raw(key) else { return nil }
    if case .null = value.kind { return nil }
    guard case .text(let name) = value.kind, !name.isEmpty,
      name.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
      })
    else {
      let article = "aeiou".contains(key.prefix(1)) ? "an" : "a"
      error(
        "the name of \(article) \(key) has letters, digits, hyphens and underscores, found '\(value.literal)'; where nobody taps it, leave it empty: '\(key):'",
        at: key)
      return nil
    }
    return name
  }

  /// True or false, or on or off, that may be a template: 1 or 0.
  public func bindableFlag(_ key: String) -> Bindable<Double>? {
    raw(key).flatMap { value in
      Bindable.read(value, issues: issues) { value, issues in
        switch value.shownText {
        case "true", "on": return 1
        case "false", "off", "": return 0
        default:
          Self.wrong(
            value, named: key, expected: "true or false", cure: value.flagCure, issues: issues)
          return nil
        }
      }
    }
  }

  /// A share from 0 to 1 or in percent that may be a template.
  public func bindableShare(_ key: String) -> Bindable<Double>? {
    raw(key).flatMap { value in
      Bindable.read(value, issues: issues) { value, issues in
        guard let length = Self.length(value, named: key, in: 0...1, issues: issues) else {
          return nil
        }
        let share = length.resolved(in: 1)
        guard (0...1).contains(share) else {
          issues.error(
            "\(key) is from 0 to 1, or from 0% to 100%, found \(value.literal)", at: value.location)
          return nil
        }
        return share
      }
    }
  }
}

extension Bindable where Value == Double {
  /// What a control begins with, which is the same for every item.
  func beginning(_ key: String, of reader: OptionReader) -> Double {
    if isConstant { return resolved(in: Scope(), issues: reader.issues) ?? 0 }
    reader.error(
      "a control with a name begins with a value, not with a template; leave out the name, or give '\(key)' a value",
      at: key)
    return 0
  }
}
