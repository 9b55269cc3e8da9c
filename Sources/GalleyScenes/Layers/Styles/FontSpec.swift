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

  /// Makes a font.
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
  /// The names of weights, from the lightest to the heaviest.
  fileprivate static let weightNames = weights.keys.sorted {
    (weights[$0] ?? 0, $0) < (weights[$1] ?? 0, $1)
  }
  /// The weights that have names, as CSS and UIKit have them.
  fileprivate static let weights = [
    "thin": 100, "ultra-light": 200, "extra-light": 200, "light": 300, "regular": 400,
    "medium": 500, "semibold": 600, "bold": 700, "extra-bold": 800, "heavy": 800, "black": 900,
  ]
}

extension FontSpec {
  package static let kind = OptionKind.either([
    .choice(NamedTextStyle.allCases.map(\.rawValue)),
    .options(options.declarations(of: FontSpec())),
  ])
  package static let values =
    "a text style, or family, style, weight, size, scales, figures and italic"

  /// Of a font that is a map; a text style is read first, the others change it.
  private static let options: [SceneOption<Self>] = [
    SceneOption(
      "style", .choice(NamedTextStyle.allCases.map(\.rawValue)), values: "", otherwise: "none",
      read: { options, font in
        guard let style = options.choice("style", of: NamedTextStyle.self) else { return }
        let family = font.family
        font = FontSpec(style)
        font.family = family
        for other in ["size", "scales"] where options.contains(other) {
          options.error(
            "a text style has a size of its own; leave out 'style' or '\(other)'", at: other)
        }
      }),
    SceneOption("family", \.family, .text, otherwise: "the scene's"),
    SceneOption("size", \.size, .size, "points"),
    SceneOption("scales", \.scaling, .choice, "the text style in whose measure the size grows"),
    SceneOption("italic", \.isItalic, .flag),
    SceneOption("figures", \.figures, .choice),
    .weight(\.self),
  ]

  fileprivate mutating func read(_ options: OptionReader) {
    options.read(Self.options, into: &self)
    location = options.contains("family") ? options.location(of: "family") : options.location
    options.reportUnknownKeys()
  }
}

extension OptionReader {
  /// Reads `font:`: a text style, or family, style, weight (a name, or 100 to 900), size, scales,
  /// figures and italic.
  public func font(_ key: String = "font", fallback: FontSpec = FontSpec()) -> FontSpec {
    if let value = rawValue(for: key), case .text = value.kind {
      return choice(key, of: NamedTextStyle.self).map { FontSpec($0, location: value.location) }
        ?? fallback
    }
    guard let font = nested(key) else { return fallback }
    var spec = fallback
    spec.read(font)
    return spec
  }

  /// Reads a weight: a name, or 100 to 900.
  fileprivate func weight(_ key: String) -> Int? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .text(let name) = value.kind else { return integer(key, in: 100...900) }
    if let weight = FontSpec.weights[name] { return weight }
    let names = FontSpec.weightNames
    issues.error(
      "unknown weight '\(name)'\(Suggestion.phrase(for: name, among: names)); expected 100 to 900, or \(Suggestion.list(names))",
      at: value.location)
    return nil
  }
}

extension OptionType where Value == Bindable<Double> {
  /// The size of a font, in points.
  static var size: OptionType { .number(in: 0.5...2000) }
}

extension SceneOption {
  /// A font, of which the property says what a scene leaves out.
  package static func font(
    _ path: any WritableKeyPath<Root, FontSpec> & Sendable, _ key: String = "font",
    _ meaning: String = "", otherwise: String
  ) -> SceneOption {
    SceneOption(
      key, FontSpec.kind, meaning, values: FontSpec.values, otherwise: otherwise,
      read: { $1[keyPath: path] = $0.font(key, fallback: $1[keyPath: path]) })
  }

  /// The weight of a font.
  static func weight(_ path: any WritableKeyPath<Root, FontSpec> & Sendable) -> SceneOption {
    SceneOption(
      "weight", .either([.integer(100...900), .choice(FontSpec.weightNames)]),
      values: "100 to 900, or a name such as semibold", otherwise: "400",
      read: { options, root in
        guard options.contains("weight") else { return options.expect("weight") }
        if let weight = options.weight("weight") { root[keyPath: path].weight = weight }
        root[keyPath: path].weightLocation = options.location(of: "weight")
      })
  }
}
