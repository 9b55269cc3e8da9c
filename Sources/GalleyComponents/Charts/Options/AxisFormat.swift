internal import GalleyNotation

/// How the values of an axis are written: numbers by language, with a unit.
struct AxisFormat: Sendable {
  let numbers: NumberFormat
  private let unit: UnitFormat?
  /// A unit that is no unit of CLDR, such as bpm.
  private let suffix: String?

  init(_ numbers: NumberFormat, unit: String?, language: String, isNarrow: Bool = false) {
    self.numbers = numbers
    self.unit = unit.flatMap {
      UnitFormat($0, language: language, width: isNarrow ? .narrow : .short)
    }
    suffix = self.unit == nil ? unit : nil
  }

  func text(of value: Double) -> String {
    unit?.text(of: value, numbers) ?? numbers.text(of: value) + (suffix.map { "\u{A0}\($0)" } ?? "")
  }
}
