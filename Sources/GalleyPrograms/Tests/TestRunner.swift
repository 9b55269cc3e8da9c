internal import FoundationEssentials
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// Runs a package's tests in a program of their own: one that crashes or never ends is told, and the
/// rest is run in a new program.
package struct TestRunner: Sendable {
  /// Seconds that a test may take.
  package var patience = 60.0
  /// Bytes of memory that the program may take.
  package var memory = 4 << 30
  /// Answers the snapshots of tests, at the original of whose file they are; nil where nobody does.
  package var snapshots: (@Sendable (TestSnapshot, _ file: String) -> TestSnapshotReply)?
  /// Programs that may stop before the rest is given up.
  private static let mostStops = 200

  package init() {}

  /// - `filter`: Whether a test of a name runs.
  /// - `pattern`: the same as a regular expression; nil for all.
  package func run(
    _ built: BuiltTests, pattern: String?, filter: (String) -> Bool
  ) throws(BuildProblem) -> TestDiagnosis {
    var progress = TestProgress(built, tests: built.tests.filter { filter($0.name) })
    var stops = 0
    while !progress.remaining.isEmpty, stops < Self.mostStops {
      let selection = TestSelection(
        tests: progress.remaining, hasSwiftTesting: false,
        skipped: progress.outcomes.map(\.name))
      if try run(built, selection, &progress) { break }
      stops += 1
    }
    if built.hasSwiftTesting {
      while stops < Self.mostStops {
        let selection = TestSelection(
          tests: [], hasSwiftTesting: true, filter: pattern.map { [$0] } ?? [],
          skipped: progress.endedSwiftTests)
        if try run(built, selection, &progress) { break }
        stops += 1
      }
    }
    return TestDiagnosis(
      outcomes: progress.outcomes.filter { built.isXCTest($0.name) || filter($0.name) },
      takenOut: built.takenOut, notRun: progress.remaining,
      notes: built.notes + progress.notes)
  }

  /// What a program wrote at its end: without the places that led there, whose lines take seconds to
  /// find, where it says itself that it came to what was taken out.
  private static func words(_ errors: [UInt8]) -> [UInt8] {
    let text = String(decoding: errors, as: UTF8.self)
    guard let words = text.firstRange(of: SourceCut.words) else { return errors }
    return Array(text[..<words.upperBound].utf8)
  }

  /// Runs some tests.
  ///
  /// - Returns: Whether the program came to its end.
  private func run(
    _ built: BuiltTests, _ selection: TestSelection, _ progress: inout TestProgress
  ) throws(BuildProblem) -> Bool {
    var selection = selection
    selection.resources = built.resources.isEmpty ? nil : built.resources
    let channel: ProcessChannel
    do throws(SystemError) {
      channel = try ProcessChannel(
        built.program.run([], ProcessLimits(seconds: 7200, memory: memory)), longestLine: 64 << 20)
    } catch {
      throw .machine("the program of the tests does not start: \(error.words)")
    }
    guard let line = try? JSONEncoder().encode(selection) else { return true }
    channel.send(Array(line), withinSeconds: 10)
    // Their input ends with the program: its tests may wait for answers to their snapshots.
    let decoder = SessionCoding.decoder
    while let line = channel.line(withinSeconds: patience) {
      if let event = try? decoder.decode(TestEvent.self, from: Data(line)) {
        if case .snapshot(let snapshot) = event { answer(snapshot, of: built, on: channel) }
        if progress.take(event) { return true }
      } else if let record = try? decoder.decode(SwiftTestingRecord.self, from: Data(line)) {
        progress.take(record)
      }
    }
    let end = channel.ended(withinSeconds: 1)
    let crash = CrashReport(Self.words(channel.errors), of: built.program) { path, line, column in
      built.location(of: path, line: line, column: column)
    }
    progress.stop(end, crash, patience: patience)
    return false
  }

  private func answer(
    _ snapshot: TestSnapshot, of built: BuiltTests, on channel: ProcessChannel
  ) {
    var reply = TestSnapshotReply(failure: "nobody is here who compares snapshots")
    if let file = built.location(of: snapshot.file, line: 1, column: 1)?.file {
      if let snapshots { reply = snapshots(snapshot, file) }
    } else {
      reply.failure =
        "'\(snapshot.file)' is no file of the tests, beside which a reference could lie"
    }
    guard let line = try? JSONEncoder().encode(reply) else { return }
    channel.send(Array(line), withinSeconds: patience)
  }
}

extension BuiltTests {
  func isXCTest(_ name: String) -> Bool { tests.contains { $0.name == name } }
}
