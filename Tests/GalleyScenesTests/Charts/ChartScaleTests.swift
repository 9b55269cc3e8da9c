import Galley
import Testing

/// Logarithmic axes, and units by language.
@Suite struct ChartScaleTests: ChartRecording {
  private let growth =
    "data: [{ n: 1, v: 1 }, { n: 2, v: 10 }, { n: 3, v: 1000 }], x: n, y: v, marks: { mark: line, symbols: true }"

  @Test func `equal ratios lie equally far apart on a logarithmic axis`() throws {
    let record = try record(growth + ", y-axis: { scale: log }")
    let heights = try (1...3).map { try layer("c/plot/line/\($0)", of: record).frame.midY }
    #expect(abs((heights[0] - heights[1]) * 2 - (heights[1] - heights[2])) < 1e-6)
    let labels = texts(below: "c/y-axis", of: record)
    #expect(labels.contains("1") && labels.contains("1,000"), "\(labels)")
  }

  @Test func `bars on a logarithmic axis stand where it begins`() throws {
    let record = try record("data: [5, 50, 500], y-axis: { scale: log }")
    let bars = try (1...3).map { try layer("c/plot/bar/\($0)", of: record).frame }
    #expect(abs(bars[0].maxY - bars[2].maxY) < 1e-6)
    #expect(abs((bars[1].height - bars[0].height) - (bars[2].height - bars[1].height)) < 1e-6)
  }

  @Test func `what has no place on a logarithmic axis is told with its cure`() {
    let zero = mistake("data: [{ v: 3 }, { v: 0 }], y: v, y-axis: { scale: log }")
    #expect(zero.contains("a logarithmic scale has no place for 'v': 0; give a number above zero"))
    #expect(
      mistake("data: [1, 2], marks: [bar, { mark: rule, value: -4 }], y-axis: { scale: log }")
        .contains("no place for a rule at -4"))
    #expect(
      mistake("data: [1, 2], y-axis: { scale: log, domain: [0, 10] }")
        .contains("the domain of a logarithmic scale begins above zero, found 0 in 'y-axis'"))
  }

  @Test func `ratios to both sides of zero are equally far apart, and bars stand on zero`() throws {
    let record = try record(
      "data: [-1000, -10, 0, 10, 1000], marks: bar, y-axis: { scale: symlog }")
    let bars = try (1...5).map { try layer("c/plot/bar/\($0)", of: record).frame }
    #expect(abs(bars[0].minY - bars[4].maxY) < 1e-6)
    #expect(abs(bars[0].height - bars[4].height) < 1e-6 && bars[2].height == 0)
    #expect(bars[4].height < 4 * bars[3].height)
    #expect(texts(below: "c/y-axis", of: record).contains("0"))
    #expect(
      mistake("data: [1, 2], x-axis: { scale: symlog }").contains(
        "'x-axis' has bands; leave out 'scale: symlog'"))
  }

  @Test func `an axis without numbers is not logarithmic`() {
    #expect(
      mistake("data: [1, 2], x-axis: { scale: log }")
        .contains("a logarithmic scale is for numbers, and 'x-axis' has bands"))
  }

  @Test func `units are written by language`() throws {
    let chart = "data: [12, 21.5], y-axis: { unit: celsius }"
    #expect(
      try layer("c/plot/bar/2", of: record(chart)).recordedOptions["value"] == .text("21.5°C"))
    let german = try record(chart, more: "language: de")
    #expect(try layer("c/plot/bar/2", of: german).recordedOptions["value"] == .text("21,5\u{A0}°C"))
    #expect(texts(below: "c/y-axis", of: german).contains("20\u{A0}°C"))
    let russian = try record("data: [5000], y-axis: { unit: kilometer }", more: "language: ru")
    #expect(
      try layer("c/plot/bar/1", of: russian).recordedOptions["value"] == .text("5\u{A0}000\u{A0}км")
    )
    // Another text stays as it is.
    let beats = try record("data: [72], y-axis: { unit: bpm }")
    #expect(try layer("c/plot/bar/1", of: beats).recordedOptions["value"] == .text("72\u{A0}bpm"))
  }
}
