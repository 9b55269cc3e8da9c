internal import GalleyGeometry
internal import GalleyGraphics
public import GalleyNotation

/// The font of a text as a scene gives it.
public struct FontSpec: Sendable {
  /// Nil is the scene's own family.
  package var family: Bindable<String>?
  /// From 100 to 900.
  package var weight: Int
  /// In points.
  package var size: Bindable<Double>
  package var isItalic: Bool
  package var location: SourceLocation?
  /// Where the weight is given; nil where it is not.
  var weightLocation: SourceLocation?

  public init(
    family: Bindable<String>? = nil, weight: Int = 400, size: Bindable<Double> = .constant(17),
    isItalic: Bool = false, location: SourceLocation? = nil
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.isItalic = isItalic
    self.location = location
  }
}

/// The names of weights, as CSS and UIKit have them.
enum FontWeight {
  static let names = [
    "thin": 100, "ultra-light": 200, "extra-light": 200, "light": 300, "regular": 400,
    "medium": 500, "semibold": 600, "bold": 700, "extra-bold": 800, "heavy": 800, "black": 900,
  ]
}

extension OptionReader {
  /// Reads `font:`: family, weight (a name, or 100 to 900), size and italic.
  public func font(_ key: String = "font", fallback: FontSpec = FontSpec()) -> FontSpec {
    guard let font = nested(key) else { return fallback }
    defer { font.reportUnknownKeys() }
    var spec = fallback
    spec.location = font.raw("family")?.location ?? font.location
    spec.family = font.bindableText("family") ?? fallback.family
    spec.size = font.bindableNumber("size", in: 0.5...2000) ?? fallback.size
    spec.isItalic = font.flag("italic") ?? fallback.isItalic
    spec.weight = font.weight("weight") ?? fallback.weight
    if font.has("weight") { spec.weightLocation = font.raw("weight")?.location }
    return spec
  }

  /// Reads a weight: a name, or 100 to 900.
  func weight(_ key: String) -> Int? {
    guard let value = raw(key) else { return nil }
    guard case .text(let name) = value.kind else { return integer(key, in: 100...900) }
    if let weight = FontWeight.names[name] { return weight }
    let names = FontWeight.names.keys.sorted {
      (FontWeight.names[$0] ?? 0, $0) < (FontWeight.names[$1] ?? 0, $1)
    }
    issues.error(
      "unknown weight '\(name)'\(Suggestion.phrase(for: name, among: names)); expected 100 to 900, or \(Suggestion.list(names))",
      at: value.location)
    return nil
  }
}
