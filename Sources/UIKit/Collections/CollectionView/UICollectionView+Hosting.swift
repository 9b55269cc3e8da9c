package import Foundation

/// The questions and acts of the view's host alone.
extension UICollectionView {
  /// The attributes of what meets the bounds and is not hidden, cells in the order of their paths
  /// first; of items that do not exist there are none.
  package var shownAttributes: [UICollectionViewLayoutAttributes] {
    pass.known.values
      .filter { !$0.isHidden && $0.frame.intersects(bounds) && isKnown($0) }
      .sorted { $0.element.isBefore($1.element) }
  }

  /// The layout's answer to the last query of what is in sight, as it came.
  package var queriedAttributes: [UICollectionViewLayoutAttributes] { pass.queried }

  /// The rectangle of that query; nil before the first.
  package var queriedRect: CGRect? { pass.queriedRect }

  /// The first item of that answer that there is not; UIKit ends the app for it.
  package var unknownItem: IndexPath? { pass.queried.first { !isKnown($0) }?.indexPath }

  /// Whether the layout waits to be prepared.
  package var isLayoutPending: Bool { pass.isInvalid || pass.mustReload }

  /// Whether the layout's coordinates run from the right: it is asked as if all ran from the left,
  /// and who draws mirrors the attributes in the width of the content.
  package var isFlipped: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// The view that shows an element; nil for one that is not in sight.
  package func view(for element: ElementKey) -> UICollectionReusableView? { views.shown[element] }

  /// Asks the layout where a scroll comes to rest that a finger let go, and then the delegate.
  ///
  /// - `velocity`: Of the offset, in points per millisecond.
  package func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let target = ask(.restingOffset(proposed, velocity: velocity)) {
      $0.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    return endDragging(velocity: velocity, proposed: target)
  }

  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || hasItem(at: attributes.indexPath)
  }
}

extension ElementKey {
  fileprivate func isBefore(_ other: ElementKey) -> Bool {
    if category != other.category { return category.rawValue < other.category.rawValue }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    return (kind ?? "") < (other.kind ?? "")
  }
}
