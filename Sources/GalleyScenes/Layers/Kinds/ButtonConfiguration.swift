internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A button as UIButton.Configuration has it: `{ button: Save, style: filled, size: large }`.
struct ButtonConfiguration {
  typealias Style = ButtonLook.Style
  typealias Extent = ButtonLook.Extent

  static let options: [SceneOption<Self>] = [
    SceneOption("button", \.title, .text, "what it says", otherwise: ""),
    SceneOption("style", \.style, .choice, "one of the system's", otherwise: ""),
    SceneOption("size", \.extent, .choice),
    SceneOption("enabled", \.isEnabled, .flag),
    SceneOption("pressed", \.isPressed, .flag),
    SceneOption("tint", \.tint, .color, otherwise: "$tint"),
    SceneOption(
      "font", FontSpec.kind, values: FontSpec.values, otherwise: "that of the size"),
    SceneOption("subtitle", \.subtitle, .text, "below the words", otherwise: "none"),
    SceneOption("icon-at", \.iconSide, .choice),
    SceneOption("spacing", \.spacing, .number(in: 0...1000), "points between icon and words"),
    SceneOption("icon", \.icon, .symbolName, "a symbol", otherwise: "none"),
  ]

  private var title = Bindable.constant("")
  private var style = Style.plain
  private var extent = Extent.medium
  private var isEnabled = true
  private var isPressed = false
  private var tint: Bindable<Color>?
  private var subtitle: Bindable<String>?
  private var iconSide = ButtonContents.Side.leading
  private var spacing = 6.0
  private var icon: Bindable<String>?

  func button(_ options: OptionReader, _ layers: LayerReader) -> ConfiguredButton {
    let look = look(layers)
    let tint = tint ?? layers.tint
    let isSystem = style == .system
    let (vertical, horizontal) = isSystem ? (ButtonLook.system.inset, 0) : extent.insets
    let title =
      isSystem ? FontSpec(size: .constant(ButtonLook.system.title)) : FontSpec(extent.titleStyle)
    let contents = contents(options, font: title, color: color(look.ink, tint, layers))
    return ConfiguredButton(
      contents: contents, opacity: isPressed ? .constant(ButtonLook.pressedShare) : nil,
      style: box(look, tint, layers),
      insets: EdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal),
      leastWidth: isSystem ? ButtonLook.system.leastWidth : 0, location: options.location)
  }

  private func look(_ layers: LayerReader) -> ButtonLook {
    var look = ButtonLook(style, isGlass: layers.isGlass)
    (look.extent, look.isEnabled, look.isPressed) = (extent, isEnabled, isPressed)
    return look
  }

  private func color(
    _ ink: ButtonLook.Ink, _ tint: Bindable<Color>, _ layers: LayerReader
  ) -> Bindable<Color> {
    switch ink {
    case .tint: tint
    case .system(let color): layers.color(color)
    case .white: .constant(.white)
    }
  }

  private func box(
    _ look: ButtonLook, _ tint: Bindable<Color>, _ layers: LayerReader
  ) -> BoxStyle {
    let fill: Bindable<PaintSpec>? = look.fill.map { ink, share in
      color(ink, tint, layers).map { .solid($0.withAlpha($0.alpha * share)) }
    }
    guard let radius = look.cornerRadius else { return BoxStyle(form: .capsule, fill: fill) }
    return BoxStyle(
      fill: fill, cornerRadius: .constant(.points(radius)), cornerCurve: .continuous)
  }

  /// The words, and the symbol beside them where there is one.
  private func contents(
    _ options: OptionReader, font usualFont: FontSpec, color: Bindable<Color>
  ) -> ButtonContents {
    let font = options.font(fallback: usualFont)
    func text(_ text: Bindable<String>, _ font: FontSpec) -> TextLayer {
      TextLayer(
        text, font: font, color: color, alignment: .center, lineLimit: 1,
        location: options.location)
    }
    let small = subtitle.map { subtitle in
      var smaller = FontSpec(ButtonLook.subtitleStyle)
      smaller.family = font.family
      return text(subtitle, smaller)
    }
    let symbol = icon.map { SymbolLayer($0, font: font, tint: color, location: options.location) }
    return ButtonContents(
      title: text(title, font), subtitle: small, symbol: symbol, side: iconSide, gap: spacing)
  }
}

/// The contents of a button: a title, a subtitle, and a symbol at one of their sides.
///
/// What is empty takes no room, and no gap.
struct ButtonContents {
  enum Side: String, CaseIterable {
    case leading
    case trailing
    case top
    case bottom
  }

  var title: TextLayer
  var subtitle: TextLayer?
  var symbol: SymbolLayer?
  var side = Side.leading
  /// Between the words and the symbol, in points.
  var gap = 0.0

  func content(in scope: Scope) -> any LayerContent {
    let texts = [title, subtitle].compactMap { $0 }.filter { text in
      text.text.resolved(in: scope, issues: IssueLog()) != ""
    }
    guard let symbol else { return words(texts) }
    guard !texts.isEmpty else { return symbol }
    let layers = [Layer(content: symbol), Layer(content: words(texts))]
    let isBeside = side == .leading || side == .trailing
    let isFirst = side == .leading || side == .top
    return StackLayer(
      StackStyle(isBeside ? .horizontal : .vertical, alignment: .center, spacing: gap),
      isFirst ? layers : layers.reversed())
  }

  private func words(_ texts: [TextLayer]) -> any LayerContent {
    guard texts.count > 1 else { return texts.first ?? title }
    return StackLayer(
      StackStyle(.vertical, alignment: .center, spacing: ButtonLook.subtitleGap),
      texts.map { Layer(content: $0) })
  }
}

/// UIButton with one of the system's configurations: a title, maybe with a symbol or a subtitle,
/// in the middle of a box.
struct ConfiguredButton: LayerContent {
  /// The words, and what stands beside them.
  var contents: ButtonContents
  /// Of the contents.
  var opacity: Bindable<Double>?
  var style: BoxStyle
  /// Between the contents and the edges, in points; leading and trailing are equal.
  var insets: EdgeInsets
  /// In points.
  var leastWidth: Double
  var location: SourceLocation

  var kind: String { "button" }

  private func layer(in context: LayerContext) -> Layer {
    Layer(
      at: .middle(), effects: Effects(opacity: opacity),
      content: contents.content(in: context.scope))
  }

  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    let inner = contents.content(in: context.scope)
      .intrinsicSize(for: .unspecified, context: context)
    return IntrinsicSize(
      width: proposal.width ?? max(leastWidth, (inner.width ?? 0) + insets.horizontal),
      height: proposal.height ?? (inner.height ?? 0) + insets.vertical)
  }

  func hugging(along axis: Axis) -> Hugging { .always }

  func baselines(in size: Size, context: LayerContext) -> Baselines? {
    let layer = layer(in: context)
    let frame = context.frames(of: [layer], in: Rect(origin: .zero, size: size))[0]
    return layer.content.baselines(in: frame.size, context: context)?.offset(by: frame.minY)
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    style.commands(
      around: context.commands(of: [layer(in: context)], inside: self, in: frame), clips: false,
      in: frame, context: context, source: location)
  }

  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style.shape(in: frame, context: context)
  }
}
