import GalleyChecking
import GalleyRuns
import GalleySystem

/// What a review says of one difference.
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

  var lines: [VisibleText] {
    ([title] + (sentences + warnings + paths).map { "  " + $0 }).map { VisibleText(line: $0) }
  }

  private var sentences: [String] {
    guard let comparison = entry.outcome.comparison else { return [] }
    let words = ComparisonWords(comparison)
    return [words.sizes].compactMap(\.self)
      + ComparisonWords.shortened(words.sentences, to: Self.largestSentenceCount)
      + [words.pixels] + words.exceededLimits + words.attributions + words.notes
  }

  private var warnings: [String] { entry.outcome.warnings.map { "warning: \($0)" } }

  private var paths: [String] {
    let outcome = entry.outcome
    let actual = "actual:   \(results.drawnPath(of: outcome.path))"
    guard outcome.status == .changed else { return [actual] }
    return [
      "expected: \(FilePath.join(references, outcome.path))", actual,
      "diff:     \(results.diffPath(of: outcome))",
    ]
  }
}
