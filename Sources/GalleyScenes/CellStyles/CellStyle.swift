public import GalleyNotation

/// A preset of layers that a scene asks for by name: `cell: { style: disc, fill: teal }`.
///
/// Its properties are what a scene gives.
public protocol CellStyle: Configurable {
  /// The layers, back to front; what is wrong beside the values of options is reported to their
  /// reader.
  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer]
}
