import UIKit

/// Items down a staircase, which grow out of their steps.
final class StaircaseLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    guard let collectionView else { return }
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(item) * 30, y: CGFloat(item) * 40, width: 60, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: cache.last?.frame.maxX ?? 0, height: cache.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache.first { $0.indexPath == indexPath } }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if attributes?.alpha == 0 { attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
    return attributes
  }
}
