internal import GalleyGeometry

extension ScrollMotion {
  /// A scroll let go, within the range in which content rests.
  ///
  /// Inside the range it slows down by the rate until ten points per second, where it stops, as
  /// recorded on iOS 26.1: up to a thousandth of the speed before the announced target (v 3000: 1.5
  /// of 1493.5 points).
  ///
  /// At an end of the range it goes on past it with the velocity it has there, and a critically
  /// damped spring of 11 per second takes it back. Let go past an end, it slows down in the same
  /// way where that leads into the range; else the same spring takes it back, or one that creeps
  /// where it is slower than fifty points per second. So it always ends within the range.
  package static func decelerating(
    from start: Double, velocity: Double, rate: DecelerationRate, range: ClosedRange<Double>
  ) -> ScrollMotion {
    let held = range.lowerBound.heldForMotion...range.upperBound.heldForMotion
    let deceleration = Deceleration(rate: rate, range: held)
    return ScrollMotion(
      deceleration.phases(from: start.heldForMotion, velocity: velocity.heldForMotion))
  }
}

/// The course of a scroll after its release: a glide and perhaps a rebound, or a spring alone.
private struct Deceleration {
  let rate: DecelerationRate
  let range: ClosedRange<Double>

  func phases(from start: Double, velocity: Double) -> [ScrollMotion.Phase] {
    let distance = rate.coveredDistance(velocity: velocity)
    let target = min(max(start + distance, range.lowerBound), range.upperBound)
    guard target != start + distance else {
      return [course(from: start, velocity: velocity, to: target)]
    }
    let way = target - start
    guard way * distance > 0, abs(way) < abs(distance) else {
      return [pull(from: start, velocity: velocity, to: target)]
    }
    let loss = way / rate.reach
    let duration = -naturalLogarithm(onePlus: -loss / velocity) / rate.perSecond
    return [
      glide(from: start, velocity: velocity, to: target, duration: duration),
      pull(from: target, velocity: velocity - loss, to: target),
    ]
  }

  /// To where it comes to rest by itself.
  private func course(
    from start: Double, velocity: Double, to end: Double
  ) -> ScrollMotion.Phase {
    let excess = abs(velocity) / DecelerationRate.restingSpeed
    guard excess > 1 else { return .rest(RestPhase(end: end)) }
    let duration = naturalLogarithm(excess) / rate.perSecond
    return glide(from: start, velocity: velocity, to: end, duration: duration)
  }

  private func glide(
    from start: Double, velocity: Double, to end: Double, duration: Double
  ) -> ScrollMotion.Phase {
    .glide(
      GlidePhase(
        start: start, end: end, initialVelocity: velocity, rate: rate, duration: duration))
  }

  /// The speed in points per second up to which content past an end creeps back, as fitted to nine
  /// recorded traces.
  private static let creepingSpeed = 50.0

  private func pull(
    from start: Double, velocity: Double, to end: Double
  ) -> ScrollMotion.Phase {
    let isMoving = abs(velocity) > Self.creepingSpeed
    let spring = isMoving ? ScrollMotion.rebound : ScrollMotion.reboundFromRest
    return .spring(SpringPhase(spring, from: start, velocity: velocity, to: end))
  }
}
