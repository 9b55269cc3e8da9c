internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// The progress of a run of tests, over all programs that it takes.
struct TestProgress {
  private let built: BuiltTests
  /// The tests of XCTest that have not run.
  private(set) var remaining: [String]
  private(set) var outcomes: [TestOutcome] = []
  /// What is told of what tests showed, each once.
  private(set) var notes: [String] = []
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
    case .started(let name): current = TestOutcome(name: name, location: place(ofTest: name))
    case .failed(let name, let message, let file, let line, let isAssertion):
      // Without a baseline no measurement fails on Apple's platforms, however it varies.
      if message.contains("relative standard deviation of the measurements") { return false }
      fail(message, at: place(file, line) ?? place(ofTest: name))
      if isAssertion { current?.assertions.failed += 1 }
    case .ended(let name, let isSkipped, let assertions):
      var outcome = current ?? TestOutcome(name: name, location: places[name])
      outcome.assertions.passed = assertions
      if isSkipped, outcome.failures.isEmpty { outcome.result = .skipped }
      end(outcome)
    case .snapshot: break
    case .warned(let warning):
      if !notes.contains(warning.description) { notes.append(warning.description) }
    case .done:
      // Those that stand for examples have no outcome themselves.
      remaining.removeAll { $0.hasSuffix("/" + ModuleTest.examples) }
      return true
    }
    return false
  }

  /// The place of a test, or of the class of an example.
  private func place(ofTest name: String) -> SourceLocation? {
    places[name] ?? places[name.prefix { $0 != "/" } + "/" + ModuleTest.examples]
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
    let name = SwiftTestingRecord.plain(id)
    switch payload.kind {
    case "testStarted": current = TestOutcome(name: name, location: places[id])
    case "testSkipped":
      // What was skipped since it has run is no outcome.
      if !endedSwiftIDs.contains(SwiftTestingRecord.plain(id)) {
        end(TestOutcome(name: name, location: places[id], result: .skipped))
      }
    case "issueRecorded" where payload.issue?.isKnown != true:
      let text = payload.messages?.map(\.text).joined(separator: "; ") ?? "an issue was recorded"
      fail(
        text, at: payload.issue?.sourceLocation.flatMap { place($0.path, $0.line) } ?? places[id])
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
    let place =
      crash.location ?? outcome.location ?? SourceLocation(file: "tests", line: 1, column: 1)
    switch reason {
    case .timeout:
      outcome.result = .late
      outcome.failures.append(
        Issue(
          "did not end within \(patience.formattedSeconds) seconds; give it more by --patience",
          at: place))
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
    if let id = swiftTests.keys.first(where: { SwiftTestingRecord.plain($0) == outcome.name }) {
      endedSwiftIDs.append(SwiftTestingRecord.plain(id))
    }
    end(outcome)
  }
}

extension Double {
  /// Without decimals where there are none.
  fileprivate var formattedSeconds: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
