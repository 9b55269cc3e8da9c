import Galley
import Testing

/// Charts as they are recorded; with `FixedResources` a letter of a label is 5.5 points wide and its
/// line 13.2 high.
@Suite struct ChartTests: ChartRecording {
  private let week =
    "data: [{ day: Mon, steps: 5200 }, { day: Tue, steps: 5900 }, { day: Wed, steps: -1000 }], x: day, y: steps"

  @Test func `a bar is called by its place, and its record has what it stands for`() throws {
    let record = try record(week)
    let (monday, tuesday) = (
      try layer("c/plot/bar/Mon", of: record), try layer("c/plot/bar/Tue", of: record)
    )
    #expect(monday.kind == "bar")
    #expect(tuesday.recordedOptions["value"] == .text("5,900"))
    // From one zero, as high as the numbers are.
    #expect(abs(monday.frame.maxY - tuesday.frame.maxY) < 1e-9)
    #expect(abs(monday.frame.height / tuesday.frame.height - 5200.0 / 5900) < 1e-9)
    let wednesday = try layer("c/plot/bar/Wed", of: record)
    #expect(abs(wednesday.frame.minY - monday.frame.maxY) < 1e-9)
  }

  @Test func `numbers of the axis are round, and written by language`() throws {
    #expect(
      texts(below: "c/y-axis", of: try record(week)) == ["6,000", "4,000", "2,000", "0", "-2,000"])
    let german = try record(week, more: "language: de")
    #expect(texts(below: "c/y-axis", of: german).contains("4.000"))
    #expect(try layer("c/plot/bar/Tue", of: german).recordedOptions["value"] == .text("5.900"))
    let percent = try record("data: [0.25, 0.5], y-axis: { format: percent }")
    #expect(texts(below: "c/y-axis", of: percent).contains("40%"))
  }

  @Test func `days are weekdays where there is room for them, narrow where there is not`() throws {
    let days = (2...8).map { "{ day: 2026-03-0\($0), v: \($0) }" }.joined(separator: ", ")
    let wide = try record("data: [\(days)], x: day, y: v")
    #expect(
      texts(below: "c/x-axis", of: wide) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(names(of: wide).contains("c/plot/bar/2026-03-02"))
    let watch = try record("data: [\(days)], x: day, y: v", size: "[150, 120]")
    #expect(texts(below: "c/x-axis", of: watch) == ["M", "T", "W", "T", "F", "S", "S"])
    let french = try record(
      "data: [\(days)], x: day, y: v", size: "[200, 120]", more: "language: fr")
    #expect(texts(below: "c/x-axis", of: french).first == "L")
  }

  @Test func `labels that have no room are left out evenly, and none lies on another`() throws {
    let rows = (1...30).map { "{ n: Name\($0), v: \($0) }" }.joined(separator: ", ")
    let record = try record("data: [\(rows)], x: n, y: v")
    let labels = (record.layers ?? []).filter { "\($0.name)".hasPrefix("c/x-axis/") }
    #expect(labels.count > 3 && labels.count < 15)
    for (one, next) in zip(labels, labels.dropFirst()) { #expect(one.frame.maxX < next.frame.minX) }
    for label in labels { #expect(label.frame.minX >= 0 && label.frame.maxX <= 300) }
  }

  @Test func `where text runs to the left the chart is mirrored`() throws {
    let (left, right) = (
      try record(week), try record(week, size: "[300, 200], direction: rtl")
    )
    let (one, other) = (
      try layer("c/plot/bar/Mon", of: left), try layer("c/plot/bar/Mon", of: right)
    )
    #expect(abs(one.frame.minX - (300 - other.frame.maxX)) < 1e-6)
    #expect(try layer("c/y-axis", of: right).frame.minX < 1)
  }

  @Test func `stacks add up, and normalized ones are shares`() throws {
    let data =
      "data: [{ d: Mon, k: A, v: 1 }, { d: Mon, k: B, v: 3 }, { d: Tue, k: A, v: 2 }], x: d, y: v, series: k"
    let standard = try record(data)
    let (a, b) = (
      try layer("c/plot/bar/A/Mon", of: standard), try layer("c/plot/bar/B/Mon", of: standard)
    )
    #expect(abs(b.frame.maxY - a.frame.minY) < 1e-9)
    #expect(abs(b.frame.height - 3 * a.frame.height) < 1e-9)
    #expect(texts(below: "c/legend", of: standard) == ["A", "B"])
    let shares = try record(data + ", marks: { mark: bar, stack: normalized }")
    let plot = try layer("c/plot", of: shares)
    #expect(
      abs(try layer("c/plot/bar/B/Mon", of: shares).frame.height - plot.frame.height * 0.75) < 1e-6)
    #expect(texts(below: "c/y-axis", of: shares).contains("100%"))
  }

  @Test func `a rule is the average of the data`() throws {
    let record = try record(
      "data: [2, 4, 9], marks: [bar, { mark: rule, value: average, label: \"Average {value}\" }]")
    #expect(try layer("c/plot/rule/line", of: record).recordedOptions["value"] == .text("5"))
    #expect(texts(below: "c/plot/rule", of: record) == ["Average 5"])
  }

  @Test func `axes of one value, and of none but zero, are drawn`() throws {
    for data in ["[7]", "[0]", "[-3, -3]", "[{ value: 5, number: 2 }]"] {
      for mark in ["bar", "line", "area", "point"] {
        let record = try record("data: \(data), marks: \(mark)")
        #expect(names(of: record).contains { $0.hasPrefix("c/plot/\(mark)/") })
      }
    }
    let flat = try record("data: [5, 5], marks: line, y-axis: { includes-zero: false }")
    #expect(try layer("c/plot/line/line", of: flat).frame.height > 0)
  }

  @Test func `rings are filled as far as their numbers go, donuts are shares`() throws {
    let ring = try record(
      "style: ring, data: [{ n: Move, v: 420, goal: 500 }], y: v, series: n, marks: { mark: sector, of: goal }"
    )
    #expect(try layer("c/plot/Move", of: ring).recordedOptions["share"] == .text("84%"))
    let donut = try record("data: [1, 3], marks: { mark: sector, inner-radius: 0.6 }")
    #expect(names(of: donut).filter { $0.hasPrefix("c/plot/") } == ["c/plot/1", "c/plot/2"])
    let gauge = try record("style: gauge, data: [68], y-axis: { domain: [50, 90] }")
    #expect(try layer("c/plot/1", of: gauge).recordedOptions["share"] == .text("45%"))
  }

  @Test func `twenty thousand points are drawn as a few for each column of pixels`() throws {
    let numbers = (0..<20_000).map { "\($0 * 7919 % 1000)" }.joined(separator: ",")
    let record = try record("data: [\(numbers)], marks: line")
    let line = try layer("c/plot/line/line", of: record)
    #expect(line.recordedOptions["points"] == .text("20000"))
    guard case .text(let drawn)? = line.recordedOptions["drawn-points"], let count = Int(drawn)
    else {
      Issue.record("no drawn-points")
      return
    }
    // Four for each of at most 300 pixels.
    #expect(count > 300 && count <= 4 * 300)
  }

  @Test func `what changes in a chart is told by its numbers`() throws {
    let changed = week.replacing("5900", with: "5100")
    let bars = LayoutExplanation(from: try record(week), to: try record(changed)).changes
    #expect(bars.first?.sentence == "value of bar 'Tue' went from 5,900 to 5,100")
    let lines = LayoutExplanation(
      from: try record(week + ", marks: line"), to: try record(changed + ", marks: line")
    ).changes
    #expect(lines.first?.sentence == "Tue of line 'line' went from 5,900 to 5,100")
  }

  @Test func `a selection has the value of its place`() throws {
    let record = try record(week + ", selection: Tue")
    let card = try layer("c/selection", of: record)
    #expect(card.recordedOptions["value"] == .text("5,900"))
  }

  @Test func `a bar of nothing has its name and its value`() throws {
    let record = try record("data: [{ day: Mon, v: 0 }, { day: Tue, v: 4 }], x: day, y: v")
    let bar = try layer("c/plot/bar/Mon", of: record)
    #expect(bar.recordedOptions["value"] == .text("0"))
    #expect(bar.frame.height == 0)
  }
}
