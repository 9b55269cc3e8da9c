internal import GalleyGeometry

/// A row that a finger has pulled aside to show its actions, in points to the right.
struct Swipe: Hashable, Sendable {
  private var motion: ScrollMotion
  /// Seconds on the clock of the collection view.
  private var start: Double
  /// Whether a finger holds the row.
  private(set) var isHeld = false

  /// A row that lies as it rests.
  init() {
    motion = .resting(at: 0)
    start = 0
  }

  var end: Double { start + motion.duration }

  /// Where the row will rest.
  var resting: Double { motion.end }

  func pull(at clock: Double) -> Double { motion.position(at: clock - start) }

  /// Goes with a finger that stays down.
  mutating func follow(
    to pull: Double, at clock: Double, duration: Double, velocity: Double
  ) {
    motion = .dragging(
      from: self.pull(at: clock), to: pull, duration: duration, endVelocity: velocity)
    start = clock
    isHeld = true
  }

  /// Goes to where it rests by itself.
  mutating func land(at pull: Double, from clock: Double, velocity: Double = 0) {
    motion = .landing(from: self.pull(at: clock), velocity: velocity, at: pull)
    start = clock
    isHeld = false
  }
}
