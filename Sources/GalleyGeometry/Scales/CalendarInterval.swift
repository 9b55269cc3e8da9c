/// A stretch of the calendar in which times are counted: seconds since 1970, without time zones.
package enum CalendarInterval: Hashable, Sendable {
  /// So many thousandths of a second.
  case milliseconds(Double)
  /// So many seconds, of which a whole number is a minute, an hour or a day; or so many days.
  case seconds(Double)
  /// Weeks, which begin on a Sunday.
  case weeks
  case months(Int)
  case years(Int)

  /// The interval whose times are about so many between two.
  ///
  /// The choice is that of d3-time, by Mike Bostock: the stretch that is nearest by ratio to an even
  /// share.
  package init(from start: Double, to end: Double, count: Double) {
    let target = abs(end - start) / count
    guard let next = Self.usual.firstIndex(where: { $0.length > target }) else {
      let step = Ticks.step(
        from: start / Self.year, to: end / Self.year, count: count)
      self = .years(max(1, Int(abs(step).isFinite ? abs(step) : 1)))
      return
    }
    guard next > 0 else {
      let step = Ticks.step(from: start * 1000, to: end * 1000, count: count)
      self = .milliseconds(max(abs(step), 1))
      return
    }
    let (below, above) = (Self.usual[next - 1], Self.usual[next])
    self = (target / below.length < above.length / target ? below : above).interval
  }

  /// The last time of the interval that is not behind one.
  package func floor(_ time: Double) -> Double {
    switch self {
    case .milliseconds(let count):
      return (time * 1000 / count).rounded(.down) * count / 1000
    case .seconds(let count):
      // Hours count from midnight, days from the first of 1970, as d3's of UTC do.
      return (time / count).rounded(.down) * count
    case .weeks:
      let date = Self.date(of: time)
      return Double(date.daysSince1970 - date.weekday) * Self.day
    case .months(let count):
      let date = Self.date(of: time)
      return Self.time(
        of: CalendarDate(
          year: date.year, month: date.month - (date.month - 1) % count, day: 1))
    case .years(let count):
      let year = Self.date(of: time).year
      let first = Int((Double(year) / Double(count)).rounded(.down)) * count
      return Self.time(of: CalendarDate(year: first, month: 1, day: 1))
    }
  }

  /// The first time of the interval that is not before one.
  package func ceiling(_ time: Double) -> Double {
    let floor = floor(time)
    return floor < time ? following(floor) : floor
  }

  /// The times from one to another, both included where they are of the interval.
  package func times(from start: Double, to end: Double) -> [Double] {
    guard abs(start) <= Self.farthest, abs(end) <= Self.farthest else { return [] }
    var times: [Double] = []
    var next = ceiling(start)
    while next <= end, times.count < Self.mostTimes {
      times.append(next)
      next = following(next)
    }
    return times
  }

  /// The next time of the interval.
  private func following(_ time: Double) -> Double {
    switch self {
    case .milliseconds(let count): return ((time * 1000 / count).rounded() + 1) * count / 1000
    case .seconds(let count): return time + count
    case .weeks: return time + 7 * Self.day
    case .months(let count):
      let date = Self.date(of: time)
      let months = date.year * 12 + date.month - 1 + count
      let year = Int((Double(months) / 12).rounded(.down))
      return Self.time(of: CalendarDate(year: year, month: months - year * 12 + 1, day: 1))
    case .years(let count):
      let date = Self.date(of: time)
      return Self.time(of: CalendarDate(year: date.year + count, month: 1, day: 1))
    }
  }

  /// The day on which a time is, in seconds since 1970; of what is too far away the last one.
  package static func date(of time: Double) -> CalendarDate {
    let near = min(max(time, -farthest), farthest)
    return CalendarDate(daysSince1970: Int((near / day).rounded(.down)))
  }

  /// A hundred million days, as ECMAScript counts.
  private static let farthest = 100_000_000 * day

  private static func time(of date: CalendarDate) -> Double { Double(date.daysSince1970) * day }

  private static let day = 86_400.0
  private static let year = 365 * day
  private static let mostTimes = 10_000

  /// From short to long.
  private static let usual: [(interval: CalendarInterval, length: Double)] =
    [1, 5, 15, 30, 60, 300, 900, 1800, 3600, 10_800, 21_600, 43_200, day, 2 * day].map {
      (.seconds($0), $0)
    } + [
      (.weeks, 7 * day), (.months(1), 30 * day), (.months(3), 90 * day), (.years(1), year),
    ]
}
