internal import GalleyGeometry
internal import GalleyGraphics
public import GalleyNotation

/// A filled rectangle with rounded corners and a label in its middle.
public enum TileStyle: CellStyle {
  public static let kind = "tile"
  public static let summary = "a filled rectangle with rounded corners and a label in its middle"
  public static let options =
    LabeledBox.options + [
      OptionDescription("corner-radius", "points or a percentage of the shorter side; 8"),
      OptionDescription("corner-curve", "circular or continuous; continuous"),
    ]

  public static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var style = reader.boxStyle(options)
    if !options.has("fill") { style.fill = .constant(.solid(Color(hex: 0xE5E7EB))) }
    if !options.has("corner-radius") { style.cornerRadius = .constant(.points(8)) }
    if !options.has("corner-curve") { style.cornerCurve = .continuous }
    return LabeledBox.layers(for: options, reading: reader, style: style, labelColor: .black)
  }
}
