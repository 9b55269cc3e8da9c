internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A box with a label in its middle, which discs, tiles and plain cells are.
struct LabeledBox: Sendable {
  var style: BoxStyle
  private var effects = Effects()
  private var label: Bindable<String>?
  private var text = TextLayer(.constant(""), color: .constant(.white), alignment: .center)
  private var padding = EdgeInsets(all: 4)

  init(style: BoxStyle) { self.style = style }

  static let options: [SceneOption<Self>] =
    BoxStyle.options.map { $0.within(\.style) }
    + [
      SceneOption("label", \.label, .text, "a text, such as \"{value}\""),
      SceneOption("padding", \.padding, .insets, "around the label"),
    ] + TextLayer.options.map { $0.within(\.text) } + Effects.options.map { $0.within(\.effects) }

  /// - `labelColor`: Of a label that is told none.
  func layers(for options: OptionReader, labelColor: Bindable<Color>) -> [Layer] {
    let box = Layer(effects: effects, content: ShapeLayer(style, location: options.location))
    guard let label else { return [box] }
    var text = text
    text.text = label
    text.location = options.location
    text.figures = text.font.figures
    if !options.contains("color") { text.color = labelColor }
    return [box, Layer(at: .inset(padding), content: text)]
  }
}
