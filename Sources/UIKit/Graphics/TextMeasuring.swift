package import Foundation

/// How large text is, which only who draws it knows.
@preconcurrency @MainActor package enum TextMeasuring {
  /// The size of a text in a font in some width, of at most so many lines (0 for any), in points.
  ///
  /// Until somebody who draws takes its place, letters are half as wide as the font is high and lines
  /// break where they are full.
  package static var size:
    (_ text: String, _ font: UIFont, _ width: CGFloat, _ lines: Int) -> CGSize =
      { text, font, width, lines in roughSize(of: text, font, width, lines) }

  private static func roughSize(
    of text: String, _ font: UIFont, _ width: CGFloat, _ lines: Int
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let letter = font.pointSize / 2
    let perLine = width.isFinite && width > letter ? Int(min(width / letter, 1e9)) : Int.max
    let counts = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let wanted = counts.reduce(0) { $0 + max(1, ($1 - 1) / perLine + 1) }
    let longest = counts.map { min($0, perLine) }.max() ?? 0
    let shown = lines > 0 ? min(lines, wanted) : wanted
    return CGSize(
      width: CGFloat(longest) * letter, height: CGFloat(shown) * font.lineHeight)
  }
}
