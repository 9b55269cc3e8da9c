import Foundation
import GalleyGeometry
import Testing

@testable import GalleyLayouts
@testable import GalleyNotation

/// Thirty things in a row, as a seed decides them, on every layout.
struct RandomSequenceTests {
  /// How many sequences are played on each layout; `GALLEY_SEQUENCES` asks for more.
  static let count = asked ?? 40

  /// What `GALLEY_SEQUENCES` asks for.
  static let asked = ProcessInfo.processInfo.environment["GALLEY_SEQUENCES"].flatMap(Int.init)
    .map { max(1, $0) }

  @Test(arguments: MotionCase.all)
  func `whatever is done, each item is there once, at a place that is one, and nothing jumps`(
    example: MotionCase
  ) throws {
    var refused = 0
    var failed = 0
    for seed in 1...UInt64(Self.count) {
      var sequence = Sequence(seed: seed, on: example)
      if let failure = try sequence.play() {
        let words = failure.replacing("GalleyLayouts.", with: "")
          .replacing("GalleyGeometry.", with: "")
        Issue.record("\(example.name), seed \(seed), \(words)")
        failed += 1
      }
      refused += sequence.refused
      if failed == 3 { break }
    }
    print("sequences: \(example.name), seeds 1 to \(Self.count), \(refused) deeds refused")
  }
}

private struct Sequence {
  let example: MotionCase
  var finger: RandomGestures
  /// How many things could not be done.
  var refused = 0

  init(seed: UInt64, on example: MotionCase) {
    self.example = example
    finger = RandomGestures(seed: seed, on: example)
  }

  /// What went wrong first, and after which deed.
  mutating func play() throws -> String? {
    var view = try example.view()
    for number in 1...30 {
      let randomGesture = finger.randomGesture(to: view)
      let before = view
      var steps: [CollectionView] = []
      do { try view.perform(randomGesture) { steps.append($0) } } catch {
        refused += 1
        continue
      }
      let times = [.zero, finger.time(upTo: view.settlingTime), view.settlingTime]
      let problem =
        ViewRules(view: view).violation(at: times)
        ?? jump(from: before, through: steps.isEmpty ? [view] : steps, randomGesture)
      if let problem { return "deed \(number), \(randomGesture): \(problem)" }
    }
    return nil
  }

  /// What stands elsewhere when a deed begins than it did just before.
  private func jump(
    from before: CollectionView, through steps: [CollectionView],
    _ randomGesture: RandomGestures.RandomGesture
  ) -> String? {
    if case .load = randomGesture { return nil }
    var last = before
    for (number, step) in steps.enumerated() {
      let pause = Duration.seconds(step.clock - last.clock)
      let difference = Sight(last, at: pause).difference(from: Sight(step, at: .zero))
      if let difference { return "at step \(number) \(difference)" }
      last = step
    }
    return nil
  }
}
