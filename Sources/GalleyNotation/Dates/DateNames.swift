/// What days and months are called in a language, and the patterns of its dates.
struct DateNames: Sendable {
  /// Weekdays from Sunday on: wide, wide and alone, abbreviated, abbreviated and alone, narrow.
  let weekdays: [[String]]
  /// Months in the same five ways.
  let months: [[String]]
  /// Before and after noon.
  let halves: [String]
  /// In the order of the cases of ``DateFormat/Form``, from `day` on.
  let patterns: [String]
  /// What is added to the year, as in Thailand.
  let yearOffset: Int

  init(language: LanguageTag) {
    var columns: [String] = []
    for column in language.row(in: Self.listed).split(separator: "|") {
      let text = String(column.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      columns.append(text == "=" ? columns.last ?? "" : text)
    }
    func names(_ column: Int) -> [String] {
      columns.indices.contains(column)
        ? columns[column].split(separator: ";").map(String.init) : []
    }
    weekdays = (0..<5).map(names)
    months = (5..<10).map(names)
    halves = names(10)
    patterns = Array(columns.dropFirst(11))
    yearOffset = language.fallbacks.last == "th" ? 543 : 0
  }
}
