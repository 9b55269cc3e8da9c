import GalleyGeometry
import Testing

@Suite struct ScaleTests {
  @Test func `zero among round numbers has no sign`() {
    #expect(Ticks.values(from: -1, to: 0, count: 5).last?.sign == .plus)
  }

  @Test func `round numbers of an interval that runs downward are those of the other, reversed`() {
    for (start, end) in [(0.0, 1.0), (-10, 2.5), (0.001, 0.0179), (-1e6, 3e6)] {
      for count in 1...12 {
        let upward = Ticks.values(from: start, to: end, count: Double(count))
        let downward = Ticks.values(from: end, to: start, count: Double(count))
        #expect(downward == upward.reversed())
      }
    }
  }

  @Test func `intervals without end, and of too many numbers, have none`() {
    #expect(Ticks.values(from: 0, to: .infinity, count: 5) == [])
    #expect(Ticks.values(from: 0, to: 1, count: 1e9) == [])
    #expect(CalendarInterval.seconds(1).times(from: -.infinity, to: 0) == [])
    #expect(CalendarInterval(from: .nan, to: 0, count: 5).times(from: .nan, to: 0) == [])
  }

  @Test func `days and dates go back to each other over leap years`() {
    for days in stride(from: -800_000, through: 800_000, by: 97) {
      #expect(CalendarDate(daysSince1970: days).daysSince1970 == days)
    }
    #expect(CalendarDate(daysSince1970: 0) == CalendarDate(year: 1970, month: 1, day: 1))
    #expect(CalendarDate(year: 2000, month: 2, day: 29).daysSince1970 == 11_016)
    #expect(CalendarDate(year: 2026, month: 11, day: 28).weekday == 6)
    #expect(!CalendarDate(year: 2100, month: 2, day: 29).isValid)
    #expect(!CalendarDate(year: 2026, month: 13, day: 1).isValid)
  }
}
