internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Puts an update of a scene in the collection's terms.
struct UpdateBuilder {
  private let collection: PlayedCollection
  private let finder: ItemFinder

  init(_ collection: PlayedCollection, issues: IssueLog) {
    self.collection = collection
    finder = ItemFinder(view: collection.view, issues: issues)
  }

  /// The update; nil where it names what is not there, which is reported.
  func update(_ spec: UpdateSpec) -> Update? {
    let deletions = spec.deletions.compactMap { finder.indexPath($0) }
    let moves = spec.moves.compactMap { move in
      finder.indexPath(move.item).map { Update.Move(from: $0, to: move.target.value) }
    }
    let reloads = spec.reloads.compactMap { reload in
      finder.indexPath(reload.item).map {
        Update.Reload(at: $0, measure: reload.changes?.measure, size: reload.changes?.size)
      }
    }
    guard deletions.count == spec.deletions.count, moves.count == spec.moves.count,
      reloads.count == spec.reloads.count
    else { return nil }
    let insertions = zip(spec.eachInsertion, newItems(of: spec)).map { insertion, item in
      Update.Insertion(at: insertion.indexPath, item)
    }
    return Update(deletions: deletions, insertions: insertions, moves: moves, reloads: reloads)
  }

  /// Items that say nothing of themselves are what the collection's new items are in turn, and
  /// have no ids of their own.
  private func newItems(of spec: UpdateSpec) -> [NewItem] {
    var unnamed = collection.view.insertionCount
    return spec.eachInsertion.map { insertion in
      let id = insertion.item?.id
      defer { if id == nil { unnamed += 1 } }
      let item = insertion.item ?? collection.directory.newItem(number: unnamed)
      return NewItem(id: id, measure: item?.measure, size: item?.size)
    }
  }
}

extension PlayedCollection {
  /// Keeps what new and changed items know, once the view is updated.
  ///
  /// - Parameter reloadedIDs: The ids of the items that were reloaded, in the order of the update.
  mutating func learn(of spec: UpdateSpec, _ update: Update, reloadedIDs: [ItemID]) {
    for (insertion, added) in zip(spec.eachInsertion, update.insertions) {
      guard let item = insertion.item, let id = view.id(of: added.indexPath) else { continue }
      directory.add(item, withID: id)
    }
    for (reload, id) in zip(spec.reloads, reloadedIDs) {
      guard let changes = reload.changes else { continue }
      directory.change(withID: id, by: changes, revision: view.revision(of: id))
    }
  }
}
