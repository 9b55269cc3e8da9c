internal import GalleyGeometry

/// The items of a collection view: what is known of each, its identity, and how often it was
/// reloaded.
///
/// There are always as many ids as the content has items, section by section.
struct CollectionItems: Sendable {
  private(set) var content: Content
  private(set) var ids: [[ItemID]]
  private var revisions: [ItemID: Int] = [:]
  /// How many items have come without an id so far; the next is called by this number.
  private(set) var insertionCount = 0

  /// - `ids`: Nil for the items' numbers, counted through all sections.
  ///
  /// Throws `LayoutError` where there are not as many ids as items.
  init(_ content: Content, ids: [[ItemID]]? = nil) throws(LayoutError) {
    self.content = content
    self.ids = ids ?? Self.sequentialIDs(of: content)
    try Self.check(self.ids, for: content)
  }

  static func sequentialIDs(of content: Content) -> [[ItemID]] {
    var next = 0
    return content.sections.map { section in
      let count = max(0, section.count)
      defer { next += count }
      return (next..<next + count).map(ItemID.loaded)
    }
  }

  private static func check(_ ids: [[ItemID]], for content: Content) throws(LayoutError) {
    let counts = content.sections.map { max(0, $0.count) }
    guard ids.map(\.count) != counts else { return }
    throw LayoutError(
      "there are \(ids.map(\.count)) ids, section by section, for \(counts) items; give each item one"
    )
  }

  /// Takes other measures and sizes of the same items.
  mutating func replaceContent(by content: Content) throws(LayoutError) {
    try Self.check(ids, for: content)
    self.content = content
  }

  /// Takes sizes that elements want.
  mutating func setPreferredSizes(
    for questions: some Sequence<PreferredSizes.Question>,
    measuredBy measure: (PreferredSizes.Question) -> Size
  ) throws(LayoutError) {
    try content.preferredSizes.setSizes(for: questions, measuredBy: measure)
  }

  /// Lets items come, go, move and change by an update that `UpdateValidation` found nothing wrong
  /// with.
  ///
  /// - `measure`: Of items that say none where others do.
  mutating func apply(
    _ update: Update, by plan: UpdatePlan, defaultMeasure measure: Double
  ) {
    for reload in update.reloads {
      if let id = id(of: reload.indexPath) { revisions[id, default: 0] += 1 }
    }
    content = plan.content(
      updating: content, by: update, defaultMeasure: measure)
    var count = insertionCount
    ids = plan.ids(updating: ids, by: update) {
      defer { count += 1 }
      return .inserted(count)
    }
    insertionCount = count
  }

  /// Tells the content which items are selected.
  mutating func markSelection(_ ids: Set<ItemID>) {
    for (section, own) in self.ids.enumerated() {
      let selected = ids.isEmpty ? [] : own.indices.filter { ids.contains(own[$0]) }
      content.sections[section].selection = Set(selected)
    }
  }

  /// The id of an item, or nil where there is none.
  func id(of indexPath: ItemPath) -> ItemID? {
    guard ids.indices.contains(indexPath.section),
      ids[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return ids[indexPath.section][indexPath.item]
  }

  /// Returns the number of reloads of an item.
  func revision(of id: ItemID) -> Int { revisions.isEmpty ? 0 : revisions[id] ?? 0 }

  /// The first item whose id is such; searches all items.
  func indexPath(where matches: (ItemID) -> Bool) -> ItemPath? {
    for (section, ids) in ids.enumerated() {
      if let item = ids.firstIndex(where: matches) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }
}
