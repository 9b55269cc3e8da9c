internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

/// A filled rectangle with rounded corners and a label in its middle.
package enum TileStyle: CellStyle {
  package static let kind = "tile"
  package static let summary = "a filled rectangle with rounded corners and a label in its middle"
  package static let options =
    LabeledBox.options + [
      OptionDescription("corner-radius", "points or a percentage of the shorter side; 8"),
      OptionDescription("corner-curve", "circular or continuous; continuous"),
    ]

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var style = reader.boxStyle(options)
    if !options.has("fill") { style.fill = .constant(.solid(reader.palette[.systemGray5])) }
    if !options.has("corner-radius") { style.corners = .uniform(.constant(.points(8))) }
    if !options.has("corner-curve") { style.cornerCurve = .continuous }
    return LabeledBox.layers(for: options, reading: reader, style: style, labelColor: .label)
  }
}
