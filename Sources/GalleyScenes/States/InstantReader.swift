internal import GalleyGeometry
internal import GalleyNotation

extension OptionReader {
  /// When a state is drawn: `settled`, a time with its unit, or a percentage.
  func instant(_ key: String) -> StateSpec.Instant? {
    guard let value = rawValue(for: key) else { return nil }
    if case .number = value.kind {
      error(
        "\(key) needs a unit; write \(value.literal)s, or a part of what follows such as 50%",
        at: key)
      return nil
    }
    guard case .text(let text) = value.kind, text != "settled" else {
      if case .text = value.kind { return .settled }
      Self.wrongInstant(value, named: key, issues: issues)
      return nil
    }
    if text.hasSuffix("%"), let percentage = Double(text.dropLast()) {
      guard (0...100).contains(percentage) else {
        error(
          "\(key) must be from 0% to 100% of the time until all has settled, found \(text)",
          at: key)
        return nil
      }
      return .fraction(percentage / 100)
    }
    guard text.hasSuffix("s"), text.first.map({ "+-.0123456789".contains($0) }) == true else {
      Self.wrongInstant(value, named: key, issues: issues)
      return nil
    }
    if text.hasPrefix("-") {
      error(
        "a time counts from the last gesture and is not negative, found \(text); for an earlier instant leave out that gesture",
        at: key)
      return nil
    }
    return seconds(key).map { .seconds($0) }
  }

  private static func wrongInstant(_ value: OptionValue, named name: String, issues: IssueLog) {
    wrong(
      value, named: name,
      expected: "'settled', a time such as 0.12s, or a percentage such as 50%", issues: issues)
  }
}
