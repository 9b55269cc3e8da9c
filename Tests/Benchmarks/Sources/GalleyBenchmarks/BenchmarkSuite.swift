/// A named group of measurements.
struct BenchmarkSuite: Sendable {
  var name: String
  var summary: String
  /// Measures, prints, and tells the log of every bound that was kept or missed.
  var run: @Sendable (inout VerdictLog) -> Void

  static let all: [BenchmarkSuite] = [.layouts, .drawing, .motion, .diff, .start, .check]

  /// Runs the suites of the given names, all where there are none.
  static func run(_ names: [String]) {
    let known = all.map(\.name)
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      report("unknown suite '\(unknown[0])'; expected \(known.joined(separator: ", "))")
      return
    }
    var log = VerdictLog()
    for suite in all where names.isEmpty || names.contains(suite.name) {
      report("\(suite.name): \(suite.summary)\n")
      suite.run(&log)
    }
    log.printSummary()
  }
}
