public import GalleyGeometry

extension CollectionView {
  /// The content offset at a time after the last gesture; past its range where a finger or a
  /// bounce takes it there.
  public func contentOffset(at time: Duration) -> Point { offset(clock: instant(after: time)) }

  /// The visible bounds at a time after the last gesture.
  public func viewport(at time: Duration) -> Viewport { viewport(clock: instant(after: time)) }

  func offset(clock: Double) -> Point { scrolling.position.offset(at: clock) }

  /// Whether a finger holds the content, or an item.
  public var isHeld: Bool {
    scrolling.isHeld || regions.heldSection != nil || animations.dragPreview != nil
      || animations.swipes.values.contains(where: \.isHeld)
  }

  /// The number of pages, where the layout has pages.
  public var pageCount: Int? {
    (layout as? any PagedLayout)?.pageCount(of: arrangement, in: viewport)
  }

  /// The page that is shown when all is at rest, from zero, where the layout has pages.
  public var page: Int? { page(at: contentOffset) }

  /// The page that labels speak of at a time after the last gesture: they follow when the scroll
  /// rests.
  public func page(at time: Duration) -> Int? {
    guard !scrolling.isResting(at: instant(after: time)), let restedPage = scrolling.restedPage,
      let pageCount
    else { return page }
    return min(restedPage, max(0, pageCount - 1))
  }

  /// The page nearest to what is visible at a time after the last gesture, as a page control shows
  /// it.
  package func nearestPage(at time: Duration) -> Int? { page(at: contentOffset(at: time)) }

  private func page(at offset: Point) -> Int? {
    (layout as? any PagedLayout)?.page(at: offset, of: arrangement, in: viewport(at: offset))
  }

  /// Puts the content where it can rest, at once.
  mutating func jump(to offset: Point) {
    scrolling.jump(to: viewport.clamped(offset, contentSize: arrangement.contentSize))
  }

  /// Scrolls until the content rests at an offset.
  mutating func scroll(to offset: Point) {
    let now = self.offset(clock: clock)
    let timing = explicitTiming ?? .scroll
    begin(
      ScrollPosition(
        x: .eased(from: now.x, to: offset.x, timing), y: .eased(from: now.y, to: offset.y, timing),
        start: clock), restingAt: offset)
  }

  /// Moves the content under a finger that stays down.
  mutating func dragContent(by distance: Vector, duration: Double, velocity: Vector = .zero) {
    let now = offset(clock: clock)
    let (x, y) = dragAxes
    let position = ScrollPosition(
      x: x.drag(from: now.x, by: distance.dx, velocity: velocity.dx, duration: duration),
      y: y.drag(from: now.y, by: distance.dy, velocity: velocity.dy, duration: duration),
      start: clock, isHeld: true)
    begin(position, restingAt: position.restingOffset)
  }

  /// Lets the content go, which then goes on with a velocity of the finger in points per second.
  mutating func releaseContent(velocity finger: Vector) {
    let now = offset(clock: clock)
    let (x, y) = (
      dragAxes.x.release(at: now.x, velocity: finger.dx, rate: decelerationRate),
      dragAxes.y.release(at: now.y, velocity: finger.dy, rate: decelerationRate)
    )
    let target = layout.restingOffset(
      proposed: Point(x: x.proposedOffset, y: y.proposedOffset),
      velocity: Vector(dx: x.velocity, dy: y.velocity), of: arrangement, in: viewport(at: now))
    let position = ScrollPosition(
      x: x.motion(to: target.x), y: y.motion(to: titleResting(target.y)), start: clock)
    begin(position, restingAt: position.restingOffset)
  }

  /// How far a drag goes at least, as a share of the large title's height, for the title to go: 37
  /// points of 52. [R]
  private static let titleThreshold = 36.5 / 52

  /// The vertical offset at which a drag comes to rest: a large title is all there, or gone.
  private func titleResting(_ offset: Double) -> Double {
    let (height, range) = (environment.collapsibleInset, offsetRange)
    let distance = offset - range.minimum.y
    guard distance > 0, distance < height else { return offset }
    return distance < Self.titleThreshold * height
      ? range.minimum.y : min(range.minimum.y + height, range.maximum.y)
  }

  private var dragAxes: (x: DragAxis, y: DragAxis) {
    let (range, size) = (offsetRange, environment.size)
    return (
      DragAxis(range.minimum.x...range.maximum.x, extent: size.width),
      DragAxis(range.minimum.y...range.maximum.y, extent: size.height)
    )
  }

  /// Returns the offset at which a scroll by distance or to a place comes to rest.
  func restingOffset(of target: ScrollTarget) -> Point {
    switch target {
    case .to(let x, let y):
      settled(Point(x: x ?? contentOffset.x, y: y ?? contentOffset.y))
    case .by(let distance):
      settled(contentOffset + distance)
    case .item(let indexPath):
      settled(arrangement.item(at: indexPath).map { offset(centering: $0) } ?? contentOffset)
    case .page(let page):
      (layout as? any PagedLayout)?.offset(ofPage: page, of: arrangement, in: viewport)
        ?? settled(contentOffset)
    case .middle:
      settled(offsetRange.minimum + (offsetRange.maximum - offsetRange.minimum) * 0.5)
    case .end:
      settled(Point(x: arranged.beginsAtRight ? offsetRange.minimum.x : .infinity, y: .infinity))
    }
  }

  /// The nearest offset at which the layout lets a scroll rest; that itself, or the nearest at
  /// which content can rest, where only fingers ask the layout.
  func settled(_ proposed: Point) -> Point {
    let clamped = viewport.clamped(proposed, contentSize: arrangement.contentSize)
    return layout.traits.contains(.settlesFingersOnly)
      ? clamped
      : layout.restingOffset(proposed: clamped, velocity: .zero, of: arrangement, in: viewport)
  }

  func offset(centering attributes: LayoutAttributes) -> Point {
    Point(
      x: attributes.center.x - environment.size.width / 2,
      y: attributes.center.y - environment.size.height / 2)
  }

  /// Starts a motion; the labels keep the page that was shown at the last rest.
  private mutating func begin(_ position: ScrollPosition, restingAt offset: Point) {
    let label = scrolling.isResting(at: clock) ? page : scrolling.restedPage
    scrolling.begin(position, restingAt: offset, page: label)
  }
}
