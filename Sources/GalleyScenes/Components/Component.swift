public import GalleyNotation

/// A layer made of layers that a scene asks for by name, as the system brings it: `- switch: wifi`.
///
/// Its properties are what a scene gives; it looks as the screen's system and theme have it, which
/// the reader knows.
public protocol Component: Configurable {
  /// The name by which fingers, texts and other layers speak of it, from its keys; nil for what has
  /// none.
  ///
  /// By default what the key of the kind says where that is an option for a name.
  static func name(of layer: OptionValue) -> String?

  /// Returns what the layer draws; nil where something without which there is nothing to draw is
  /// wrong, which is reported to the options' reader.
  func layer(for options: OptionReader, reading reader: LayerReader) -> ComponentLayer?
}

extension Component {
  public static func name(of layer: OptionValue) -> String? {
    options.contains { $0.key == kind && $0.kind == .name } ? nameUnderKind(of: layer) : nil
  }

  /// The name that the kind's own key carries; nil where that is empty.
  package static func nameUnderKind(of layer: OptionValue) -> String? {
    guard case .text(let name) = layer[kind]?.kind else { return nil }
    return name
  }
}

extension SceneOption where Root: Component {
  /// The name of a control, which its kind's key carries; left out by nothing.
  ///
  /// A name has letters, digits, hyphens and underscores, so that templates can speak of it.
  ///
  /// - `touch`: What may speak of it beside texts.
  public static func controlName(
    _ path: any WritableKeyPath<Root, String?> & Sendable, by touch: String
  ) -> SceneOption {
    SceneOption(
      Root.kind, path, .controlName,
      "its name, by which \(touch) and texts speak of it; empty without one", otherwise: "")
  }
}

extension OptionType where Value == String {
  package static var controlName: OptionType {
    OptionType(
      .name,
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        if case .null = value.kind { return nil }
        guard case .text(let name) = value.kind, !name.isEmpty,
          name.unicodeScalars.allSatisfy({
            $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
          })
        else {
          let article = "aeiou".contains(key.prefix(1)) ? "an" : "a"
          options.error(
            "the name of \(article) \(key) has letters, digits, hyphens and underscores, found '\(value.literal)'; where nobody taps it, leave it empty: '\(key):'",
            at: key)
          return nil
        }
        return name
      }, write: { .string($0) })
  }
}
