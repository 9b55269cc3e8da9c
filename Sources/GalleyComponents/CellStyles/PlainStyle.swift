internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// A rectangle with square corners and a label in its middle; nothing is filled unless said.
struct PlainStyle: CellStyle {
  static let kind = "plain"
  static let summary = "a rectangle with square corners and a label; no fill unless given"
  static let options: [SceneOption<Self>] = LabeledBox.options.map { $0.within(\.box) }

  private var box = LabeledBox(style: BoxStyle())

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    box.layers(for: options, labelColor: reader.color(.label))
  }
}
