internal import GalleyNotation
package import GalleySystem

/// A report for people: what changed in many states, what else is not the same, then the counts and
/// what to do next.
package struct TextReport: Sendable {
  package var report: CheckReport
  package var style: TerminalStyle
  /// Whether every state and every sentence is told, however many there are.
  package var isVerbose: Bool

  /// The states that are told in full where not all are.
  private static let detailed = 12
  /// The states that are told at all.
  private static let named = 60
  /// The shared changes that are told, and the states that are named of each.
  private static let sharedChanges = 12
  private static let namesOfChange = 4
  /// The sentences told of a state.
  private static let sentences = 4

  package init(_ report: CheckReport, style: TerminalStyle = .plain, isVerbose: Bool = false) {
    self.report = report
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The whole report, each line ended; what cannot be seen is written out.
  package var text: String { visible.text }

  /// The whole report as a console takes it.
  package var visible: SanitizedText {
    let shared = report.sharedChanges
    let notable = isVerbose ? report.notable : report.notable(beside: shared)
    let detailed = notable.prefix(isVerbose ? .max : Self.detailed)
    let brief = notable.dropFirst(detailed.count).prefix(Self.named - Self.detailed)
    var lines = self.lines(of: shared)
    lines += detailed.flatMap { self.lines(of: $0) + [line("")] }
    lines += brief.map { head(of: $0) + line(": " + words(of: $0).headline) }
    lines += rest(notable.count - detailed.count - brief.count)
    lines += report.differingInNames.prefix(isVerbose ? .max : Self.detailed).flatMap {
      self.lines(of: $0) + [line("")]
    }
    if !brief.isEmpty { lines.append(line("")) }
    return (lines + [totals] + nextStep(shared)).ended
  }

  private func lines(of shared: SharedChanges) -> [SanitizedText] {
    let shown = shared.all.prefix(isVerbose ? .max : Self.sharedChanges)
    let rest = shared.all.count - shown.count
    return shown.flatMap { lines(of: $0) + [line("")] }
      + (rest > 0
        ? [
          line(
            "and \(rest.counting("more change")) of several \(report.noun)s; --verbose tells all")
        ] : [])
  }

  private func lines(of change: SharedChange) -> [SanitizedText] {
    let names = report.names(of: change, atMost: isVerbose ? .max : Self.namesOfChange)
    return [
      painted("change \(change.number)", .yellow) + painted("  \(report.extent(of: change))", .bold)
    ]
      + shown(change.sentences).map { line("  \($0)") } + [painted("  in \(names)", .faint)]
  }

  /// `3 changed, 1 new, 196 same (exact, 4.2 s)`.
  private var totals: SanitizedText {
    let parts = [StateOutcome.Status.failed, .missing, .changed, .renamed, .new, .obsolete, .same]
      .filter { report.count($0) > 0 }
      .map { painted("\(report.count($0)) \($0.rawValue)", $0.ink) }
    let counts = parts.dropFirst().reduce(parts.first ?? line("nothing to check")) {
      $0 + line(", ") + $1
    }
    let renamed = report.differingInNames.count
    let names = renamed > 0 ? ", \(renamed) of them under other names" : ""
    return counts + line(names) + painted(" (\(report.way), \(report.duration.brief) s)", .faint)
  }

  private func nextStep(_ shared: SharedChanges) -> [SanitizedText] {
    let notable = report.notable
    var steps: [String?] = []
    let approvable = notable.filter { [.changed, .new, .missing, .renamed].contains($0.status) }
    if let first = approvable.first {
      let one =
        approvable.count == 1 || approvable.contains { ![.new, .renamed].contains($0.status) }
      let change = shared.all.first { !shared.states(explainedBy: [$0.number]).isEmpty }
      steps = [
        report.command("review"),
        change.map { report.command("approve", change: $0) }
          ?? (one
            ? words(of: first).command
            : report.command("approve").map { $0 + " for all of them" }),
      ]
    }
    if approvable.isEmpty, !report.differingInNames.isEmpty { steps = [report.command("approve")] }
    if report.count(.obsolete) > 0 { steps.append(report.command("prune")) }
    let commands = steps.compactMap(\.self)
    return commands.isEmpty ? [] : [line("next: " + commands.joined(separator: ", or "))]
  }

  private func rest(_ count: Int) -> [SanitizedText] {
    count > 0
      ? [line("and \(count.counting("more \(report.noun)")); --verbose tells all")] : []
  }

  private func words(of outcome: StateOutcome) -> OutcomeSummary {
    OutcomeSummary(outcome: outcome, report: report)
  }

  private func head(of outcome: StateOutcome) -> SanitizedText {
    let status = outcome.status.rawValue
    let padding = String(repeating: " ", count: max(0, 8 - status.count))
    return painted(status, outcome.status.ink) + line(padding + " ")
      + painted(outcome.name, .bold)
  }

  private func lines(of outcome: StateOutcome) -> [SanitizedText] {
    let words = words(of: outcome)
    let facts = words.opening + shown(words.sentences)
    let numbers = outcome.differsInNames ? [] : words.numbers
    let notes = facts + numbers + outcome.warnings.map { "warning: \($0)" }
    let paths = words.paths.map { role, path in
      let padding = String(repeating: " ", count: 11 - role.rawValue.count)
      return line("  ") + painted("\(role.rawValue)\(padding)\(path)", .faint)
    }
    return [head(of: outcome)] + notes.map { line("  \($0)") } + paths
  }

  private func shown(_ sentences: [String]) -> [String] {
    // A cap that hides a single sentence would take as many lines as the sentence.
    guard !isVerbose, sentences.count > Self.sentences + 1 else { return sentences }
    return sentences.prefix(Self.sentences) + ["and \(sentences.count - Self.sentences) more"]
  }

  private func line(_ text: String) -> SanitizedText { SanitizedText(line: text) }

  private func painted(_ text: String, _ ink: TerminalStyle.Ink) -> SanitizedText {
    line(text).painted(ink, style)
  }
}

extension StateOutcome.Status {
  fileprivate var ink: TerminalStyle.Ink {
    switch self {
    case .same: .green
    case .changed: .yellow
    case .new: .blue
    case .missing: .magenta
    case .renamed, .obsolete: .cyan
    case .failed: .red
    }
  }
}
