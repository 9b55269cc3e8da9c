/// The bounds that measurements were held to.
struct VerdictLog {
  private var misses: [String] = []
  private var count = 0

  /// Whether a ratio keeps its upper bound, as a word for a table.
  mutating func verdict(_ subject: String, _ ratio: Double, atMost bound: Double) -> String {
    count += 1
    guard ratio <= bound else {
      misses.append("\(subject): \(ratio.formatted(places: 2))x, at most \(bound)x")
      return "MISSED"
    }
    return "ok"
  }

  /// Whether a ratio keeps its lower bound, as a word for a table.
  mutating func verdict(_ subject: String, _ ratio: Double, atLeast bound: Double) -> String {
    count += 1
    guard ratio >= bound else {
      misses.append("\(subject): \(ratio.formatted(places: 2))x, at least \(bound)x")
      return "MISSED"
    }
    return "ok"
  }

  func printSummary() {
    report("\(count - misses.count) of \(count) bounds kept")
    for miss in misses { report("  missed: \(miss)") }
  }
}
