internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// A collection as a scene gives it: what it holds, which layout arranges it, and what its elements
/// are made of.
struct CollectionSpec: Sendable {
  var name: String
  var layout: any CollectionLayout
  /// The interaction where that is not the layout's own.
  var interaction: InteractionSpec?
  var sections: [SectionSpec]
  /// The items of all sections, by their ids.
  var directory: ItemDirectory
  var cell: [Layer]
  var header: [Layer]
  var footer: [Layer]
  /// The layers of decoration views, by kind.
  var decorations: [String: [Layer]]
  /// The actions that a swipe shows beside rows; nil where it shows nothing.
  var swipeActions: SwipeActions?
  /// The layers over the screen while an item is open.
  var detail: [Layer]
  /// How all that is animated moves, where a gesture does not say; nil leaves it to what moves.
  var timing: Timing?
  /// Nil for the layout's own.
  var decelerationRate: DecelerationRate?
  var showsScrollIndicators: Bool
  /// Nil where items have no measures.
  var measureKey: MeasureKey?
  var contentInset: EdgeInsets
  /// The colors of what the system brings around the elements.
  var palette: Palette
  /// Reads the controls of views that the layout brings.
  var components: ComponentReader
  var style: BoxStyle
  var clips: Bool
  var location: SourceLocation
  var layoutLocation: SourceLocation

  /// Takes what a scene says beside the layout and what stands in it.
  mutating func take(_ options: CollectionOptions) {
    swipeActions = options.swipeActions
    timing = options.timing
    decelerationRate = options.decelerationRate
    showsScrollIndicators = options.showsScrollIndicators
    contentInset = options.contentInset
    style = options.style
    clips = options.clips
  }

  /// Returns the interaction with a layout, this one or another; nil for the layout's own.
  func interaction(for layout: any CollectionLayout) -> (any LayoutInteraction)? {
    guard let interaction, interaction.serves(layout) else { return nil }
    return interaction.interaction
  }

  /// The section as the scene gives it; nil for one that came later.
  func section(_ index: Int) -> SectionSpec? { sections[safe: index] }

  /// Whether rows lie on cards, as those of grouped lists do.
  var hasGroupedRows: Bool {
    guard let layout = layout as? any ListStyledLayout else { return false }
    // A section that comes later counts, too.
    return (0...sections.count).contains { layout.listStyle(ofSection: $0)?.hasCards ?? false }
  }

  /// The section's content for the layout; items without a size have the layout's.
  func content(of section: SectionSpec) -> Content.Section {
    Content.Section(
      count: section.items.count,
      measures: section.items.measures(default: layout.defaultMeasure),
      sizes: section.items.sizes,
      spans: section.items.spans,
      facts: section.items.facts,
      metrics: section.metrics)
  }
}

/// The interaction of a collection, as a scene gives it.
struct InteractionSpec: Sendable {
  var interaction: any LayoutInteraction
  /// Whether the scene names its kind, so that it serves every layout; else it has only options for
  /// that of the layout.
  var isNamed: Bool

  func serves(_ layout: any CollectionLayout) -> Bool {
    isNamed || type(of: layout.interaction) == type(of: interaction)
  }
}

/// One section of a collection as a scene gives it.
struct SectionSpec: Sendable {
  var items: ItemSource
  /// Nil where the collection's own are used.
  var cell: [Layer]?
  var header: [Layer]?
  var footer: [Layer]?
  /// The layout of the section; nil for the collection's layout.
  var layout: (any CollectionLayout)?
  /// How high the view is that the section's own layout fills; nil for the collection's.
  var height: Length?
  var metrics: SectionMetrics
  /// The section's own keys, for templates in headers and footers.
  var value: OptionValue

  /// The layers of a decoration view of a kind that the section's own layout brings.
  func decoration(_ kind: String, in palette: Palette) -> [Layer]? {
    let style = (layout as? any ListStyledLayout)?.listStyle(ofSection: 0)
    return style?.decorationLayers(in: palette)[kind]
  }

  /// The names that a header or footer may use: the section's keys, and the first and the last
  /// item.
  var headerItem: OptionValue {
    var entries: [OptionValue.Entry] = []
    if case .map(let own) = value.kind { entries = own }
    for (key, index) in [("first", 0), ("last", items.count - 1)] where items.count > 0 {
      guard let item = items.item(at: index) else { continue }
      entries.append(.init(key: key, keyLocation: item.location, value: item.keys))
    }
    return OptionValue(.map(entries), at: value.location)
  }
}
