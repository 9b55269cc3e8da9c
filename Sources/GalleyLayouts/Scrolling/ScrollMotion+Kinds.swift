package import GalleyGeometry

extension ScrollMotion {
  /// No motion.
  package static func resting(at position: Double) -> ScrollMotion {
    ScrollMotion([.rest(RestPhase(end: position.heldForMotion))])
  }

  /// From one place to another by a timing, as a scroll that no finger makes; a timing of less than
  /// a nanosecond is a jump.
  package static func eased(from start: Double, to end: Double, _ timing: Timing) -> ScrollMotion {
    var timing = timing
    timing.duration = timing.duration < 1e-9 ? 0 : timing.duration.heldForMotion
    let phase = EasedPhase(start: start.heldForMotion, end: end.heldForMotion, timing: timing)
    return ScrollMotion([.eased(phase)])
  }

  /// As a finger moves, from rest to a place where it has a velocity at the end of a duration.
  ///
  /// It never turns on the way: a velocity against the way counts as none, and so does any where
  /// there is no way. Without a velocity it eases in and out; in less than a nanosecond it jumps.
  package static func dragging(
    from start: Double, to end: Double, duration: Double, endVelocity: Double
  ) -> ScrollMotion {
    let (start, end) = (start.heldForMotion, end.heldForMotion)
    guard start != end, duration >= 1e-9 else { return resting(at: end) }
    return ScrollMotion([
      .drag(
        DragPhase(
          from: start, to: end, duration: duration.heldForMotion,
          endVelocity: endVelocity.heldForMotion))
    ])
  }

  /// How long a finger takes for a distance: for a flick the time of a constant acceleration to
  /// its velocity, held within 0.05...0.6 seconds; 0.3 seconds for a drag that ends at rest.
  package static func naturalDuration(distance: Double, endVelocity: Double) -> Double {
    guard endVelocity != 0 else { return 0.3 }
    return min(max(2 * (abs(distance.heldForMotion) / abs(endVelocity)), 0.05), 0.6)
  }

  /// To a target that is not where the scroll would come to rest by itself: snapping, paging.
  ///
  /// Continuous in position and velocity. A scroll too fast for a spring lands by an exponential
  /// without passing the target; any other is pulled there by a critically damped spring of the
  /// fast deceleration's rate, which turns a scroll that leads away. Where the velocity is the
  /// rate times the way, both are the same curve.
  package static func landing(
    from start: Double, velocity: Double, at target: Double
  ) -> ScrollMotion {
    let (start, target) = (start.heldForMotion, target.heldForMotion)
    let velocity = velocity.heldForMotion
    let frequency = DecelerationRate.fast.perSecond
    let distance = target - start
    if (distance > 0) == (velocity > 0), distance != 0,
      abs(velocity) > frequency * abs(distance)
    {
      return ScrollMotion([.landing(LandingPhase(from: start, velocity: velocity, at: target))])
    }
    let spring = DampedSpring(angularFrequency: frequency, dampingRatio: 1)
    return ScrollMotion([
      .spring(SpringPhase(spring, from: start, velocity: velocity, to: target))
    ])
  }

  /// From rest past an end, back to it: a spring that creeps with 9 and 46 per second, as measured
  /// on iOS 26.1.
  package static func springingBack(from start: Double, to end: Double) -> ScrollMotion {
    let phase = SpringPhase(
      Self.reboundFromRest, from: start.heldForMotion, velocity: 0, to: end.heldForMotion)
    return ScrollMotion([.spring(phase)])
  }

  static let reboundFromRest = DampedSpring(slower: 9, faster: 46)
  static let rebound = DampedSpring(angularFrequency: 11, dampingRatio: 1)
}
