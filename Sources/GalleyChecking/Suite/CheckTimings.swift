internal import GalleyGeometry
internal import GalleyNotation
import Synchronization

/// The time that parts of a check take, added up over all threads.
package struct CheckTimings: Sendable {
  /// From a scene to pixels.
  package let drawing = Stopwatch()
  /// From pixels to the bytes of a file, and what the results are told.
  package let encoding = Stopwatch()
  /// Reading references, and decoding what can differ.
  package let decoding = Stopwatch()
  /// Measuring and explaining differences.
  package let comparing = Stopwatch()

  package init() {}

  /// `drawing 3.1 s (62 %), encoding 1.2 s (24 %), …`.
  package var text: String {
    let parts = [
      ("drawing", drawing), ("encoding", encoding), ("decoding", decoding),
      ("comparing", comparing),
    ]
    let all = parts.reduce(0) { $0 + $1.1.seconds }
    return parts.map { name, watch in
      let share = all > 0 ? (watch.seconds / all * 100).rounded() : 0
      return "\(name) \(((watch.seconds * 1000).rounded() / 1000).shortest) s (\(Int(share)) %)"
    }.joined(separator: ", ")
  }
}

/// Adds up how long something took, in all threads.
package final class Stopwatch: Sendable {
  private let nanoseconds = Atomic<Int>(0)

  package init() {}

  package func add(_ duration: Duration) {
    nanoseconds.wrappingAdd(Int(duration / .nanoseconds(1)), ordering: .relaxed)
  }

  /// Does something and adds how long it took.
  package func measure<Value>(_ body: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start) }
    return try body()
  }

  package var seconds: Double { Double(nanoseconds.load(ordering: .relaxed)) / 1e9 }
}
