import Galley
import Testing

/// Charts on their way from one set of data to another.
@Suite struct ChartMotionTests: ChartRecording {
  private let picker = "  - { segmented: s, segments: [A, B], at: { top: 0 } }"

  /// The record a share of the way from the first set to the second, in even steps of time.
  private func record(_ chart: String, after share: String) throws -> ScreenRecord {
    try record(
      chart, beside: picker,
      states:
        "states: [{ name: a, do: [{ tap: B, in: s, timing: { duration: 1s, curve: linear } }], at: \(share) }]"
    )
  }

  private let bars =
    "at: { top: 40, horizontal: 0, bottom: 0 }, y-axis: { domain: [0, 100] }, x: d, y: v, data: { by: s, sets: [[{ d: Mon, v: 20 }, { d: Tue, v: 60 }], [{ d: Mon, v: 80 }, { d: Wed, v: 40 }]] }"

  @Test func `bars of one name go from value to value, others grow and shrink`() throws {
    let rest = try record(bars, after: "0%")
    let between = try record(bars, after: "25%")
    let end = try record(bars, after: "100%")
    let names = names(of: between)
    #expect(names.contains("c/plot/bar/Tue") && names.contains("c/plot/bar/Wed"))
    #expect(!self.names(of: rest).contains("c/plot/bar/Wed"))
    #expect(!self.names(of: end).contains("c/plot/bar/Tue"))
    let (start, way, goal) = (
      try layer("c/plot/bar/Mon", of: rest), try layer("c/plot/bar/Mon", of: between),
      try layer("c/plot/bar/Mon", of: end)
    )
    #expect(abs(way.frame.height - (start.frame.height * 0.75 + goal.frame.height * 0.25)) < 1e-6)
    #expect(way.recordedOptions["value"] == .text("35"))
    let (comes, goes) = (
      try layer("c/plot/bar/Wed", of: between), try layer("c/plot/bar/Tue", of: between)
    )
    // Both stand on zero, a quarter of the way up and down.
    #expect(abs(comes.frame.maxY - way.frame.maxY) < 1e-6)
    #expect(abs(comes.frame.height - goal.frame.height / 2 * 0.25) < 1e-6)
    #expect(abs(goes.frame.height - start.frame.height * 3 * 0.75) < 1e-6)
  }

  @Test func `what changed between two states is told by the bar's name with both values`() throws {
    let changes = LayoutExplanation(
      from: try record(bars, after: "0%"), to: try record(bars, after: "100%")
    ).changes.map(\.sentence)
    #expect(changes.contains("value of bar 'Mon' went from 20 to 80"), "\(changes)")
  }

  @Test func `a line of other points goes through what is between`() throws {
    let line =
      "at: { top: 40, horizontal: 0, bottom: 0 }, y-axis: { domain: [0, 10] }, marks: { mark: line, symbols: true }, data: { by: s, sets: [[0, 4, 0], [10, 4]] }"
    let way = try layer("c/plot/line/line", of: record(line, after: "50%"))
    #expect(way.recordedOptions["1"] == .text("5"))
    #expect(way.recordedOptions["2"] == .text("4"))
    // The third point goes to where the line ends.
    #expect(way.recordedOptions["3"] == .text("2"))
  }

  @Test func `labels of the axes go from place to place, and none lies on another`() throws {
    let chart =
      "at: { top: 40, horizontal: 0, bottom: 0 }, data: { by: s, sets: [[5, 8], [50, 80, 20]] }"
    for share in ["10%", "40%", "60%", "90%"] {
      let record = try record(chart, after: share)
      let labels = (record.layers ?? []).filter { "\($0.name)".hasPrefix("c/y-axis/") }
        .map(\.frame).sorted { $0.minY < $1.minY }
      #expect(labels.count > 1)
      for (one, next) in zip(labels, labels.dropFirst()) where one.minY != next.minY {
        #expect(one.minY + 8 < next.minY, "\(share)")
      }
    }
  }

  @Test func `shares of a donut turn into others`() throws {
    let donut =
      "marks: { mark: sector, inner-radius: 0.5 }, x: n, data: { by: s, sets: [[{ n: A, value: 1 }, { n: B, value: 3 }], [{ n: A, value: 3 }, { n: C, value: 1 }]] }"
    let way = try record(donut, after: "50%")
    #expect(try layer("c/plot/A", of: way).recordedOptions["value"] == .text("2"))
    #expect(try layer("c/plot/B", of: way).recordedOptions["value"] == .text("1.5"))
    #expect(try layer("c/plot/C", of: way).recordedOptions["value"] == .text("0.5"))
  }

  @Test func `a control that is not there, and sets too few for it, are told`() throws {
    let unknown = mistake("data: { by: t, sets: [[1], [2]] }")
    #expect(unknown.contains("no control is called 't'; the screen has no control with a name"))
    #expect(mistake("data: { by: t }").contains("data by a control needs 'sets'"))
    #expect(throws: (any Error).self) {
      try scene("data: { by: s, sets: [[1], [2], [3]] }", beside: picker)
    }
  }
}
