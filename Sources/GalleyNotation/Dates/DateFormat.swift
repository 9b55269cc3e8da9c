/// How days and times are written for people who read a language, without time zones.
///
/// Names and patterns are those of CLDR 47 in the Gregorian calendar; in Thai years are Buddhist, as
/// they are on Apple's devices.
package struct DateFormat: Sendable {
  /// What of a date is written.
  package enum Form: String, Sendable, CaseIterable {
    /// Monday
    case weekday
    /// Mon
    case shortWeekday = "short-weekday"
    /// M
    case narrowWeekday = "narrow-weekday"
    /// March
    case month
    /// Mar
    case shortMonth = "short-month"
    /// M
    case narrowMonth = "narrow-month"
    /// 2
    case day
    /// 2 Mon
    case weekdayAndDay = "weekday-and-day"
    /// Mar 2
    case monthAndDay = "month-and-day"
    /// Mon, Mar 2
    case weekdayMonthAndDay = "weekday-month-and-day"
    /// 2026
    case year
    /// Mar 2026
    case monthAndYear = "month-and-year"
    /// Mar 2, 2026
    case medium
    /// 3/2/26
    case short
    /// March 2, 2026
    case long
    /// Monday, March 2, 2026
    case full
    /// 2 PM
    case hour
    /// 2:05 PM
    case time
  }

  /// A day, and the time on it.
  package struct Fields: Hashable, Sendable {
    package var year: Int
    /// From 1 to 12.
    package var month: Int
    /// From 1.
    package var day: Int
    /// From 0, a Sunday, to 6.
    package var weekday: Int
    /// From 0 to 23.
    package var hour: Int
    package var minute: Int

    package init(
      year: Int, month: Int, day: Int, weekday: Int, hour: Int = 0, minute: Int = 0
    ) {
      self.year = year
      self.month = month
      self.day = day
      self.weekday = weekday
      self.hour = hour
      self.minute = minute
    }
  }

  private let pattern: String
  private let names: DateNames
  private let symbols: NumberSymbols

  /// - `language`: A BCP 47 tag; what is not known is written as in English.
  package init(_ form: Form, language: String) {
    let tag = LanguageTag(language)
    names = DateNames(language: tag)
    symbols = NumberSymbols(language: tag)
    pattern = Self.pattern(of: form, names)
  }

  private static func pattern(of form: Form, _ names: DateNames) -> String {
    switch form {
    case .weekday: return "cccc"
    case .shortWeekday: return "ccc"
    case .narrowWeekday: return "ccccc"
    case .month: return "LLLL"
    case .shortMonth: return "LLL"
    case .narrowMonth: return "LLLLL"
    default:
      let index = (Form.allCases.firstIndex(of: form) ?? 0) - 6
      return names.patterns.indices.contains(index) ? names.patterns[index] : "y-MM-dd"
    }
  }

  /// The date as it is written.
  package func text(of date: Fields) -> String {
    var text = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      guard letter != "'" else {
        isQuoted.toggle()
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { $0 == letter }
      let isField = !isQuoted && letter.isASCII && letter.isLetter
      text += isField ? field(letter, run.count, date) : String(run)
      rest = rest.dropFirst(run.count)
    }
    return text
  }

  private func field(_ letter: Character, _ count: Int, _ date: Fields) -> String {
    switch letter {
    case "y":
      let year = date.year + names.yearOffset
      return number(count == 2 ? year % 100 : year, count)
    case "M", "L":
      guard count > 2 else { return number(date.month, count) }
      return name(names.months, date.month - 1, count, isAlone: letter == "L")
    case "E", "c": return name(names.weekdays, date.weekday, max(3, count), isAlone: letter == "c")
    case "d": return number(date.day, count)
    case "H": return number(date.hour, count)
    case "h": return number((date.hour + 11) % 12 + 1, count)
    case "K": return number(date.hour % 12, count)
    case "m": return number(date.minute, count)
    case "a", "B":
      return names.halves.count == 2 ? names.halves[date.hour < 12 ? 0 : 1] : ""
    default: return ""
    }
  }

  /// A name of four letters is wide, one of five narrow, another one short.
  private func name(_ lists: [[String]], _ index: Int, _ count: Int, isAlone: Bool) -> String {
    let list = lists[count == 4 ? (isAlone ? 1 : 0) : count == 5 ? 4 : (isAlone ? 3 : 2)]
    return list.indices.contains(index) ? list[index] : ""
  }

  private func number(_ number: Int, _ count: Int) -> String {
    let digits = String(abs(number)).compactMap(\.wholeNumberValue)
    let zeros = [Int](repeating: 0, count: max(0, count - digits.count))
    return (number < 0 ? symbols.minus : "") + symbols.written(zeros + digits)
  }
}
