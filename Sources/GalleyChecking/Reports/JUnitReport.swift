internal import GalleyGeometry

/// A report in the XML of JUnit as CI servers read it (the schema of Jenkins' xUnit plugin).
///
/// A scene is a suite and a state a test case. What differs, is new or is missing is a failure,
/// what could not be checked an error, and an obsolete reference a skipped case. Only the whole
/// has a time, since states are drawn side by side.
public struct JUnitReport: Sendable {
  public var report: CheckReport

  public init(_ report: CheckReport) { self.report = report }

  /// The document, in UTF-8, with a line for each element.
  public var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let time = " time=\"\(XMLText.attribute(report.duration.shortest))\""
    lines.append("<testsuites name=\"galley\"\(counts(of: report.outcomes))\(time)>")
    for (scene, outcomes) in suites {
      lines.append("  <testsuite name=\"\(XMLText.attribute(scene))\"\(counts(of: outcomes))>")
      lines += outcomes.flatMap(testCase(of:))
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  /// The outcomes by scene, in the order of the scenes' first ones.
  private var suites: [(scene: String, outcomes: [StateOutcome])] {
    var places: [String: Int] = [:]
    var suites: [(scene: String, outcomes: [StateOutcome])] = []
    for outcome in report.outcomes {
      if let place = places[outcome.scene] {
        suites[place].outcomes.append(outcome)
      } else {
        places[outcome.scene] = suites.count
        suites.append((outcome.scene, [outcome]))
      }
    }
    return suites
  }

  private func counts(of outcomes: [StateOutcome]) -> String {
    let failures = outcomes.count { Self.element(of: $0.status) == "failure" }
    let errors = outcomes.count { $0.status == .failed }
    let skipped = outcomes.count { $0.status == .obsolete }
    return " tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " skipped=\"\(skipped)\""
  }

  private static func element(of status: StateOutcome.Status) -> String? {
    switch status {
    case .same: nil
    case .changed, .new, .missing: "failure"
    case .failed: "error"
    case .obsolete: "skipped"
    }
  }

  private func testCase(of outcome: StateOutcome) -> [String] {
    let name = XMLText.attribute(outcome.state)
    let head = "<testcase name=\"\(name)\" classname=\"\(XMLText.attribute(outcome.scene))\""
    let children = verdict(of: outcome) + output(of: outcome)
    guard !children.isEmpty else { return ["    \(head)/>"] }
    return ["    \(head)>"] + children.map { "      \($0)" } + ["    </testcase>"]
  }

  private func verdict(of outcome: StateOutcome) -> [String] {
    guard let element = Self.element(of: outcome.status) else { return [] }
    let words = OutcomeWords(outcome: outcome, report: report)
    let message = XMLText.attribute(words.summary)
    guard element != "skipped" else { return ["<skipped message=\"\(message)\"/>"] }
    let text = XMLText.content((words.facts + words.numbers).joined(separator: "\n"))
    let type = outcome.status.rawValue
    return ["<\(element) message=\"\(message)\" type=\"\(type)\">\(text)</\(element)>"]
  }

  private func output(of outcome: StateOutcome) -> [String] {
    guard outcome.status != .same || !outcome.warnings.isEmpty else { return [] }
    let words = OutcomeWords(outcome: outcome, report: report)
    let lines =
      words.paths.map { "\($0.role.rawValue): \($0.path)" }
      + outcome.warnings.map { "warning: \($0)" }
    guard !lines.isEmpty else { return [] }
    return ["<system-out>\(XMLText.content(lines.joined(separator: "\n")))</system-out>"]
  }
}
