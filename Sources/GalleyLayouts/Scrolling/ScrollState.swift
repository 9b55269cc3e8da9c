internal import GalleyGeometry

/// Where the content of a collection view is scrolled to: on its way, at its end, and for labels.
struct ScrollState: Hashable, Sendable {
  private(set) var position: ScrollPosition
  /// Where the content rests, or will once the scroll ends; where the finger holds it.
  private(set) var contentOffset: Point
  /// The page that was shown when the content last rested, while it moves.
  private(set) var restedPage: Int?

  init(resting offset: Point) {
    position = ScrollPosition(resting: offset)
    contentOffset = offset
  }

  var isHeld: Bool { position.isHeld }

  var end: Double { position.end }

  /// Whether the content neither moves nor is held.
  func isResting(at clock: Double) -> Bool { clock >= end && !isHeld }

  /// Puts the content to rest at an offset, at once.
  mutating func jump(to offset: Point) { self = ScrollState(resting: offset) }

  /// Starts a motion that ends at an offset.
  ///
  /// - Parameter page: What labels say of the page until all is at rest.
  mutating func begin(_ position: ScrollPosition, restingAt offset: Point, page: Int?) {
    self.position = position
    contentOffset = offset
    restedPage = page
  }

  /// Lets a scroll on its way end at another offset.
  mutating func land(at offset: Point, from clock: Double) {
    let (now, velocity) = (position.offset(at: clock), position.velocity(at: clock))
    position = ScrollPosition(
      x: .landing(from: now.x, velocity: velocity.dx, at: offset.x),
      y: .landing(from: now.y, velocity: velocity.dy, at: offset.y), start: clock)
    contentOffset = offset
  }

  /// Goes on where the content has grown at the left, from which offsets count.
  mutating func shift(by growth: Double) {
    position.shift(by: growth)
    contentOffset = position.restingOffset
  }

  /// Lets labels follow once the content rests.
  mutating func settle(at clock: Double) {
    if isResting(at: clock) { restedPage = nil }
  }
}
