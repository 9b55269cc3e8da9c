internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The red badge on an icon or a tab.
struct BadgeComponent: Component {
  static let kind = "badge"
  static let summary = "a number or a word in a red capsule"
  static let options: [SceneOption<Self>] = [
    SceneOption("badge", \.text, .text, "the number or the word", otherwise: ""),
    SceneOption("fill", \.fill, .paint, otherwise: "$system-red"),
    SceneOption("color", \.color, .color, "of the text", otherwise: "white"),
  ]

  /// In points. [C]
  static let height = 18.0
  private static let padding = 5.0

  private var text: Bindable<String>?
  private var fill: Bindable<PaintSpec>?
  private var color = Bindable.constant(Color.white)

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard let text else { return nil }
    let fill = fill ?? .constant(.solid(reader[.systemRed]))
    let label = TextLayer(
      text, font: FontSpec(weight: 400, size: .constant(13)),
      color: color, alignment: .center, lineLimit: 1,
      location: options.location)
    let style = BoxStyle(form: .capsule, fill: fill)
    return ComponentLayer(
      [Layer(content: ShapeLayer(style)), Layer(at: .middle(), content: label)],
      width: .measured { _, context in
        let wanted = label.intrinsicSize(for: .unspecified, context: context).width ?? 0
        return max(Self.height, (wanted + 2 * Self.padding).rounded(.up))
      }, height: .points(Self.height), style: style)
  }
}
