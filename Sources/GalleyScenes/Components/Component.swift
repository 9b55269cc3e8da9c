public import GalleyNotation

/// A layer made of layers that a scene asks for by name, as the system brings it: `- switch: wifi`.
///
/// It looks as the screen's system and theme have it: the reader knows both.
public protocol Component: Sendable {
  /// The key by which a scene asks for it.
  static var kind: String { get }

  /// One line that says what it looks like.
  static var summary: String { get }

  /// The value of the key and the other keys that a scene may give.
  static var options: [OptionDeclaration] { get }

  /// The name by which fingers, texts and other layers speak of it, from its keys; nil for what has
  /// none.
  static func name(of layer: OptionValue) -> String?

  /// Returns what the layer draws; nil where something without which there is nothing to draw is
  /// wrong, which is reported to the options' reader.
  static func layer(for options: OptionReader, reading reader: LayerReader) -> ComponentLayer?
}

extension Component {
  public static func name(of layer: OptionValue) -> String? { nil }

  /// The name that the kind's own key carries; nil where that is empty.
  static func nameUnderKind(of layer: OptionValue) -> String? {
    guard case .text(let name) = layer[kind]?.kind else { return nil }
    return name
  }
}
