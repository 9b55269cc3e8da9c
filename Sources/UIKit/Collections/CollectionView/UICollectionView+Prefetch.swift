import Foundation

/// Cells made ahead while content moves, as recorded on iOS 26.1: at most one thing in a frame.
extension UICollectionView {
  /// How far beyond what is in sight a cell is made, as a share of the view; recorded between 0.514
  /// and 0.58.
  private static let reach: CGFloat = 0.52
  /// How far beyond what is in sight attributes are asked for, as a share of the view; recorded
  /// between 0.743 and 0.747.
  private static let outlook: CGFloat = 0.745

  /// Makes the next cell in the direction of travel, or asks for the next pair of tiles; called
  /// after a frame of a drag, a deceleration or an animated scroll.
  package func prefetch() {
    guard isPrefetchingEnabled, let queried = pass.queriedRect, !isLayoutPending,
      pass.travel != .zero
    else { return }
    if let next = nextPrefetched {
      views.ahead[next.element] = makeView(for: next)
    } else {
      prefetchElements(of: queried)
    }
  }

  private var isVertical: Bool { abs(pass.travel.dy) >= abs(pass.travel.dx) }
  private var isForward: Bool { isVertical ? pass.travel.dy > 0 : pass.travel.dx > 0 }
  private var extent: CGFloat { isVertical ? bounds.height : bounds.width }

  /// Returns the distance of a rectangle beyond what is in sight; negative where it is not.
  private func distance(_ rect: CGRect) -> CGFloat {
    switch (isVertical, isForward) {
    case (true, true): rect.minY - bounds.maxY
    case (true, false): bounds.minY - rect.maxY
    case (false, true): rect.minX - bounds.maxX
    case (false, false): bounds.minX - rect.maxX
    }
  }

  private var nextPrefetched: UICollectionViewLayoutAttributes? {
    pass.known.values
      .filter {
        $0.representedElementCategory == .cell && hasItem(at: $0.indexPath) && !$0.isHidden
          && views.shown[$0.element] == nil && views.ahead[$0.element] == nil
      }
      .map { (attributes: $0, distance: distance($0.frame)) }
      .filter { $0.distance >= 0 && $0.distance <= Self.reach * extent }
      .min { $0.distance < $1.distance }?.attributes
  }

  private func prefetchElements(of queried: CGRect) {
    let step = isForward ? extent : -extent
    let ahead = queried.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
    let end = CGRect(
      x: isForward ? queried.maxX : queried.minX, y: isForward ? queried.maxY : queried.minY,
      width: 0, height: 0)
    guard pass.prefetchedRect != ahead, distance(end) < Self.outlook * extent,
      tiles(around: bounds) == queried, queried.height > bounds.height || !isVertical,
      ahead.intersects(CGRect(origin: .zero, size: contentSize))
    else { return }
    pass.prefetchedRect = ahead
    let attributes = ask(.elements(in: ahead)) { $0.layoutAttributesForElements(in: ahead) }
    for one in attributes ?? [] where pass.known[one.element] == nil {
      pass.known[one.element] = one
    }
  }
}
