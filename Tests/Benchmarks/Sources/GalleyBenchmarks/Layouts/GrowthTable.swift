import Galley

/// The time an item takes as there are more of them: at most twice as long with ten times as many.
enum GrowthTable {
  static func run(_ log: inout VerdictLog) {
    report("processor time an item, from a thousand items on; growth per decade, at most 6x:")
    report("a million leaves the processor's cache, and what grows with the square grows 10x")
    for subject in LayoutSubject.all {
      guard let layout = subject.layout else {
        report("  \(subject.name.padded(26)) skipped: the catalog has no such layout")
        continue
      }
      do {
        let times = try subject.counts.map { try secondsPerItem(subject, layout, count: $0) }
        report("  \(subject.name.padded(26)) \(row(subject, times, &log))")
      } catch {
        report("  \(subject.name.padded(26)) failed: \(error)")
      }
    }
    report("")
  }

  private static func secondsPerItem(
    _ subject: LayoutSubject, _ layout: any CollectionLayout, count: Int
  ) throws -> Double {
    let content = subject.content(count)
    let runs = max(3, min(101, 300_000 / count))
    let seconds = try Measurement.medianSeconds(runs: runs) {
      _ = try layout.arrange(content, in: phone)
    }
    return seconds / Double(count)
  }

  private static func row(
    _ subject: LayoutSubject, _ times: [Double], _ log: inout VerdictLog
  ) -> String {
    let cells = times.map { "\(($0 * 1e9).formatted(places: 0)) ns".padded(10, left: true) }
    let growth = zip(times, times.dropFirst()).map { $1 / $0 }
    let worst = growth.max() ?? 0
    let verdict = log.verdict("\(subject.name), growth per decade", worst, atMost: 6)
    return cells.joined() + "   growth "
      + growth.map { "\($0.formatted(places: 2))x" }.joined(separator: " ") + "  \(verdict)"
      + held(subject, times, &log)
  }

  /// Whether an item among the most takes no longer than it may; nothing where that is not held.
  private static func held(
    _ subject: LayoutSubject, _ times: [Double], _ log: inout VerdictLog
  ) -> String {
    guard let limit = subject.limit, let last = times.last else { return "" }
    let verdict = log.verdict("\(subject.name), ns an item", last * 1e9, atMost: limit.most)
    return "   at most \(limit.most.formatted(places: 0)) ns, aim "
      + "\(limit.aim.formatted(places: 0))  \(verdict)"
  }
}
