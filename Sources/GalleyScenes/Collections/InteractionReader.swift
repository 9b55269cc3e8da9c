internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Reads `interaction:`, what a finger means to a collection.
struct InteractionReader {
  let interactions: InteractionCatalog

  /// A kind of the catalog; a map with a kind and its options; or options alone, for the layout's
  /// own interaction.
  ///
  /// Nil where nothing is said, or where that is wrong, which is reported.
  func interaction(
    _ reader: OptionReader, of layout: (any CollectionLayout)?
  ) -> InteractionSpec? {
    guard let value = reader.rawValue(for: "interaction") else { return nil }
    let options = OptionReader(value.withTextAsKind, issues: reader.issues)
    let isNamed = options.rawValue(for: "kind") != nil
    guard let type = isNamed ? named(options) : layout.map({ type(of: $0.interaction) }) else {
      return nil
    }
    let interaction = type.init(options: options)
    options.reportUnknownKeys()
    return InteractionSpec(interaction: interaction, isNamed: isNamed)
  }

  private func named(_ options: OptionReader) -> (any LayoutInteraction.Type)? {
    guard let kind = options.text("kind") else { return nil }
    if let type = interactions[kind] { return type }
    options.error(Suggestion.unknown("interaction", kind, among: interactions.kinds), at: "kind")
    return nil
  }
}

extension OptionValue {
  /// `ring` is short for `{ kind: ring }`.
  var withTextAsKind: OptionValue {
    guard case .text = kind else { return self }
    let entry = Entry(key: "kind", keyLocation: location, value: self)
    return OptionValue(.map([entry]), at: location)
  }
}
