internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// A collection as a scene gives it: what it holds, which layout arranges it, and what its elements
/// are made of.
struct CollectionSpec: Sendable {
  var name: String
  var layout: any CollectionLayout
  /// What a finger means where that is not the layout's own.
  var interaction: InteractionSpec?
  var sections: [SectionSpec]
  /// The items of all sections, by their ids.
  var directory: ItemDirectory
  var cell: [Layer]
  var header: [Layer]
  var footer: [Layer]
  /// The layers of decoration views, by kind.
  var decorations: [String: [Layer]]
  /// What is drawn over the screen while an item is open.
  var detail: [Layer]
  /// How elements move in updates, and modes change, where a gesture does not say.
  var timing: Timing
  /// Nil for the layout's own.
  var decelerationRate: DecelerationRate?
  var showsScrollIndicators: Bool
  /// The item key that is the layout's measure; nil for none.
  var measureKey: String?
  /// Where the scene names that key; nil where it is the usual one.
  var measureLocation: SourceLocation?
  var contentInset: EdgeInsets
  var style: BoxStyle
  var clips: Bool
  var location: SourceLocation
  var layoutLocation: SourceLocation

  /// What a finger means with a layout, this one or another; nil for the layout's own.
  func interaction(for layout: any CollectionLayout) -> (any LayoutInteraction)? {
    guard let interaction, interaction.serves(layout) else { return nil }
    return interaction.interaction
  }

  /// The section's content for the layout; items without a size have the layout's.
  func content(of section: SectionSpec, in environment: Environment) -> Content.Section {
    Content.Section(
      count: section.items.count, measures: measures(of: section.items),
      sizes: sizes(of: section.items, default: layout.defaultSize(in: environment)),
      metrics: section.metrics)
  }

  private func measures(of items: ItemSource) -> [Double]? {
    guard let measureKey else { return nil }
    switch items {
    case .count: return nil
    case .range(let range): return measureKey == "value" ? range.map(Double.init) : nil
    case .list(let list):
      let values = list.map { measure(of: $0) }
      guard values.contains(where: { $0 != nil }) else { return nil }
      return values.map { $0 ?? layout.defaultMeasure }
    }
  }

  /// The layout's measure of an item; nil where it says none.
  func measure(of item: OptionValue) -> Double? {
    guard let measureKey, case .number(let number) = item[measureKey]?.kind else { return nil }
    return number
  }

  private func sizes(of items: ItemSource, default size: Size) -> [Size]? {
    guard case .list(let list) = items, list.contains(where: { $0["size"] != nil }) else {
      return nil
    }
    return list.map { $0.itemSize ?? size }
  }
}

/// What a scene says of what a finger means to a collection.
struct InteractionSpec: Sendable {
  var interaction: any LayoutInteraction
  /// Whether the scene names its kind, so that it serves every layout; else it has only options for
  /// that of the layout.
  var isNamed: Bool

  func serves(_ layout: any CollectionLayout) -> Bool {
    isNamed || type(of: layout.interaction) == type(of: interaction)
  }
}

extension OptionValue {
  /// The size that an item gives itself.
  var itemSize: Size? {
    guard case .list(let pair) = self["size"]?.kind, pair.count == 2,
      case .number(let width) = pair[0].kind, case .number(let height) = pair[1].kind
    else { return nil }
    return Size(width: width, height: height)
  }
}
