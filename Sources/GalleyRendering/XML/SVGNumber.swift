/// Numbers as the SVG writer prints them: rounded, without an exponent and without needless digits.
enum SVGNumber {
  /// The shortest decimal of a value rounded to so many places; `0.5`, never `.5` or `-0`.
  ///
  /// What is not finite, which pictures are checked for before they are written, becomes 0.
  static func string(_ value: Double, places: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let factor = powersOfTen[places]
    let scaled = Int64((min(max(value, -largest), largest) * factor).rounded())
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt64(factor))
    let sign = scaled < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// Keeps the conversion to an integer within its range.
  private static let largest = 1e12
  private static let powersOfTen: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
}
