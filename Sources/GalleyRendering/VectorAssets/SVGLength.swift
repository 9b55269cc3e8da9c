/// Lengths as SVG files write them.
enum SVGLength {
  /// CSS pixels in a unit; one is one point here.
  private static let units: [(name: String, pixels: Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
  ]

  /// An absolute length; nil for percentages, relative units and what is no length.
  static func points(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    for unit in units where text.hasSuffix(unit.name) {
      return number(text.dropLast(unit.name.count)).map { $0 * unit.pixels }
    }
    return number(text[...])
  }

  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ $0 <= UInt8(ascii: "9") || $0 | 0x20 == UInt8(ascii: "e") })
    else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
