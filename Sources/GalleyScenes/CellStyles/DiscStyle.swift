internal import GalleyGraphics
public import GalleyNotation

/// A filled circle with a label in its middle.
public enum DiscStyle: CellStyle {
  public static let kind = "disc"
  public static let summary = "a filled circle, or an ellipse, with a label in its middle"
  public static let options = LabeledBox.options

  public static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    var style = reader.boxStyle(options, form: .ellipse)
    if !options.has("fill") { style.fill = .constant(.solid(Color(hex: 0x36A2EB))) }
    return LabeledBox.layers(for: options, reading: reader, style: style, labelColor: .white)
  }
}
