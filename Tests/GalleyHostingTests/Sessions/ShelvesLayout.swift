import UIKit

/// Rows of 50 points, as wide as the screen; `zIndex` counts how often the layout was prepared.
final class ShelvesLayout: UICollectionViewLayout {
  private var prepared = 0

  override func prepare() { prepared += 1 }

  override var collectionViewContentSize: CGSize {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: UIScreen.main.bounds.width, height: CGFloat(count) * 50)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).map { row(IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { row(path) }

  private func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(path.item) * 50, width: UIScreen.main.bounds.width, height: 50)
    attributes.zIndex = prepared
    return attributes
  }
}
