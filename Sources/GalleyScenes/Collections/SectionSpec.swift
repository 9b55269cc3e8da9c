internal import GalleyGeometry
internal import GalleyLayouts

/// One section of a collection as a scene gives it.
struct SectionSpec: Sendable {
  var items: ItemSource
  /// Where the items with an id of their own are among the items of the scene.
  let numbersByID: [ItemID: Int]
  /// Nil where the collection's own are used.
  var cell: [Layer]?
  var header: [Layer]?
  var footer: [Layer]?
  var metrics: SectionMetrics
  /// The section's own keys, for templates in headers and footers.
  var value: OptionValue

  init(
    items: ItemSource, cell: [Layer]? = nil, header: [Layer]? = nil, footer: [Layer]? = nil,
    metrics: SectionMetrics, value: OptionValue
  ) {
    self.items = items
    self.cell = cell
    self.header = header
    self.footer = footer
    self.metrics = metrics
    self.value = value
    numbersByID = items.numbersByID
  }

  /// The names that a header or footer may use: the section's keys, and the first and the last item.
  var headerItem: OptionValue {
    var entries: [OptionValue.Entry] = []
    if case .map(let own) = value.kind { entries = own }
    for (key, index) in [("first", 0), ("last", items.count - 1)] where items.count > 0 {
      guard let item = items.item(at: index) else { continue }
      entries.append(.init(key: key, keyLocation: item.location, value: item))
    }
    return OptionValue(.map(entries), at: value.location)
  }
}
