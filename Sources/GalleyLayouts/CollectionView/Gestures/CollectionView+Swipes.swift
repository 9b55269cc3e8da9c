internal import GalleyGeometry

/// Rows that are pulled aside.
extension CollectionView {
  /// The name of the custom value of a cell that says how far it is pulled aside: points to the
  /// right.
  public static let swipeOffsetKey = "pull"

  /// Returns the distance that an item's row is pulled aside when all is at rest, in points to the
  /// right.
  public func swipeOffset(of indexPath: ItemPath) -> Double {
    id(of: indexPath).flatMap { animations.swipes[$0]?.resting } ?? 0
  }

  /// Pulls a row aside, and lets it go unless the finger stays down.
  ///
  /// Let go, it rests with its actions in sight where it was pulled over half of their extent, with
  /// the first action across all of it where it was pulled further than about two thirds of the
  /// row, else where it was.
  mutating func swipe(
    _ indexPath: ItemPath, by distance: Double, velocity: Double, isHeld: Bool,
    step: (CollectionView) -> Void
  ) {
    guard let id = id(of: indexPath), let row = arrangement.item(at: indexPath) else { return }
    closeSwipes(but: id)
    var swipe = animations.swipes[id] ?? Swipe()
    let before = swipe.pull(at: clock)
    let pull = held(before + distance, within: row.size.width)
    swipe.follow(
      to: pull, at: clock,
      duration: ScrollMotion.naturalDuration(distance: distance, endVelocity: velocity),
      velocity: pull == before ? 0 : velocity)
    animations.pull(id, swipe)
    guard !isHeld else { return }
    step(self)
    wait(until: swipe.end)
    release(id, velocity: velocity)
  }

  /// Lets go of the row that a finger holds; false where it holds none.
  mutating func releaseSwipe(velocity: Double) -> Bool {
    guard let held = animations.swipes.first(where: { $0.value.isHeld }) else { return false }
    release(held.key, velocity: velocity)
    return true
  }

  private mutating func release(_ id: ItemID, velocity: Double) {
    guard var swipe = animations.swipes[id],
      let row = indexPath(of: id).flatMap({ arrangement.item(at: $0) })
    else { return }
    let target = restingPull(swipe.pull(at: clock), velocity: velocity, width: row.size.width)
    swipe.land(at: target, from: clock, velocity: velocity)
    animations.pull(id, swipe)
  }

  /// Lets all rows but one go back to where they belong; says whether there was one.
  @discardableResult
  mutating func closeSwipes(but kept: ItemID? = nil) -> Bool {
    let open = animations.swipes.filter { $0.key != kept && $0.value.resting != 0 }
    for (id, swipe) in open {
      var swipe = swipe
      swipe.land(at: 0, from: clock)
      animations.pull(id, swipe)
    }
    return !open.isEmpty
  }

  /// The elements with what cells must know that are pulled aside.
  func pulled(_ elements: [PresentedElement], at clock: Double) -> [PresentedElement] {
    guard !animations.swipes.isEmpty else { return elements }
    return elements.map { element in
      guard let swipe = element.itemID.flatMap({ animations.swipes[$0] }) else { return element }
      let pull = swipe.pull(at: clock)
      guard pull != 0 else { return element }
      var element = element
      element.attributes.custom[Self.swipeOffsetKey] = .number(pull)
      return element
    }
  }

  /// The extents at the left and at the right.
  private var sides: (left: Double, right: Double) {
    environment.layoutDirection == .leftToRight
      ? (swipeActions.leading, swipeActions.trailing)
      : (swipeActions.trailing, swipeActions.leading)
  }

  /// To a side without actions a row does not go, nor further than out of sight.
  private func held(_ pull: Double, within width: Double) -> Double {
    min(max(pull, sides.right > 0 ? -width : 0), sides.left > 0 ? width : 0)
  }

  private func restingPull(_ pull: Double, velocity: Double, width: Double) -> Double {
    let extent = min(pull < 0 ? sides.right : sides.left, width)
    let side = pull < 0 ? -1.0 : 1
    if abs(pull) > SwipeActionExtents.fillingPull(past: extent, ofRow: width) {
      return side * width
    }
    if velocity != 0 { return velocity * side > 0 ? side * extent : 0 }
    return abs(pull) > extent / 2 ? side * extent : 0
  }
}
