internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyNotation
package import GalleySystem

/// A report as the workflow commands of GitHub Actions.
///
/// A step shows ten annotations of each level and drops the rest; where there are more, the tenth
/// says how many are left and where they are told.
package struct GitHubAnnotations: Sendable {
  package var report: CheckReport
  private let shared: SharedChanges

  private static let shown = 10

  private enum Level: String, CaseIterable {
    case error
    case notice
  }

  /// Returns the level of a status: an error where it fails the job.
  private func level(of status: StateOutcome.Status) -> Level? {
    guard status != .same else { return nil }
    return status == .failed || report.isDifference(status) ? .error : .notice
  }

  package init(_ report: CheckReport) {
    self.report = report
    shared = report.sharedChanges
  }

  /// The workflow commands, a line each; empty where all is the same.
  package var text: String { visible.text }

  /// The workflow commands as a console takes them.
  package var visible: SanitizedText { Level.allCases.flatMap(commands(at:)).ended }

  private func commands(at level: Level) -> [SanitizedText] {
    let all = report.notable(beside: shared).filter { self.level(of: $0.status) == level }
    // Of those that are not shown most should be new, which there are many of at first.
    let outcomes = all.filter { $0.status != .new } + all.filter { $0.status == .new }
    let changes = level == self.level(of: .changed) ? shared.all.map { command(level, $0) } : []
    let commands = changes + outcomes.map { command(level, $0) }
    guard commands.count > Self.shown else { return commands }
    let left = commands.count - Self.shown + 1
    let rest = left.counting(changes.count < Self.shown ? "more \(report.noun)" : "more finding")
    return commands.prefix(Self.shown - 1) + [
      SanitizedText.command(
        level.rawValue, properties: [("title", "and \(rest)")],
        data: "the summary and the report tell them all")
    ]
  }

  private func command(_ level: Level, _ outcome: StateOutcome) -> SanitizedText {
    let words = OutcomeSummary(outcome: outcome, report: report)
    let lines =
      words.message + [words.sizes].compactMap(\.self) + words.sentences.prefix(8)
      + words.numbers + outcome.warnings.map { "warning: \($0)" } + words.reference
      + [words.command].compactMap(\.self)
    return SanitizedText.command(
      level.rawValue,
      properties: place(of: outcome) + [("title", "\(outcome.name) \(outcome.status.rawValue)")],
      data: (["\(outcome.name) \(words.verdict)"] + lines).joined(separator: "\n"))
  }

  /// A change of several states stands at the first of them.
  private func command(_ level: Level, _ change: SharedChange) -> SanitizedText {
    let lines =
      change.sentences.prefix(8) + ["in \(report.names(of: change, atMost: 20))"]
      + [report.command("approve", change: change)].compactMap(\.self)
    return SanitizedText.command(
      level.rawValue,
      properties: place(of: report.outcomes[change.states[0]])
        + [("title", "\(report.extent(of: change)) \(report.status(of: change).rawValue)")],
      data: lines.joined(separator: "\n"))
  }

  /// Where the annotation stands: at the state in its scene; of an obsolete reference, which no
  /// scene knows, at the picture.
  ///
  /// What is wrong with no file stands nowhere.
  private func place(of outcome: StateOutcome) -> [(name: String, value: String)] {
    guard let source = outcome.source else {
      let role: PictureRole =
        report.compared != nil && outcome.status == .new ? .actual : .expected
      let picture = role.path(of: outcome, in: report)
      return outcome.isWhole ? [] : [("file", report.pathInCheckout(picture))]
    }
    return [
      ("file", report.pathInCheckout(source.file)), ("line", "\(source.line)"),
      ("col", "\(source.column)"),
    ]
  }
}
