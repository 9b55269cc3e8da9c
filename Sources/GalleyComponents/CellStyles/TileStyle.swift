internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A filled rectangle with rounded corners and a label in its middle.
struct TileStyle: CellStyle {
  static let kind = "tile"
  static let summary = "a filled rectangle with rounded corners and a label in its middle"
  static let options: [SceneOption<Self>] = LabeledBox.options.map { $0.within(\.box) }

  private var box = LabeledBox(
    style: BoxStyle(cornerRadius: .constant(.points(8)), cornerCurve: .continuous))

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var box = box
    if !options.contains("fill") {
      box.style.fill = .constant(.solid(reader.palette[.systemGray5]))
    }
    return box.layers(for: options, labelColor: reader.color(.label))
  }
}
