import UIKit

/// Cards in a row that come to rest in the middle.
final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 240, height: 360)
    minimumLineSpacing = 20
    NotificationCenter.default.addObserver(
      self, selector: #selector(reset), name: Notification.Name("reset"), object: nil)
  }

  required init?(coder: NSCoder) { fatalError("no storyboards") }

  @objc private func reset() { invalidateLayout() }

  override func prepare() {
    if let bounds = collectionView?.bounds {
      let (x, y) = ((bounds.width - itemSize.width) / 2, (bounds.height - itemSize.height) / 2)
      let (side, above) = (max(0, x), max(0, y))
      sectionInset = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let pitch = itemSize.width + minimumLineSpacing
    var page = (proposed.x / pitch).rounded()
    if velocity.x > 0.2 { page = (collectionView.contentOffset.x / pitch).rounded(.down) + 1 }
    if velocity.x < -0.2 { page = (collectionView.contentOffset.x / pitch).rounded(.up) - 1 }
    let last = max(0, collectionViewContentSize.width - collectionView.bounds.width)
    return CGPoint(x: min(max(0, page * pitch), last), y: proposed.y)
  }
}
