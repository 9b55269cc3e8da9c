// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// The methods that a data source may leave out, as `?(…)` calls them.
@preconcurrency @MainActor open class UICollectionViewDataSourceCalls {
  private let source: any UICollectionViewDataSource

  /// The methods of an object.
  public init(_ object: any UICollectionViewDataSource) {
    source = object
  }

  /// The number of sections; nil where it is left out.
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.ask { source.numberOfSections(in: collectionView) }
  }

  /// The number of sections, for `!(…)`.
  public func _forced(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  /// A supplementary view; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethod.ask {
      source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// A supplementary view, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether an item may be carried; never asked here; nil where it is left out.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.ask { source.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  /// Whether an item may be carried; never asked here, for `!(…)`.
  @discardableResult
  public func _forced(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Takes an item that was carried; never asked here; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.ask {
      source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Takes an item that was carried; never asked here, for `!(…)`.
  public func _forced(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
