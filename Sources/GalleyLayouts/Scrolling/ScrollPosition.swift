internal import GalleyGeometry

/// A content offset in motion: along each axis, from one instant on.
struct ScrollPosition: Hashable, Sendable {
  private let x: ScrollMotion
  private let y: ScrollMotion
  /// Seconds on the clock of the collection view.
  private let start: Double
  /// Whether a finger holds the content.
  let isHeld: Bool
  /// Whether a gesture brought the content here, and not the beginning or a new arrangement.
  let isMotion: Bool
  /// By how much the content has grown at the left since, whose coordinates begin there.
  private var shift = Vector.zero

  init(x: ScrollMotion, y: ScrollMotion, start: Double, isHeld: Bool = false) {
    self.x = x
    self.y = y
    self.start = start
    self.isHeld = isHeld
    isMotion = true
  }

  init(resting offset: Point) {
    x = .resting(at: offset.x)
    y = .resting(at: offset.y)
    start = 0
    isHeld = false
    isMotion = false
  }

  var end: Double { start + max(x.duration, y.duration) }

  /// Goes on where the content has grown at the left.
  mutating func shift(by growth: Double) { shift.dx += growth }

  /// Where the motions end.
  var restingOffset: Point { Point(x: x.end, y: y.end) + shift }

  /// Exactly where the motions end from the end on, although the clock may lose the last bit.
  func offset(at clock: Double) -> Point {
    guard clock < end else { return restingOffset }
    return Point(x: x.position(at: clock - start), y: y.position(at: clock - start)) + shift
  }

  /// In points per second.
  func velocity(at clock: Double) -> Vector {
    guard clock < end else { return .zero }
    return Vector(dx: x.velocity(at: clock - start), dy: y.velocity(at: clock - start))
  }
}
