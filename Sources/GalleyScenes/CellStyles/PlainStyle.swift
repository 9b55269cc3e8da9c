internal import GalleyGraphics
package import GalleyNotation

/// A rectangle with square corners and a label in its middle; nothing is filled unless said.
package struct PlainStyle: CellStyle {
  package static let kind = "plain"
  package static let summary = "a rectangle with square corners and a label; no fill unless given"
  package static let options: [SceneOption<Self>] = LabeledBox.options.map { $0.within(\.box) }

  private var box = LabeledBox(style: BoxStyle())

  package init() {}

  package func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    box.layers(for: options, labelColor: reader.color(.label))
  }
}
