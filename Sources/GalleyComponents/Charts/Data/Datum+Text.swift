internal import GalleyNotation
internal import GalleyScenes

extension Datum {
  /// The value as it is written for people.
  func text(_ numbers: AxisFormat, _ dates: DateFormat) -> String {
    switch self {
    case .number(let number): numbers.text(of: number)
    case .time(let time): dates.text(of: DateFormat.Fields(secondsSince1970: time))
    case .word(let word): word
    }
  }
}

extension DateFormat.Form {
  /// The forms in which places along an axis may be written, from long to short: of a week its
  /// weekdays, of the months of a year these.
  static func forms(of places: [Datum]) -> [DateFormat.Form] {
    let times = places.compactMap { place -> Double? in
      if case .time(let time) = place { time } else { nil }
    }.sorted()
    guard let first = times.first, let last = times.last else { return [.medium] }
    let fields = times.map { DateFormat.Fields(secondsSince1970: $0) }
    if fields.contains(where: { $0.hour != 0 || $0.minute != 0 }) {
      let isWhole = fields.allSatisfy { $0.minute == 0 }
      return isWhole ? [.hour] : [.time]
    }
    let days = (last - first) / 86_400
    if fields.allSatisfy({ $0.day == 1 && $0.month == 1 }), times.count > 1 { return [.year] }
    if fields.allSatisfy({ $0.day == 1 }), times.count > 1 {
      return days < 366 ? [.month, .shortMonth, .narrowMonth] : [.monthAndYear, .shortMonth]
    }
    return days < 7 && times.count > 1
      ? [.shortWeekday, .narrowWeekday] : days < 366 ? [.monthAndDay, .day] : [.medium]
  }
}
