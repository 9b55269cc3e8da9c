public import GalleyGeometry

/// The target of a touch at a point.
enum Hit: Hashable {
  case item(ItemPath)
  /// An item that is on its way out, which no longer answers.
  case leaving
  case background
}

extension CollectionView {
  /// The topmost cell at a point in content coordinates when all is at rest; its transformed shape
  /// counts, hidden ones do not.
  public func indexPath(at point: Point) -> ItemPath? {
    if case .item(let path) = hit(at: point, clock: instant(after: settlingTime)) {
      path
    } else {
      nil
    }
  }

  /// Returns the topmost element at a point in content coordinates.
  func hit(at point: Point, clock: Double) -> Hit {
    let met = elements(clock: clock).last { element in
      let attributes = element.attributes
      guard attributes.element.category == .cell, !attributes.isHidden, attributes.alpha > 0.01
      else { return false }
      return attributes.contains(point)
    }
    guard let met else { return .background }
    return met.isLeaving ? .leaving : .item(met.attributes.element.indexPath)
  }
}
