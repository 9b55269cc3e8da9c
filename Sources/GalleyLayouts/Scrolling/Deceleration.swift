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
  /// damped spring of 11 per second takes it back. Let go past an end it is taken back by the same
  /// spring, or slower from rest; a scroll so fast toward the inside that the spring would carry
  /// it in slows down from the end on as any other.
  public static func decelerating(
    from start: Double, velocity: Double, rate: DecelerationRate, range: ClosedRange<Double>
  ) -> ScrollMotion {
    let held = range.lowerBound.heldForMotion...range.upperBound.heldForMotion
    let deceleration = Deceleration(rate: rate, range: held)
    return ScrollMotion(
      deceleration.phases(from: start.heldForMotion, velocity: velocity.heldForMotion))
  }
}

/// What follows when a scroll is let go: at most a spring into the range, a glide, and a rebound.
private struct Deceleration {
  let rate: DecelerationRate
  let range: ClosedRange<Double>

  func phases(from start: Double, velocity: Double) -> [ScrollMotion.Phase] {
    let edge = min(max(start, range.lowerBound), range.upperBound)
    return start == edge
      ? phases(inside: start, velocity: velocity)
      : phases(outside: start, edge: edge, velocity: velocity)
  }

  private func phases(inside start: Double, velocity: Double) -> [ScrollMotion.Phase] {
    guard abs(velocity) > DecelerationRate.restingSpeed else {
      return [.rest(RestPhase(end: start))]
    }
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let distance = rate.projectedDistance(velocity: velocity)
    guard abs(edge - start) < abs(distance) else {
      let duration =
        naturalLogarithm(abs(velocity) / DecelerationRate.restingSpeed) / rate.perSecond
      return [glide(from: start, to: start + distance, velocity: velocity, duration: duration)]
    }
    // The velocity falls by the rate times the way.
    let loss = rate.perSecond * (edge - start)
    let duration = -naturalLogarithm(onePlus: -loss / velocity) / rate.perSecond
    let rebound = SpringPhase(
      ScrollMotion.rebound, from: edge, velocity: velocity - loss, to: edge)
    return [
      glide(from: start, to: edge, velocity: velocity, duration: duration), .spring(rebound),
    ]
  }

  private func glide(
    from start: Double, to end: Double, velocity: Double, duration: Double
  ) -> ScrollMotion.Phase {
    .glide(
      GlidePhase(
        start: start, end: end, initialVelocity: velocity, rate: rate.perSecond,
        duration: duration))
  }

  private func phases(
    outside start: Double, edge: Double, velocity: Double
  ) -> [ScrollMotion.Phase] {
    guard abs(velocity) > DecelerationRate.restingSpeed else {
      return [
        .spring(
          SpringPhase(ScrollMotion.reboundFromRest, from: start, velocity: velocity, to: edge))
      ]
    }
    guard let (seconds, arrival) = crossing(from: start - edge, velocity: velocity) else {
      return [.spring(SpringPhase(ScrollMotion.rebound, from: start, velocity: velocity, to: edge))]
    }
    let entry = SpringPhase(
      ScrollMotion.rebound, from: start, velocity: velocity, through: edge, duration: seconds)
    return [.spring(entry)] + phases(inside: edge, velocity: arrival)
  }

  /// When and how fast the rebound carries a scroll through the end into the range, if it does
  /// and does not stop there.
  ///
  /// e^(-ωt) (x + (v + ωx) t) is zero at t = -x / (v + ωx), and its slope there e^(-ωt) (v + ωx).
  private func crossing(
    from displacement: Double, velocity: Double
  ) -> (seconds: Double, velocity: Double)? {
    let frequency = ScrollMotion.rebound.angularFrequency
    let push = velocity + frequency * displacement
    guard (push < 0) == (displacement > 0), push != 0 else { return nil }
    let seconds = -displacement / push
    let arrival = push * exponential(-frequency * seconds)
    return abs(arrival) > DecelerationRate.restingSpeed ? (seconds, arrival) : nil
  }
}
