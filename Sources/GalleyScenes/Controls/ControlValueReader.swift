internal import GalleyGeometry
package import GalleyNotation

/// Reads what a scene says that a control is set to: `on`, `2`, `Library`, `0.4` or `40%`.
struct ControlValueReader {
  private let spec: ControlSpec

  init(_ spec: ControlSpec) { self.spec = spec }

  /// The value; nil for one that the control has not.
  func value(_ value: OptionValue) -> Double? {
    switch spec.kind {
    case .toggle:
      switch value.shownText {
      case "true", "on": 1
      case "false", "off": 0
      default: nil
      }
    case .choice(let words): choice(value, among: words)
    case .amount(let range), .steps(let range, _): amount(value, in: range)
    }
  }

  /// A number from 0, or else one of the words.
  private func choice(_ value: OptionValue, among words: [String]) -> Double? {
    if case .number(let number) = value.kind, number == number.rounded(),
      words.indices.contains(where: { Double($0) == number })
    {
      return number
    }
    return words.firstIndex(of: value.shownText).map(Double.init)
  }

  private func amount(_ value: OptionValue, in range: ClosedRange<Double>) -> Double? {
    if case .number(let number) = value.kind { return range.contains(number) ? number : nil }
    guard case .text(let text) = value.kind, text.hasSuffix("%"),
      let percent = Double(text.dropLast()), (0...100).contains(percent)
    else { return nil }
    return range.lowerBound + percent / 100 * (range.upperBound - range.lowerBound)
  }

  /// The values that the control can be set to, in words.
  var expected: String {
    switch spec.kind {
    case .toggle: "on or off"
    case .choice(let words):
      words.isEmpty
        ? "nothing, since it has no choices"
        : "a number from 0 to \(words.count - 1), or one of \(words.prefix(12).map { "'\($0)'" }.joined(separator: ", "))"
    case .amount(let range), .steps(let range, _):
      "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest), or a percentage"
    }
  }

  /// The value; one that the control has not is reported.
  func value(_ value: OptionValue, issues: IssueLog) -> Double? {
    if let known = self.value(value) { return known }
    let words: [String] = if case .choice(let words) = spec.kind { words } else { [] }
    issues.error(
      "'\(spec.name)' cannot be set to '\(value.literal)'\(Suggestion.phrase(for: value.shownText, among: words)); expected \(expected)",
      at: value.location)
    return nil
  }
}

extension ControlSpec.Kind {
  /// What a control begins with, which `key` says as gestures and conditions say it; nil where
  /// nothing is said.
  package func beginning(_ value: OptionValue?, named key: String, issues: IssueLog) -> Bindable<
    Double
  >? {
    value.flatMap { value in
      Bindable.read(value, issues: issues) { value, issues in
        let spec = ControlSpec(key, self, value: 0, location: value.location)
        return ControlValueReader(spec).value(value, issues: issues)
      }
    }
  }
}
