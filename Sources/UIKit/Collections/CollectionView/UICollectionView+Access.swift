public import Foundation

extension UICollectionView {
  /// The attributes of an item: those of the last query, else what the layout answers.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let known = pass.known[.cell(indexPath)] { return known }
    return ask(.item(indexPath)) { $0.layoutAttributesForItem(at: indexPath) }
  }

  /// The attributes of a supplementary view: those of the last query, else what the layout answers.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    if let known = pass.known[element] { return known }
    return ask(.supplementaryView(kind: kind, indexPath)) {
      $0.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
  }

  /// The path of a cell; nil for one that is not in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.shown.first { $0.value === cell }?.key.indexPath
  }

  /// The path of the item in sight at a point of the content; nil where none is.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shownAttributes
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// A supplementary view; nil for one that is not in sight.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views.shown[
      ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// The supplementary views of a kind in sight, in the order of their paths.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The paths of the supplementary views of a kind in sight, in their order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    views.shown.keys
      .filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  // MARK: - Selection

  func select(_ paths: Set<IndexPath>) {
    let changed = selection.symmetricDifference(paths)
    selection = paths
    for path in changed { cellForItem(at: path)?.become(selected: paths.contains(path)) }
  }

  // MARK: - Scrolling

  /// Scrolls so that an item is at a place.
  func bringItem(
    at indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let (inset, size) = (adjustedContentInset, bounds.size)
    var offset = bounds.origin
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY + inset.bottom - size.height }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height + inset.top - inset.bottom) / 2
    }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX + inset.right - size.width }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width + inset.left - inset.right) / 2
    }
    if scrollPosition.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      setContentOffset(restingOffset(near: offset), animated: animated)
    }
  }
}
