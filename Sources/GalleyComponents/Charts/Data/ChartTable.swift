internal import GalleyNotation

/// The data of a chart: rows, each with values under keys, or bare numbers.
struct ChartTable: Sendable {
  /// The key of a row that is no map, and that of the number of a row, from 1.
  static let bareKey = "value"
  static let numberKey = "number"

  private let rows: [OptionValue]
  private let location: SourceLocation

  init(_ rows: [OptionValue], at location: SourceLocation) {
    self.rows = rows
    self.location = location
  }

  var count: Int { rows.count }

  /// The values under a key, nil where a row has none; a key that no row has is reported.
  func column(_ key: Located, issues: IssueLog) -> [Datum?] {
    var isKnown = rows.isEmpty
    let column = rows.indices.map { index -> Datum? in
      let value = value(key.text, in: index)
      isKnown = isKnown || value != nil || rows[index][key.text] != nil
      return value
    }
    if !isKnown {
      let known = rows.first.map { ChartTable.keys(of: $0) } ?? []
      issues.error(
        "no row of the data has '\(key.text)'\(Suggestion.phrase(for: key.text, among: known)); expected one of \(known.joined(separator: ", "))",
        at: key.location)
    }
    return column
  }

  /// The places under a key, nil where a row has none; numbers that have no place on a scale, which is
  /// logarithmic or not, are reported.
  func places(_ key: Located, isLogarithmic: Bool, issues: IssueLog) -> [Datum?] {
    let column = column(key, issues: issues)
    return column.indices.map { index in
      guard case .number(let number)? = column[index] else { return column[index] }
      guard let number = checked(number, key, in: index, issues: issues),
        !isLogarithmic
          || isAboveZero(number, key, in: index, issues: issues)
      else { return nil }
      return .number(number)
    }
  }

  /// The number where it is finite and not too large, else nil, which is reported.
  private func checked(
    _ number: Double, _ key: Located, in index: Int, issues: IssueLog
  ) -> Double? {
    guard number.isFinite, abs(number) <= Self.largest else {
      issues.error(
        "'\(key.text)' must be a number of at most \(Self.largestText), found \(number); leave the key out for a gap",
        at: location(of: key.text, in: index))
      return nil
    }
    return number
  }

  /// Whether a number has a place on a logarithmic scale; one that has none is reported.
  func isAboveZero(_ number: Double, _ key: Located, in index: Int, issues: IssueLog) -> Bool {
    guard number <= 0 else { return true }
    issues.error(
      "a logarithmic scale has no place for '\(key.text)': \(number.shortest); give a number above zero, leave the key out for a gap, or say 'scale: linear'",
      at: location(of: key.text, in: index))
    return false
  }

  /// The numbers under a key, nil where a row has none; what is no finite number is reported.
  func numbers(_ key: Located, issues: IssueLog) -> [Double?] {
    let column = column(key, issues: issues)
    return column.indices.map { index in
      guard let datum = column[index] else { return nil }
      guard case .number(let number) = datum else {
        issues.error(
          "'\(key.text)' must be a number, found '\(datum.name)'; give a number, or leave the key out for a gap",
          at: location(of: key.text, in: index))
        return nil
      }
      return checked(number, key, in: index, issues: issues)
    }
  }

  /// The times under a key, nil where a row has none; what is no time is reported.
  func times(_ key: Located, issues: IssueLog) -> [Double?] {
    let column = column(key, issues: issues)
    return column.indices.map { index in
      guard let datum = column[index] else { return nil }
      guard case .time(let time) = datum else {
        issues.error(
          "'\(key.text)' must be a day or a time such as 2026-03-02, found '\(datum.name)'; give one, or leave the key out for a gap",
          at: location(of: key.text, in: index))
        return nil
      }
      return time
    }
  }

  /// Whether some value under a key is a day or a time.
  func hasTime(_ key: String) -> Bool {
    rows.indices.contains { value(key, in: $0)?.isTime == true }
  }

  /// Whether each value under a key is a number, and there is one.
  func isAllNumbers(_ key: String) -> Bool {
    let found = rows.indices.compactMap { value(key, in: $0) }
    return !found.isEmpty && found.allSatisfy { if case .number = $0 { true } else { false } }
  }

  /// Whether some value under a key is a number.
  func hasNumber(_ key: String) -> Bool {
    rows.indices.contains { if case .number? = value(key, in: $0) { true } else { false } }
  }

  /// Whether there are values under a key, and none is a number.
  func hasWord(_ key: String) -> Bool {
    let found = rows.indices.lazy.compactMap { value(key, in: $0) }
    return found.first != nil && !hasNumber(key)
  }

  private static let largest = 1e15
  private static let largestText = "15 digits"

  private func value(_ key: String, in index: Int) -> Datum? {
    guard case .map = rows[index].kind else {
      if key == Self.numberKey { return .number(Double(index + 1)) }
      return key == Self.bareKey ? Datum(rows[index]) : nil
    }
    if let value = rows[index][key] { return Datum(value) }
    return key == Self.numberKey ? .number(Double(index + 1)) : nil
  }

  /// Where a row has its value under a key.
  func location(of key: String, in index: Int) -> SourceLocation {
    rows[index][key]?.location ?? rows[index].location
  }

  private static func keys(of row: OptionValue) -> [String] {
    guard case .map(let entries) = row.kind else { return [bareKey, numberKey] }
    return entries.map(\.key)
  }

  /// A key and where the scene names it.
  struct Located: Hashable, Sendable {
    var text: String
    var location: SourceLocation

    init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }
}
