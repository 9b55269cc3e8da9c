import GalleyGeometry
import Testing

@Suite struct TimingCurveTests {
  /// Curves, and their values at 0.1, 0.25, 0.5, 0.75 and 0.9, by bisection of the polynomial in
  /// forty decimal digits.
  static let known: [(TimingCurve, [Double])] = [
    (.easeInOut, [0.019722453548, 0.129161931047, 0.5, 0.870838068953, 0.980277546452]),
    // (1 - cos πu) / 2.
    (.cosine, [0.024471741852, 0.146446609407, 0.5, 0.853553390593, 0.975528258148]),
    (.easeIn, [0.017026609651, 0.093464650718, 0.315356812572, 0.621861869174, 0.839427845762]),
    (.easeOut, [0.160572154238, 0.378138130826, 0.684643187428, 0.906535349282, 0.98297339035]),
    (
      .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
      [0.094796305716, 0.408510591355, 0.802403387585, 0.960458978349, 0.994316477484]
    ),
    (
      .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55),
      [-0.066291477338, -0.08280710882, 0.606679897224, 1.089165774814, 1.062373195167]
    ),
    // Its tangent is vertical in the middle.
    (
      .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
      [0.003761674958, 0.029724605511, 0.5, 0.970275394489, 0.996238325042]
    ),
  ]

  @Test(arguments: known)
  func `a Bézier has the values of its polynomial`(_ curve: TimingCurve, _ values: [Double]) {
    let timing = Timing(curve, duration: 2)
    for (time, value) in zip([0.2, 0.5, 1, 1.5, 1.8], values) {
      #expect(abs(timing.progress(after: time) - value) < 1e-9, "after \(time)")
    }
  }

  @Test func `a linear curve is the elapsed share`() {
    #expect(Timing(.linear, duration: 4).progress(after: 1) == 0.25)
    #expect(Timing(.linear, duration: 4).rate(after: 1) == 0.25)
  }

  @Test func `both ends are exact whatever the curve`() {
    for timing in Self.timings(seed: 3) {
      #expect(timing.progress(after: -1) == 0)
      #expect(timing.progress(after: 0) == 0)
      #expect(timing.progress(after: timing.duration) == 1)
      #expect(timing.progress(after: timing.duration * 2) == 1)
      #expect(timing.progress(after: .infinity) == 1)
    }
  }

  @Test func `no duration is a jump`() {
    for duration in [0, -1, Double.nan] {
      for curve in [TimingCurve.linear, .easeIn, .spring(dampingRatio: 0.5, response: 1)] {
        let timing = Timing(curve, duration: duration)
        #expect(timing.progress(after: -1e-9) == 0)
        #expect(timing.progress(after: 0) == 1)
        #expect(timing.rate(after: 0) == 0)
      }
    }
  }

  @Test func `progress never jumps further than the speed limit allows`() {
    print("timing: seed 5")
    var generator = SplitMix64(seed: 5)
    for timing in Self.timings(seed: 5) where timing.speedLimit.isFinite {
      for _ in 0..<200 {
        let time = Double.random(in: -0.1...1.1, using: &generator) * timing.duration
        let step = timing.duration * power(10, Double.random(in: -9 ... -1, using: &generator))
        let way = timing.progress(after: time + step) - timing.progress(after: time)
        #expect(abs(way) <= timing.speedLimit * step + 1e-12, "\(timing) \(time) \(step)")
      }
    }
  }

  @Test func `the rate is the derivative of progress`() {
    print("timing: seed 6")
    for timing in Self.timings(seed: 6) where timing.speedLimit * timing.duration < 100 {
      for share in stride(from: 0.05, to: 1, by: 0.05) {
        let (time, step) = (share * timing.duration, timing.duration * 1e-7)
        let way = timing.progress(after: time + step) - timing.progress(after: time - step)
        let error = abs(way / (2 * step) - timing.rate(after: time))
        #expect(error <= timing.speedLimit * 1e-4, "\(timing) \(share)")
      }
    }
  }

  @Test func `a Bézier with its controls in the unit square never turns back`() {
    print("timing: seeds 7 and 8")
    var generator = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let c = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
      let curve = TimingCurve.cubicBezier(x1: c[0], y1: c[1], x2: c[2], y2: c[3])
      let timing = Timing(curve, duration: 1)
      let values = (0...500).map { timing.progress(after: Double($0) / 500) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }, "\(curve)")
    }
  }

  @Test func `the steepest slope is where it is known to be`() {
    // Ease-in-out is steepest in its middle: y′/x′ there is 0.75 (1 + 1 - 0) over
    // 0.75 (1 + 0.58 - 0.42).
    let limit = Timing(.easeInOut, duration: 1).speedLimit
    #expect(abs(limit - 2 / 1.16) < 1e-6)
    #expect(Timing(.cubicBezier(x1: 0, y1: 1, x2: 1, y2: 1), duration: 1).speedLimit == .infinity)
    #expect(Timing(.cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), duration: 1).speedLimit > 1e6)
  }

  @Test func `a vertical tangent has a finite rate`() {
    let timing = Timing(.cubicBezier(x1: 0, y1: 1, x2: 1, y2: 1), duration: 2)
    #expect(timing.rate(after: 0) == 5e5)
  }

  /// Timings of every kind.
  static func timings(seed: UInt64) -> [Timing] {
    var generator = SplitMix64(seed: seed)
    return (0..<120).map { index in
      let duration = Double.random(in: 0.01...5, using: &generator)
      switch index % 4 {
      case 0: return Timing(.linear, duration: duration)
      case 1:
        let x = (0..<2).map { _ in Double.random(in: 0...1, using: &generator) }
        let y = (0..<2).map { _ in Double.random(in: -2...3, using: &generator) }
        return Timing(.cubicBezier(x1: x[0], y1: y[0], x2: x[1], y2: y[1]), duration: duration)
      default:
        let ratio = power(10, Double.random(in: -1.5...1, using: &generator))
        let response = Double.random(in: 0.05...2, using: &generator)
        guard index % 4 == 2 else { return .spring(dampingRatio: ratio, response: response) }
        let curve = TimingCurve.spring(dampingRatio: ratio, response: response)
        return Timing(curve, duration: duration)
      }
    }
  }
}
