internal import GalleyLayouts

/// Finds what items know by the ids that they keep: the one given, else the item's number at load.
struct ItemDirectory: Sendable {
  /// The ids at load, section by section.
  let ids: [[ItemID]]
  private let sources: [ItemSource]
  private let places: [ItemID: IndexPath]

  init(_ sources: [ItemSource]) {
    self.sources = sources
    var number = 0
    ids = sources.map { items in
      (0..<items.count).map { index in
        defer { number += 1 }
        return items.givenID(at: index) ?? "\(number)"
      }
    }
    places = Self.places(of: ids, in: sources)
  }

  /// What an item knows; nil for one that was inserted, or that knows nothing.
  func item(withID id: ItemID) -> OptionValue? {
    guard let path = places[id] ?? path(ofNumber: id) else { return nil }
    return sources[path.section].item(at: path.item)
  }

  /// Only lists have ids of their own: a million numbers need no table.
  private static func places(
    of ids: [[ItemID]], in sources: [ItemSource]
  ) -> [ItemID: IndexPath] {
    var places: [ItemID: IndexPath] = [:]
    for (section, source) in sources.enumerated() {
      guard case .list = source else { continue }
      for (item, id) in ids[section].enumerated() {
        places[id] = IndexPath(section: section, item: item)
      }
    }
    return places
  }

  private func path(ofNumber id: ItemID) -> IndexPath? {
    guard var number = Int(id), number >= 0 else { return nil }
    for (section, source) in sources.enumerated() {
      if number < source.count { return IndexPath(section: section, item: number) }
      number -= source.count
    }
    // A state may begin with more items than the scene has; a range goes on.
    return sources.count == 1 ? Int(id).map { IndexPath(section: 0, item: $0) } : nil
  }
}

extension ItemSource {
  fileprivate func givenID(at index: Int) -> ItemID? {
    guard case .list(let items) = self else { return nil }
    return items[index]["id"]?.shownText
  }
}
