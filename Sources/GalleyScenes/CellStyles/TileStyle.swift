internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// A filled rectangle with rounded corners and a label in its middle.
package struct TileStyle: CellStyle {
  package static let kind = "tile"
  package static let summary = "a filled rectangle with rounded corners and a label in its middle"
  package static let options: [SceneOption<Self>] = LabeledBox.options.map { $0.within(\.box) }

  private var box = LabeledBox(
    style: BoxStyle(cornerRadius: .constant(.points(8)), cornerCurve: .continuous))

  package init() {}

  package func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var box = box
    if !options.has("fill") { box.style.fill = .constant(.solid(reader.palette[.systemGray5])) }
    return box.layers(for: options, labelColor: reader.color(.label))
  }
}
