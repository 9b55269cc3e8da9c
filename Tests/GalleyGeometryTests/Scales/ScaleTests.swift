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

  @Test func `a scale by ratios to both sides of zero is its own mirror, and exact about it`() {
    let scale = SymlogScale((-1000, 1000), to: (-1, 1))
    for value in [1e-300, 1e-12, 0.5, 1, 10, 999] {
      #expect(abs(scale.position(of: -value) + scale.position(of: value)) < 1e-15)
      #expect(abs(scale.value(at: scale.position(of: value)) - value) < 1e-12 * max(1, value))
    }
    // Far from zero equal ratios lie equally far apart, about it equal differences.
    let far = SymlogScale((0, 1e9))
    let places = [1e5, 1e6, 1e7].map(far.position)
    #expect(abs((places[2] - places[1]) - (places[1] - places[0])) < 1e-6)
    #expect(abs(far.position(of: 2e-6) / far.position(of: 1e-6) - 2) < 1e-5)
    #expect(scale.position(of: .nan).isNaN)
  }

  @Test func `its round values are zero and powers of ten, as many as are asked for`() {
    #expect(
      SymlogScale((-1000, 20_000)).ticks(count: 12)
        == [-1000, -100, -10, -1, 0, 1, 10, 100, 1000, 10_000])
    #expect(
      SymlogScale((-1000, 20_000)).ticks(count: 8) == [-1000, -100, -10, 0, 10, 100, 1000, 10_000])
    #expect(SymlogScale((-1000, 20_000)).ticks(count: 4) == [-100, 0, 100, 10_000])
    #expect(SymlogScale((20_000, -1000)).ticks(count: 4) == [10_000, 100, 0, -100])
    // Few powers are no help.
    #expect(SymlogScale((-4, 8)).ticks(count: 3) == [0, 5])
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
