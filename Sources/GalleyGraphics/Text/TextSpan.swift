/// A part of a text that has a style of its own.
///
/// Family, weight, size, color, figures and letter spacing are its own; how lines lie and break is the
/// whole text's.
public struct TextSpan: Hashable, Sendable {
  /// In bytes of the string's UTF-8, from a character's first to another's.
  public var range: Range<Int>
  /// The style of the span.
  public var style: TextStyle

  /// Makes a span of a range of UTF-8 bytes.
  public init(_ range: Range<Int>, style: TextStyle) {
    self.range = range
    self.style = style
  }
}

extension [TextSpan] {
  /// The spans of what is left of a string without its first bytes.
  package func dropping(bytes count: Int) -> [TextSpan] {
    compactMap { span in
      guard span.range.upperBound > count else { return nil }
      let start = Swift.max(0, span.range.lowerBound - count)
      return TextSpan(start..<span.range.upperBound - count, style: span.style)
    }
  }
}
