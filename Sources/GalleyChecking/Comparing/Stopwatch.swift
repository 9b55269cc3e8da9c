import Synchronization

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
