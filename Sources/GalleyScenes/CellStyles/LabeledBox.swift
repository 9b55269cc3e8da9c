internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// What discs, tiles and plain cells share: a box with a label in its middle.
enum LabeledBox {
  static let options = [
    OptionDescription("fill", "a color or a gradient"),
    OptionDescription("border", "{ width, color }, inside the frame"),
    OptionDescription("label", "a text, such as \"{value}\""),
    OptionDescription("font, color, align, lines", "of the label"),
    OptionDescription("shadow", "{ color, offset, radius }"),
  ]

  /// - Parameter labelColor: Of a label that is told none; nil for white.
  static func layers(
    for options: OptionReader, reading reader: LayerReader, style: BoxStyle,
    labelColor: SystemColor?
  ) -> [Layer] {
    let box = Layer(
      effects: reader.effects(options), content: ShapeLayer(style, location: options.location))
    let text = options.bindableText("label")
    var label = reader.textLayer(options, text: text ?? .constant(""))
    guard text != nil else { return [box] }
    if !options.has("align") { label.alignment = .center }
    if !options.has("color") { label.color = labelColor.map(reader.color) ?? .constant(.white) }
    let margin = options.insets("padding") ?? .init(all: 4)
    return [box, Layer(at: .inset(margin), content: label)]
  }
}
