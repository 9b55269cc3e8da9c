package import GalleyGraphics
package import GalleyNotation

/// A frosted glass of the system: how it shows what lies behind it, in a theme.
public enum Material: String, Sendable, CaseIterable {
  /// The one that lets most show through.
  case ultraThin = "ultra-thin"
  /// Lets more show through than it hides.
  case thin
  /// The usual one.
  case regular
  /// Hides more than it lets show through.
  case thick
  /// The material of bars: UIKit's chrome material.
  case bar

  /// Returns the color of a wide field of white or black, or another grey, through the material.
  package func color(over grey: Color, theme: String) -> Color {
    let glass = theme == "dark" ? dark : light
    let level = (glass.overBlack + (glass.overWhite - glass.overBlack) * grey.red) / 255
    return Color(red: level, green: level, blue: level)
  }

  /// Returns the backdrop behind a shape, seen through the material.
  package func backdrop(
    behind shape: Shape, theme: String, source: SourceLocation? = nil
  ) -> Backdrop {
    let glass = theme == "dark" ? dark : light
    return Backdrop(
      shape, radius: glass.radius, saturation: glass.saturation, tint: glass.tint, source: source)
  }

  /// Radii are those of the filters of iOS 26, greys what was recorded over white and over black;
  /// saturations are chosen so that red, yellow and green come within eight levels of the recorded
  /// ones, the bar's within thirty: its filter lightens what is neither dark nor light, which no
  /// tint does.
  private var light: Glass {
    switch self {
    case .ultraThin: Glass(radius: 22.5, saturation: 0.9, overWhite: 245, overBlack: 88)
    case .thin: Glass(radius: 29.5, saturation: 1.35, overWhite: 245, overBlack: 142)
    case .regular: Glass(radius: 29.5, saturation: 1.9, overWhite: 245, overBlack: 197)
    case .thick: Glass(radius: 45, saturation: 3, overWhite: 245, overBlack: 232)
    case .bar: Glass(radius: 22.5, saturation: 1.1, overWhite: 247, overBlack: 178)
    }
  }

  /// As the light ones, with the saturations of the filters: no colors were recorded.
  private var dark: Glass {
    switch self {
    case .ultraThin: Glass(radius: 22.5, saturation: 1.1, overWhite: 177, overBlack: 31)
    case .thin: Glass(radius: 29.5, saturation: 1.35, overWhite: 125, overBlack: 31)
    case .regular: Glass(radius: 29.5, saturation: 1.5, overWhite: 83, overBlack: 31)
    case .thick: Glass(radius: 45, saturation: 1.5, overWhite: 37, overBlack: 31)
    case .bar: Glass(radius: 22.5, saturation: 2, overWhite: 87, overBlack: 18)
    }
  }
}

extension Material {
  /// Reads the name of a material; reports another one.
  static func read(_ value: OptionValue, issues: IssueLog) -> Material? {
    let names = allCases.map(\.rawValue)
    guard case .text(let name) = value.kind else {
      OptionReader.wrong(
        value, named: "material", expected: Suggestion.list(names), issues: issues)
      return nil
    }
    guard let material = Material(rawValue: name) else {
      issues.error(Suggestion.unknown("material", name, among: names), at: value.location)
      return nil
    }
    return material
  }
}

/// A blur, a saturation and a grey tint, which follows from what white and black look like through
/// it.
private struct Glass {
  /// The standard deviation of the blur, in points.
  var radius: Double
  var saturation: Double
  /// From 0 to 255.
  var overWhite: Double
  var overBlack: Double

  /// The tint of the material: over black nothing but it is seen; over white, as much more as it
  /// lets through.
  var tint: Color {
    let alpha = 1 - (overWhite - overBlack) / 255
    let grey = overBlack / 255 / alpha
    return Color(red: grey, green: grey, blue: grey, alpha: alpha)
  }
}
