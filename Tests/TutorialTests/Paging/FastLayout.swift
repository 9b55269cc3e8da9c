import UIKit

/// Goes to the end when flicked at more than a point a millisecond, else nowhere.
final class FastLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 700) }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: abs(velocity.y) > 1 ? 1e6 : 0) }
}
