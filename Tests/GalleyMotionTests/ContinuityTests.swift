import GalleyGeometry
import Testing

@testable import GalleyLayouts

/// That nothing ever jumps: what is shown at an instant is near to what is shown just before.
struct ContinuityTests {
  /// How many sequences are played on each layout; `GALLEY_SEQUENCES` asks for more.
  static let count = min(RandomSequenceTests.asked ?? 6, 1000)

  @Test(arguments: MotionCase.all)
  func `nothing moves faster than the curves allow, whatever runs at the same time`(
    example: MotionCase
  ) throws {
    print("continuity: \(example.name), seeds 1 to \(Self.count)")
    for seed in 1...UInt64(Self.count) {
      var finger = RandomGestures(seed: seed, on: example)
      var view = try example.view()
      for number in 1...8 {
        let randomGesture = finger.randomGesture(to: view)
        do { try view.perform(randomGesture) } catch { continue }
        let jump = StateTimeline(view).jump
        #expect(jump == nil, "seed \(seed), deed \(number), \(randomGesture): \(jump ?? "")")
      }
    }
  }

  @Test(arguments: MotionCase.all)
  func `time may pass in any steps, and what is asked first does not matter`(
    example: MotionCase
  ) throws {
    print("steps of time: \(example.name), seeds 1 to \(Self.count)")
    for seed in 1...UInt64(Self.count) {
      var finger = RandomGestures(seed: seed, on: example)
      var view = try example.view()
      for _ in 1...8 { try? view.perform(finger.randomGesture(to: view)) }
      let (early, late) = (view.settlingTime / 3, view.settlingTime * 2 / 3)
      let (second, first) = (Sight(view, at: late), Sight(view, at: early))
      var later = view
      later.advance(by: early)
      #expect(first.difference(from: Sight(later, at: .zero)) == nil)
      #expect(second.difference(from: Sight(later, at: late - early)) == nil)
      later.advance(by: late - early)
      #expect(second.difference(from: Sight(later, at: .zero)) == nil)
      #expect(view.elements(at: early) == view.elements(at: early))
    }
  }
}

/// What a collection view shows from now until it has settled, sampled.
private struct StateTimeline {
  let view: CollectionView
  private let samples: [(time: Duration, sight: Sight)]

  init(_ view: CollectionView) {
    self.view = view
    let end = min(view.settlingTime, .seconds(1))
    let steady = (0...40).map { end * Double($0) / 40 }
    let turns = view.turningPoints.flatMap { [$0 - .microseconds(1), $0 + .microseconds(1)] }
    samples = (steady + turns).filter { $0 >= .zero }.sorted().map { ($0, Sight(view, at: $0)) }
  }

  /// The first jump: what moved further between two samples than the curves allow.
  var jump: String? {
    for (one, next) in zip(samples, samples.dropFirst()) {
      let seconds = (next.time - one.time) / .seconds(1)
      let scrolled = view.contentOffset(at: next.time) - view.contentOffset(at: one.time)
      let own = view.content.sections.indices.reduce(0.0) { way, section in
        let offsets = [one.time, next.time].compactMap { view.offset(ofSection: section, at: $0) }
        return max(way, abs((offsets.last ?? 0) - (offsets.first ?? 0)))
      }
      let difference = one.sight.difference(from: next.sight) { subject in
        allowance(for: subject, seconds: seconds, scrolled: scrolled.length + own)
      }
      if let difference { return "between \(one.time) and \(next.time) \(difference)" }
    }
    return nil
  }

  private func allowance(
    for subject: Sight.Subject, seconds: Double, scrolled: Double
  ) -> Allowance {
    let share = Self.speedLimit * seconds
    return Allowance(
      distance: way(of: subject) * share + scrolled + Self.quiverSpeed * seconds + 0.0101,
      share: 2 * share + 1e-9)
  }

  /// How far a subject gets in the content, and how much larger or smaller.
  ///
  /// A motion that goes on through an interruption keeps the speed of its whole way, of which only
  /// a rest is sampled: near its end an ease leaves far less than its speed would need. So that
  /// whole way counts, not the rest.
  private func way(of subject: Sight.Subject) -> Double {
    max(sampledWay(of: subject), view.longestWay(of: subject))
  }

  private func sampledWay(of subject: Sight.Subject) -> Double {
    let looks = samples.flatMap { sample in
      (sample.sight.appearances[subject] ?? []).map { look in
        (center: look.center + sample.sight.offset, size: look.size)
      }
    }
    guard let first = looks.first else { return 0 }
    return 2
      * looks.reduce(0) { way, look in
        max(way, Self.way(from: first, to: look))
      }
  }

  /// Twice the way between two looks is more than half a circle between them.
  fileprivate static func way(
    from first: (center: Point, size: Size), to last: (center: Point, size: Size)
  ) -> Double {
    let size =
      abs(last.size.width - first.size.width) + abs(last.size.height - first.size.height)
    return (last.center - first.center).length + size
  }

  /// Of progress per second: the fastest curve that anything moves by.
  private static let speedLimit = [
    Timing.standard, .spring(dampingRatio: 0.8, response: 0.5), Timing(.easeInOut, duration: 0.2),
  ].map(\.speedLimit).reduce(0, max)

  /// An icon's own, in points per second, with some to spare.
  private static let quiverSpeed = 40.0
}

extension CollectionView {
  /// When something begins to rest.
  fileprivate var turningPoints: [Duration] {
    let ends =
      [scrolling.end, regions.end, animations.transition?.end ?? clock]
      + shown.fades.values.map(\.end)
    return ends.map { .seconds(max(0, $0 - clock)) }
  }

  /// Twice the longest of the ways that a subject's motions have, from where they began.
  fileprivate func longestWay(of subject: Sight.Subject) -> Double {
    (animations.transition?.motions ?? []).reduce(0) { way, motion in
      guard Sight.subject(of: motion.presented(progress: 0), in: self) == subject else {
        return way
      }
      let (from, to) = (motion.from, motion.to)
      return max(
        way, 2 * StateTimeline.way(from: (from.center, from.size), to: (to.center, to.size)))
    }
  }
}
