import UIKit

/// A flow of pages side by side that comes to rest with one in the middle.
final class PagingLayout: UICollectionViewFlowLayout {
  init(itemSize: CGSize, spacing: CGFloat = 0) {
    super.init()
    scrollDirection = .horizontal
    self.itemSize = itemSize
    minimumLineSpacing = spacing
    minimumInteritemSpacing = 0
    sectionInset = .zero
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let margin = (collectionView.bounds.width - itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let bounds = collectionView.bounds
    let middle = proposed.x + bounds.width / 2
    let rect = CGRect(x: proposed.x, y: 0, width: bounds.width, height: bounds.height)
    var candidate: UICollectionViewLayoutAttributes?
    for attributes in layoutAttributesForElements(in: rect) ?? []
    where attributes.representedElementCategory == .cell {
      guard let best = candidate else {
        candidate = attributes
        continue
      }
      if abs(attributes.center.x - middle) < abs(best.center.x - middle) { candidate = attributes }
    }
    var target = (candidate?.center.x ?? 0) - bounds.width / 2
    let way = target - collectionView.contentOffset.x
    if velocity.x < 0 && way > 0 || velocity.x > 0 && way < 0 {
      target += (velocity.x > 0 ? 1 : -1) * (itemSize.width + minimumLineSpacing)
    }
    return CGPoint(x: target, y: proposed.y)
  }
}

/// What the tests set, in the numbers that they read.
extension PagingLayout {
  convenience init(width: Double, height: Double, spacing: Double) {
    self.init(itemSize: CGSize(width: width, height: height), spacing: CGFloat(spacing))
  }
}
