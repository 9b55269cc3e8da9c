public import GalleyGeometry
public import GalleyNotation

extension OptionReader {
  /// A length: points, or a percentage of the parent's extent such as `50%`.
  public func length(_ key: String, in range: ClosedRange<Double>? = nil) -> Length? {
    guard let value = raw(key) else { return nil }
    return Self.length(value, named: key, in: range, issues: issues)
  }

  /// Insets by the names of edges: top, leading, bottom, trailing, horizontal, vertical, all; or
  /// one number for all.
  public func insets(_ key: String) -> EdgeInsets? {
    guard let value = raw(key) else { return nil }
    if case .number = value.kind {
      return Self.number(value, named: key, in: -100_000...100_000, issues: issues)
        .map(EdgeInsets.init(all:))
    }
    let edges = OptionReader(value, issues: issues)
    let range = -100_000.0...100_000.0
    let all = edges.number("all", in: range) ?? 0
    let horizontal = edges.number("horizontal", in: range) ?? all
    let vertical = edges.number("vertical", in: range) ?? all
    let insets = EdgeInsets(
      top: edges.number("top", in: range) ?? vertical,
      leading: edges.number("leading", in: range) ?? horizontal,
      bottom: edges.number("bottom", in: range) ?? vertical,
      trailing: edges.number("trailing", in: range) ?? horizontal)
    edges.reportUnknownKeys()
    return insets
  }

  /// A length, from a value outside a map.
  public static func length(
    _ value: OptionValue, named name: String, in range: ClosedRange<Double>?, issues: IssueLog
  ) -> Length? {
    guard case .text(let text) = value.kind else {
      if case .number = value.kind {
        return number(value, named: name, in: range, issues: issues).map(Length.points)
      }
      wrong(value, named: name, expected: "points or a percentage such as 50%", issues: issues)
      return nil
    }
    guard text.hasSuffix("%"), let percentage = Double(text.dropLast()), percentage.isFinite else {
      wrong(value, named: name, expected: "points or a percentage such as 50%", issues: issues)
      return nil
    }
    guard abs(percentage) <= 10_000 else {
      issues.error("\(name) must be at most 10000%, found \(text)", at: value.location)
      return nil
    }
    if let range, percentage < 0, range.lowerBound >= 0 {
      issues.error("\(name) must not be negative, found \(text)", at: value.location)
      return nil
    }
    return .fraction(percentage / 100)
  }
}
