internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyScenes

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
    case .text(let text): self = ISO8601Text.seconds(of: text).map(Datum.time) ?? .word(text)
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

  var isTime: Bool { if case .time = self { true } else { false } }

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
}
