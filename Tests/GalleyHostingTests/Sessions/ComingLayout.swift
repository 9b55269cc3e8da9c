import UIKit

/// Rows of 50 points, in the middle after every change.
final class ComingLayout: UICollectionViewLayout {
  private var takeovers = 0

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    takeovers += 1
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * 50)
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var shown: [UICollectionViewLayoutAttributes] = []
    for item in 0..<count {
      guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else {
        continue
      }
      if attributes.frame.intersects(rect) { shown.append(attributes) }
    }
    return shown
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * 50, width: collectionView?.bounds.width ?? 0, height: 50)
    attributes.zIndex = takeovers
    return attributes
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: 700)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }
}
