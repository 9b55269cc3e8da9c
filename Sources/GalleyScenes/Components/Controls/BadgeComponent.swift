internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// The red badge on an icon or a tab.
package enum BadgeComponent: Component {
  package static let kind = "badge"
  package static let summary = "a number or a word in a red capsule"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration("badge", .text, "the number or the word"),
    OptionDeclaration(
      "fill", OptionType<Bindable<PaintSpec>>.paint.kind, "a color or a gradient",
      usual: "$system-red"),
    OptionDeclaration("color", .color, "of the text", usual: "white"),
  ]

  /// In points. [C]
  static let height = 18.0
  private static let padding = 5.0

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard let text = options.bindableText(kind) else { return nil }
    let fill = reader.paint(options, "fill") ?? .constant(.solid(reader[.systemRed]))
    let label = TextLayer(
      text, font: FontSpec(weight: 400, size: .constant(13)),
      color: reader.color(options, "color") ?? .constant(.white), alignment: .center, lineLimit: 1,
      location: options.location)
    let style = BoxStyle(form: .capsule, fill: fill)
    return ComponentLayer(
      [Layer(content: ShapeLayer(style)), Layer(at: .middle(), content: label)],
      width: .measured { _, context in
        let wanted = label.intrinsicSize(for: .unspecified, context: context).width ?? 0
        return max(height, (wanted + 2 * padding).rounded(.up))
      }, height: .points(height), style: style)
  }
}
