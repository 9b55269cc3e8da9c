internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Puts an update of a scene in the collection's terms.
struct UpdateBuilder {
  private let spec: CollectionSpec
  private let collection: PlayedCollection
  private let sizes: ElementSizes
  private let finder: ItemFinder

  init(
    _ spec: CollectionSpec, _ collection: PlayedCollection, sizes: ElementSizes, issues: IssueLog
  ) {
    self.spec = spec
    self.collection = collection
    self.sizes = sizes
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
        Update.Reload(
          at: $0, measure: reload.changes?.measure, size: reload.changes?.size,
          span: reload.changes?.span, facts: reload.changes?.facts,
          sizeKey: reload.changes.flatMap { [path = $0] in sizeKey(ofItemAt: path, changedBy: $0) })
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
  private func newItems(of spec: UpdateSpec) -> [InsertedItem] {
    var unnamed = collection.view.insertionCount
    return spec.eachInsertion.map { insertion in
      let id = insertion.item?.id
      defer { if id == nil { unnamed += 1 } }
      let item = insertion.item ?? collection.directory.newItem(number: unnamed)
      return InsertedItem(
        id: id, measure: item?.measure, size: item?.size, span: item?.span, facts: item?.facts,
        sizeKey: sizeKey(of: item, id: id ?? .inserted(unnamed), at: insertion.indexPath))
    }
  }

  private func sizeKey(ofItemAt path: ItemPath, changedBy changes: SceneItem) -> SizeKey? {
    guard let id = collection.view.id(of: path) else { return nil }
    let item = collection.directory.item(withID: id)?.replacing(changes) ?? changes
    return sizeKey(of: item, id: id, at: path)
  }

  /// Nil where the layout lets no content decide.
  private func sizeKey(of item: SceneItem?, id: ItemID, at path: ItemPath) -> SizeKey? {
    guard collection.view.layout.asksForSizes else { return nil }
    return sizes.key(
      of: spec.section(path.section)?.cell ?? spec.cell, item: item?.keys,
      at: .item(
        id, at: path, count: collection.view.content.sections[safe: path.section]?.count ?? 0),
      among: collection.columns)
  }
}

extension PlayedCollection {
  /// Keeps what new and changed items know, once the view is updated.
  ///
  /// - `reloadedIDs`: The ids of the items that were reloaded, in the order of the update.
  mutating func updateFacts(of spec: UpdateSpec, _ update: Update, reloadedIDs: [ItemID]) {
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
