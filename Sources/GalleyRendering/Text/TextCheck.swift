import GalleyGraphics

/// Refuses text blocks that the libraries below would not survive.
enum TextCheck {
  /// The largest font size, in points. Cairo 1.16 can break a font for good beyond about 2,000.
  static let largestSize = 2_000.0
  /// The longest string, in bytes of UTF-8.
  static let longestString = 50_000

  static func check(_ block: TextBlock) throws(ResourceError) {
    let style = block.style
    try require(style.size, in: 0.01...largestSize, "font size")
    try require(Double(style.weight), in: 1...1_000, "font weight")
    try require(style.letterSpacing, in: -largestSize...largestSize, "letter spacing")
    if let height = style.lineHeight { try require(height, in: 0...1e6, "line height") }
    if let width = block.width { try require(width, in: 0...1e6, "text width") }
    guard block.string.utf8.count <= longestString else {
      throw ResourceError(
        "a text has more than \(longestString) bytes; shorten it, or make several of it")
    }
  }

  private static func require(
    _ value: Double, in range: ClosedRange<Double>, _ name: String
  ) throws(ResourceError) {
    guard !range.contains(value) else { return }
    throw ResourceError(
      "a \(name) of \(value) is out of range; expected \(range.lowerBound) to \(range.upperBound)")
  }
}
