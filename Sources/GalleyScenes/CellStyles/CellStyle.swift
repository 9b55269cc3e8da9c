public import GalleyNotation

/// A preset of layers that a scene asks for by name: `cell: { style: disc, fill: teal }`.
public protocol CellStyle: Sendable {
  /// The name by which a scene asks for the style.
  static var kind: String { get }

  /// One line that says what the style looks like.
  static var summary: String { get }

  /// The options that a scene may give.
  static var options: [OptionDescription] { get }

  /// The layers, back to front, for the options; what is wrong with them is reported to their
  /// reader.
  static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer]
}
