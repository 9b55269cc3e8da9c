internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// A collection of a screen at an instant: what is shown, and what its items know by then.
struct PlayedCollection: Sendable {
  package var view: CollectionView {
    didSet { columns = ItemColumns(ids: view.ids, in: directory) }
  }
  var directory: ItemDirectory {
    didSet { columns = ItemColumns(ids: view.ids, in: directory) }
  }
  /// What templates compute with that ask for all items.
  private(set) var columns: ItemColumns

  init(view: CollectionView, directory: ItemDirectory) {
    self.view = view
    self.directory = directory
    columns = ItemColumns(ids: view.ids, in: directory)
  }

  /// The same, so many seconds later.
  func advanced(by seconds: Double) -> PlayedCollection {
    var later = self
    later.view.advance(by: .seconds(seconds))
    return later
  }
}

extension PlayedCollection {
  /// The names that an item's templates may use.
  ///
  /// - `revision`: How often the item had been reloaded when it knew what is asked for.
  func scope(
    ofItem id: ItemID?, at path: ItemPath, revision: Int = .max, base: Scope = Scope()
  ) -> Scope {
    var scope = base
    scope.item = id.flatMap { directory.item(withID: $0, revision: revision) }?.keys
    scope.facts = .ofItem(
      id, at: path, count: view.content.sections[safe: path.section]?.count ?? 0)
    scope.columns = columns
    scope.isSelected = id.map(view.selectedIDs.contains) ?? false
    return scope
  }

  /// The names that the header or the footer of a section may use.
  ///
  /// - `item`: The keys of the section.
  func scope(ofViewInSection section: Int, item: OptionValue?, base: Scope) -> Scope {
    var scope = base
    scope.item = item
    scope.facts = .ofView(
      inSection: section, count: view.content.sections[safe: section]?.count ?? 0)
    scope.columns = columns
    return scope
  }

  func scope(ofItemAt path: ItemPath) -> Scope {
    scope(ofItem: view.id(of: path), at: path)
  }
}
