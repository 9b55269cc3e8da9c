import UIKit

/// Rows on springs, of which only those near the window are held; it wants no invalidation for a
/// scroll, since its animator invalidates it.
final class SpringLayout: UICollectionViewLayout {
  private static let pitch: CGFloat = 60
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    guard let collectionView, collectionView.numberOfSections > 0 else {
      animator.removeAllBehaviors()
      return
    }
    animator.removeAllBehaviors()
    let bounds = collectionView.bounds.insetBy(dx: 0, dy: -20)
    for section in 0..<collectionView.numberOfSections {
      let top = frame(at: IndexPath(item: 0, section: section)).minY
      let count = collectionView.numberOfItems(inSection: section)
      let first = max(0, Int((bounds.minY - top) / Self.pitch))
      let end = min(count, Int((bounds.maxY - top) / Self.pitch) + 1)
      guard first < end else { continue }
      for item in first..<end {
        let frame = frame(at: IndexPath(item: item, section: section))
        guard frame.intersects(bounds) else { continue }
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = frame
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        animator.addBehavior(spring)
      }
    }
  }

  private func frame(at path: IndexPath) -> CGRect {
    guard let collectionView else { return .zero }
    let before = (0..<path.section).reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
    return CGRect(
      x: 0, y: CGFloat(before + path.item) * Self.pitch, width: collectionView.bounds.width,
      height: Self.pitch - 10)
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let count = (0..<collectionView.numberOfSections).reduce(0) {
      $0 + collectionView.numberOfItems(inSection: $1)
    }
    return CGSize(width: collectionView.bounds.width, height: CGFloat(count) * Self.pitch)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let known = animator.layoutAttributesForCell(at: indexPath) { return known }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(at: indexPath)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    for behavior in animator.behaviors {
      guard let item = (behavior as? UIAttachmentBehavior)?.items.first else { continue }
      animator.updateItem(usingCurrentState: item)
    }
    return newBounds.size != collectionView.bounds.size
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
