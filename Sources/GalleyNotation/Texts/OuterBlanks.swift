extension StringProtocol {
  /// Without the blanks at both ends.
  package var withoutOuterBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
