import Foundation

extension BenchmarkSuite {
  /// The command from its start to a small picture.
  static let start = BenchmarkSuite(
    name: "start", summary: "from the start of the command to a first, small picture"
  ) { log in
    do {
      guard let galley = GalleyCommand() else { return report(GalleyCommand.missing) }
      try withTemporaryFolder("start") { try run(galley, $0, &log) }
    } catch {
      report("  skipped: \(error)\n")
    }
  }

  /// What a start may take at most beyond a process that does nothing, and what it should.
  private struct Limit {
    var most: Double
    var aim: Double
  }

  private static func run(_ galley: GalleyCommand, _ folder: URL, _ log: inout VerdictLog) throws {
    report("processes from start to end, beyond `true`; median of 41 pairs")
    let output = folder.appendingPathComponent("output").path
    func scene(_ name: String, _ view: String) throws -> [String] {
      let path = folder.appendingPathComponent("\(name).yaml").path
      let text = "galley: 1\nscreen: { size: [200, 200] }\nviews:\n  - \(view)\n"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return ["render", path, "-o", output, "--force", "--quiet"]
    }
    row("--version", galley, ["--version"], Limit(most: 5, aim: 4), &log)
    row(
      "a picture without text", galley,
      try scene("shape", "{ shape: ellipse, at: { size: 120 }, fill: teal }"),
      Limit(most: 11, aim: 8), &log)
    row(
      "a picture with text", galley, try scene("text", "{ text: Hello, at: { all: 20 } }"),
      Limit(most: 15, aim: 15), &log)
    report("")
  }

  private static func row(
    _ subject: String, _ galley: GalleyCommand, _ arguments: [String], _ limit: Limit,
    _ log: inout VerdictLog
  ) {
    let pairs = Pairs(
      count: 41, ours: { galley.run(arguments) }, theirs: { ChildProcess.run(["true"]) })
    guard !pairs.isEmpty else { return report("  \(subject.padded(30)) skipped: it failed") }
    let times = zip(pairs.ours, pairs.theirs).map { ($0.wall - $1.wall) * 1000 }
    let milliseconds = Measurement.median(times)
    report(
      "  \(subject.padded(30))\(milliseconds.formatted(places: 1).padded(7, left: true)) ms"
        + "   <= \(limit.most.formatted(places: 0)) ms, aim \(limit.aim.formatted(places: 0)) ms"
        + "  " + log.verdict("start, \(subject)", milliseconds, atMost: limit.most, unit: " ms"))
  }
}
