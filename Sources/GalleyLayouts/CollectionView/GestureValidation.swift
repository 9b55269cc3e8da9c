internal import GalleyGeometry

/// Finds what cannot be done of a gesture, before anything is changed.
struct GestureValidation {
  let view: CollectionView

  func run(_ gesture: Gesture) throws(LayoutError) {
    switch gesture {
    case .scroll(let target, let section):
      try check(section: section)
      try check(target)
    case .drag(let distance, let section):
      try check(section: section)
      try check(distance, "distance")
    case .flick(let distance, let velocity, let section):
      try check(section: section)
      try check(distance, "distance")
      try check(velocity, "velocity")
    case .release(let velocity): try check(velocity, "velocity")
    case .tap(let target), .longPress(let target): try check(target)
    case .tapClose(let indexPath): try check(indexPath)
    case .swipe(let indexPath, let distance, let velocity, _):
      try check(indexPath)
      try check(Vector(dx: distance, dy: 0), "distance")
      try check(Vector(dx: velocity, dy: 0), "velocity")
      guard view.swipeActions != SwipeActionExtents() else {
        throw LayoutError("no row has actions that a swipe shows; give the collection some")
      }
    case .dragItem(let indexPath, let target, _):
      try check(indexPath)
      try check(target)
    }
  }

  private func check(section: Int?) throws(LayoutError) {
    if let section { try view.checkScrolls(section: section) }
  }

  private func check(_ target: ScrollTarget) throws(LayoutError) {
    switch target {
    case .to(let x, let y): try check(Vector(dx: x ?? 0, dy: y ?? 0), "offset")
    case .by(let distance): try check(distance, "distance")
    case .item(let indexPath): try check(indexPath)
    case .page, .middle, .end: break
    }
  }

  private func check(_ target: TapTarget) throws(LayoutError) {
    switch target {
    case .item(let indexPath): try check(indexPath)
    case .point(let point): try check(point - .zero, "point")
    case .background, .close: break
    }
  }

  private func check(_ target: DragTarget) throws(LayoutError) {
    switch target {
    case .item(let indexPath): try check(indexPath)
    case .point(let point): try check(point - .zero, "point")
    }
  }

  private func check(_ indexPath: IndexPath) throws(LayoutError) {
    guard view.id(of: indexPath) == nil else { return }
    let counts = view.ids.map(\.count)
    throw LayoutError(
      "there is no \(indexPath.words); \(indexPath.missing(in: counts))", at: indexPath)
  }

  private func check(_ vector: Vector, _ noun: String) throws(LayoutError) {
    guard !(vector.dx.isFinite && vector.dy.isFinite) else { return }
    throw LayoutError(
      "the \(noun) (\(vector.dx), \(vector.dy)) is not finite; give numbers of points")
  }
}
