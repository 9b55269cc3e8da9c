public import GalleyGeometry
public import GalleyNotation

extension OptionReader {
  /// A length: points, or a percentage of the parent's extent such as `50%`.
  public func length(_ key: String, in range: ClosedRange<Double>? = nil) -> Length? {
    guard let value = rawValue(for: key) else { return nil }
    return Self.length(value, named: key, in: range, issues: issues)
  }

  /// Insets by the names of edges: top, leading, bottom, trailing, horizontal, vertical, all; or
  /// one number for all.
  public func insets(_ key: String) -> EdgeInsets? {
    guard let value = rawValue(for: key) else { return nil }
    if case .number = value.kind {
      return Self.number(value, named: key, in: -100_000...100_000, issues: issues)
        .map(EdgeInsets.init(all:))
    }
    guard case .map = value.kind else {
      Self.wrong(
        value, named: key,
        expected: "points for all edges, or a map such as { top: 20, bottom: 34 }",
        cure: value.numberCure, issues: issues)
      return nil
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
      wrong(value, named: name, expected: lengthWords, cure: value.numberCure, issues: issues)
      return nil
    }
    guard let length = Length(text) else {
      wrong(value, named: name, expected: lengthWords, cure: value.numberCure, issues: issues)
      return nil
    }
    guard abs(length.share) <= 100 else {
      issues.error("\(name) must be at most 10000%, found \(text)", at: value.location)
      return nil
    }
    guard abs(length.points) <= 100_000 else {
      issues.error(
        "\(name) must be at most 100000 points more or less, found \(text)", at: value.location)
      return nil
    }
    if let range, length.share < 0, range.lowerBound >= 0 {
      issues.error("\(name) must not be negative, found \(text)", at: value.location)
      return nil
    }
    return length
  }

  private static let lengthWords = "points, a percentage such as 50%, or both such as '50% - 6'"
  private static let extentWords =
    "points, a percentage such as 50%, both such as '50% - 6', or fit"

  /// An extent: a length, `fit`, and the bounds that `min-` and `max-` keys give it.
  ///
  /// Nil where none of the three is given.
  ///
  /// - `hasBounds`: Whether there are keys for the bounds.
  public func extent(
    _ key: String, in range: ClosedRange<Double> = 0...100_000, hasBounds: Bool = true
  ) -> Extent? {
    let bounds =
      hasBounds ? (length("min-\(key)", in: range), length("max-\(key)", in: range)) : (nil, nil)
    guard let value = rawValue(for: key) else {
      guard bounds.0 != nil || bounds.1 != nil else { return nil }
      return Extent(nil, minimum: bounds.0, maximum: bounds.1)
    }
    if case .text("fit") = value.kind {
      return Extent(nil, minimum: bounds.0, maximum: bounds.1)
    }
    if case .text(let text) = value.kind, Length(text) == nil {
      Self.wrong(
        value, named: key, expected: Self.extentWords, cure: value.numberCure, issues: issues)
      return nil
    }
    return Self.length(value, named: key, in: range, issues: issues)
      .map { Extent($0, minimum: bounds.0, maximum: bounds.1) }
  }
}

extension Length {
  /// A length as a scene writes it: `50%`, `50% - 6` or `100% + 4.5`.
  fileprivate init?(_ text: String) {
    guard let sign = text.firstIndex(of: "%") else { return nil }
    guard let percentage = Double(text[..<sign]), percentage.isFinite else { return nil }
    self.init(share: percentage / 100)
    let rest = text[text.index(after: sign)...].filter { $0 != " " }
    guard let operation = rest.first else { return }
    guard "+-".contains(operation), let distance = Double(rest.dropFirst()), distance.isFinite,
      distance >= 0
    else { return nil }
    points = operation == "-" ? -distance : distance
  }
}
