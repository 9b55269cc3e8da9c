internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A button as UIButton.Configuration has it: `{ button: Save, style: filled, size: large }`.
struct ButtonConfiguration {
  enum Style: String, CaseIterable {
    /// UIButton(type: .system), which is older than configurations.
    case system
    case plain
    case gray
    case tinted
    case filled
  }

  enum Extent: String, CaseIterable {
    case mini
    case small
    case medium
    case large

    /// Insets in points and title styles, recorded on iOS 26.0. [R]
    var metrics: (vertical: Double, horizontal: Double, title: FontSpec) {
      switch self {
      case .mini, .small: (6, 10, FontSpec(.subheadline))
      case .medium: (7, 12, FontSpec(.body))
      case .large: (15, 20, FontSpec(.body))
      }
    }
  }

  /// Of UIButton(type: .system), in points: above and below the title, its size, the least width.
  /// [R]
  private static let system = (inset: 6.0, title: 15.0, leastWidth: 30.0)
  /// How round corners are at most on iOS 26 [R], and how round they were before, in points.
  private static let radii = (ios26: 20.0, ios18: 6.0)
  /// How much of the tint fills a tinted button; derived.
  private static let tintedShare = 0.15
  /// How much of the fill a finger leaves. [R]
  private static let pressedShare = 0.75

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
    let tint = tint ?? layers.tint
    let metrics =
      style == .system
      ? (
        vertical: Self.system.inset, horizontal: 0,
        title: FontSpec(size: .constant(Self.system.title))
      ) : extent.metrics
    let foreground = isEnabled ? color(of: style, tint, layers) : layers.color(.tertiaryLabel)
    let contents = contents(options, font: metrics.title, color: foreground)
    return ConfiguredButton(
      contents: contents, opacity: isPressed ? .constant(Self.pressedShare) : nil,
      style: box(tint, layers),
      insets: EdgeInsets(
        top: metrics.vertical, leading: metrics.horizontal, bottom: metrics.vertical,
        trailing: metrics.horizontal),
      leastWidth: style == .system ? Self.system.leastWidth : 0, location: options.location)
  }

  private func color(
    of style: Style, _ tint: Bindable<Color>, _ layers: LayerReader
  ) -> Bindable<Color> {
    switch style {
    case .system, .plain, .tinted: tint
    case .gray: layers.isGlass ? layers.color(.label) : tint
    case .filled: .constant(.white)
    }
  }

  private func box(_ tint: Bindable<Color>, _ layers: LayerReader) -> BoxStyle {
    let isGlass = layers.isGlass
    let share = isPressed ? Self.pressedShare : 1
    let fill: Bindable<Color>? =
      switch style {
      case .system, .plain: nil
      case _ where !isEnabled: layers.color(.tertiarySystemFill)
      case .gray: layers.color(.secondarySystemFill).map { $0.withAlpha($0.alpha * share) }
      case .tinted: tint.map { $0.withAlpha($0.alpha * Self.tintedShare * share) }
      case .filled: tint.map { $0.withAlpha($0.alpha * share) }
      }
    guard !isGlass || extent != .large else {
      return BoxStyle(form: .capsule, fill: fill?.map { .solid($0) })
    }
    return BoxStyle(
      fill: fill?.map { .solid($0) },
      cornerRadius: .constant(.points(isGlass ? Self.radii.ios26 : Self.radii.ios18)),
      cornerCurve: .continuous)
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
      var smaller = FontSpec(.footnote)
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

  /// Between the title and the subtitle, in points. [R]
  private static let subtitleGap = 2.0

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
      StackStyle(.vertical, alignment: .center, spacing: Self.subtitleGap),
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
