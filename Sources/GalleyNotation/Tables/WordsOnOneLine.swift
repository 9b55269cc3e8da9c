extension String {
  /// The words with single spaces between them, and no line ends.
  package var wordsOnOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
