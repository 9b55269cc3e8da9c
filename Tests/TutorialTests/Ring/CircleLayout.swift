import UIKit

/// Items on a circle, evenly, clockwise from three o'clock; items that come and go are noted.
class CircleLayout: UICollectionViewLayout {
  var itemSize: CGFloat = 70
  private(set) var size = CGSize.zero
  private(set) var center = CGPoint.zero
  private(set) var inserted: Set<IndexPath> = []
  private(set) var deleted: Set<IndexPath> = []
  private var radius: CGFloat = 0
  private var count = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    size = CGSize(
      width: collectionView.bounds.width - insets.left - insets.right,
      height: collectionView.bounds.height - insets.top - insets.bottom)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
    count = collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.section == 0, path.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.size = CGSize(width: itemSize, height: itemSize)
    let angle = 2 * CGFloat.pi * CGFloat(path.item) / CGFloat(count)
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if item.updateAction == .insert, let path = item.indexPathAfterUpdate {
        inserted.insert(path)
      }
      if item.updateAction == .delete, let path = item.indexPathBeforeUpdate {
        deleted.insert(path)
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  /// In the middle and transparent.
  func atCenter(
    _ attributes: UICollectionViewLayoutAttributes?, scale: CGFloat = 1
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    copy?.center = center
    copy?.transform3D = CATransform3DMakeScale(scale, scale, 1)
    return copy
  }
}
