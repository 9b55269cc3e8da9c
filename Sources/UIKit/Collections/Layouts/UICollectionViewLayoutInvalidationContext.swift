public import Foundation

/// The parts of a layout that are computed anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is: true after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items are, too: after `reloadData()` and batch updates.
  open internal(set) var invalidateDataSourceCounts = false
  /// The cells that are; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset, at once, inside the layout's own `invalidateLayout(with:)`.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size until the layout says its own again.
  open var contentSizeAdjustment = CGSize.zero
  /// Nil: nothing is carried here.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Nil: nothing is carried here.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Zero: nothing is carried here.
  open var interactiveMovementTarget: CGPoint { .zero }

  /// What a compositional layout computes anew.
  enum CompositionalScope { case sections, frames, attributes }
  var compositionalScope = CompositionalScope.sections

  /// A context that says nothing.
  nonisolated public override init() { super.init() }

  /// Adds cells; none leave the list as it is.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views; none leave the list as it is.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    guard !indexPaths.isEmpty else { return }
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds decoration views; none leave the list as it is.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
