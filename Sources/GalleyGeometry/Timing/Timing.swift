/// The progress of an animation over time: a curve and a duration.
public struct Timing: Hashable, Sendable {
  /// How much of the way is done at each share of the time.
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

  /// The timing where none is given: 0.3 seconds, easing in and out.
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

  /// Returns the growth of progress after a time, per second; 0 before 0 and from the duration on.
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

/// A cubic Bézier from (0, 0) to (1, 1) as a function of x, as CSS easing functions are.
///
/// Both coordinates are polynomials of a parameter s in 0...1; x never falls with s where its
/// control values lie in 0...1, to which they are held, so each x has its y.
struct CubicBezier {
  /// One coordinate of the curve: 3 p₁ s(1-s)² + 3 p₂ s²(1-s) + s³.
  struct Coordinate {
    let first: Double
    let second: Double

    func value(_ s: Double) -> Double {
      let rest = 1 - s
      return s * (3 * rest * (first * rest + second * s) + s * s)
    }

    /// Exact at both ends, where a tangent may be vertical.
    func derivative(_ s: Double) -> Double {
      let rest = 1 - s
      return 3
        * (first * rest * rest + 2 * (second - first) * rest * s + (1 - second) * s * s)
    }

    func secondDerivative(_ s: Double) -> Double {
      6 * ((second - 2 * first) * (1 - s) + (1 - 2 * second + first) * s)
    }

    var thirdDerivative: Double { 6 * (1 - 3 * second + 3 * first) }
  }

  let x: Coordinate
  let y: Coordinate

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    x = Coordinate(first: min(max(x1, 0), 1), second: min(max(x2, 0), 1))
    y = Coordinate(first: min(max(y1, -1e9), 1e9), second: min(max(y2, -1e9), 1e9))
  }

  /// The y over an x in 0...1.
  func value(at x: Double) -> Double { y.value(parameter(at: x)) }

  /// The slope over an x in 0...1; infinite where the tangent is vertical.
  func slope(at x: Double) -> Double { slope(atParameter: parameter(at: x)) }

  /// The parameter of an x, by Newton's method; a step that leaves the interval known to hold the
  /// answer, as it does where x hardly rises, is replaced by halving that interval.
  private func parameter(at target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = target
    for _ in 0..<100 {
      let error = x.value(s) - target
      if error == 0 { break }
      if error < 0 { low = s } else { high = s }
      var next = s - error / x.derivative(s)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if abs(next - s) < 1e-15 { break }
      s = next
    }
    return s
  }

  /// The quotient of the first derivatives that are not both zero.
  func slope(atParameter s: Double) -> Double {
    let derivatives = [
      (y.derivative(s), x.derivative(s)), (y.secondDerivative(s), x.secondDerivative(s)),
    ]
    for (rise, run) in derivatives where rise != 0 || run != 0 { return rise / run }
    return y.thirdDerivative / x.thirdDerivative
  }

  /// The greatest magnitude that the slope reaches; infinite where a tangent is vertical.
  ///
  /// With y′ = a₀ + a₁s + a₂s² and x′ = b₀ + b₁s + b₂s² (both over 3) the slope y′/x′ turns where
  /// y″x′ - y′x″ = 0, and there the cubic terms cancel.
  var steepestSlope: Double {
    let a = Self.derivativeCoefficients(of: y)
    let b = Self.derivativeCoefficients(of: x)
    let turns = Self.roots(
      a.1 * b.0 - a.0 * b.1, 2 * (a.2 * b.0 - a.0 * b.2), a.2 * b.1 - a.1 * b.2)
    let places = [0, 1] + turns.filter { $0 > 0 && $0 < 1 }
    return places.map { abs(slope(atParameter: $0)) }.max() ?? 1
  }

  private static func derivativeCoefficients(of p: Coordinate) -> (Double, Double, Double) {
    (p.first, 2 * p.second - 4 * p.first, 1 + 3 * p.first - 3 * p.second)
  }

  /// The real roots of c₀ + c₁s + c₂s², by the form that does not cancel.
  private static func roots(_ c0: Double, _ c1: Double, _ c2: Double) -> [Double] {
    let discriminant = c1 * c1 - 4 * c2 * c0
    // Rounding may take a double root away.
    let root = max(0, discriminant).squareRoot()
    let sum = -(c1 + (c1 < 0 ? -root : root)) / 2
    return [sum / c2, c0 / sum]
  }
}
