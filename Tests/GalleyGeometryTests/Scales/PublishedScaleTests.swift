import Foundation
import GalleyGeometry
import Testing

/// The published cases of d3's scales, in `Fixtures/d3`.
@Suite struct PublishedScaleTests {
  @Test func `round numbers, scales and times are those of d3`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/d3/scales", withExtension: "json"))
    let cases = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [[Any]])
    #expect(cases.count == 483)
    for entry in cases {
      let name = try #require(entry[0] as? String)
      let arguments = try #require(entry[1] as? [Any])
      let found = try #require(Self.result(of: name, arguments), "\(name) is not known")
      let expected = Self.numbers(entry[2])
      // The tests of logarithms give seven digits.
      let tolerance = name == "log" || name == "log.invert" ? 1e-6 : 1e-12
      #expect(
        Self.agree(found, expected, within: tolerance),
        "\(name) of \(arguments): \(found), not \(expected)")
    }
  }

  private static func result(of name: String, _ arguments: [Any]) -> [Double]? {
    let numbers = arguments.map { Self.numbers($0) }
    func number(_ index: Int) -> Double { numbers[index].first ?? .nan }
    func pair(_ index: Int) -> (start: Double, end: Double) {
      (numbers[index][0], numbers[index][1])
    }
    switch name {
    case "ticks": return Ticks.values(from: number(0), to: number(1), count: number(2))
    case "tickStep": return [Ticks.step(from: number(0), to: number(1), count: number(2))]
    case "tickIncrement":
      return [Ticks.increment(from: number(0), to: number(1), count: number(2))]
    case "nice":
      let ends = Ticks.extended(from: number(0), to: number(1), count: number(2))
      return [ends.start, ends.end]
    case "linear", "linear.invert":
      let scale = LinearScale(pair(0), to: pair(1), clamps: arguments[2] as? Bool ?? false)
      return [name == "linear" ? scale.position(of: number(3)) : scale.value(at: number(3))]
    case "linear.nice":
      let domain = LinearScale(pair(0)).extended(count: number(1)).domain
      return [domain.start, domain.end]
    case "linear.ticks": return LinearScale(pair(0)).ticks(count: number(1))
    case "log", "log.invert":
      let scale = LogScale(pair(0), to: pair(1), clamps: arguments[2] as? Bool ?? false)
      return [name == "log" ? scale.position(of: number(3)) : scale.value(at: number(3))]
    case "log.nice":
      let domain = LogScale(pair(0)).extended().domain
      return [domain.start, domain.end]
    case "log.ticks": return LogScale(pair(0)).ticks(count: number(1))
    case "symlog", "symlog.invert":
      let scale = SymlogScale(pair(0), to: pair(1), clamps: arguments[2] as? Bool ?? false)
      return [name == "symlog" ? scale.position(of: number(3)) : scale.value(at: number(3))]
    case "symlog.nice":
      let domain = SymlogScale(pair(0)).extended(count: number(1)).domain
      return [domain.start, domain.end]
    case "utcTicks":
      let (start, end) = (number(0) / 1000, number(1) / 1000)
      let interval = CalendarInterval(
        from: min(start, end), to: max(start, end), count: number(2))
      let times = interval.times(from: min(start, end), to: max(start, end)).map { $0 * 1000 }
      return end < start ? times.reversed() : times
    case "utc.nice":
      let (start, end) = (pair(0).start / 1000, pair(0).end / 1000)
      let interval = CalendarInterval(from: start, to: end, count: number(1))
      return [interval.floor(start) * 1000, interval.ceiling(end) * 1000]
    default: return band(name, arguments, number, pair)
    }
  }

  /// Of a domain, a range, inner and outer padding, an alignment, whether it rounds, and a value.
  private static func band(
    _ name: String, _ arguments: [Any], _ number: (Int) -> Double,
    _ pair: (Int) -> (start: Double, end: Double)
  ) -> [Double]? {
    guard let domain = arguments[0] as? [String] else { return nil }
    let scale = BandScale(
      count: domain.count, in: pair(1), innerPadding: number(2), outerPadding: number(3),
      alignment: number(4), rounds: arguments[5] as? Bool ?? false)
    switch name {
    case "band.bandwidth", "point.bandwidth": return [scale.bandwidth]
    case "band.step", "point.step": return [scale.step]
    case "band", "point":
      let index = (arguments[6] as? String).flatMap(domain.firstIndex(of:))
      return index.map { [scale.start(of: $0)] } ?? []
    default: return nil
    }
  }

  private static func numbers(_ value: Any) -> [Double] {
    switch value {
    case let list as [Any]: list.flatMap(numbers)
    case let text as String: [Double(text.replacing("Infinity", with: "inf")) ?? .nan]
    case let number as NSNumber: [number.doubleValue]
    default: []
    }
  }

  private static func agree(
    _ found: [Double], _ expected: [Double], within tolerance: Double
  ) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy {
        $0 == $1 || $0.isNaN && $1.isNaN || abs($0 - $1) <= tolerance * max(1, abs($1))
      }
  }
}
