import UIKit

/// Answers nothing.
final class SilentLayout: UICollectionViewLayout {}

/// Answers for one item more than there are.
final class BoastingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 150) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0...2).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 50 * CGFloat(item), width: 100, height: 50)
      return attributes
    }
  }
}
