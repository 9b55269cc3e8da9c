public import Foundation

/// The answers of the methods that are left out, and the methods as `?(…)` calls them.
extension UICollectionViewDataSource {
  /// Left out.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.missing(1)
  }
  /// The method, whether or not it is left out.
  public var numberOfSections: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(self)
  }
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.missing(UICollectionReusableView())
  }
  /// Left out.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.missing(false)
  }
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.missing(())
  }
  /// The methods that begin with `collectionView`, whether or not they are left out.
  public var collectionView: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(self)
  }
}
