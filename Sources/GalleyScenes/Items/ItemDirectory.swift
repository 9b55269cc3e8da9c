internal import GalleyLayouts
internal import GalleyNotation

/// Finds what items know by the ids that they keep: the one given, else the item's number at load.
struct ItemDirectory: Sendable {
  /// The ids at load, section by section.
  let ids: [[ItemID]]
  private let sources: [ItemSource]
  private let places: [ItemID: IndexPath]
  /// What items know that come without a word, in turn.
  let newItems: [OptionValue]
  private var added: [ItemID: OptionValue] = [:]
  /// What changed with a reload, the last one last.
  private var changes: [ItemID: [(revision: Int, item: OptionValue)]] = [:]

  init(_ sources: [ItemSource], newItems: [OptionValue] = []) {
    self.sources = sources
    self.newItems = newItems
    var number = 0
    ids = sources.map { items in
      (0..<items.count).map { index in
        defer { number += 1 }
        return items.givenID(at: index) ?? .loaded(number)
      }
    }
    places = Self.places(of: ids, in: sources)
  }

  /// What an item knows, or knew before later reloads; nil for one that knows nothing.
  func item(withID id: ItemID, revision: Int = .max) -> OptionValue? {
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

  /// What the n-th item knows that comes without a word.
  func newItem(number: Int) -> OptionValue? {
    newItems.isEmpty ? nil : newItems[number % newItems.count]
  }

  /// Keeps what an item knows that comes.
  mutating func add(_ item: OptionValue, withID id: ItemID) { added[id] = item }

  /// Replaces some of the keys of an item, from a reload on.
  mutating func change(withID id: ItemID, to keys: OptionValue, revision: Int) {
    let item = item(withID: id)?.replacing(keys) ?? keys
    changes[id, default: []].append((revision, item))
  }

  private func firstItem(withID id: ItemID) -> OptionValue? {
    if let item = added[id] { return item }
    switch id {
    case .given: return places[id].flatMap(item)
    case .loaded(let number): return path(ofNumber: number).flatMap(item)
    case .inserted(let turn): return newItem(number: turn)
    }
  }

  private func item(at path: IndexPath) -> OptionValue? {
    sources[path.section].item(at: path.item)
  }

  /// Only lists have ids of their own: a million numbers need no table.
  private static func places(
    of ids: [[ItemID]], in sources: [ItemSource]
  ) -> [ItemID: IndexPath] {
    var places: [ItemID: IndexPath] = [:]
    for (section, source) in sources.enumerated() {
      guard case .list = source else { continue }
      for case (let item, .given(let id)) in ids[section].enumerated() {
        places[.given(id)] = IndexPath(section: section, item: item)
      }
    }
    return places
  }

  private func path(ofNumber loaded: Int) -> IndexPath? {
    var number = loaded
    for (section, source) in sources.enumerated() {
      if number < source.count { return IndexPath(section: section, item: number) }
      number -= source.count
    }
    // A state may begin with more items than the scene has; a range goes on.
    return sources.count == 1 ? IndexPath(section: 0, item: loaded) : nil
  }
}

extension ItemSource {
  fileprivate func givenID(at index: Int) -> ItemID? {
    guard case .list(let items) = self else { return nil }
    return items[index].givenID
  }
}

extension OptionValue {
  /// The map with some of its keys replaced, and new ones added.
  fileprivate func replacing(_ changes: OptionValue) -> OptionValue {
    guard case .map(let old) = kind, case .map(let new) = changes.kind else { return changes }
    let names = Set(new.map(\.key))
    return OptionValue(.map(old.filter { !names.contains($0.key) } + new), at: location)
  }
}
