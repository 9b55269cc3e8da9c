package import GalleyGeometry
package import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// A label on a shape that hugs it.
package struct ButtonLayer: LeafContent {
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

  package func naturalSize(
    fitting width: Double?, context: LayerContext
  ) -> (width: Double?, height: Double?) {
    let natural = label.huggingWidth(context: context) ?? 0
    let height = label.naturalSize(fitting: nil, context: context).height ?? 0
    let padding = padding ?? Self.standardPadding
    return (natural + padding.horizontal, height + padding.vertical)
  }

  package func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let padding = padding(in: frame, context: context)
    // Not inset(by:), which holds a negative extent at zero: a label may be higher than its room.
    let inner = Rect(
      x: frame.minX + padding.leading, y: frame.minY + padding.top,
      width: max(0, frame.width - padding.horizontal), height: frame.height - padding.vertical)
    return style.backgroundCommands(in: frame, context: context, source: location)
      + label.commands(in: inner, context: context)
      + style.borderCommands(in: frame, context: context, source: location)
  }

  /// The padding by sides, leading being left.
  private func padding(in frame: Rect, context: LayerContext) -> EdgeInsets {
    if let padding {
      return context.direction == .rightToLeft ? padding.mirrored : padding
    }
    var standard = Self.standardPadding
    let room = max(0, frame.width - (label.huggingWidth(context: context) ?? 0))
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
    LayerReader.Kind("button") { reader, layers in
      guard let text = reader.bindableText("button") else { return nil }
      var label = layers.textLayer(reader, text: text)
      if !reader.has("align") { label.alignment = .center }
      if !reader.has("color") { label.color = .constant(.white) }
      if !reader.has("lines") { label.lineLimit = 1 }
      let form: BoxStyle.Form = reader.has("corner-radius") ? .rectangle : .capsule
      var style = layers.boxStyle(reader, form: form)
      if !reader.has("fill"), !reader.has("border") {
        style.fill = .constant(.solid(Color(hex: 0x007AFF)))
      }
      return ButtonLayer(
        label, style: style, padding: reader.insets("padding"), location: reader.location)
    }
  }
}
