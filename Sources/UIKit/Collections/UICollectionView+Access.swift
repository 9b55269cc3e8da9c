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

  /// The cells in sight, in the order of their paths.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The paths of the cells in sight, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    views.shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// The cell of an item; nil for one that is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views.shown[.cell(indexPath)] as? UICollectionViewCell
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

  /// The items that are selected, in the order of their paths; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item, and scrolls to it where a position is given; nil selects none. The delegate does
  /// not hear of it.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return select([]) }
    select(allowsMultipleSelection ? selection.union([indexPath]) : [indexPath])
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects an item no longer; the delegate does not hear of it.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select(selection.subtracting([indexPath]))
  }

  private func select(_ paths: Set<IndexPath>) {
    let changed = selection.symmetricDifference(paths)
    selection = paths
    for path in changed { cellForItem(at: path)?.isSelected = paths.contains(path) }
  }

  // MARK: - Scrolling

  /// Scrolls so that an item is where it is wanted, as far as content can.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
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
