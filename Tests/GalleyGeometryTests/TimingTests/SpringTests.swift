import GalleyGeometry
import Testing

@Suite struct SpringTests {
  static let rest = DampedSpring.State(displacement: -1, velocity: 0)

  @Test func `a critically damped spring follows its closed form`() {
    // 1 - e^(-ωt) (1 + ωt), ω = 2π / 0.5.
    let timing = Timing.spring(dampingRatio: 1, response: 0.5)
    let frequency = 4 * Double.pi
    for time in stride(from: 0.01, to: timing.duration, by: 0.01) {
      let exact = 1 - exponential(-frequency * time) * (1 + frequency * time)
      // The last thousandth is made up for on the way.
      #expect(abs(timing.progress(after: time) - exact) <= 0.001)
    }
  }

  @Test func `an underdamped spring overshoots by e to the -πζ over the root of 1 - ζ²`() {
    let spring = DampedSpring(dampingRatio: 0.5, response: 1)
    let root = 0.75.squareRoot()
    // The first turn is half a damped period after the start.
    let turn = spring.state(from: Self.rest, after: 0.5 / root)
    #expect(abs(turn.displacement - exponential(-.pi * 0.5 / root)) < 1e-12)
    #expect(abs(turn.velocity) < 1e-12)
    #expect(Timing.spring(dampingRatio: 0.5, response: 1).progress(after: 0.5 / root) > 1.16)
  }

  @Test func `an overdamped spring is the sum of its two exponentials`() {
    let spring = DampedSpring(slower: 9, faster: 46)
    for time in stride(from: 0, to: 1, by: 0.05) {
      let exact = (46 * exponential(-9 * time) - 9 * exponential(-46 * time)) / 37
      let state = spring.state(from: Self.rest, after: time)
      #expect(abs(state.displacement + exact) < 1e-12)
      let speed = 9 * 46 * (exponential(-9 * time) - exponential(-46 * time)) / 37
      #expect(abs(state.velocity - speed) < 1e-10)
    }
  }

  @Test func `the three kinds of damping meet`() {
    let start = DampedSpring.State(displacement: 3, velocity: -50)
    let critical = DampedSpring(angularFrequency: 11, dampingRatio: 1)
    for ratio in [1 - 1e-9, 1 + 1e-9, 1 - 1e-15, 1 + 1e-15] {
      let spring = DampedSpring(angularFrequency: 11, dampingRatio: ratio)
      for time in stride(from: 0, to: 1.5, by: 0.1) {
        let (one, other) = (
          critical.state(from: start, after: time), spring.state(from: start, after: time)
        )
        #expect(abs(one.displacement - other.displacement) < 1e-6, "\(ratio) \(time)")
        #expect(abs(one.velocity - other.velocity) < 1e-5, "\(ratio) \(time)")
      }
    }
  }

  @Test func `a spring solves its equation`() {
    print("springs: seed 11")
    var generator = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let (spring, start) = Self.random(using: &generator)
      let (w, z) = (spring.angularFrequency, spring.dampingRatio)
      let time = Double.random(in: 0...3, using: &generator) / w
      let step = 1e-5 / (w * max(1, z))
      let before = spring.state(from: start, after: time)
      let after = spring.state(from: start, after: time + step)
      let middle = spring.state(from: start, after: time + step / 2)
      let scale = abs(start.velocity) + w * abs(start.displacement)
      let speed = (after.displacement - before.displacement) / step
      #expect(abs(speed - middle.velocity) <= 1e-5 * scale, "\(spring) \(start) \(time)")
      let pull = (after.velocity - before.velocity) / step
      let exact = -2 * z * w * middle.velocity - w * w * middle.displacement
      #expect(abs(pull - exact) <= 1e-4 * scale * w * max(1, z * z), "\(spring) \(start) \(time)")
    }
  }

  @Test func `a spring settles when it stays near, and no sooner`() {
    print("springs: seed 12")
    var generator = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let (spring, start) = Self.random(using: &generator)
      let time = spring.settlingTime(from: start, within: 0.01)
      func distance(_ seconds: Double) -> Double {
        abs(spring.state(from: start, after: seconds).displacement)
      }
      for share in stride(from: 0, through: 4, by: 0.01) {
        #expect(distance(time * (1 + share)) <= 0.01 * (1 + 1e-9), "\(spring) \(start)")
      }
      #expect(time == 0 || distance(time * (1 - 1e-6)) > 0.01 * (1 - 1e-3), "\(spring) \(start)")
    }
  }

  @Test func `a settling spring starts as its spring does and rests at the end`() {
    let spring = DampedSpring(angularFrequency: 10, dampingRatio: 0.3)
    let start = DampedSpring.State(displacement: -40, velocity: 700)
    let course = SettlingSpring(spring, from: start, within: 0.01)
    #expect(course.state(after: 0) == start)
    #expect(course.state(after: -1) == start)
    #expect(abs(course.state(after: 1e-9).velocity - 700) < 1e-3)
    #expect(abs(course.state(after: course.duration.nextDown).displacement) < 1e-9)
    let rest = DampedSpring.State(displacement: 0, velocity: 0)
    #expect(course.state(after: course.duration) == rest)
  }

  @Test func `a spring that swings is given the time that CASpringAnimation gives it`() {
    // Recorded of CASpringAnimation: stiffness, damping and settling duration of a unit mass.
    for (stiffness, damping, settling) in [
      (157.914, 17.593, 0.863), (157.914, 7.54, 1.905), (100, 10, 1.4727), (300, 20, 0.74426),
    ] {
      let frequency = stiffness.squareRoot()
      let timing = Timing.spring(
        dampingRatio: damping / (2 * frequency), response: 2 * .pi / frequency)
      #expect(abs(timing.duration - settling) < 0.0005, "\(stiffness) \(damping)")
    }
    // Those that do not swing arrive when a thousandth is left; ωt is 9.23341 where they just do not.
    let critical = Timing.spring(dampingRatio: 1, response: 2 * .pi)
    #expect(abs(critical.duration - 9.23341) < 1e-4)
    let creeping = Timing.spring(dampingRatio: 2, response: 1)
    #expect(creeping.duration > critical.duration / (2 * .pi))
    for ratio in [0.01, 0.3, 0.9, 0.999_999] {
      let spring = DampedSpring(dampingRatio: ratio, response: 1)
      let exact = spring.settlingTime(from: Self.rest, within: 0.001)
      let timing = Timing.spring(dampingRatio: ratio, response: 1)
      #expect(timing.duration >= exact && timing.duration.isFinite)
    }
  }

  @Test func `a spring of any numbers gives numbers`() {
    for ratio in [0, -1, 0.01, 1, 1e300] {
      for response in [0, -1, 1e-300, 1, 1e300] {
        let timing = Timing.spring(dampingRatio: ratio, response: response)
        #expect(timing.duration.isFinite && timing.speedLimit >= 0)
        for share in [0, 1e-9, 0.5, 0.999] {
          let time = share * timing.duration
          #expect(timing.progress(after: time).isFinite && timing.rate(after: time).isFinite)
        }
      }
    }
  }

  static func random(
    using generator: inout SplitMix64
  ) -> (DampedSpring, DampedSpring.State) {
    let ratio = power(10, Double.random(in: -1.3...0.8, using: &generator))
    let frequency = power(10, Double.random(in: -0.5...1.5, using: &generator))
    return (
      DampedSpring(
        angularFrequency: frequency, dampingRatio: Bool.random(using: &generator) ? ratio : 1),
      DampedSpring.State(
        displacement: Double.random(in: -100...100, using: &generator),
        velocity: Double.random(in: -3000...3000, using: &generator))
    )
  }
}
