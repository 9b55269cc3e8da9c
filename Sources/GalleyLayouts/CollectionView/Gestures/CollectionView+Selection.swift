internal import GalleyGeometry

extension CollectionView {
  /// Replaces the selection; where a layout's attributes depend on it, every element goes to its new
  /// place.
  ///
  /// - Throws: `LayoutError` where the layout cannot arrange the content with that selection; the
  ///   view is then as it was.
  public mutating func select(_ indexPaths: Set<ItemPath>) throws(LayoutError) {
    let before = self
    try start(selecting: indexPaths)
    guard layout.traits.contains(.attributesDependOnSelection), selectedIDs != before.selectedIDs
    else { return }
    animate(from: before)
  }

  /// Begins with a selection, without a change.
  package mutating func start(selecting indexPaths: Set<ItemPath>) throws(LayoutError) {
    let before = self
    shown.select(Set(indexPaths.compactMap { id(of: $0) }))
    guard layout.traits.contains(.attributesDependOnSelection) else { return }
    do throws(LayoutError) { try arrangeContent() } catch {
      self = before
      throw error
    }
    keepDistanceFromRight(of: before)
    keepRange()
  }

  /// Arranges the content, with what is selected, in case the layout looks at that.
  ///
  /// - `layout`: Nil for the same one.
  /// - `update`: What changed the content.
  mutating func arrangeContent(
    by layout: (any CollectionLayout)? = nil, after update: Update? = nil
  ) throws(LayoutError) {
    if (layout ?? self.layout).traits.contains(.attributesDependOnSelection) {
      items.markSelection(selectedIDs)
    }
    if let layout {
      try arranged.arrange(content, by: layout, from: viewport(clock: clock))
    } else {
      try arranged.arrange(content, at: offset(clock: clock), by: update)
    }
  }
}
