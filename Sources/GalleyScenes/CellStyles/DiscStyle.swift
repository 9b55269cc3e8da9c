internal import GalleyGraphics
package import GalleyNotation

/// A filled circle with a label in its middle.
package enum DiscStyle: CellStyle {
  package static let kind = "disc"
  package static let summary = "a filled circle, or an ellipse, with a label in its middle"
  package static let options = LabeledBox.options

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var style = reader.boxStyle(options, form: .ellipse)
    if !options.has("fill") { style.fill = .constant(.solid(reader.palette.tint)) }
    return LabeledBox.layers(for: options, reading: reader, style: style, labelColor: nil)
  }
}
