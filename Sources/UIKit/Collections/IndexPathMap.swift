import Foundation

/// The places that every item and section of an update comes from and goes to.
struct IndexPathMap {
  private let newSections: [Int?]
  private let oldSections: [Int?]
  /// By section after the update: the path before of each item that the update knows of.
  private let oldPaths: [[IndexPath?]]
  private var newPaths: [IndexPath: IndexPath]

  /// Nothing comes, goes or moves.
  init(unchanged counts: [Int]) { self.init(BatchUpdate(), counts: counts, newCounts: counts) }

  init(_ update: BatchUpdate, counts: [Int], newCounts: [Int]) {
    let sections = Self.slots(
      count: counts.count, leaving: { update.deletedSections.contains($0) },
      moved: update.movedSections, inserted: Set(update.insertedSections))
    oldSections = sections
    var newSections = [Int?](repeating: nil, count: counts.count)
    for (new, old) in sections.enumerated() { if let old { newSections[old] = new } }
    self.newSections = newSections
    let leaving = update.deletedItems.union(update.movedItems.keys)
    var targets: [IndexPath: IndexPath] = [:]
    for (from, to) in update.movedItems { targets[to] = from }
    var newPaths: [IndexPath: IndexPath] = [:]
    var oldPaths: [[IndexPath?]] = []
    for (new, old) in sections.enumerated() {
      guard let old, counts.indices.contains(old) else {
        oldPaths.append((0..<(newCounts[safe: new] ?? 0)).map { targets[Self.path($0, new)] })
        continue
      }
      let count = counts[old]
      let stays = (0..<count).lazy.map { Self.path($0, old) }.filter { !leaving.contains($0) }
      var next = stays.makeIterator()
      var slots: [IndexPath?] = []
      while true {
        let place = Self.path(slots.count, new)
        if update.insertedItems.contains(place) {
          slots.append(nil)
        } else if let from = targets[place] {
          slots.append(from)
        } else if let from = next.next() {
          slots.append(from)
        } else {
          break
        }
      }
      oldPaths.append(slots)
    }
    for (section, slots) in oldPaths.enumerated() {
      for (item, old) in slots.enumerated() {
        if let old { newPaths[old] = Self.path(item, section) }
      }
    }
    self.oldPaths = oldPaths
    self.newPaths = newPaths
  }

  /// The numbers of items that the update leads to; nil for a section that is new.
  var counts: [Int?] { zip(oldSections, oldPaths).map { $0 == nil ? nil : $1.count } }

  func section(after section: Int) -> Int? { newSections[safe: section] ?? nil }

  func section(before section: Int) -> Int? { oldSections[safe: section] ?? nil }

  /// Returns the index path of an item after the update; nil where it is gone.
  func path(after path: IndexPath) -> IndexPath? { newPaths[path] }

  /// Returns the index path of an item before the update; nil where it is new.
  func path(before path: IndexPath) -> IndexPath? {
    oldPaths[safe: path.section]?[safe: path.item] ?? nil
  }

  /// Returns the element after the update: views of no item go with their section.
  func element(after element: ElementKey) -> ElementKey? {
    if element.category == .cell { return path(after: element.indexPath).map(element.moved) }
    return moved(element, to: section(after:))
  }

  /// Returns the element before the update: views of no item came with their section.
  func element(before element: ElementKey) -> ElementKey? {
    if element.category == .cell { return path(before: element.indexPath).map(element.moved) }
    return moved(element, to: section(before:))
  }

  private func moved(_ element: ElementKey, to section: (Int) -> Int?) -> ElementKey? {
    guard let first = element.indexPath.first else { return element }
    return section(first).map {
      element.moved(to: IndexPath(indexes: [$0] + element.indexPath.dropFirst()))
    }
  }

  private static func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static func slots(
    count: Int, leaving: (Int) -> Bool, moved: [Int: Int], inserted: Set<Int>
  ) -> [Int?] {
    var targets: [Int: Int] = [:]
    for (from, to) in moved { targets[to] = from }
    var next = (0..<count).filter { !leaving($0) && moved[$0] == nil }.makeIterator()
    var slots: [Int?] = []
    while true {
      if inserted.contains(slots.count) {
        slots.append(nil)
      } else if let from = targets[slots.count] {
        slots.append(from)
      } else if let from = next.next() {
        slots.append(from)
      } else {
        return slots
      }
    }
  }
}
