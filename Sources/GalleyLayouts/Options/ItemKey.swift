public import GalleyNotation

/// A key of items whose value a layout wants to be told, as one of the item's ``ItemFacts``.
public struct ItemKey: Hashable, Sendable {
  /// The type of a key's value, and the number that the layout is given for it.
  public enum Value: Hashable, Sendable {
    /// A whole number within bounds.
    case wholeNumber(ClosedRange<Int>)
    /// A time of day from 0:00 to 24:00, as `"9:30"` or as hours; hours.
    case time
  }

  /// As a scene has it.
  public var name: String
  /// The kind of value.
  public var value: Value
  /// Whether each item of a scene must have it.
  public var isRequired: Bool

  /// Makes a key.
  public init(_ name: String, _ value: Value, isRequired: Bool = false) {
    self.name = name
    self.value = value
    self.isRequired = isRequired
  }

  /// An example of the key in a scene, for messages.
  package var example: String {
    switch value {
    case .wholeNumber(let range): "'\(name): \(range.lowerBound)'"
    case .time: "'\(name): \"9:30\"'"
    }
  }

  /// The number that a value stands for; nil where it is none, which is reported.
  public func number(_ value: OptionValue, issues: IssueLog) -> Double? {
    switch self.value {
    case .wholeNumber(let range):
      guard case .number(let number) = value.kind, number == number.rounded(),
        number >= Double(range.lowerBound), number <= Double(range.upperBound)
      else {
        OptionReader.wrong(
          value, named: name,
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
          cure: value.numberCure, issues: issues)
        return nil
      }
      return number
    case .time:
      guard let hours = Self.hours(value) else {
        OptionReader.wrong(
          value, named: name,
          expected: "a time from 0:00 to 24:00, such as \"9:30\", or hours, such as 9.5",
          issues: issues)
        return nil
      }
      return hours
    }
  }

  /// Hours since midnight; nil for what is no time of a day.
  private static func hours(_ value: OptionValue) -> Double? {
    let hours: Double? =
      switch value.kind {
      case .number(let number): number
      case .text(let text): Self.hours(text)
      default: nil
      }
    return hours.flatMap { (0...24).contains($0) ? $0 : nil }
  }

  /// Hours and minutes, with a colon between them and two digits of minutes.
  private static func hours(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let hours = Double(parts[0]), let minutes = Double(parts[1]), minutes < 60
    else { return nil }
    return hours + minutes / 60
  }
}

extension OptionType where Value == Double {
  /// A time of day; hours.
  static var time: OptionType {
    OptionType(
      .either([.number(0...24), .text]), values: "as 8 or \"8:30\"",
      read: { options, key in
        options.rawValue(for: key).flatMap {
          ItemKey(key, .time).number($0, issues: options.issues)
        }
      }, write: { .number($0) })
  }
}
