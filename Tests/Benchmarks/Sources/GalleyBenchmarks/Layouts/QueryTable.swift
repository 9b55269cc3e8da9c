import Galley

/// What a screenful costs among ten thousand and among a million elements.
enum QueryTable {
  private static let subjects = [
    LayoutSubject(kind: "grid", content: mixedScales),
    LayoutSubject(kind: "circles") {
      Content(sections: [.init(measures: randomNumbers($0, in: 10...200))])
    },
    .measuredList,
  ]

  static func run(_ log: inout VerdictLog) {
    report("a screenful of 390 x 844 points: at one place, at random places, by filtering all")
    for subject in subjects {
      guard let layout = subject.layout else {
        report("  \(subject.name.padded(10)) skipped: the catalog has no such layout")
        continue
      }
      do {
        let few = try Query(layout.arrange(subject.content(10_000), in: phone))
        let many = try Query(layout.arrange(subject.content(1_000_000), in: phone))
        compare(subject.name, few, many, &log)
      } catch {
        report("  \(subject.name.padded(10)) failed: \(error)")
      }
    }
    report("")
  }

  private static func compare(
    _ name: String, _ few: Query, _ many: Query, _ log: inout VerdictLog
  ) {
    func row(_ label: String, _ query: Query) {
      let times = [query.samePlace, query.randomPlaces, query.filtering].map {
        "\(($0 * 1e6).formatted(places: 2)) µs".padded(14, left: true)
      }
      report("  \(name.padded(10)) \(label.padded(10))\(times.joined())   \(query.hits) hits")
    }
    row("10,000", few)
    row("1,000,000", many)
    let same = many.samePlace / few.samePlace
    let random = many.randomPlaces / few.randomPlaces
    let filter = many.filtering / many.samePlace
    report(
      "  \(name.padded(10)) same place \(same.formatted(places: 2))x "
        + log.verdict("\(name), same place among a million", same, atMost: 2)
        + ", random places \(random.formatted(places: 2))x "
        + log.verdict("\(name), random places among a million", random, atMost: 5)
        + ", filtering all \(filter.formatted(places: 0))x "
        + log.verdict("\(name), filtering over query", filter, atLeast: 1000))
  }
}

/// The times of one arrangement's queries, in seconds.
private struct Query {
  let samePlace: Double
  let randomPlaces: Double
  let filtering: Double
  /// How many elements the screenful in the middle shows.
  let hits: Int

  init(_ arrangement: Arrangement) {
    let room = max(0, arrangement.contentSize.height - phone.size.height)
    func screenful(_ share: Double) -> Rect {
      Rect(origin: Point(x: 0, y: room * share), size: phone.size)
    }
    let middle = screenful(0.5)
    hits = arrangement.attributes(in: middle).count
    samePlace = Measurement.secondsPerCall(batches: 31, calls: 500) { _ in
      consume(arrangement.attributes(in: middle))
    }
    let places = randomNumbers(5000, in: 0...1).map(screenful)
    randomPlaces = Measurement.secondsPerCall(batches: 11, calls: places.count) { call in
      consume(arrangement.attributes(in: places[call]))
    }
    let all = arrangement.allAttributes()
    filtering = Measurement.secondsPerCall(batches: 5, calls: 1) { _ in
      consume(all.filter { $0.frame.intersects(middle) })
    }
  }
}

/// Keeps the optimizer from dropping what nobody looks at.
@inline(never) private func consume<Value>(_ value: Value) {}
