import GalleyChecking
import GalleyRuns
import GalleySystem

/// Walks through the differences of the last check, one after the other.
struct Review: ~Copyable {
  private let results: ResultsFolder
  /// Those that were asked for; none for all.
  private let names: [NamePattern]
  private let console: Console
  private var approval: Approval
  private var tally = Tally()

  private struct Tally {
    var accepted = 0
    var rejected = 0
    var skipped = 0
  }

  /// A person's answer.
  private enum Answer: Character {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case acceptAll = "A"
    case quit = "q"
  }

  init(
    of approval: consuming Approval, names: [NamePattern], in results: ResultsFolder,
    on console: Console
  ) {
    self.approval = approval
    self.names = names
    self.results = results
    self.console = console
  }

  /// Asks about each difference and does at once what is answered.
  /// - Returns: success where every difference is accepted.
  mutating func run(_ entries: [Manifest.Entry]) throws -> ExitStatus {
    for (number, entry) in entries.enumerated() {
      let card = ReviewCard(
        entry, number: number + 1, of: entries.count, in: results, references: approval.references)
      for line in card.lines { console.tell(line) }
      switch ask(left: entries.count - number) {
      case .accept: try accept([entry])
      case .reject: try reject([entry])
      case .skip: tally.skipped += 1
      case .acceptAll:
        try accept(Array(entries[number...]))
        return end(entries)
      case .quit:
        tally.skipped += entries.count - number
        return end(entries)
      }
    }
    return end(entries)
  }

  mutating func accept(_ entries: [Manifest.Entry]) throws {
    try approval.accept(entries)
    tally.accepted += entries.count
  }

  mutating func reject(_ entries: [Manifest.Entry]) throws {
    try approval.reject(entries)
    tally.rejected += entries.count
  }

  /// Asks until a key means something; the end of input is to quit.
  ///
  /// On a terminal, accepting all is asked once more.
  private func ask(left count: Int) -> Answer {
    while true {
      guard let letter = key(for: "a accept, r reject, s skip, A accept all the rest, q quit: ")
      else {
        return .quit
      }
      guard let answer = Answer(rawValue: letter) else { continue }
      guard answer == .acceptAll, console.asksAgain else { return answer }
      guard let word = key(for: "accept all \(count) that are left? y/n ") else { return .quit }
      if word == "y" { return answer }
    }
  }

  /// The key that answers a question, shown where it is a letter; nil at the end of input.
  private func key(for question: String) -> Character? {
    console.ask(question)
    let key = console.readKey()
    console.tell(key.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "" } ?? "")
    return key
  }

  /// Says what came of it.
  func end(_ entries: [Manifest.Entry]) -> ExitStatus {
    let status = verdict(on: entries)
    guard let failures = FailureSummary(approval.failures(names)).sentence else { return status }
    console.tell(failures)
    return .trouble
  }

  private func verdict(on entries: [Manifest.Entry]) -> ExitStatus {
    guard !entries.isEmpty else {
      let rejected = approval.manifest.entries.count { $0.decision == .rejected }
      console.tell(
        "there is nothing to review" + (rejected == 0 ? "" : "; \(rejected) were rejected before"))
      return rejected == 0 ? .success : .different
    }
    console.tell(
      "\(tally.accepted) accepted, \(tally.rejected) rejected, \(tally.skipped) left open")
    return tally.accepted == entries.count ? .success : .different
  }
}

/// The text of a review about one difference.
struct ReviewCard {
  private let entry: Manifest.Entry
  private let title: String
  private let results: ResultsFolder
  private let references: String

  /// The most sentences of an explanation; the report has the rest.
  private static let largestSentenceCount = 12

  init(
    _ entry: Manifest.Entry, number: Int, of count: Int, in results: ResultsFolder,
    references: String
  ) {
    self.entry = entry
    self.results = results
    self.references = references
    title = "[\(number)/\(count)] \(entry.outcome.name): \(entry.outcome.status.rawValue)"
  }

  var lines: [SanitizedText] {
    ([title] + (sentences + warnings + paths).map { "  " + $0 }).map { SanitizedText(line: $0) }
  }

  private var sentences: [String] {
    if let name = entry.outcome.formerName { return ["was called '\(name)'"] }
    guard let comparison = entry.outcome.comparison else { return [] }
    let words = ComparisonSummary(comparison)
    return [words.sizes].compactMap(\.self)
      + ComparisonSummary.shortened(words.sentences, to: Self.largestSentenceCount)
      + [words.pixels] + words.exceededLimits + words.attributions + words.notes
  }

  private var warnings: [String] { entry.outcome.warnings.map { "warning: \($0)" } }

  private var paths: [String] {
    let outcome = entry.outcome
    let actual = "actual:   \(results.drawnPath(of: outcome.path))"
    if let former = outcome.formerPath {
      return ["expected: \(FilePath.join(references, former))", actual]
    }
    guard outcome.status == .changed else { return [actual] }
    return [
      "expected: \(FilePath.join(references, outcome.path))", actual,
      "diff:     \(results.diffPath(of: outcome))",
    ]
  }
}
