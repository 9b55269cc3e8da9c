import GalleyGeometry
import Testing

@testable import GalleyLayouts

struct SharedColumnsTests {
  @Test func `events that only touch have the whole width each`() {
    #expect(places([(9, 10), (10, 11), (14, 15)]) == [[0, 1, 1], [0, 1, 1], [0, 1, 1]])
  }

  @Test func `two that overlap have half each, the one that begins first before the other`() {
    #expect(places([(10, 12), (9, 11)]) == [[1, 1, 2], [0, 1, 2]])
  }

  @Test func `of those that begin together the longest stands first, then in order`() {
    #expect(places([(9, 10), (9, 12), (9, 10)]) == [[1, 1, 3], [0, 1, 3], [2, 1, 3]])
  }

  @Test func `an event takes the first column that is free again`() {
    // The third begins as the second ends, and so stands below it.
    #expect(places([(9, 13), (9, 10), (10, 12)]) == [[0, 1, 2], [1, 1, 2], [1, 1, 2]])
  }

  @Test func `an event widens over the columns that are free to its right`() {
    // Three at nine; the fourth overlaps the first alone and takes what the others left.
    let found = places([(9, 12), (9, 10), (9, 9.5), (10, 12), (9.5, 10)])
    #expect(found == [[0, 1, 3], [1, 1, 3], [2, 1, 3], [1, 2, 3], [2, 1, 3]])
  }

  @Test func `what is linked by others shares one width`() {
    #expect(
      places([(9, 11), (10, 13), (12, 14), (14, 15)])
        == [[0, 1, 2], [1, 1, 2], [0, 1, 2], [0, 1, 1]])
  }

  @Test func `no two events overlap, none could begin further left, none could be wider`() {
    print("shared columns: seeds 1 to 200")
    for seed in 1...200 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let events = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        let start = Double(Int.random(in: 0...40, using: &generator)) / 4
        return SharedColumns.Span(
          start: start, end: start + Double(Int.random(in: 1...12, using: &generator)) / 4)
      }
      let places = SharedColumns.places(of: events)
      for (index, place) in places.enumerated() {
        let beside = events.indices.filter { $0 != index && overlap(events[index], events[$0]) }
        #expect(beside.allSatisfy { areApart(place, places[$0]) }, "seed \(seed), event \(index)")
        #expect(beside.allSatisfy { places[$0].count == place.count }, "seed \(seed)")
        let right = beside.map { places[$0].column }.filter { $0 > place.column }.min()
        #expect(place.column + place.width == right ?? place.count, "seed \(seed), event \(index)")
        let atStart = beside.filter {
          events[$0].start <= events[index].start && places[$0].column < place.column
        }
        #expect(
          Set(atStart.map { places[$0].column }).count == place.column, "seed \(seed), \(index)")
      }
    }
  }

  @Test func `a hundred thousand events that overlap in every way take no time to speak of`() {
    var generator = SplitMix64(seed: 1)
    let mixed = (0..<100_000).map { _ in
      let start = Double.random(in: 0...23, using: &generator)
      return SharedColumns.Span(
        start: start, end: start + Double.random(in: 0.1...1, using: &generator))
    }
    // Half of them at once, the others one after another beside them, linked by one.
    let steps = (0..<50_000).map {
      SharedColumns.Span(start: 2 + Double($0), end: 3 + Double($0))
    }
    let heaped =
      [SharedColumns.Span(start: 0, end: 60_000)]
      + [SharedColumns.Span](repeating: .init(start: 0, end: 1), count: 50_000) + steps
    let time = ContinuousClock().measure {
      _ = SharedColumns.places(of: mixed)
      let places = SharedColumns.places(of: heaped)
      #expect(places[60_000] == .init(column: 1, width: 50_000, count: 50_001))
    }
    #expect(time < .seconds(10))
  }

  /// Column, width and count of each event.
  private func places(_ events: [(Double, Double)]) -> [[Int]] {
    SharedColumns.places(of: events.map { SharedColumns.Span(start: $0.0, end: $0.1) })
      .map { [$0.column, $0.width, $0.count] }
  }

  private func overlap(_ left: SharedColumns.Span, _ right: SharedColumns.Span) -> Bool {
    left.start < right.end && right.start < left.end
  }

  private func areApart(_ left: SharedColumns.Place, _ right: SharedColumns.Place) -> Bool {
    left.column + left.width <= right.column || right.column + right.width <= left.column
  }
}
