package import GalleyGeometry
package import GalleyGraphics
package import GalleyLayouts
package import GalleyNotation

/// A label on a shape that hugs it.
package struct ButtonLayer: LayerContent, BoxedContent {
  package var label: TextLayer
  package var style: BoxStyle
  /// Between the label and the edges, in points; nil for the standard, which gives way where the
  /// button is too narrow for it.
  package var padding: EdgeInsets?
  package var location: SourceLocation?

  static let standardPadding = EdgeInsets(top: 12, leading: 22, bottom: 12, trailing: 22)

  package init(
    _ label: TextLayer, style: BoxStyle, padding: EdgeInsets? = nil,
    location: SourceLocation? = nil
  ) {
    self.label = label
    self.style = style
    self.padding = padding
    self.location = location
  }

  package var kind: String { "button" }

  package func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    let natural = label.intrinsicSize(for: .unspecified, context: context)
    let padding = padding ?? Self.standardPadding
    return IntrinsicSize(
      width: (natural.width ?? 0) + padding.horizontal,
      height: (natural.height ?? 0) + padding.vertical)
  }

  package func hugging(along axis: Axis) -> Hugging { .always }

  package func baselines(in size: Size, context: LayerContext) -> Baselines? {
    let inner = inner(of: Rect(origin: .zero, size: size), context: context)
    return label.baselines(in: inner.size, context: context)?.offset(by: inner.minY)
  }

  package func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    warn(ofWidth: frame.width, context: context)
    return style.backgroundCommands(in: frame, context: context, source: location)
      + label.commands(in: inner(of: frame, context: context), context: context)
      + style.borderCommands(in: frame, context: context, source: location)
  }

  /// Warns where the button is wider than what it lies on.
  private func warn(ofWidth width: Double, context: LayerContext) {
    let room = context.safeArea.width
    guard let location, width > room + 0.5, context.isAligned else { return }
    let message =
      "a button is wider than the \(Int(room)) points that the screen has; give it a width, or fewer words"
    guard !context.issues.issues.contains(where: { $0.location == location }) else { return }
    context.issues.warning(message, at: location)
  }

  /// Where the label lies in a frame.
  private func inner(of frame: Rect, context: LayerContext) -> Rect {
    let padding = padding(in: frame, context: context)
    // Not inset(by:), which holds a negative extent at zero: a label may be higher than its room.
    return Rect(
      x: frame.minX + padding.leading, y: frame.minY + padding.top,
      width: max(0, frame.width - padding.horizontal), height: frame.height - padding.vertical)
  }

  /// The padding by sides, leading being left.
  private func padding(in frame: Rect, context: LayerContext) -> EdgeInsets {
    if let padding {
      return context.direction == .rightToLeft ? padding.mirrored : padding
    }
    var standard = Self.standardPadding
    let natural = label.intrinsicSize(for: .unspecified, context: context).width ?? 0
    let room = max(0, frame.width - natural)
    standard.leading = min(standard.leading, room / 2)
    standard.trailing = min(standard.trailing, room / 2)
    return standard
  }

  package func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style.shape(in: frame, context: context)
  }
}

extension LayerReader.Kind {
  static var button: LayerReader.Kind {
    LayerReader.Kind(
      "button", leaf: .either([plainButton.declared(), configuredButton.declared()])
    ) {
      ($0.contains("style") ? configuredButton : plainButton).read($0, $1)
    }
  }

  private static var configuredButton: LayerReader.Kind {
    LayerReader.Kind("button", ButtonConfiguration.options, of: ButtonConfiguration()) {
      $0.button($1, $2)
    }
  }

  private static var plainButton: LayerReader.Kind {
    LayerReader.Kind("button", ButtonOptions.options, of: ButtonOptions()) { $0.button($1, $2) }
  }
}

/// What a scene says of a button that none of the system's configurations makes.
private struct ButtonOptions {
  static let options: [SceneOption<Self>] =
    [SceneOption("button", \.title, .text, "what it says", otherwise: "")]
    + TextLayer.options.map { $0.within(\.label) } + BoxStyle.options.map { $0.within(\.style) }
    + [
      SceneOption(
        "padding", \.padding, .insets, "between the words and the edges",
        otherwise: "12 above and below, 22 beside")
    ]

  private var title = Bindable.constant("")
  private var label = TextLayer.usual
  private var style = BoxStyle()
  private var padding: EdgeInsets?

  func button(_ options: OptionReader, _ layers: LayerReader) -> ButtonLayer {
    options.expect("style")
    let isOfGlass = options.contains("material") && !options.contains("fill")
    var label = label.completed(
      by: options, color: .constant(isOfGlass ? layers.palette.tint : .white))
    label.text = title
    if !options.contains("align") { label.alignment = .center }
    if !options.contains("lines") { label.lineLimit = 1 }
    var style = style
    style.form = options.contains("corner-radius") ? .rectangle : .capsule
    if !options.contains("fill"), !options.contains("border"), !options.contains("material") {
      style.fill = .constant(.solid(layers.palette.tint))
    }
    return ButtonLayer(label, style: style, padding: padding, location: options.location)
  }
}
