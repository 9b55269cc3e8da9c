import Foundation

/// The changes of a batch update: deletions, reloads and the beginnings of moves by paths before
/// it, the rest by paths after it.
struct BatchUpdate {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  /// By the path before.
  var movedItems: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  /// By the section before.
  var movedSections: [Int: Int] = [:]
  var reloadsAll = false

  /// Deletions, reloads, moves and insertions, in this order; sections have no item.
  @preconcurrency @MainActor func items(_ map: IndexPathMap) -> [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func add(_ before: IndexPath?, _ after: IndexPath?, _ action: UICollectionViewUpdateItem.Action)
    {
      items.append(UICollectionViewUpdateItem(before: before, after: after, action: action))
    }
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    for section in deletedSections { add(whole(section), nil, .delete) }
    for path in deletedItems.sorted() { add(path, nil, .delete) }
    for section in reloadedSections {
      add(whole(section), map.section(after: section).map(whole), .reload)
    }
    for path in reloadedItems.sorted() { add(path, map.path(after: path), .reload) }
    for (from, to) in movedSections.sorted(by: { $0.key < $1.key }) {
      add(whole(from), whole(to), .move)
    }
    for (from, to) in movedItems.sorted(by: { $0.key < $1.key }) { add(from, to, .move) }
    for section in insertedSections { add(nil, whole(section), .insert) }
    for path in insertedItems.sorted() { add(nil, path, .insert) }
    return items
  }
}
