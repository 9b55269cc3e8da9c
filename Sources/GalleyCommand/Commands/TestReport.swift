import GalleyNotation
import GalleyPrograms
import GalleySystem

/// The report of a package's tests, for people and for machines.
struct TestReport {
  private let diagnosis: TestDiagnosis

  init(_ diagnosis: TestDiagnosis) { self.diagnosis = diagnosis }

  func visible(as format: FindingReport.Format) -> SanitizedText {
    switch format {
    case .text: text.map { SanitizedText(line: $0) }.ended
    case .json: [SanitizedText(json: json.indented)].ended
    case .github: annotations.ended
    }
  }

  private var json: JSONValue {
    .object([
      "passed": .boolean(diagnosis.isPassed),
      "tests": .array(
        diagnosis.outcomes.map { outcome in
          .object([
            "name": .string(outcome.name), "result": .string(outcome.result.rawValue),
            "failures": .array(outcome.failures.map { Self.json($0) }),
            "assertions": Self.json(outcome.assertions),
          ])
        }),
      "assertions": Self.json(diagnosis.assertions),
      "takenOut": .array(
        diagnosis.takenOut.map { part in
          .object([
            "name": .string(part.name), "module": .string(part.module),
            "tests": .integer(part.tests), "reason": Self.json(part.reason),
          ])
        }),
      "notRun": .array(diagnosis.notRun.map { .string($0) }),
      "notes": .array(diagnosis.notes.map { .string($0) }),
    ])
  }

  private static func json(_ issue: Issue) -> JSONValue {
    .object([
      "file": .string(issue.location.file), "line": .integer(issue.location.line),
      "column": .integer(issue.location.column), "message": .string(issue.message),
    ])
  }

  private static func json(_ count: AssertionCount) -> JSONValue {
    .object(["passed": .integer(count.passed), "failed": .integer(count.failed)])
  }

  private var annotations: [SanitizedText] {
    diagnosis.outcomes.flatMap { outcome in
      outcome.failures.map { failure in
        SanitizedText.annotation(
          outcome.result == .blocked ? "warning" : "error", at: failure.location,
          title: outcome.name, data: failure.message)
      }
    }
      + diagnosis.takenOut.map { part in
        SanitizedText.annotation(
          "warning", at: part.reason.location, title: "taken out: \(part.name)",
          data: part.reason.message)
      }
  }

  private var text: [String] {
    failures + takenOut + diagnosis.notRun.map { "not run: \($0)" }
      + diagnosis.notes.map { "note: \($0)" } + [summary]
  }

  private var failures: [String] {
    diagnosis.outcomes.flatMap { outcome in
      let word = outcome.result == .blocked ? "stopped" : "failed"
      return outcome.failures.flatMap { failure in
        // What a snapshot says has lines.
        let lines = failure.message.split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return ["\(failure.location): \(word): \(outcome.name): \(lines[0])"]
          + lines.dropFirst().map { "  \($0)" }
      }
    }
  }

  private var takenOut: [String] {
    diagnosis.takenOut.map { part in
      "\(part.reason.location): taken out: \(part.name): \(part.reason.message)"
    }
  }

  private var summary: String {
    var parts = ["\(diagnosis.count(.passed)) passed"]
    let failed = diagnosis.count(.failed, .crashed, .late)
    parts.append("\(failed) failed")
    let crashed = diagnosis.count(.crashed)
    let late = diagnosis.count(.late)
    if crashed > 0 { parts.append("\(crashed) of them by crashing") }
    if late > 0 { parts.append("\(late) of them without an end") }
    let blocked = diagnosis.count(.blocked)
    if blocked > 0 { parts.append("\(blocked) stopped at what was taken out") }
    let skipped = diagnosis.count(.skipped)
    if skipped > 0 { parts.append("\(skipped) skipped") }
    let tests = diagnosis.takenOut.reduce(0) { $0 + $1.tests }
    let others = diagnosis.takenOut.count { $0.tests == 0 }
    parts.append("\(tests) taken out")
    if others > 0 { parts.append("\(others) other declaration\(others == 1 ? "" : "s") taken out") }
    if !diagnosis.notRun.isEmpty { parts.append("\(diagnosis.notRun.count) not run") }
    let assertions = diagnosis.assertions
    return "tests: " + parts.joined(separator: ", ")
      + "; assertions: \(assertions.passed) passed, \(assertions.failed) failed"
  }
}
