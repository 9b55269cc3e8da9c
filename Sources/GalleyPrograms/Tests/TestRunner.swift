internal import FoundationEssentials
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
      let selection = TestSelection(tests: progress.remaining, hasSwiftTesting: false)
      if try !run(built, selection, &progress) { stops += 1 }
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
      takenOut: built.takenOut, notRun: progress.remaining, notes: built.notes)
  }

  /// Runs some tests.
  ///
  /// - Returns: Whether the program came to its end.
  private func run(
    _ built: BuiltTests, _ selection: TestSelection, _ progress: inout TestProgress
  ) throws(BuildProblem) -> Bool {
    let channel: ProcessChannel
    do throws(SystemError) {
      channel = try ProcessChannel(
        built.program.run([], ProcessLimits(seconds: 7200, memory: memory)), longestLine: 64 << 20)
    } catch {
      throw .machine("the program of the tests does not start: \(error.words)")
    }
    guard let line = try? JSONEncoder().encode(selection) else { return true }
    channel.send(Array(line), withinSeconds: 10)
    channel.endInput()
    let decoder = JSONDecoder()
    while let line = channel.line(withinSeconds: patience) {
      if let event = try? decoder.decode(TestEvent.self, from: Data(line)) {
        if progress.take(event) { return true }
      } else if let record = try? decoder.decode(SwiftTestingRecord.self, from: Data(line)) {
        progress.take(record)
      }
    }
    let end = channel.ended(withinSeconds: 1)
    let crash = CrashReport(channel.errors, of: built.program) { path, line, column in
      built.location(of: path, line: line, column: column)
    }
    progress.stop(end, crash, patience: patience)
    return false
  }
}

extension BuiltTests {
  func isXCTest(_ name: String) -> Bool { tests.contains { $0.name == name } }
}

/// The progress of a run of tests, over all programs that it takes.
struct TestProgress {
  private let built: BuiltTests
  /// The tests of XCTest that have not run.
  private(set) var remaining: [String]
  private(set) var outcomes: [TestOutcome] = []
  private var places: [String: SourceLocation] = [:]
  /// The test that runs.
  private var current: TestOutcome?
  /// Names of tests of Swift Testing by their numbers.
  private var swiftTests: [String: String] = [:]
  private var endedSwiftIDs: [String] = []

  init(_ built: BuiltTests, tests: [BuiltTests.Test]) {
    self.built = built
    remaining = tests.map(\.name)
    for test in tests { places[test.name] = test.location }
  }

  /// Regular expressions of the tests of Swift Testing that have run.
  var endedSwiftTests: [String] {
    endedSwiftIDs.map { id in
      let escaped = id.map { $0.isLetter || $0.isNumber || $0 == "_" ? "\($0)" : "\\\($0)" }
      return "^\(escaped.joined())"
    }
  }

  /// - Returns: Whether it was the last.
  mutating func take(_ event: TestEvent) -> Bool {
    switch event {
    case .started(let name): current = TestOutcome(name: name, location: places[name])
    case .failed(let name, let message, let file, let line):
      fail(message, at: place(file, line) ?? places[name])
    case .ended(let name, let isSkipped):
      var outcome = current ?? TestOutcome(name: name, location: places[name])
      if isSkipped, outcome.failures.isEmpty { outcome.result = .skipped }
      end(outcome)
    case .done: return true
    }
    return false
  }

  private func place(_ file: String?, _ line: Int) -> SourceLocation? {
    guard let file, line > 0 else { return nil }
    return built.location(of: file, line: line, column: 1)
      ?? SourceLocation(file: file, line: line, column: 1)
  }

  private mutating func fail(_ message: String, at location: SourceLocation?) {
    let place = location ?? SourceLocation(file: "tests", line: 1, column: 1)
    current?.result = .failed
    current?.failures.append(Issue(message, at: place))
  }

  private mutating func end(_ outcome: TestOutcome) {
    outcomes.append(outcome)
    remaining.removeAll { $0 == outcome.name }
    current = nil
  }

  mutating func take(_ record: SwiftTestingRecord) {
    let payload = record.payload
    if record.kind == "test", payload.kind == "function", let id = payload.id {
      swiftTests[id] = payload.name
      places[id] = payload.sourceLocation.flatMap { place($0.path, $0.line) }
      return
    }
    guard let id = payload.testID, swiftTests[id] != nil else { return }
    let name = SwiftTestingRecord.name(ofID: id)
    switch payload.kind {
    case "testStarted": current = TestOutcome(name: name, location: places[id])
    case "testSkipped":
      // What was skipped since it has run is no outcome.
      if !endedSwiftIDs.contains(SwiftTestingRecord.plain(id)) {
        end(TestOutcome(name: name, location: places[id], result: .skipped))
      }
    case "issueRecorded" where payload.issue?.isKnown != true:
      let text = payload.messages?.map(\.text).joined(separator: "; ") ?? "an issue was recorded"
      fail(text, at: payload.issue?.sourceLocation.flatMap { place($0.path, $0.line) } ?? places[id])
    case "testEnded":
      guard let current, current.name == name else { return }
      endedSwiftIDs.append(SwiftTestingRecord.plain(id))
      end(current)
    default: break
    }
  }

  /// Takes it that the program stopped.
  mutating func stop(_ reason: ExitReason.Reason, _ crash: CrashReport, patience: Double) {
    var outcome =
      current
      ?? TestOutcome(
        name: remaining.first ?? "the program", location: remaining.first.flatMap { places[$0] })
    let place = crash.location ?? outcome.location ?? SourceLocation(file: "tests", line: 1, column: 1)
    switch reason {
    case .timeout:
      outcome.result = .late
      outcome.failures.append(
        Issue("did not end within \(Int(patience)) seconds; give it more by --patience", at: place))
    case .exit(let status):
      outcome.result = .crashed
      outcome.failures.append(Issue("ended the program with status \(status)", at: place))
    case .signal(let number):
      outcome.result = .crashed
      let reason = crash.reason ?? "signal \(number)"
      if reason.hasSuffix(SourceCut.words) {
        outcome.result = .blocked
        outcome.failures.append(Issue(reason, at: outcome.location ?? place))
      } else {
        outcome.failures.append(Issue("crashed: \(reason)", at: place))
      }
    case .flood:
      outcome.result = .crashed
      outcome.failures.append(Issue("wrote a line without an end", at: place))
    }
    if let id = swiftTests.keys.first(where: { SwiftTestingRecord.name(ofID: $0) == outcome.name }) {
      endedSwiftIDs.append(SwiftTestingRecord.plain(id))
    }
    end(outcome)
  }
}

/// A line of the event stream of Swift Testing, as far as it is read.
struct SwiftTestingRecord: Decodable {
  struct Place: Decodable {
    var filePath: String?
    var line: Int
    var path: String? { filePath }

    private enum CodingKeys: String, CodingKey {
      case filePath = "_filePath"
      case line
    }
  }

  struct Message: Decodable {
    var text: String
  }

  struct RecordedIssue: Decodable {
    var isKnown: Bool
    var sourceLocation: Place?
  }

  struct Payload: Decodable {
    var kind: String
    var id: String?
    var name: String?
    var testID: String?
    var sourceLocation: Place?
    var messages: [Message]?
    var issue: RecordedIssue?
  }

  var kind: String
  var payload: Payload

  /// `Module.Suite/test()` of `Module.Suite/test()/File.swift:3:4`.
  static func plain(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return id }
    return String(id[..<slash])
  }

  static func name(ofID id: String) -> String { plain(id) }
}
