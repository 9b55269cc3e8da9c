/// What the units are called that a language has patterns for.
struct UnitNames: Sendable {
  /// CLDR's names of the units, in the order of the columns of ``listed``.
  static let units = unitList.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let columns = Dictionary(
    uniqueKeysWithValues: units.enumerated().map { ($1, $0) })

  /// The columns of each row, by the tags of its languages.
  private static let rows: [String: [Substring]] = {
    var rows: [String: [Substring]] = [:]
    for line in listed.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      guard columns.count == units.count + 1 else { continue }
      for tag in columns[0].split(separator: " ") { rows[String(tag)] = Array(columns.dropFirst()) }
    }
    return rows
  }()

  /// Patterns in which `0` is the number, by plural form.
  let patterns: [PluralCategory: String]

  /// - `unit`: By CLDR's name; nil comes of one that is not listed.
  /// - `language`: One that is not listed has the patterns of English.
  init?(unit: String, language: LanguageTag, isNarrow: Bool) {
    guard let column = Self.columns[unit] else { return nil }
    let own = language.fallbacks.lazy.compactMap { Self.rows[$0] }.first?[column] ?? ""
    let widths = (own.isEmpty ? Self.rows["en"]?[column] ?? "" : own).split(separator: "~")
    var patterns: [PluralCategory: String] = [:]
    for form in (isNarrow ? widths.last : widths.first)?.split(separator: ";") ?? [] {
      let parts = form.split(separator: ":", maxSplits: 1)
      // A unit may have a colon of its own, such as the Swedish `eng. s:n`.
      let own = parts.count == 2 ? PluralCategory(rawValue: String(parts[0])) : nil
      let pattern = own == nil ? form : parts[1]
      // A number and its unit stay on one line.
      patterns[own ?? .other] = String(pattern).replacing(" ", with: "\u{A0}")
    }
    self.patterns = patterns
  }
}
