/// How a number with a unit is written for people who read a language, such as `21°C` and `21 °C`.
///
/// The patterns are those of CLDR 47, by plural form.
package struct UnitFormat: Sendable {
  /// How much room there is.
  package enum Width: String, CaseIterable, Sendable {
    /// As in texts: 5 km, 3 hr.
    case short
    /// As on watches: 5km, 3h.
    case narrow
  }

  /// The names of the units that there are, those of CLDR without what they measure.
  package static var units: [String] { UnitNames.units }

  private let names: UnitNames

  /// - `unit`: A name such as `kilometer`; nil is returned for one that is not of ``units``.
  /// - `language`: A BCP 47 tag; a language that is not known has the patterns of English.
  package init?(_ unit: String, language: String, width: Width = .short) {
    guard
      let names = UnitNames(
        unit: unit, language: LanguageTag(language), isNarrow: width == .narrow)
    else { return nil }
    self.names = names
  }

  /// The number and its unit; the number is written in the format given.
  package func text(of number: Double, _ numbers: NumberFormat) -> String {
    let pattern = names.patterns[numbers.pluralCategory(of: number)] ?? names.patterns[.other]
    return pattern?.replacingZero(with: numbers.text(of: number)) ?? numbers.text(of: number)
  }
}
