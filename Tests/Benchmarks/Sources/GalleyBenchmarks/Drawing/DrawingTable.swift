/// Rows that set Galley's time beside a peer's.
enum DrawingTable {
  static func printHeader() {
    report(
      "  " + "".padded(42) + "Galley, ms".padded(18, left: true) + "peer, ms".padded(18, left: true)
        + "ratio".padded(16, left: true) + "bound".padded(8, left: true)
        + "aim".padded(8, left: true))
    report(
      "  " + "".padded(42) + "wall     cpu".padded(18, left: true)
        + "wall     cpu".padded(18, left: true) + "wall     cpu".padded(16, left: true))
  }

  /// Prints a row, and tells the log whether Galley is so many times as fast on the clock.
  ///
  /// - `aim`: How many times as fast it should be one day.
  static func printRow(
    _ subject: String, _ pairs: Pairs, atLeast bound: Double, aim: Double? = nil,
    _ log: inout VerdictLog
  ) {
    guard !pairs.isEmpty else { return report("  \(subject.padded(42)) skipped: it failed") }
    let ratio = pairs.ratio(\.wall)
    report(
      "  " + subject.padded(42) + milliseconds(pairs.ours) + milliseconds(pairs.theirs)
        + "\(times(ratio))\(times(pairs.ratio(\.processor)))"
        + ">= \(short(bound))x".padded(8, left: true)
        + (aim.map { "\(short($0))x" } ?? "").padded(8, left: true)
        + "  " + log.verdict(subject, ratio, atLeast: bound))
  }

  private static func short(_ ratio: Double) -> String {
    ratio.formatted(places: ratio == ratio.rounded() ? 0 : 1)
  }

  private static func times(_ ratio: Double) -> String {
    "\(ratio.formatted(places: 1))x".padded(8, left: true)
  }

  private static func milliseconds(_ costs: [Cost]) -> String {
    [\Cost.wall, \Cost.processor].map { time in
      (Measurement.median(costs.map { $0[keyPath: time] }) * 1000).formatted(places: 1)
        .padded(9, left: true)
    }.joined()
  }
}
