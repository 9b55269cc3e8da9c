import GalleyChecking
import GalleySystem

/// What layouts say of a difference, as lines that follow the numbers.
struct ExplanationText {
  private static let mostLines = 40

  private let words: ComparisonWords

  init(_ comparison: PictureComparison) { words = ComparisonWords(comparison) }

  /// None where there is nothing to say.
  var lines: [VisibleText] {
    ComparisonWords.shortened(
      words.sentences + words.attributions + words.notes, to: Self.mostLines
    ).map { VisibleText(line: $0) }
  }
}
