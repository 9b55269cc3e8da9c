internal import GalleyGraphics
package import GalleyNotation

/// A filled circle with a label in its middle.
package struct DiscStyle: CellStyle {
  package static let kind = "disc"
  package static let summary = "a filled circle, or an ellipse, with a label in its middle"
  package static let options: [SceneOption<Self>] = LabeledBox.options.map { $0.within(\.box) }

  private var box = LabeledBox(style: BoxStyle(form: .ellipse))

  package init() {}

  package func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var box = box
    if !options.has("fill") { box.style.fill = .constant(.solid(reader.palette.tint)) }
    return box.layers(for: options, labelColor: .constant(.white))
  }
}
