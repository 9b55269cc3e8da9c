import Foundation

/// The bounds that measurements were held to.
struct VerdictLog {
  private var misses: [String] = []
  private var count = 0

  /// Whether a ratio keeps its upper bound, as a word for a table.
  mutating func verdict(
    _ subject: String, _ ratio: Double, atMost bound: Double, unit: String = "x"
  ) -> String {
    count += 1
    guard ratio <= bound else {
      misses.append(
        "\(subject): \(ratio.formatted(places: 2))\(unit), at most \(bound)\(unit)")
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

  /// Says where other work than this may be why a bound was missed.
  private func reportLoad() {
    var load = 0.0
    let processors = ProcessInfo.processInfo.activeProcessorCount
    guard getloadavg(&load, 1) == 1, load > Double(processors) else { return }
    report(
      "  the machine is busy: a load of \(load.formatted(places: 1)) on \(processors) processors;"
        + " measure again when it is quiet")
  }

  func printSummary() {
    report("\(count - misses.count) of \(count) bounds kept")
    for miss in misses { report("  missed: \(miss)") }
    if !misses.isEmpty { reportLoad() }
  }
}
