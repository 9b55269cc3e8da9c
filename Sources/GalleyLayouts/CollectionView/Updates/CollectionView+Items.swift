extension CollectionView {
  /// The item ids, section by section, as many as the content has items.
  public var ids: [[ItemID]] { items.ids }

  /// How many items have come without an id so far; the next is called by this number.
  package var insertionCount: Int { items.insertionCount }

  /// Ids that are the items' numbers at load, counted through all sections.
  package static func sequentialIDs(of content: Content) -> [[ItemID]] {
    CollectionItems.sequentialIDs(of: content)
  }

  /// The id of an item, or nil where there is none.
  public func id(of indexPath: ItemPath) -> ItemID? { items.id(of: indexPath) }

  /// Returns the number of reloads of an item.
  package func revision(of id: ItemID) -> Int { items.revision(of: id) }

  /// The index path of the item with an id, or nil where there is none; searches all items.
  public func indexPath(of id: ItemID) -> ItemPath? { items.indexPath { $0 == id } }

  /// The index path of the item that people call by a name: the one that was given it as its id,
  /// else one without an id that is called so; nil where there is none.
  ///
  /// Searches all items.
  package func indexPath(ofItemCalled name: String) -> ItemPath? {
    indexPath(of: .given(name)) ?? items.indexPath { $0.description == name }
  }
}
