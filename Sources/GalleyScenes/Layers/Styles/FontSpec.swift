internal import GalleyGeometry
public import GalleyGraphics
public import GalleyNotation

/// The font of a text as a scene gives it.
public struct FontSpec: Sendable {
  /// Nil is the scene's own family.
  package var family: Bindable<String>?
  /// From 100 to 900.
  package var weight: Int
  /// In points, at the usual text size; one that is set takes the place of the style's.
  package var size: Bindable<Double> { didSet { style = nil } }
  /// The text style that gives the size; nil where `size` does.
  package private(set) var style: NamedTextStyle?
  /// The text style in whose measure `size` grows; nil where it stays.
  package var scaling: NamedTextStyle?
  package var isItalic: Bool
  package var figures = TextStyle.Figures.proportional
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

  /// The font of a text style, in its own weight unless another is given.
  public init(
    _ style: NamedTextStyle, weight: Int? = nil, isItalic: Bool = false,
    location: SourceLocation? = nil
  ) {
    self.init(
      weight: weight ?? style.weight, size: .constant(style.size(at: .large)), isItalic: isItalic,
      location: location)
    self.style = style
  }

  /// The size at which a text is drawn, in points; nil where it cannot be told, which is reported.
  package func size(in context: LayerContext) -> Double? {
    if let style { return style.size(at: context.type.textSize) }
    guard let size = size.resolved(in: context.scope, issues: context.issues) else { return nil }
    return scaling.map { $0.scaled(fontSize: size, at: context.type.textSize) } ?? size
  }

  /// The weight in which a text is drawn, from 100 to 900.
  package func weight(in context: LayerContext) -> Int { context.type.weight(weight) }
}

extension FontSpec {
  /// The weights that have names, as CSS and UIKit have them.
  fileprivate static let weights = [
    "thin": 100, "ultra-light": 200, "extra-light": 200, "light": 300, "regular": 400,
    "medium": 500, "semibold": 600, "bold": 700, "extra-bold": 800, "heavy": 800, "black": 900,
  ]
}

extension OptionReader {
  /// Reads `font:`: a text style, or family, style, weight (a name, or 100 to 900), size, scales,
  /// figures and italic.
  public func font(_ key: String = "font", fallback: FontSpec = FontSpec()) -> FontSpec {
    if let value = raw(key), case .text = value.kind {
      return choice(key, of: NamedTextStyle.self).map { FontSpec($0, location: value.location) }
        ?? fallback
    }
    guard let font = nested(key) else { return fallback }
    defer { font.reportUnknownKeys() }
    var spec = fallback
    if let style = font.choice("style", of: NamedTextStyle.self) {
      spec = FontSpec(style)
      for other in ["size", "scales"] where font.has(other) {
        font.error(
          "a text style has a size of its own; leave out 'style' or '\(other)'", at: other)
      }
    }
    spec.location = font.raw("family")?.location ?? font.location
    spec.family = font.bindableText("family") ?? fallback.family
    if let size = font.bindableNumber("size", in: 0.5...2000) { spec.size = size }
    spec.scaling = font.choice("scales") ?? spec.scaling
    spec.isItalic = font.flag("italic") ?? spec.isItalic
    spec.figures = font.choice("figures") ?? spec.figures
    spec.weight = font.weight("weight") ?? spec.weight
    if font.has("weight") { spec.weightLocation = font.raw("weight")?.location }
    return spec
  }

  /// Reads a weight: a name, or 100 to 900.
  func weight(_ key: String) -> Int? {
    guard let value = raw(key) else { return nil }
    guard case .text(let name) = value.kind else { return integer(key, in: 100...900) }
    if let weight = FontSpec.weights[name] { return weight }
    let names = FontSpec.weights.keys.sorted {
      (FontSpec.weights[$0] ?? 0, $0) < (FontSpec.weights[$1] ?? 0, $1)
    }
    issues.error(
      "unknown weight '\(name)'\(Suggestion.phrase(for: name, among: names)); expected 100 to 900, or \(Suggestion.list(names))",
      at: value.location)
    return nil
  }
}
