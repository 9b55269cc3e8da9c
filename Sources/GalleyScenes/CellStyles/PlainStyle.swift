internal import GalleyGraphics
public import GalleyNotation

/// A rectangle with square corners and a label in its middle; nothing is filled unless said.
public enum PlainStyle: CellStyle {
  public static let kind = "plain"
  public static let summary = "a rectangle with square corners and a label; no fill unless given"
  public static let options = LabeledBox.options

  public static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    LabeledBox.layers(
      for: options, reading: reader, style: reader.boxStyle(options), labelColor: .black)
  }
}
