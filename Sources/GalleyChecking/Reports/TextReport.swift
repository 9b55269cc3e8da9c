/// A report for people: what is not the same, then the counts and what to do next.
public struct TextReport: Sendable {
  public var report: CheckReport
  public var style: TerminalStyle
  /// Whether every state and every sentence is told, however many there are.
  public var isVerbose: Bool

  /// The states that are told in full where not all are.
  private static let detailed = 12
  /// The states that are told at all.
  private static let named = 60
  /// The sentences told of a state.
  private static let sentences = 4

  public init(_ report: CheckReport, style: TerminalStyle = .plain, isVerbose: Bool = false) {
    self.report = report
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The whole report, each line ended.
  public var text: String {
    let notable = report.notable
    let detailed = notable.prefix(isVerbose ? .max : Self.detailed)
    let brief = notable.dropFirst(detailed.count).prefix(Self.named - Self.detailed)
    var lines = detailed.flatMap { self.lines(of: $0) + [""] }
    lines += brief.map { head(of: $0) + ": " + clean(words(of: $0).headline) }
    lines += rest(notable.count - detailed.count - brief.count)
    if !brief.isEmpty { lines.append("") }
    return (lines + [totals] + nextStep).joined(separator: "\n") + "\n"
  }

  /// `3 changed, 1 new, 196 same (exact, 4.2 s)`.
  private var totals: String {
    let parts = [StateOutcome.Status.failed, .missing, .changed, .new, .obsolete, .same]
      .filter { report.count($0) > 0 }
      .map { style.paint("\(report.count($0)) \($0.rawValue)", $0.ink) }
    let counts = parts.isEmpty ? "nothing to check" : parts.joined(separator: ", ")
    return counts + style.paint(" (\(clean(report.metric)), \(report.duration.brief) s)", .faint)
  }

  private var nextStep: [String] {
    let notable = report.notable
    var steps: [String] = []
    let approvable = notable.filter { [.changed, .new, .missing].contains($0.status) }
    if let first = approvable.first {
      let one = approvable.count == 1 || approvable.contains { $0.status != .new }
      steps = [
        report.command("review"),
        one ? words(of: first).command ?? "" : report.command("approve") + " for all of them",
      ]
    }
    if report.count(.obsolete) > 0 { steps.append(report.command("prune")) }
    return steps.isEmpty ? [] : ["next: " + clean(steps.joined(separator: ", or "))]
  }

  private func rest(_ count: Int) -> [String] {
    count > 0 ? ["and \(ComparisonWords.counted(count, "more state")); --verbose tells all"] : []
  }

  private func words(of outcome: StateOutcome) -> OutcomeWords {
    OutcomeWords(outcome: outcome, report: report)
  }

  private func head(of outcome: StateOutcome) -> String {
    let status = outcome.status.rawValue
    let padding = String(repeating: " ", count: max(0, 8 - status.count))
    return style.paint(status, outcome.status.ink) + padding + " "
      + style.paint(clean(outcome.name), .bold)
  }

  private func lines(of outcome: StateOutcome) -> [String] {
    let words = words(of: outcome)
    let facts = [outcome.message, words.sizes].compactMap(\.self) + shown(words.sentences)
    let notes = facts + words.numbers + outcome.warnings.map { "warning: \($0)" }
    let paths = words.paths.map { role, path in
      let padding = String(repeating: " ", count: 11 - role.rawValue.count)
      return "  " + style.paint("\(role.rawValue)\(padding)\(clean(path))", .faint)
    }
    return [head(of: outcome)] + notes.map { "  \(clean($0))" } + paths
  }

  private func shown(_ sentences: [String]) -> [String] {
    // A cap that hides a single sentence would take as many lines as the sentence.
    guard !isVerbose, sentences.count > Self.sentences + 1 else { return sentences }
    return sentences.prefix(Self.sentences) + ["and \(sentences.count - Self.sentences) more"]
  }

  private func clean(_ text: String) -> String { TerminalText.clean(text) }
}
