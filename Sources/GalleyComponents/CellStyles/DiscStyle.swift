internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// A filled circle with a label in its middle.
struct DiscStyle: CellStyle {
  static let kind = "disc"
  static let summary = "a filled circle, or an ellipse, with a label in its middle"
  static let options: [SceneOption<Self>] = LabeledBox.options.map { $0.within(\.box) }

  private var box = LabeledBox(style: BoxStyle(form: .ellipse))

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var box = box
    if !options.contains("fill") { box.style.fill = .constant(.solid(reader.palette.tint)) }
    return box.layers(for: options, labelColor: .constant(.white))
  }
}
