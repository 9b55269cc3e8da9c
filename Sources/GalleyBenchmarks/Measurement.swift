import Foundation

/// Times in seconds, and what becomes of many of them.
enum Measurement {
  /// The seconds that a body takes, once.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
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
