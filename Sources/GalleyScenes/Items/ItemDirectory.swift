internal import GalleyLayouts
internal import GalleyNotation

/// Finds what items know by the ids that they keep: the one given, else the item's number at load.
struct ItemDirectory: Sendable {
  /// The ids at load, section by section.
  let ids: [[ItemID]]
  private let sources: [ItemSource]
  private let paths: [ItemID: ItemPath]
  /// The items that come without keys of their own, in turn.
  let newItems: [SceneItem]
  private var added: [ItemID: SceneItem] = [:]
  /// The items after each reload, the last one last.
  private var changes: [ItemID: [(revision: Int, item: SceneItem)]] = [:]

  init(_ sources: [ItemSource], newItems: [SceneItem] = []) {
    self.sources = sources
    self.newItems = newItems
    var number = 0
    ids = sources.map { source in
      defer { number += source.count }
      let loaded = (number..<number + source.count).map(ItemID.loaded)
      guard case .list(let items) = source else { return loaded }
      return zip(items, loaded).map { $0.id ?? $1 }
    }
    paths = Self.paths(ofItemsIn: sources)
  }

  /// Returns the item with an id, or what it was before later reloads; nil for one without keys.
  func item(withID id: ItemID, revision: Int = .max) -> SceneItem? {
    if let change = changes[id]?.last(where: { $0.revision <= revision }) { return change.item }
    return firstItem(withID: id)
  }

  /// Whether there are items, and all have ids of their own.
  var namesItems: Bool {
    ids.contains { !$0.isEmpty }
      && ids.allSatisfy { items in
        items.allSatisfy { if case .given = $0 { true } else { false } }
      }
  }

  /// Returns the n-th of the items that come without keys of their own.
  func newItem(number: Int) -> SceneItem? {
    newItems.isEmpty ? nil : newItems[number % newItems.count]
  }

  /// Keeps what an item knows that comes.
  mutating func add(_ item: SceneItem, withID id: ItemID) { added[id] = item }

  /// Replaces some of what an item knows, from a reload on.
  mutating func change(withID id: ItemID, by change: SceneItem, revision: Int) {
    let item = item(withID: id)?.replacing(change) ?? change
    changes[id, default: []].append((revision, item))
  }

  private func firstItem(withID id: ItemID) -> SceneItem? {
    if let item = added[id] { return item }
    switch id {
    case .given: return paths[id].flatMap(item)
    case .loaded(let number): return path(ofNumber: number).flatMap(item)
    case .inserted(let turn): return newItem(number: turn)
    }
  }

  private func item(at path: ItemPath) -> SceneItem? {
    sources[path.section].item(at: path.item)
  }

  /// Only lists have ids of their own: a million numbers need no table.
  private static func paths(ofItemsIn sources: [ItemSource]) -> [ItemID: ItemPath] {
    var paths: [ItemID: ItemPath] = [:]
    for (section, source) in sources.enumerated() {
      for (index, item) in source.listed.enumerated() {
        guard let id = item.id else { continue }
        paths[id] = ItemPath(section: section, item: index)
      }
    }
    return paths
  }

  private func path(ofNumber loaded: Int) -> ItemPath? {
    var number = loaded
    for (section, source) in sources.enumerated() {
      if number < source.count { return ItemPath(section: section, item: number) }
      number -= source.count
    }
    // A state may begin with more items than the scene has; a range goes on.
    return sources.count == 1 ? ItemPath(section: 0, item: loaded) : nil
  }
}
