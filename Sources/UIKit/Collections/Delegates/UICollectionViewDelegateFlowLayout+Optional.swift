public import Foundation

/// The answers of the methods that are left out, and the methods as `?(…)` calls them.
extension UICollectionViewDelegateFlowLayout {
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethod.missing(.zero)
  }
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMethod.missing(.zero)
  }
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.missing(0)
  }
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.missing(0)
  }
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethod.missing(.zero)
  }
  /// Left out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethod.missing(.zero)
  }
  /// The methods that begin with `collectionView`, whether or not they are left out.
  public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
    UICollectionViewDelegateFlowLayoutCalls(self)
  }
}
