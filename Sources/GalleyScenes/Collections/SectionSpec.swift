internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// One section of a collection as a scene gives it.
struct SectionSpec: Sendable {
  var items: ItemSource
  /// Nil where the collection's own are used.
  var cell: [Layer]?
  var header: [Layer]?
  var footer: [Layer]?
  var metrics: SectionMetrics
  /// The section's own keys, for templates in headers and footers.
  var value: OptionValue

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
