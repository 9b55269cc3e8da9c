internal import GalleyGeometry
internal import GalleyNotation

/// A value of the data of a chart.
enum Datum: Hashable, Sendable {
  case number(Double)
  /// Seconds since 1970, without a time zone.
  case time(Double)
  case word(String)

  /// What stands in a scene: a number, a day such as `2026-03-02` or a time such as
  /// `2026-03-02T10:30`, or a word; nil for nothing.
  init?(_ value: OptionValue) {
    switch value.kind {
    case .number(let number): self = .number(number)
    case .text(let text): self = Self.time(of: text).map(Datum.time) ?? .word(text)
    case .flag: self = .word(value.literal)
    case .null, .list, .map: return nil
    }
  }

  /// The value where it grows along an axis; nil for a word.
  var position: Double? {
    switch self {
    case .number(let value), .time(let value): value
    case .word: nil
    }
  }

  /// The value as it stands in files, by which marks are called.
  var name: String {
    switch self {
    case .number(let number): number.shortest
    case .word(let word): word
    case .time(let time):
      Self.name(of: time)
    }
  }

  private static func name(of time: Double) -> String {
    let date = CalendarInterval.date(of: time)
    let seconds = Int(time - Double(date.daysSince1970) * 86_400)
    let day = "\(date.year)-\(two(date.month))-\(two(date.day))"
    return seconds == 0 ? day : "\(day)T\(two(seconds / 3600)):\(two(seconds / 60 % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Seconds since 1970 of a day or a time in the form of ISO 8601; nil for another text.
  private static func time(of text: String) -> Double? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].count == 10, let day = numbers(parts[0], separator: "-"),
      day.count == 3
    else { return nil }
    let date = CalendarDate(year: day[0], month: day[1], day: day[2])
    guard date.isValid else { return nil }
    let midnight = Double(date.daysSince1970) * 86_400
    guard parts.count == 2 else { return midnight }
    guard let clock = numbers(parts[1], separator: ":"), (2...3).contains(clock.count),
      clock[0] < 24, clock[1] < 60, clock.count < 3 || clock[2] < 60
    else { return nil }
    return midnight + Double(clock[0] * 3600 + clock[1] * 60 + (clock.count > 2 ? clock[2] : 0))
  }

  private static func numbers(_ text: Substring, separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }
}
