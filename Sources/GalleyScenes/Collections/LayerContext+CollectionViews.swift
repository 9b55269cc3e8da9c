internal import GalleyGeometry
package import GalleyLayouts

extension LayerContext {
  /// The collection view of a name, as it is at the instant that is drawn; without a name the only
  /// one of the screen, the column or the sheet, and nil where there are none or several.
  package func collectionView(named name: String?) -> CollectionView? {
    (name ?? contained.only).flatMap { collections.collection(named: $0)?.view }
  }
}

extension [Layer] {
  /// Whether a list among them has rows in groups, which stand on a ground of their own.
  package var haveGroupedRows: Bool {
    contains { layer in
      (layer.content as? CollectionLayer)?.spec.hasGroupedRows
        ?? layer.content.children.haveGroupedRows
    }
  }
}
