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
