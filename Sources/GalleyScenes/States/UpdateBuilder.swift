internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Puts an update of a scene in the collection's terms.
struct UpdateBuilder {
  private let collectionSpec: CollectionSpec
  private let collection: PlayedCollection
  private let finder: ItemFinder

  init(_ spec: CollectionSpec, as collection: PlayedCollection, finder: ItemFinder) {
    collectionSpec = spec
    self.collection = collection
    self.finder = finder
  }

  /// The update; nil where it names what is not there, which is reported.
  func update(_ spec: UpdateSpec) -> Update? {
    guard isSound(spec) else { return nil }
    let deletions = spec.deletions.compactMap { finder.indexPath($0) }
    let moves = spec.moves.compactMap { move in
      finder.indexPath(move.item).map { Update.Move(from: $0, to: move.target.value) }
    }
    let reloads = spec.reloads.compactMap { reload(_: $0) }
    guard deletions.count == spec.deletions.count, moves.count == spec.moves.count,
      reloads.count == spec.reloads.count
    else { return nil }
    let insertions = zip(spec.eachInsertion, newItems(of: spec)).map { insertion, item in
      Update.Insertion(at: insertion.indexPath, item)
    }
    return Update(deletions: deletions, insertions: insertions, moves: moves, reloads: reloads)
  }

  /// Whether all that new and changed items say of themselves can be.
  private func isSound(_ spec: UpdateSpec) -> Bool {
    let check = CollectionCheck(spec: collectionSpec, issues: finder.issues)
    for item in spec.insertions.compactMap(\.item) { check.checkNew(item) }
    for changes in spec.reloads.compactMap(\.changes) { check.check(changes) }
    return !finder.issues.hasErrors
  }

  private func newItems(of spec: UpdateSpec) -> [NewItem] {
    var unnamed = collection.view.insertionCount
    return spec.eachInsertion.map { insertion in
      let id = insertion.item?.givenID
      defer { if id == nil { unnamed += 1 } }
      let item = insertion.item ?? collection.directory.newItem(number: unnamed)
      return NewItem(
        id: id, measure: item.flatMap(collectionSpec.measure), size: item.flatMap(\.itemSize))
    }
  }

  private func reload(_ reload: UpdateSpec.Reload) -> Update.Reload? {
    finder.indexPath(reload.item).map { path in
      Update.Reload(
        at: path, measure: reload.changes.flatMap(collectionSpec.measure),
        size: reload.changes.flatMap(\.itemSize))
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
      directory.change(withID: id, to: changes, revision: view.revision(of: id))
    }
  }
}
