import Foundation

/// What something took, in seconds.
struct Cost: Sendable {
  var wall: Double
  /// Of all threads together.
  var processor: Double
  /// The most memory at a time, in bytes; of child processes only.
  var peakMemory = 0
}

/// Times in seconds, and what becomes of many of them.
enum Measurement {
  /// The processor's seconds that this thread spends on a body, once: what other processes do at
  /// the same time counts little.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorSeconds(CLOCK_THREAD_CPUTIME_ID)
    try body()
    return processorSeconds(CLOCK_THREAD_CPUTIME_ID) - start
  }

  /// What a body takes of this process, once.
  static func cost(_ body: () throws -> Void) rethrows -> Cost {
    let start = processorSeconds(CLOCK_PROCESS_CPUTIME_ID)
    let wall = try ContinuousClock().measure(body) / .seconds(1)
    return Cost(wall: wall, processor: processorSeconds(CLOCK_PROCESS_CPUTIME_ID) - start)
  }

  /// The median of the seconds that a body takes, over several runs.
  static func medianSeconds(runs: Int, _ body: () throws -> Void) rethrows -> Double {
    median(try (0..<runs).map { _ in try seconds(body) })
  }

  /// The seconds of one of many calls, the median over batches of calls.
  static func secondsPerCall(batches: Int, calls: Int, _ body: (Int) -> Void) -> Double {
    medianSeconds(runs: batches) {
      for call in 0..<calls { body(call) }
    } / Double(calls)
  }

  /// The middle of the values, the upper of two; NaN of none.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  private static func processorSeconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension Double {
  /// With a fixed number of decimal places.
  func formatted(places: Int) -> String { String(format: "%.\(places)f", self) }
}

extension String {
  /// Filled with spaces on the left, or on the right, to a width.
  func padded(_ width: Int, left: Bool = false) -> String {
    let fill = String(repeating: " ", count: max(0, width - count))
    return left ? fill + self : self + fill
  }
}
