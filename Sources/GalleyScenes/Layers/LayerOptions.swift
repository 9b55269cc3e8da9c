public import GalleyGraphics
internal import GalleyLayouts
public import GalleyNotation

extension OptionReader {
  /// The reader of the layers that options belong to, whose colors theirs are.
  var layers: LayerReader { surroundings as? LayerReader ?? LayerReader(palette: Palette()) }

  /// Reads options in the colors of layers.
  func read<Root>(_ options: [SceneOption<Root>], into root: inout Root, of layers: LayerReader) {
    let around = surroundings
    surroundings = layers
    read(options, into: &root)
    surroundings = around
  }
}

extension OptionType where Value == Bindable<PaintSpec> {
  /// A color or a gradient, which may be a template, or a map of `light` and `dark` ones.
  public static var paint: OptionType {
    OptionType(
      .either([.color, .options([])]), values: "a color or a gradient",
      read: { $0.layers.paint($0, $1) }, write: { _ in nil })
  }
}

extension OptionType where Value == Bindable<Color> {
  /// A color, which may be a template, or a map of `light` and `dark` ones.
  public static var color: OptionType {
    OptionType(.color, read: { $0.layers.color($0, $1) }, write: { _ in nil })
  }
}

extension OptionType where Value == Bindable<String> {
  /// A text, which may be a template.
  public static var text: OptionType {
    OptionType(.text, read: { $0.bindableText($1) }, write: { _ in nil })
  }
}

extension OptionType where Value == Bindable<Double> {
  /// A number within bounds, which may be a template.
  public static func number(in range: ClosedRange<Double>) -> OptionType {
    OptionType(.number(range), read: { $0.bindableNumber($1, in: range) }, write: { _ in nil })
  }
}

extension OptionType where Value == Bindable<Material> {
  static var material: OptionType {
    OptionType(
      .choice(Material.allCases.map(\.rawValue)), values: "",
      read: { options, key in
        options.raw(key).flatMap { value in
          Bindable.read(value, issues: options.issues) { Material.read($0, issues: $1) }
        }
      }, write: { _ in nil })
  }
}

extension OptionType where Value == CornerSpec {
  static var corners: OptionType {
    OptionType(
      .either([.length(0...100_000), .list(.length(0...100_000)), .options([]), .text]),
      values: "points, a percentage of the shorter side, four of them, or concentric",
      read: { $0.layers.corners($0, $1) }, write: { _ in nil })
  }
}

extension OptionType where Value == BoxSides {
  fileprivate static var sides: OptionType {
    OptionType(
      .either([.text, .list(.text)]), values: "a side, or a list of sides",
      read: { options, key in
        options.raw(key).flatMap { BoxSides($0, named: key, issues: options.issues) }
      }, write: { _ in nil })
  }
}

extension OptionType where Value == [Double] {
  fileprivate static var dashes: OptionType {
    OptionType(
      .either([.number(0...10_000), .list(.number(0...10_000))]),
      values: "points, or a list of dashes and gaps in turn", read: { $0.dashes($1) },
      write: { _ in nil })
  }
}

extension SceneOption {
  /// A font, of which the property says what a scene leaves out.
  static func font(
    _ path: any WritableKeyPath<Root, FontSpec> & Sendable, _ key: String = "font",
    _ meaning: String = "", otherwise: String
  ) -> SceneOption {
    SceneOption(
      key, FontSpec.optionKind, meaning, values: FontSpec.optionValues, otherwise: otherwise,
      read: { $1[keyPath: path] = $0.font(key, fallback: $1[keyPath: path]) })
  }
}

extension FontSpec {
  static let optionKind = OptionKind.either([
    .choice(NamedTextStyle.allCases.map(\.rawValue)), .options([]),
  ])
  static let optionValues =
    "a text style, or family, style, weight, size, scales, figures and italic"
}

extension BoxStyle {
  static let options: [SceneOption<Self>] = [
    SceneOption("material", \.material, .material, "what is behind, seen through a material"),
    SceneOption("fill", \.fill, .paint),
    SceneOption("corner-radius", \.corners, .corners, otherwise: "0"),
    SceneOption("inner-shadow", \.innerShadow, .shadow, "falls into it from its edge"),
    SceneOption("corner-curve", \.cornerCurve, .choice),
    SceneOption(
      "border", .options(borderOptions.map { $0.declaration(of: BoxStyle()) }),
      "inside the frame: { width, color, sides, dash }", otherwise: "none",
      read: { options, style in
        guard let border = options.nested("border") else { return }
        style.borderColor = options.layers.color(.label)
        style.borderWidth = .constant(1)
        border.read(borderOptions, into: &style)
        if style.borderSides != .all, style.form == .ellipse {
          border.error("an ellipse has no sides; its border goes all around", at: "sides")
        }
        border.reportUnknownKeys()
      }),
  ]

  private static let borderOptions: [SceneOption<Self>] = [
    SceneOption("color", \.borderColor, .color, otherwise: "$label"),
    SceneOption("width", \.borderWidth, .number(in: 0...1000), "points", otherwise: "1"),
    SceneOption("sides", \.borderSides, .sides, otherwise: "all"),
    SceneOption("dash", \.borderDashes, .dashes, otherwise: "none"),
  ]
}

extension Effects {
  static let options: [SceneOption<Self>] = [
    SceneOption("opacity", \.opacity, .number(in: 0...1), otherwise: "1"),
    SceneOption(
      "rotate", \.rotation, .number(in: -36_000...36_000), "degrees clockwise about the middle",
      otherwise: "0"),
    SceneOption(
      "scale", \.scale, .number(in: 0...1000), "a factor about the middle", otherwise: "1"),
    SceneOption("shadow", \.shadow, .shadow),
  ]
}

extension ShadowSpec {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("color", \.color, .color, otherwise: "black at 30%"),
    SceneOption("offset", \.offset, .vector, "points"),
    SceneOption("radius", \.radius, .number(in: 0...200), "points of its blur"),
  ]
}

extension OptionType where Value == ShadowSpec {
  static var shadow: OptionType {
    .options(
      ShadowSpec.options, of: ShadowSpec(color: .constant(Color.black.withAlpha(0.3))))
  }
}

extension TextLayer {
  static let declarations = options.map {
    $0.declaration(of: TextLayer(.constant(""), color: .constant(.black)))
  }

  /// What a text may have beside its string.
  static let options: [SceneOption<Self>] = [
    .font(\.font, otherwise: "17 points"),
    SceneOption("color", \.color, .color, otherwise: "$label"),
    SceneOption("align", \.alignment, .choice),
    SceneOption("vertical-align", \.verticalAlignment, .choice),
    SceneOption(
      "lines", \.lineLimit, .integer(in: 1...1000), "the most lines", otherwise: "as many as fit"),
    SceneOption("truncate", \.truncation, .choice, "where what is too long is cut"),
    SceneOption(
      "line-height", \.lineHeight, .number(in: 0.5...5000), "points between baselines",
      otherwise: "the font's"),
    SceneOption(
      "letter-spacing", \.letterSpacing, .number(in: -100...1000), "points between letters",
      otherwise: "the scene's"),
    SceneOption("direction", \.direction, .choice, otherwise: "the text's own"),
  ]
}
