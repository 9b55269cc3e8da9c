import GalleyGeometry
import GalleyLayouts
import Testing

@Suite struct ScrollMotionTests {
  static let wide = -1e6...1e6

  /// Two traces of iOS 26.1 on a screen of three pixels a point: a velocity and where it began; the
  /// target announced, where it came to rest, and how long it took.
  static let traces: [(velocity: Double, start: Double, target: Double, landing: Double, Double)] =
    [(750, 5074, 5443.667, 5443.333, 2.16), (3000, 5326, 6819.667, 6818.0, 2.85)]

  @Test(arguments: traces)
  func `a scroll let go ends where a device does, before the target that it announces`(
    _ velocity: Double, _ start: Double, _ target: Double, _ landing: Double, _ seconds: Double
  ) {
    let motion = ScrollMotion.decelerating(
      from: start, velocity: velocity, rate: .normal, range: Self.wide)
    let distance = DecelerationRate.normal.projectedDistance(velocity: velocity)
    #expect(abs(((start + distance) * 3).rounded() / 3 - target) < 0.001)
    #expect(abs(motion.duration - seconds) < 0.005)
    // The device sums milliseconds: it lands at (|v| - 10) d / (1 - d) / 1000.
    #expect(abs(motion.end - (start + (velocity - 10) * 0.499)) < 1e-9)
    #expect(abs(motion.end - landing) < 0.1)
  }

  @Test func `a projection is odd, and none below ten points per second`() {
    for rate in DecelerationRate.allCases {
      for velocity in [0, 9.99, 10, -10] as [Double] {
        #expect(rate.projectedDistance(velocity: velocity) == 0)
      }
      #expect(
        rate.projectedDistance(velocity: -1010) == -rate.projectedDistance(velocity: 1010))
    }
    // WWDC 2018, session 803: 499.5 and 99.5 points for each point per millisecond.
    #expect(abs(DecelerationRate.normal.projectedDistance(velocity: 1010) - 499.5) < 0.01)
    #expect(abs(DecelerationRate.fast.projectedDistance(velocity: 1010) - 99.5) < 0.01)
  }

  @Test func `a scroll let go follows the deceleration, a millisecond at a time`() {
    let motion = ScrollMotion.decelerating(
      from: 100, velocity: -2000, rate: .fast, range: Self.wide)
    // x₀ + v (d + d² + … + d^t), in points per millisecond and milliseconds.
    let exact = 100 + -2 * (1...150).reduce(0) { $0 + power(0.99, Double($1)) }
    #expect(abs(motion.position(at: 0.15) - exact) < 1e-9)
    // Between milliseconds, the slope of the curve through them.
    let slope = 99 * -naturalLogarithm(0.99)
    #expect(abs(motion.velocity(at: 0.15) - -2000 * slope * power(0.99, 150)) < 1e-9)
  }

  @Test func `past an end it swings out by the velocity over 11 e, and comes back to it`() {
    let motion = ScrollMotion.decelerating(
      from: 900, velocity: 1500, rate: .normal, range: 0...1000)
    #expect(motion.end == 1000)
    let arrival = 1500 - 100 * DecelerationRate.normal.perSecond
    let times = stride(from: 0, to: motion.duration, by: 0.0005)
    let furthest = times.map(motion.position(at:)).max() ?? 0
    #expect(abs(furthest - (1000 + arrival / (11 * exponential(1)))) < 0.01)
    #expect(motion.position(at: 10) == 1000)
  }

  @Test func `let go past an end it comes back`() {
    for velocity in [0, -8, 8, -400, 150, -2000] as [Double] {
      let motion = ScrollMotion.decelerating(
        from: -80, velocity: velocity, rate: .normal, range: 0...1000)
      #expect(motion.end == 0, "\(velocity)")
      #expect(motion.position(at: 0) == -80)
      #expect(motion.velocity(at: 0) == velocity)
    }
  }

  @Test func `thrown inward from past an end it slows down as any other`() {
    let motion = ScrollMotion.decelerating(
      from: -20, velocity: 1200, rate: .normal, range: 0...2000)
    #expect(motion.end == -20 + DecelerationRate.normal.coveredDistance(velocity: 1200))
    let through = ScrollMotion.decelerating(
      from: -20, velocity: 1200, rate: .normal, range: 0...100)
    #expect(through.end == 100)
    #expect(through.position(at: 0.2) > 100)
  }

  @Test func `springing back is the sum of its two exponentials`() {
    let motion = ScrollMotion.springingBack(from: 1080, to: 1000)
    for time in stride(from: 0, to: motion.duration, by: 0.02) {
      let exact = 80 * (46 * exponential(-9 * time) - 9 * exponential(-46 * time)) / 37
      #expect(abs(motion.position(at: time) - 1000 - exact) <= 0.01)
    }
    // Within a hundredth when 80 · 46/37 e^(-9t) is.
    #expect(abs(motion.duration - naturalLogarithm(80 * 46 / 37 / 0.01) / 9) < 1e-6)
  }

  @Test func `a landing too fast for the spring never passes its target`() {
    let motion = ScrollMotion.landing(from: 0, velocity: 3000, at: 200)
    // v / D = 15 per second.
    #expect(abs(motion.position(at: 0.1) - 200 * (1 - exponential(-1.5))) <= 0.01)
    #expect(abs(motion.duration - naturalLogarithm(20_000) / 15) < 1e-9)
    #expect(motion.position(at: motion.duration) == 200)
  }

  @Test func `a landing is one curve where its two rules meet`() {
    let velocity = 200 * DecelerationRate.fast.perSecond
    let slower = ScrollMotion.landing(from: 0, velocity: velocity * (1 - 1e-9), at: 200)
    let faster = ScrollMotion.landing(from: 0, velocity: velocity * (1 + 1e-9), at: 200)
    for time in stride(from: 0, to: 1.2, by: 0.01) {
      #expect(abs(slower.position(at: time) - faster.position(at: time)) < 1e-4)
    }
  }

  @Test func `a landing that leads away turns back`() {
    let motion = ScrollMotion.landing(from: 100, velocity: 500, at: 0)
    #expect(motion.velocity(at: 0) == 500)
    #expect(motion.position(at: 0.02) > 105)
    #expect(motion.end == 0)
  }

  @Test func `a flick is a constant acceleration to its velocity`() {
    let duration = ScrollMotion.naturalDuration(distance: -180, endVelocity: -1400)
    #expect(abs(duration - 360.0 / 1400) < 1e-15)
    let motion = ScrollMotion.dragging(from: 0, to: -180, duration: duration, endVelocity: -1400)
    #expect(abs(motion.position(at: duration / 2) + 45) < 1e-9)
    #expect(abs(motion.velocity(at: duration) + 1400) < 1e-9)
    #expect(motion.velocity(at: duration + 1e-9) == 0)
  }

  @Test func `a drag to rest eases in and out in 0.3 seconds`() {
    #expect(ScrollMotion.naturalDuration(distance: 70, endVelocity: 0) == 0.3)
    let motion = ScrollMotion.dragging(from: 10, to: 80, duration: 0.3, endVelocity: 0)
    #expect(abs(motion.position(at: 0.15) - 45) < 1e-12)
    #expect(motion.velocity(at: 0) == 0 && motion.velocity(at: 0.3) == 0)
  }

  @Test func `a finger's time is held within bounds`() {
    #expect(ScrollMotion.naturalDuration(distance: 5, endVelocity: 5000) == 0.05)
    #expect(ScrollMotion.naturalDuration(distance: 500, endVelocity: 20) == 0.6)
    #expect(ScrollMotion.naturalDuration(distance: 0, endVelocity: 20) == 0.05)
  }

  @Test func `a scroll that no finger makes runs by its timing`() {
    let motion = ScrollMotion.eased(from: 0, to: 100, .standard)
    #expect(abs(motion.position(at: 0.075) - 12.9161931047) < 1e-7)
    #expect(motion.duration == 0.3 && motion.end == 100)
    let jump = ScrollMotion.eased(from: 0, to: 100, Timing(.linear, duration: 0))
    #expect(jump.position(at: 0) == 100 && jump.duration == 0)
  }

  @Test func `rest is rest`() {
    let motion = ScrollMotion.resting(at: 7)
    #expect(motion.position(at: -1) == 7 && motion.position(at: 3) == 7)
    #expect(motion.velocity(at: 0) == 0 && motion.duration == 0 && motion.isFinite)
  }
}
