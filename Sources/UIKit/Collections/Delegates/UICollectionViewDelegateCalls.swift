// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// The methods of a collection view's delegate, as `?(…)` calls them.
@preconcurrency @MainActor open class UICollectionViewDelegateCalls {
  private let delegate: any UICollectionViewDelegate

  /// The methods of an object.
  public init(_ object: any UICollectionViewDelegate) {
    delegate = object
  }

  /// Whether an item may be highlighted; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.ask { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  }

  /// Whether an item may be highlighted, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Hears that an item was highlighted; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask { delegate.collectionView(collectionView, didHighlightItemAt: indexPath) }
  }

  /// Hears that an item was highlighted, for `!(…)`.
  public func _forced(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Hears that an item is highlighted no longer; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask { delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  }

  /// Hears that an item is highlighted no longer, for `!(…)`.
  public func _forced(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Whether an item may be selected; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.ask { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }

  /// Whether an item may be selected, for `!(…)`.
  @discardableResult
  public func _forced(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Whether an item may be deselected; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.ask { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  }

  /// Whether an item may be deselected, for `!(…)`.
  @discardableResult
  public func _forced(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Hears that an item was selected by a finger; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  /// Hears that an item was selected by a finger, for `!(…)`.
  public func _forced(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Hears that an item was deselected by a finger; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask { delegate.collectionView(collectionView, didDeselectItemAt: indexPath) }
  }

  /// Hears that an item was deselected by a finger, for `!(…)`.
  public func _forced(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Hears that a cell is shown; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Hears that a cell is shown, for `!(…)`.
  public func _forced(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Hears that a supplementary view is shown; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Hears that a supplementary view is shown, for `!(…)`.
  public func _forced(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// Hears that a cell is shown no longer; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Hears that a cell is shown no longer, for `!(…)`.
  public func _forced(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Hears that a supplementary view is shown no longer; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// Hears that a supplementary view is shown no longer, for `!(…)`.
  public func _forced(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// Where content is after an update or a change of layout; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethod.ask {
      delegate.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Where content is after an update or a change of layout, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    delegate.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Where an item is meant that is carried; never asked here; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.ask {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Where an item is meant that is carried; never asked here, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    delegate.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
}
