import Galley
import Testing

/// Bars from one day to another.
@Suite struct ChartPlanTests: ChartRecording {
  private func plan(_ rows: String, _ more: String = "") -> String {
    "data: [\(rows)], x: [from, to], y: task, marks: [{ mark: bar }\(more)]"
  }

  private let days =
    "{ task: Draw, from: 2026-03-02, to: 2026-03-06 }, { task: Build, from: 2026-03-06, to: 2026-03-22 }"

  @Test func `bars lie from day to day beside their words`() throws {
    let record = try record(plan(days))
    let (one, other) = (
      try layer("c/plot/bar/Draw", of: record).frame,
      try layer("c/plot/bar/Build", of: record).frame
    )
    let plot = try layer("c/plot", of: record).frame
    #expect(one.minX == plot.minX && abs(other.maxX - plot.maxX) < 1e-6)
    #expect(abs(one.maxX - other.minX) < 1e-6 && abs(other.width - 4 * one.width) < 1e-6)
    #expect(one.maxY < other.minY)
    #expect(
      try layer("c/plot/bar/Draw", of: record).recordedOptions["value"] == .text("Mar 2 – Mar 6"))
  }

  @Test(arguments: [
    ("en", ["Mar 8", "Mar 15"], "Mar 2 – Mar 6"),
    ("de", ["8. März", "15. März"], "2. März – 6. März"),
    ("ja", ["3月8日", "3月15日"], "3月2日 – 3月6日"),
  ])
  func `ticks are days as the language writes them`(
    _ language: String, _ ticks: [String], _ value: String
  ) throws {
    let record = try record(plan(days), more: "language: \(language)")
    #expect(texts(below: "c/x-axis", of: record).filter(ticks.contains) == ticks)
    #expect(try layer("c/plot/bar/Draw", of: record).recordedOptions["value"] == .text(value))
  }

  @Test func `a domain of days, a rule at a day and hours`() throws {
    let record = try record(
      plan(
        "{ task: Ana, from: 2026-03-02T08:00, to: 2026-03-02T14:00 }",
        ", { mark: rule, value: 2026-03-02T12:00 }")
        + ", x-axis: { domain: [2026-03-02, 2026-03-03] }")
    let bar = try layer("c/plot/bar/Ana", of: record)
    let plot = try layer("c/plot", of: record).frame
    #expect(abs((bar.frame.minX - plot.minX) / plot.width - 8.0 / 24) < 1e-6)
    #expect(abs(bar.frame.width / plot.width - 6.0 / 24) < 1e-6)
    #expect(bar.recordedOptions["value"] == .text("8:00\u{202F}AM – 2:00\u{202F}PM"))
    let rule = try layer("c/plot/rule/line", of: record)
    #expect(abs(rule.frame.midX - plot.midX) < 1e-6)
    #expect(rule.recordedOptions["value"] == .text("12:00\u{202F}PM"))
  }

  @Test(arguments: [
    ("{ task: a, from: 2026-03-02, to: 5 }", "", "'to' must be a day or a time such as 2026-03-02"),
    ("{ task: a, from: 2026-03-02, to: 2026-02-30 }", "", "found '2026-02-30'"),
    (
      "{ task: a, from: 2026-03-02, to: 2026-03-04 }", ", { mark: rule, value: 4 }",
      "a rule across times stands at a day or a time"
    ),
    (
      "{ task: a, from: 2026-03-02, to: 2026-03-04 }", ", { mark: rule, value: soon }",
      "no place of the data is called 'soon'"
    ),
  ])
  func `what is no day is told`(_ rows: String, _ more: String, _ expected: String) {
    let found = mistake(plan(rows, more))
    #expect(found.contains(expected), "\(found)")
  }

  @Test func `ends of an axis are of the kind of its values`() {
    let numbers = mistake(plan(days) + ", x-axis: { domain: [0, 10] }")
    #expect(numbers.contains("the domain of 'x-axis' ends at '0', and its values are times"))
    let times = mistake("data: [1, 2], y-axis: { domain: [2026-03-02, 2026-03-05] }")
    #expect(times.contains("ends at '2026-03-02', and its values are numbers; give numbers"))
    #expect(
      mistake("data: [1, 2], y-axis: { domain: [soon, 4] }").contains("numbers, or days such as"))
  }
}
