internal import GalleyGeometry
internal import GalleyNotation
internal import GalleySystem

/// A report in the XML of JUnit as CI servers read it: valid by the schema that Jenkins' xUnit
/// plugin publishes (junit-10.xsd), with attachments as GitLab and Jenkins look for them.
///
/// A scene is a suite, which names the scene's file, and a state a test case. What differs, is new,
/// renamed or missing is a failure, what could not be checked an error, and an obsolete reference a
/// skipped case, or a failure where the check is strict. A suite takes as long as its cases
/// together; the whole less, since states are checked side by side.
package struct JUnitReport: Sendable {
  package var report: CheckReport
  /// What is said of states in which nothing changed but what others share, by their paths.
  private let sharedMessages: [String: String]

  package init(_ report: CheckReport) {
    self.report = report
    let shared = report.sharedChanges
    sharedMessages = Dictionary(
      report.outcomes.indices.compactMap { number in
        let numbers = shared.explanation(of: number)
        guard !numbers.isEmpty else { return nil }
        let changes = shared.all.filter { numbers.contains($0.number) }
        let message = changes.map {
          "\(report.extent(of: $0)): \($0.sentences.joined(separator: "; "))"
        }
        return (report.outcomes[number].path, message.joined(separator: "; "))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The document, in UTF-8, with a line for each element.
  package var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let counts = counts(of: report.outcomes)
    lines.append(
      "<testsuites name=\"galley\"\(counts) time=\"\(Self.seconds(report.duration))\">")
    for suite in suites {
      lines.append("  <testsuite\(attributes(of: suite))>")
      lines += suite.outcomes.flatMap(testCase(of:))
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private struct Suite {
    var scene: String
    var outcomes: [StateOutcome]
  }

  /// The outcomes by scene, in the order of the scenes' first ones.
  private var suites: [Suite] {
    var places: [String: Int] = [:]
    var suites: [Suite] = []
    for outcome in report.outcomes {
      if let place = places[outcome.scene] {
        suites[place].outcomes.append(outcome)
      } else {
        places[outcome.scene] = suites.count
        suites.append(Suite(scene: outcome.scene, outcomes: [outcome]))
      }
    }
    return suites
  }

  private func attributes(of suite: Suite) -> String {
    let skipped = suite.outcomes.count { element(of: $0.status) == "skipped" }
    let time = suite.outcomes.reduce(0) { $0 + $1.duration }
    let file = suite.outcomes.lazy.compactMap(\.source?.file).first
    return " name=\"\(XMLText.attribute(suite.scene))\"\(counts(of: suite.outcomes))"
      + " skipped=\"\(skipped)\" time=\"\(Self.seconds(time))\""
      + (file.map { " file=\"\(XMLText.attribute(report.pathInCheckout($0)))\"" } ?? "")
  }

  /// Returns the counts of a suite or of the whole, which has no number of skipped cases in the
  /// schema.
  private func counts(of outcomes: [StateOutcome]) -> String {
    let failures = outcomes.count { element(of: $0.status) == "failure" }
    let errors = outcomes.count { $0.status == .failed }
    return " tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private func element(of status: StateOutcome.Status) -> String? {
    switch status {
    case .same: nil
    case .failed: "error"
    case .changed, .new, .missing, .renamed, .obsolete:
      report.isDifference(status) ? "failure" : "skipped"
    }
  }

  /// Three decimals, as the schema and Surefire have them.
  static func seconds(_ seconds: Double) -> String {
    let thousandths = Int((max(0, min(seconds, 1e9)) * 1000).rounded())
    let decimals = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }

  private func testCase(of outcome: StateOutcome) -> [String] {
    let whole = outcome.source == nil ? "the check" : "the scene"
    let name = XMLText.attribute(outcome.isWhole ? whole : outcome.state)
    let head =
      "<testcase name=\"\(name)\" classname=\"\(XMLText.attribute(outcome.scene))\""
      + " time=\"\(Self.seconds(outcome.duration))\""
    let children = verdict(of: outcome) + output(of: outcome)
    guard !children.isEmpty else { return ["    \(head)/>"] }
    return ["    \(head)>"] + children.map { "      \($0)" } + ["    </testcase>"]
  }

  private func verdict(of outcome: StateOutcome) -> [String] {
    guard let element = element(of: outcome.status) else { return [] }
    let words = OutcomeSummary(outcome: outcome, report: report)
    let message = XMLText.attribute(sharedMessages[outcome.path] ?? words.summary)
    guard element != "skipped" else { return ["<skipped message=\"\(message)\"/>"] }
    let text = XMLText.content((words.facts + words.numbers).joined(separator: "\n"))
    let type = outcome.status.rawValue
    return ["<\(element) message=\"\(message)\" type=\"\(type)\">\(text)</\(element)>"]
  }

  private func output(of outcome: StateOutcome) -> [String] {
    guard outcome.status != .same || !outcome.warnings.isEmpty else { return [] }
    let words = OutcomeSummary(outcome: outcome, report: report)
    var source = outcome.source
    if let file = source?.file { source?.file = report.pathInCheckout(file) }
    let paths = words.paths.map { ($0.role, report.pathInCheckout($0.path)) }
    let lines =
      (source.map { ["scene: \(SanitizedText(line: "\($0)").text)"] } ?? [])
      + paths.map { role, path in "\(role.rawValue): \(path)" }
      + outcome.warnings.map { "warning: \($0)" }
    let texts =
      lines.map(JUnitAttachment.plain) + attachments(Dictionary(uniqueKeysWithValues: paths))
    guard !texts.isEmpty else { return [] }
    return ["<system-out>\(XMLText.content(texts.joined(separator: "\n")))</system-out>"]
  }

  /// The pictures, the difference first: GitLab shows one.
  private func attachments(_ paths: [PictureRole: String]) -> [String] {
    [PictureRole.difference, .actual, .expected].compactMap { role in
      paths[role].flatMap { JUnitAttachment(path: $0)?.text }
    }
  }
}

/// A file that GitLab and Jenkins attach to a test case: a line in its output names it.
struct JUnitAttachment {
  private static let opening = "[[ATTACHMENT|"

  let text: String

  /// Nil for a path that the line cannot say.
  init?(path: String) {
    guard !path.contains("]"), path.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else {
      return nil
    }
    text = Self.opening + path + "]]"
  }

  /// A text in which no file is named: a stranger's names attach nothing.
  static func plain(_ text: String) -> String {
    String(
      text.unicodeScalars.replacing(
        "[[ATTACHMENT".unicodeScalars, with: "[ [ATTACHMENT".unicodeScalars))
  }
}
