/// How far an animation has come after a time: a curve and its duration.
public struct Timing: Hashable, Sendable {
  public var curve: TimingCurve
  /// In seconds; zero and what is no duration (below zero, not a number) is a jump.
  public var duration: Double

  /// A curve over a duration in seconds.
  ///
  /// A spring keeps its own pace whatever the duration: what is left of its way by then is made up
  /// for over the whole course. `spring(dampingRatio:response:)` gives it the time it needs.
  public init(_ curve: TimingCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// A spring from rest for as long as CASpringAnimation gives it to come within a thousandth of its
  /// end; where it does not swing, for as long as it takes to stay within that.
  ///
  /// The response is the undamped period in seconds. The damping ratio is at least 0.01.
  public static func spring(dampingRatio: Double, response: Double) -> Timing {
    let spring = DampedSpring(dampingRatio: dampingRatio, response: response)
    return Timing(
      .spring(dampingRatio: dampingRatio, response: response),
      duration: spring.envelopeTime(within: 0.001)
        ?? spring.settlingTime(from: unitStart, within: 0.001))
  }

  /// What galley animates with unless told otherwise: 0.3 seconds, easing in and out.
  public static let standard = Timing(.easeInOut, duration: 0.3)

  /// How UIScrollView scrolls to an offset that it is told, animated: 0.3 seconds on a cosine, from
  /// which frames recorded on iOS 26.1 differ by no more than their rounding to pixels.
  public static let scroll = Timing(.cosine, duration: 0.3)

  /// The progress after a time in seconds: exactly 0 up to 0, exactly 1 from the duration on.
  ///
  /// A spring, or a Bézier with a y outside 0...1, may overshoot between. Where the duration is
  /// zero, the progress at 0 is 1 already.
  public func progress(after seconds: Double) -> Double {
    guard seconds >= 0 else { return 0 }
    guard seconds < duration else { return 1 }
    guard seconds > 0 else { return 0 }
    switch curve {
    case .linear: return seconds / duration
    case .cosine: return (1 - sineAndCosine(.pi * seconds / duration).cosine) / 2
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: seconds / duration)
    case .spring(let dampingRatio, let response):
      let course = course(of: DampedSpring(dampingRatio: dampingRatio, response: response))
      return 1 + course.state(after: seconds).displacement
    }
  }

  /// How fast progress grows after a time, per second; 0 before 0 and from the duration on.
  ///
  /// Where a Bézier's tangent is vertical the rate is held at a million times its mean.
  public func rate(after seconds: Double) -> Double {
    guard seconds >= 0, seconds < duration else { return 0 }
    switch curve {
    case .linear: return 1 / duration
    case .cosine: return .pi / 2 * sineAndCosine(.pi * seconds / duration).sine / duration
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let slope = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).slope(at: seconds / duration)
      return min(max(slope, -1e6), 1e6) / duration
    case .spring(let dampingRatio, let response):
      let course = course(of: DampedSpring(dampingRatio: dampingRatio, response: response))
      return course.state(after: seconds).velocity
    }
  }

  /// An upper bound of how fast progress changes, per second.
  ///
  /// Infinite where the curve has a vertical tangent or the duration is a jump.
  public var speedLimit: Double {
    guard duration > 0 else { return .infinity }
    switch curve {
    case .linear: return 1 / duration
    case .cosine: return .pi / 2 * (1 + 1e-9) / duration
    case .cubicBezier(let x1, let y1, let x2, let y2):
      // A hair more, for rounding.
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).steepestSlope * (1 + 1e-9) / duration
    case .spring(let dampingRatio, let response):
      return course(of: DampedSpring(dampingRatio: dampingRatio, response: response)).speedLimit
    }
  }

  private static let unitStart = DampedSpring.State(displacement: -1, velocity: 0)

  private func course(of spring: DampedSpring) -> SettlingSpring {
    SettlingSpring(spring, from: Self.unitStart, duration: duration)
  }
}
