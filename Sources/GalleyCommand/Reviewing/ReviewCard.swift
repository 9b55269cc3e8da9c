import GalleyChecking
import GalleyComparison

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

  var text: String { ([title] + (sentences + paths).map { "  " + $0 }).joined(separator: "\n") }

  private var sentences: [String] {
    guard let comparison = entry.outcome.comparison else { return [] }
    let changes = comparison.explanation?.changes.map(\.sentence) ?? []
    let rest = changes.count - Self.largestSentenceCount
    let pixels =
      "\(comparison.report.differingPixels) of \(comparison.report.totalPixels) pixels differ"
    return Array(changes.prefix(Self.largestSentenceCount))
      + (rest > 0 ? ["and \(rest) changes more"] : []) + [pixels]
  }

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
