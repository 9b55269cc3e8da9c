internal import GalleyGraphics
package import GalleyNotation

/// A rectangle with square corners and a label in its middle; nothing is filled unless said.
package enum PlainStyle: CellStyle {
  package static let kind = "plain"
  package static let summary = "a rectangle with square corners and a label; no fill unless given"
  package static let options = LabeledBox.options

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    LabeledBox.layers(
      for: options, reading: reader, style: reader.boxStyle(options), labelColor: .label)
  }
}
