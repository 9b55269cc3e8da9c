/// The origin of every item of an update: the sections afterwards, slot by slot.
struct UpdatePlan {
  enum Slot {
    /// The item that was here before the update.
    case kept(ItemPath)
    /// The index of the insertion.
    case inserted(Int)
  }

  let sections: [[Slot]]
  private let newPaths: [[Int?]]
  private let movedPaths: [ItemPath: ItemPath]

  /// Plans an update that `UpdateValidation` found nothing wrong with, for sections of so many items.
  init(_ update: Update, counts: [Int]) {
    var targets: [ItemPath: Slot] = [:]
    for (index, insertion) in update.insertions.enumerated() {
      targets[insertion.indexPath] = .inserted(index)
    }
    for move in update.moves { targets[move.target] = .kept(move.source) }
    let leaving = Set(update.deletions + update.moves.map(\.source))
    let fixed = Dictionary(grouping: targets.keys, by: \.section).mapValues(\.count)
    var sections: [[Slot]] = []
    var newPaths: [[Int?]] = []
    for (section, count) in counts.enumerated() {
      var paths = [Int?](repeating: nil, count: count)
      let stay = (0..<count).filter { !leaving.contains(ItemPath(section: section, item: $0)) }
      var next = stay.makeIterator()
      let slots = (0..<stay.count + (fixed[section] ?? 0)).compactMap { index -> Slot? in
        if let slot = targets[ItemPath(section: section, item: index)] { return slot }
        return next.next().map { item in
          paths[item] = index
          return .kept(ItemPath(section: section, item: item))
        }
      }
      sections.append(slots)
      newPaths.append(paths)
    }
    self.sections = sections
    self.newPaths = newPaths
    movedPaths = Dictionary(uniqueKeysWithValues: update.moves.map { ($0.source, $0.target) })
  }

  /// Returns the index path of an item after the update; nil where it is gone.
  func path(after path: ItemPath) -> ItemPath? {
    if let moved = movedPaths[path] { return moved }
    return newPaths[path.section][path.item].map { ItemPath(section: path.section, item: $0) }
  }

  /// Returns the index path of an item before the update; nil where it is new.
  func path(before path: ItemPath) -> ItemPath? {
    guard case .kept(let old) = sections[path.section][path.item] else { return nil }
    return old
  }
}
