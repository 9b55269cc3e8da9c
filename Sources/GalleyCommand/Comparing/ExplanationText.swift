import GalleyChecking

/// What layouts say of a difference, as lines that follow the numbers.
struct ExplanationText {
  private static let mostLines = 40

  private let words: ComparisonWords

  init(_ comparison: PictureComparison) { words = ComparisonWords(comparison) }

  /// Empty where there is nothing to say, else lines that each begin with a line feed.
  var text: String {
    // Names come from the pictures' layout records, which anyone may have written.
    ComparisonWords.shortened(
      words.sentences + words.attributions + words.notes, to: Self.mostLines
    ).map { "\n" + TerminalText.clean($0) }.joined()
  }
}
