import Galley
import Testing

/// Charts with places along the vertical axis: bars to the side and heat maps.
@Suite struct ChartGridTests: ChartRecording {
  private let trails =
    "data: [{ n: Ridge, far: 24 }, { n: Lakes, far: 12 }, { n: Back, far: -6 }], x: far, y: n"

  @Test func `where y has words and x has numbers bars lie to the side`() throws {
    let record = try record(trails)
    let (ridge, lakes, back) = (
      try layer("c/plot/bar/Ridge", of: record), try layer("c/plot/bar/Lakes", of: record),
      try layer("c/plot/bar/Back", of: record)
    )
    #expect(abs(ridge.frame.width - 2 * lakes.frame.width) < 1e-6)
    #expect(ridge.frame.maxY < lakes.frame.minY)
    #expect(abs(ridge.frame.minX - back.frame.maxX) < 1e-6)
    #expect(ridge.recordedOptions["value"] == .text("24"))
    #expect(texts(below: "c/y-axis", of: record) == ["Ridge", "Lakes", "Back"])
    #expect(texts(below: "c/x-axis", of: record).contains("20"))
    // Words stand before the bars.
    #expect(try layer("c/y-axis", of: record).frame.maxX < ridge.frame.minX)
  }

  @Test func `bars to the side are mirrored where text runs to the left`() throws {
    let left = try layer("c/plot/bar/Ridge", of: record(trails))
    let right = try layer(
      "c/plot/bar/Ridge", of: record(trails, size: "[300, 200], direction: rtl"))
    #expect(abs(left.frame.minX - (300 - right.frame.maxX)) < 1e-6)
  }

  @Test func `bars to the side are stacked, and stand beside each other`() throws {
    let data =
      "data: [{ n: A, k: one, v: 1 }, { n: A, k: two, v: 3 }, { n: B, k: one, v: 2 }], x: v, y: n, series: k"
    let stacked = try record(data)
    let (one, two) = (
      try layer("c/plot/bar/one/A", of: stacked), try layer("c/plot/bar/two/A", of: stacked)
    )
    #expect(abs(one.frame.maxX - two.frame.minX) < 1e-6 && one.frame.minY == two.frame.minY)
    let beside = try record(data + ", marks: { mark: bar, position: k }")
    let (first, second) = (
      try layer("c/plot/bar/one/A", of: beside), try layer("c/plot/bar/two/A", of: beside)
    )
    #expect(first.frame.maxY <= second.frame.minY && first.frame.minX == second.frame.minX)
  }

  @Test func `ranges lie to the side from one number to the other`() throws {
    let record = try record(
      "data: [{ n: Plan, from: 2, to: 5 }, { n: Build, from: 4, to: 9 }], x: [from, to], y: n")
    let (plan, build) = (
      try layer("c/plot/bar/Plan", of: record), try layer("c/plot/bar/Build", of: record)
    )
    #expect(build.frame.minX < plan.frame.maxX && build.frame.maxX > plan.frame.maxX)
    #expect(abs(build.frame.width / plan.frame.width - 5.0 / 3) < 1e-6)
  }

  @Test func `labels stand at the ends of bars, and within where there is no room`() throws {
    let record = try record(trails + ", marks: { mark: bar, label: \"{value} km\" }")
    let bar = try layer("c/plot/bar/Lakes", of: record)
    let label = try layer("c/plot/bar/label-Lakes", of: record)
    #expect(label.frame.minX > bar.frame.maxX)
    #expect(abs(label.frame.midY - bar.frame.midY) < 1)
    #expect(texts(below: "c/plot/bar", of: record).contains("24 km"))
  }

  private let visits =
    "data: [{ d: Mon, h: Noon, n: 2 }, { d: Tue, h: Noon, n: 8 }, { d: Mon, h: Night, n: 5 }], x: d, y: h"

  @Test func `a heat map has a cell for each pair of words`() throws {
    let record = try record(visits + ", marks: { mark: rectangle, shade: n, gap: 2 }")
    let cell = try layer("c/plot/rectangle/Noon Tue", of: record)
    #expect(cell.kind == "rectangle" && cell.recordedOptions["value"] == .text("8"))
    let night = try layer("c/plot/rectangle/Night Mon", of: record)
    #expect(night.frame.minY > cell.frame.maxY && night.frame.maxX < cell.frame.minX)
    #expect(abs(night.frame.minY - cell.frame.maxY - 2) < 1.01)
    #expect(texts(below: "c/y-axis", of: record) == ["Noon", "Night"])
    #expect(texts(below: "c/x-axis", of: record) == ["Mon", "Tue"])
    // What the shades mean.
    #expect(texts(below: "c/legend", of: record) == ["2", "8"])
    let changed = try self.record(
      visits.replacing("n: 8", with: "n: 3") + ", marks: { mark: rectangle, shade: n, gap: 2 }")
    let sentences = LayoutExplanation(from: record, to: changed).changes.map(\.sentence)
    #expect(sentences.contains("value of rectangle 'Noon Tue' went from 8 to 3"), "\(sentences)")
  }

  @Test func `points lie where words cross, and values beside them are told`() throws {
    let record = try record(visits + ", marks: point")
    #expect(names(of: record).contains("c/plot/point/Noon Mon"))
    let mixed = mistake(visits + ", marks: [point, { mark: rule, value: 3 }]")
    #expect(
      mixed.contains("'h' must be a number") || mixed.contains("cannot have marks with values"))
  }
}
