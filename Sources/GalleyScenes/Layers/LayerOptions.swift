internal import GalleyGraphics
internal import GalleyLayouts
public import GalleyNotation

extension OptionType where Value == BoxSides {
  fileprivate static var sides: OptionType {
    OptionType(
      .either([BoxSides.kind, .list(BoxSides.kind)]), values: "a side, or a list of sides",
      read: { options, key in
        options.rawValue(for: key).flatMap { BoxSides($0, named: key, issues: options.issues) }
      })
  }
}

extension BoxStyle {
  /// What a scene may say of it.
  public static let options: [SceneOption<Self>] = [
    SceneOption("material", \.material, .material, "what is behind, seen through a material"),
    SceneOption("fill", \.fill, .paint),
    SceneOption("corner-radius", \.corners, .corners, otherwise: "0"),
    SceneOption("inner-shadow", \.innerShadow, .shadow, "falls into it from its edge"),
    SceneOption("corner-curve", \.cornerCurve, .choice),
    SceneOption(
      "border", .options(borderOptions.declarations(of: BoxStyle())),
      "inside the frame: { width, color, sides, dash }", otherwise: "none",
      read: { options, style in
        guard let border = options.nested("border") else { return }
        style.borderColor = .constant(options.palette[.label])
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
  /// What a scene may say of it.
  public static let options: [SceneOption<Self>] = [
    SceneOption("opacity", \.opacity, .number(in: 0...1), otherwise: "1"),
    SceneOption(
      "rotate", \.rotation, .number(in: -36_000...36_000), "degrees clockwise about the middle",
      otherwise: "0"),
    SceneOption(
      "scale", \.scale, .number(in: 0...1000), "a factor about the middle", otherwise: "1"),
    SceneOption(
      "rotate-x", \.tilt, .number(in: -89...89), "degrees in space; the lower edge comes nearer",
      otherwise: "0"),
    SceneOption(
      "rotate-y", \.turn, .number(in: -89...89), "degrees in space; the right edge goes away",
      otherwise: "0"),
    SceneOption(
      "perspective", \.eyeDistance, .number(in: 100...100_000),
      "points from the eye to what is turned in space", otherwise: "none"),
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
  /// What a scene may say of it beside its string.
  public static let options: [SceneOption<Self>] = [
    .font(\.font, otherwise: "17 points"),
    color,
    SceneOption("outline", \.outline, .textOutline, "a line around the letters"),
    SceneOption("underline", \.isUnderlined, .flag),
    SceneOption("strikethrough", \.isStruckThrough, .flag),
    SceneOption("align", \.alignment, .choice),
    SceneOption("vertical-align", \.verticalAlignment, .choice),
    SceneOption(
      "lines", \.lineLimit, .integer(in: 1...1000), "the most lines", otherwise: "as many as fit"),
    SceneOption("truncate", \.truncation, .choice, "where what is too long is cut"),
    SceneOption(
      "fit", \.leastSize, .number(in: 0.5...2000),
      "the font size down to which it shrinks to fit its box", otherwise: "it does not"),
    SceneOption(
      "fit-group", \.fitGroup, .text, "the name of texts that shrink together", otherwise: "alone"),
    SceneOption("wrap", \.wrapping, .choice, "whether lines are about as long as one another"),
    SceneOption("markup", \.hasMarkup, .flag, "whether **, *, ~~ and [](style) change the style"),
    SceneOption(
      "styles", TextRun.stylesKind, "those that markup may name", otherwise: "none",
      read: { options, text in
        guard options.contains("styles") else { return options.expect("styles") }
        text.styles = TextRun.styles(options, "styles", in: text.font)
        text.hasMarkup = text.hasMarkup || !options.contains("markup")
      }),
    SceneOption(
      "line-height", \.lineHeight, .number(in: 0.5...5000), "points between baselines",
      otherwise: "the font's"),
    SceneOption(
      "letter-spacing", \.letterSpacing, .number(in: -100...1000), "points between letters",
      otherwise: "the scene's"),
    SceneOption("direction", \.direction, .choice, otherwise: "the text's own"),
  ]

  /// A color, or a gradient over the lines.
  private static let color = SceneOption<Self>(
    "color", .either([.template(.color), PaintSpec.kind]), values: "a color or a gradient",
    otherwise: "$label",
    read: { options, text in
      guard let value = options.rawValue(for: "color") else { return }
      guard value.isGradient else {
        text.color = OptionType<Bindable<Color>>.color.read(options, "color") ?? text.color
        return
      }
      text.gradient = OptionType<Bindable<PaintSpec>>.paint.read(options, "color")
    })
}

extension OptionValue {
  /// Whether it is a gradient, or one in the light or in the dark.
  fileprivate var isGradient: Bool {
    ["linear", "radial"].contains { self[$0] != nil }
      || ["light", "dark"].contains { self[$0]?.isGradient == true }
  }
}
