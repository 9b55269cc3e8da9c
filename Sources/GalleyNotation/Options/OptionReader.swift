/// What values are read in beside their map, such as the colors of a scene.
public protocol OptionContext: Sendable {}

/// Reads the keys of one map: each key once, with its type and bounds, and reports the keys that
/// nobody read.
///
/// A missing key gives nil or the default. A wrong one is reported with its place and what would be
/// right, and then reads as if it were missing, so that one pass finds every mistake.
public final class OptionReader {
  /// The map that is read, as it stands in the file.
  public let value: OptionValue
  /// Where mistakes are reported.
  public let issues: IssueLog
  private let entries: [OptionValue.Entry]
  package var context: (any OptionContext)?
  private var acceptedKeys: [String] = []
  /// Whether a mistake leaves open which keys there may be beside those that were read.
  private var isCutShort = false

  /// Reads from a map; anything else is reported, and read as an empty map.
  ///
  /// - `name`: What the map is called in messages; nil for one that has no name.
  public init(_ value: OptionValue, named name: String? = nil, issues: IssueLog) {
    self.value = value
    self.issues = issues
    switch value.kind {
    case .map(let entries): self.entries = entries
    case .null: entries = []
    default:
      entries = []
      let found = value.literal.isEmpty ? value.kindName : "'\(value.literal)'"
      issues.error(
        "\(name.map { "\($0) must be" } ?? "expected") a map of keys, found \(found)",
        at: value.location)
    }
  }

  /// A reader over nothing, which gives every default.
  public static func empty() -> OptionReader {
    OptionReader(
      OptionValue(.null, at: SourceLocation(file: "", line: 1, column: 1)), issues: IssueLog())
  }

  /// Where the map is written.
  public var location: SourceLocation { value.location }

  /// The value of a key as it stands, nil where it is missing; the key counts as read.
  public func rawValue(for key: String) -> OptionValue? {
    expect(key)
    return entries.first { $0.key == key }?.value
  }

  /// Lets keys be given that are read elsewhere, or of which another one takes the place.
  public func expect(_ keys: String...) { expect(keys) }

  func expect(_ keys: [String]) {
    for key in keys where !acceptedKeys.contains(key) { acceptedKeys.append(key) }
  }

  /// Whether a key is given; does not count as reading it.
  public func contains(_ key: String) -> Bool { entries.contains { $0.key == key } }

  /// Returns the place of a key's value; the place of the map where it is missing.
  public func location(of key: String) -> SourceLocation {
    entries.first { $0.key == key }?.value.location ?? location
  }

  /// The keys that are given, in order.
  public var keys: [String] { entries.map(\.key) }

  /// The bounds of numbers that have no others.
  public static let usualRange = -1_000_000.0...1_000_000.0

  /// A finite number within bounds.
  public func number(_ key: String, in range: ClosedRange<Double>? = nil) -> Double? {
    guard let value = rawValue(for: key) else { return nil }
    return Self.number(value, named: key, in: range, issues: issues)
  }

  /// A whole number within bounds.
  public func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .number(let number) = value.kind, number == number.rounded(),
      abs(number) < 0x1p52, range.contains(Int(number))
    else {
      let bounds =
        range.upperBound == .max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      Self.wrong(
        value, named: key, expected: "a whole number \(bounds)", cure: value.numberCure,
        issues: issues)
      return nil
    }
    return Int(number)
  }

  /// True or false.
  public func flag(_ key: String) -> Bool? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .flag(let flag) = value.kind else {
      Self.wrong(
        value, named: key, expected: "true or false", cure: value.flagCure, issues: issues)
      return nil
    }
    return flag
  }

  /// A text; numbers and flags count as the text that stands in the file.
  public func text(_ key: String) -> String? {
    guard let value = rawValue(for: key) else { return nil }
    switch value.kind {
    case .text(let text): return text
    case .number, .flag: return value.literal
    case .null, .list, .map:
      wrong(value, key: key, expected: "a text")
      return nil
    }
  }

  /// One of the cases of an enumeration, by raw value.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let value = rawValue(for: key) else { return nil }
    let names = Choice.allCases.map(\.rawValue)
    if case .text(let text) = value.kind {
      if let choice = Choice(rawValue: text) { return choice }
      issues.error(Suggestion.unknown(key, text, among: names), at: value.location)
    } else {
      wrong(value, key: key, expected: Suggestion.list(names))
    }
    return nil
  }

  /// A reader over the map of a key.
  public func nested(_ key: String) -> OptionReader? {
    rawValue(for: key).map { value in
      let reader = OptionReader(value, named: key, issues: issues)
      reader.context = context
      return reader
    }
  }

  /// A reader over a value that is no key's own, such as an element of a list, as if it were.
  public func holding(_ value: OptionValue, as key: String) -> OptionReader {
    let entry = OptionValue.Entry(key: key, keyLocation: value.location, value: value)
    let reader = OptionReader(OptionValue(.map([entry]), at: value.location), issues: issues)
    reader.context = context
    return reader
  }

  /// The elements of a list.
  public func list(_ key: String) -> [OptionValue]? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .list(let elements) = value.kind else {
      wrong(value, key: key, expected: "a list")
      return nil
    }
    return elements
  }

  /// Reports an error at the place of a key, which then is not unknown, or of the map where the key
  /// is missing.
  public func error(_ message: String, at key: String? = nil) {
    if let key, contains(key) { expect(key) }
    issues.error(message, at: key.map(location(of:)) ?? location)
  }

  /// Reports that a key is required and missing; gives nil for the caller to hand on.
  public func reportMissing(_ key: String, example: String) {
    expect(key)
    issues.error("missing key '\(key)'; add \(example)", at: location)
  }

  /// Reports every key that was given and never read, with the nearest one that is known.
  ///
  /// Where reading was cut short, only those are told that are near to one that was read: others
  /// may be known to what was not read.
  public func reportUnknownKeys() {
    let accepted = acceptedKeys.sorted().joined(separator: ", ")
    let expected = accepted.isEmpty ? "no key is known here" : "expected one of \(accepted)"
    for entry in entries where !acceptedKeys.contains(entry.key) && !issues.isFull {
      let near = Suggestion.phrase(for: entry.key, among: acceptedKeys)
      if isCutShort, near.isEmpty { continue }
      issues.error(
        "unknown key '\(entry.key)'\(near)\(isCutShort ? "" : "; \(expected)")",
        at: entry.keyLocation)
    }
  }

  /// Leaves out the report of unknown keys, where a mistake leaves open which ones there may be.
  public func ignoreUnknownKeys() { acceptedKeys = keys }

  /// Notes that a mistake ended the reading before all keys were read.
  package func cutShort() { isCutShort = true }

  private func wrong(_ value: OptionValue, key: String, expected: String) {
    Self.wrong(value, named: key, expected: expected, issues: issues)
  }
}
