internal import GalleyGeometry
package import GalleyNotation

/// Days and times as files say them, in the form of ISO 8601: `2026-03-02`, `2026-03-02T10:30`.
package enum ISO8601Text {
  /// Seconds since the beginning of 1970, without a time zone; nil for what is no date.
  package static func seconds(of text: String) -> Double? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].count == 10, let day = numbers(parts[0], separator: "-"),
      day.count == 3
    else { return nil }
    let date = CalendarDate(year: day[0], month: day[1], day: day[2])
    guard date.isValid else { return nil }
    let midnight = Double(date.daysSince1970) * 86_400
    guard parts.count == 2 else { return midnight }
    return seconds(ofClock: parts[1]).map { midnight + $0 }
  }

  /// Seconds since midnight of a time such as `10:30` or `10:30:15`; nil for what is none.
  package static func seconds(ofClock text: some StringProtocol) -> Double? {
    guard let clock = numbers(Substring(text), separator: ":"), (2...3).contains(clock.count),
      clock[0] < 24, clock[1] < 60, clock.count < 3 || clock[2] < 60
    else { return nil }
    return Double(clock[0] * 3600 + clock[1] * 60 + (clock.count > 2 ? clock[2] : 0))
  }

  private static func numbers(_ text: Substring, separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension DateFormat.Fields {
  /// The day and the time so many seconds after the beginning of 1970.
  package init(secondsSince1970 time: Double) {
    let date = CalendarInterval.date(of: time)
    let minutes = Int((time - Double(date.daysSince1970) * 86_400) / 60)
    self.init(
      year: date.year, month: date.month, day: date.day, weekday: date.weekday,
      hour: minutes / 60, minute: minutes % 60)
  }
}
