extension OptionReader {
  /// A finite number within bounds, from a value outside a map.
  public static func number(
    _ value: OptionValue, named name: String, in range: ClosedRange<Double>?, issues: IssueLog
  ) -> Double? {
    guard case .number(let number) = value.kind else {
      wrong(
        value, named: name, expected: "a number", cure: value.numberCure(in: range), issues: issues)
      return nil
    }
    guard number.isFinite else {
      issues.error("\(name) must be a finite number, found \(value.literal)", at: value.location)
      return nil
    }
    let range = range ?? usualRange
    guard range.contains(number) else {
      issues.error(
        "\(name) must be \(describe(range)), found \(value.literal)", at: value.location)
      return nil
    }
    return number
  }

  /// Reports a value of the wrong type.
  ///
  /// - `cure`: What to do about it, with the semicolon before it; empty where the expected says it.
  package static func wrong(
    _ value: OptionValue, named name: String, expected: String, cure: String = "",
    issues: IssueLog
  ) {
    let found = value.literal.isEmpty ? value.kindName : "'\(value.literal)'"
    issues.error("\(name) must be \(expected), found \(found)\(cure)", at: value.location)
  }

  private static func describe(_ range: ClosedRange<Double>) -> String {
    range.upperBound >= 1_000_000 && range.lowerBound == 0
      ? "from 0 to a million" : "from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
  }
}
