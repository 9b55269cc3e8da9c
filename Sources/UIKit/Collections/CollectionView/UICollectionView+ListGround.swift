import Foundation
internal import GalleyGeometry

extension UICollectionView {
  /// How views say that they want other sizes; they are asked at each layout here.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not.
    case disabled
    /// Where they say so.
    case enabled
    /// Where constraints change, too.
    case enabledIncludingConstraints
  }

  /// Colors what lies behind lists, from edge to edge, above the first section and below the last
  /// for ever.
  func showListGround() {
    let grounds =
      (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listGrounds ?? []
    while listGrounds.count > grounds.count { listGrounds.removeLast().removeFromSuperview() }
    while listGrounds.count < grounds.count {
      let view = UIView()
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      listGrounds.append(view)
    }
    for (view, ground) in zip(listGrounds, grounds) {
      let top = ground.isFirst ? min(bounds.minY, 0) : ground.top
      let bottom = ground.isLast ? max(bounds.maxY, contentSize.height) : ground.bottom
      view.frame = CGRect(
        x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
      view.backgroundColor = ground.color
    }
  }
}
