/// Numbers as the SVG writer prints them: rounded, without an exponent and without needless digits.
package enum SVGNumber {
  /// The shortest decimal of a value rounded to so many places; `0.5`, never `.5` or `-0`.
  ///
  /// What is not finite, which pictures are checked for before they are written, becomes 0.
  package static func string(_ value: Double, places: Int = 3) -> String {
    string(rounded(value, factor: powersOfTen[places]), places: places)
  }

  /// A number of thousandths as a decimal.
  static func string(thousandths: Int) -> String { string(thousandths, places: 3) }

  /// The nearest whole number of thousandths.
  static func thousandths(_ value: Double) -> Int { rounded(value, factor: 1000) }

  private static func rounded(_ value: Double, factor: Double) -> Int {
    guard value.isFinite else { return 0 }
    let most = min(largest, 9e18 / factor)
    return Int((min(max(value, -most), most) * factor).rounded())
  }

  private static func string(_ scaled: Int, places: Int) -> String {
    let (whole, fraction) = scaled.magnitude
      .quotientAndRemainder(dividingBy: UInt(powersOfTen[places]))
    let sign = scaled < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// Keeps the conversion to an integer within its range.
  private static let largest = 1e12
  private static let powersOfTen: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
