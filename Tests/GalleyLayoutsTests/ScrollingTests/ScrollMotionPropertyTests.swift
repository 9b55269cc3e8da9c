import GalleyGeometry
import GalleyLayouts
import Testing

@Suite struct ScrollMotionPropertyTests {
  static let kinds = [
    "eased", "dragging", "decelerating", "past an end", "landing", "springing back",
  ]

  @Test(arguments: kinds)
  func `positions at close times differ by no more than the velocity allows`(_ kind: String) {
    Self.forEachMotion(kind, seed: 51) { motion, generator in
      let grid = (0...4000).map { motion.duration * Double($0) / 4000 }
      // Between two samples a speed may peak a little higher.
      let limit = 1.05 * (grid.map { abs(motion.velocity(at: $0)) }.max() ?? 0) + 0.1
      for _ in 0..<100 {
        let time = motion.duration * Double.random(in: -0.01...1.01, using: &generator)
        let step = power(10, Double.random(in: -9 ... -2, using: &generator))
        let way = abs(motion.position(at: time + step) - motion.position(at: time))
        #expect(way <= limit * step + 1e-9, "\(motion) at \(time) by \(step)")
      }
      let last = abs(motion.position(at: motion.duration.nextDown) - motion.end)
      #expect(last < 1e-6, "\(motion)")
    }
  }

  @Test(arguments: kinds)
  func `the velocity is the derivative of the position`(_ kind: String) {
    Self.forEachMotion(kind, seed: 52) { motion, generator in
      let step = motion.duration * 1e-6
      let grid = (0...400).map { motion.duration * Double($0) / 400 }
      let scale = (grid.map { abs(motion.velocity(at: $0)) }.max() ?? 0) + 1
      for _ in 0..<100 {
        let time = motion.duration * Double.random(in: 0.001...0.999, using: &generator)
        let way = motion.position(at: time + step) - motion.position(at: time - step)
        let error = abs(way / (2 * step) - motion.velocity(at: time))
        #expect(error <= 1e-3 * scale, "\(motion) at \(time)")
      }
    }
  }

  @Test(arguments: kinds)
  func `the ends are exact`(_ kind: String) {
    Self.forEachMotion(kind, seed: 53) { motion, _ in
      #expect(motion.position(at: -1) == motion.position(at: 0))
      #expect(motion.position(at: motion.duration) == motion.end)
      #expect(motion.position(at: .infinity) == motion.end)
      #expect(motion.velocity(at: motion.duration.nextUp) == 0)
      #expect(motion.velocity(at: -1e-9) == 0)
    }
  }

  @Test func `a motion begins where and as fast as it was told`() {
    print("scrolling: seed 54")
    var generator = SplitMix64(seed: 54)
    for _ in 0..<500 {
      let start = Double.random(in: -200...1200, using: &generator)
      let velocity = Self.velocity(using: &generator)
      let target = Double.random(in: 0...1000, using: &generator)
      let landing = ScrollMotion.landing(from: start, velocity: velocity, at: target)
      let free = ScrollMotion.decelerating(
        from: start, velocity: velocity, rate: .normal, range: 0...1000)
      for motion in [landing, free] {
        #expect(abs(motion.position(at: 0) - start) < 1e-9)
        // Too slow to move on from within the range.
        guard motion.duration > 0 else { continue }
        // A scroll let go moves once a millisecond, a thousandth less in all.
        #expect(abs(motion.velocity(at: 0) - velocity) < 1.01e-3 * max(1, abs(velocity)))
      }
      let distance = DecelerationRate.normal.coveredDistance(velocity: velocity)
      #expect(free.end == min(max(start + distance, 0), 1000))
      #expect(landing.end == target)
    }
  }

  @Test func `a landing with its target ahead never turns`() {
    print("scrolling: seed 55")
    var generator = SplitMix64(seed: 55)
    for _ in 0..<300 {
      let distance = Double.random(in: -2000...2000, using: &generator)
      let speed = abs(Self.velocity(using: &generator))
      let motion = ScrollMotion.landing(
        from: 0, velocity: distance < 0 ? -speed : speed, at: distance)
      #expect(Self.isMonotone(motion, toward: distance), "\(distance) \(speed)")
    }
  }

  @Test func `a finger never turns on its way`() {
    print("scrolling: seed 56")
    var generator = SplitMix64(seed: 56)
    for index in 0..<300 {
      let distance = Double.random(in: -800...800, using: &generator)
      let velocity = Self.velocity(using: &generator) * (index % 3 == 0 ? 100 : 1)
      let natural = ScrollMotion.naturalDuration(distance: distance, endVelocity: velocity)
      for duration in [natural, 0.01, 2] {
        let motion = ScrollMotion.dragging(
          from: 0, to: distance, duration: duration, endVelocity: velocity)
        #expect(Self.isMonotone(motion, toward: distance), "\(distance) \(velocity) \(duration)")
        let last = distance * velocity > 0 ? velocity : 0
        let error = abs(motion.velocity(at: duration) - last)
        #expect(error <= 1e-9 * max(1, abs(velocity)), "\(distance) \(velocity) \(duration)")
      }
    }
  }

  @Test func `any finite numbers give finite numbers`() {
    let greatest = Double.greatestFiniteMagnitude
    let numbers: [Double] = [
      0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.01, 10, 1e9, 1e200, greatest,
    ]
    let both = numbers + numbers.map { -$0 }
    for first in both {
      for second in both {
        for motion in Self.motions(first, second) {
          #expect(motion.isFinite, "\(first), \(second): \(motion)")
          for share in [0, 1e-9, 0.3, 0.5, 0.999_999, 1] {
            let time = motion.duration * share
            let isFinite = motion.position(at: time).isFinite && motion.velocity(at: time).isFinite
            #expect(isFinite, "\(first), \(second): \(motion) at \(share)")
          }
        }
      }
    }
  }

  @Test func `what is no number moves nothing`() {
    for motion in Self.motions(.nan, .nan) + Self.motions(.infinity, -.infinity) {
      #expect(motion.isFinite)
      #expect(motion.position(at: 0).isFinite)
    }
  }

  /// Every kind of motion from two numbers.
  private static func motions(_ first: Double, _ second: Double) -> [ScrollMotion] {
    [
      .landing(from: first, velocity: second, at: 5),
      .landing(from: 5, velocity: second, at: first),
      .decelerating(from: first, velocity: second, rate: .normal, range: 0...100),
      .decelerating(from: first, velocity: second, rate: .fast, range: -1e308...1e308),
      .decelerating(from: 0, velocity: second, rate: .fast, range: -.infinity ... .infinity),
      .dragging(from: 0, to: first, duration: 0.1, endVelocity: second),
      .dragging(from: 3, to: first, duration: second, endVelocity: 100),
      .eased(from: first, to: second, .standard),
      .eased(from: first, to: 1, Timing(.easeOut, duration: second)),
      .springingBack(from: first, to: second), .resting(at: first),
    ]
  }

  private static func forEachMotion(
    _ kind: String, seed: UInt64, _ body: (ScrollMotion, inout SplitMix64) -> Void
  ) {
    print("scrolling, \(kind): seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let motion = random(kind, using: &generator)
      guard motion.duration > 0 else { continue }
      body(motion, &generator)
    }
  }

  private static func random(_ kind: String, using generator: inout SplitMix64) -> ScrollMotion {
    let start = Double.random(in: 0...1000, using: &generator)
    let end = Double.random(in: 0...1000, using: &generator)
    let velocity = velocity(using: &generator)
    switch kind {
    case "eased":
      let timings = [
        .standard, Timing(.linear, duration: 1), .spring(dampingRatio: 0.6, response: 0.4),
      ]
      return .eased(from: start, to: end, timings.randomElement(using: &generator) ?? .standard)
    case "dragging":
      let duration = ScrollMotion.naturalDuration(distance: end - start, endVelocity: velocity)
      return .dragging(from: start, to: end, duration: duration, endVelocity: velocity)
    case "decelerating":
      let rate: DecelerationRate = velocity < 100 ? .normal : .fast
      return .decelerating(from: start, velocity: velocity, rate: rate, range: 0...1000)
    case "past an end":
      let place = Bool.random(using: &generator) ? -start / 4 : 1000 + start / 4
      return .decelerating(from: place, velocity: velocity, rate: .normal, range: 0...1000)
    case "landing": return .landing(from: start, velocity: velocity, at: end)
    default: return .springingBack(from: start, to: end)
    }
  }

  /// Of any magnitude up to 5000 points per second, either way.
  private static func velocity(using generator: inout SplitMix64) -> Double {
    let speed = power(10, Double.random(in: 0...3.7, using: &generator))
    return Bool.random(using: &generator) ? speed : -speed
  }

  private static func isMonotone(_ motion: ScrollMotion, toward end: Double) -> Bool {
    let positions = (0...1000).map { motion.position(at: motion.duration * Double($0) / 1000) }
    return zip(positions, positions.dropFirst()).allSatisfy { before, after in
      end < 0 ? after <= before + 1e-9 : after >= before - 1e-9
    }
  }
}
