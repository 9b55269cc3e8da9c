internal import GalleyGeometry

extension ScrollMotion {
  /// A scroll let go, within the range in which content rests.
  ///
  /// Inside the range it slows down by the rate until ten points per second, where it stops. Of
  /// the two end points measured on iOS 26.1 it ends at the announced target, start ± (|v| - 10) /
  /// rate: that is what the integral of this curve gives and what a layout was asked about. The
  /// offset that a device lands on lies up to a thousandth of the speed lower (v 3000: 1.5 of
  /// 1493.5 points), because it sums steps of a millisecond.
  ///
  /// At an end of the range it goes on past it with the velocity it has there, and a critically
  /// damped spring of 11 per second takes it back. Let go past an end, it slows down in the same
  /// way where that leads into the range; else the same spring takes it back, or one that creeps
  /// where it is as good as at rest. So it always ends at the projected place, held in the range.
  package static func decelerating(
    from start: Double, velocity: Double, rate: DecelerationRate, range: ClosedRange<Double>
  ) -> ScrollMotion {
    let held = range.lowerBound.heldForMotion...range.upperBound.heldForMotion
    let deceleration = Deceleration(rate: rate, range: held)
    return ScrollMotion(
      deceleration.phases(from: start.heldForMotion, velocity: velocity.heldForMotion))
  }
}

/// What follows when a scroll is let go: a glide and perhaps a rebound, or a spring alone.
private struct Deceleration {
  let rate: DecelerationRate
  let range: ClosedRange<Double>

  func phases(from start: Double, velocity: Double) -> [ScrollMotion.Phase] {
    let distance = rate.projectedDistance(velocity: velocity)
    let target = min(max(start + distance, range.lowerBound), range.upperBound)
    guard target != start + distance else {
      return [course(from: start, velocity: velocity, to: target)]
    }
    let way = target - start
    guard way * distance > 0, abs(way) < abs(distance) else {
      return [pull(from: start, velocity: velocity, to: target)]
    }
    // The velocity falls by the rate times the way.
    let loss = rate.perSecond * way
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
        start: start, end: end, initialVelocity: velocity, rate: rate.perSecond,
        duration: duration))
  }

  private func pull(
    from start: Double, velocity: Double, to end: Double
  ) -> ScrollMotion.Phase {
    let isMoving = abs(velocity) > DecelerationRate.restingSpeed
    let spring = isMoving ? ScrollMotion.rebound : ScrollMotion.reboundFromRest
    return .spring(SpringPhase(spring, from: start, velocity: velocity, to: end))
  }
}
