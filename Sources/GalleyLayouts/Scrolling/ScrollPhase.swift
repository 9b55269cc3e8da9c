internal import GalleyGeometry

/// A stretch of a scroll that one formula describes, from time 0 to its duration.
protocol ScrollPhase: Hashable, Sendable {
  /// In seconds; finite and not below zero.
  var duration: Double { get }
  /// Where it ends, exactly.
  var end: Double { get }
  /// The position at a time within the duration.
  func position(at seconds: Double) -> Double
  /// The velocity in points per second at a time within the duration, the end included.
  func velocity(at seconds: Double) -> Double
}

/// Nothing moves.
struct RestPhase: ScrollPhase {
  let end: Double
  var duration: Double { 0 }

  func position(at seconds: Double) -> Double { end }
  func velocity(at seconds: Double) -> Double { 0 }
}

/// From one place to another by a timing.
struct EasedPhase: ScrollPhase {
  let start: Double
  let end: Double
  let timing: Timing

  var duration: Double { max(0, timing.duration) }

  func position(at seconds: Double) -> Double {
    start.interpolated(to: end, at: timing.progress(after: seconds))
  }

  func velocity(at seconds: Double) -> Double { (end - start) * timing.rate(after: seconds) }
}

/// A scroll let go, slowing down by a constant share of its velocity: v e^(-rate·t), of which it goes
/// as far as a device does that moves it once a millisecond: it begins that much slower, by a
/// thousandth or, where it is fast to rest, five.
struct GlidePhase: ScrollPhase {
  let start: Double
  let end: Double
  let initialVelocity: Double
  let rate: DecelerationRate
  let duration: Double

  func position(at seconds: Double) -> Double {
    start - initialVelocity * rate.reach * exponentialMinusOne(-rate.perSecond * seconds)
  }

  func velocity(at seconds: Double) -> Double {
    initialVelocity * rate.reach * rate.perSecond * exponential(-rate.perSecond * seconds)
  }
}

/// A spring that pulls to the end, for as long as it takes to come near.
struct SpringPhase: ScrollPhase {
  let end: Double
  let course: SettlingSpring

  /// To within a hundredth of a point, of which the rest is taken out over the whole course.
  init(_ spring: DampedSpring, from start: Double, velocity: Double, to end: Double) {
    self.end = end
    let initial = DampedSpring.State(displacement: start - end, velocity: velocity)
    course = SettlingSpring(spring, from: initial, within: ScrollMotion.tolerance)
  }

  var duration: Double { course.duration }

  func position(at seconds: Double) -> Double { end + course.state(after: seconds).displacement }
  func velocity(at seconds: Double) -> Double { course.state(after: seconds).velocity }
}
