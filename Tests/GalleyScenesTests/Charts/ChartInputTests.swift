import Galley
import Testing

/// What charts make of data that is odd or wrong.
@Suite struct ChartInputTests: ChartRecording {
  @Test func `a place that the data has not is told when the scene is read`() {
    let data = "data: [{ day: Mon, v: 1 }, { day: Tue, v: 2 }], x: day, y: v"
    for key in ["selection: Tues", "annotations: [{ x: Tues, text: Best }]"] {
      #expect(throws: SceneError.self) { try scene("\(data), \(key)") }
      #expect(
        mistake("\(data), \(key)").contains(
          "no place of the data is called 'Tues'; did you mean 'Tue'?; expected one of Mon, Tue"))
    }
    #expect(
      mistake("data: [1, 2], marks: line, selection: Tue")
        .contains("expected a number from 1 to 2"))
    #expect(
      mistake("\(data), marks: [bar, { mark: rule, value: Sun }]").contains(
        "no place of the data is called 'Sun'"))
  }

  @Test(arguments: [
    "data: []", "data: [{ day: Mon }]", "data: [{ day: Mon, value: much }], x: day",
    "data: [.nan]", "data: [1.0e400]", "data: 5", "data: { by: s }",
    "data: [{ a: 1, value: -1 }], x: a, marks: { mark: bar, stack: normalized }",
    "data: [1], x: place", "data: [{ a: .nan, value: 1 }], x: a, marks: line",
    "data: [{ a: 1.0e+308, value: 1 }], x: a, marks: point",
    "data: [{ a: -1, value: 1 }], x: a, marks: line, x-axis: { scale: log }",
    "data: [1, 2], marks: line, selection: 3000-01-01", "data: { file: none.json }",
  ])
  func `wrong data is told, with its place`(_ chart: String) {
    #expect(mistake(chart).contains("scene.yaml:"), "\(mistake(chart))")
  }

  @Test(arguments: [
    "data: [7]", "data: [0, 0]", "data: [0, 0], marks: { mark: sector, inner-radius: 0.6 }",
    "data: [{ d: 2026-13-45, value: 1 }, { d: 2026-02-30, value: 2 }], x: d",
    "data: [{ d: الأحد, value: 1 }, { d: \"🥾\", value: 2 }], x: d",
    "data: [{ d: الأحد, value: 1 }, { d: \"🥾\", value: 2 }], x: value, y: d",
    "data: [-1, -2, -3], marks: [bar, line, area, point]",
    "data: [3], marks: line, y-axis: { scale: log }",
    "data: [3], marks: line, x-axis: { scale: log }",
    "data: [{ x: a, y: b, n: 1 }], x: x, y: y, marks: { mark: rectangle, shade: n }",
    "style: gauge, data: [0], y-axis: { domain: [0, 0] }",
  ])
  func `odd data is drawn, however small the chart`(_ chart: String) throws {
    for size in ["[300, 200]", "[10, 10]"] {
      #expect(names(of: try record(chart, size: size)).contains { $0.hasPrefix("c/plot") })
    }
  }

  @Test func `a donut of zeros has its names`() throws {
    let record = try record("data: [0, 0], marks: { mark: sector, inner-radius: 0.6 }")
    #expect(try layer("c/plot/2", of: record).recordedOptions["value"] == .text("0"))
  }

  @Test func `each cell draws the values of its item`() throws {
    let text = """
      galley: 1
      screen: { size: [300, 200], scale: 1 }
      views:
        - collection: shelf
          layout: { kind: flow, item: [100, 100] }
          items: [{ name: A, values: [1, 2, 3] }, { name: B, values: [4, 0] }]
          cell: [{ chart: c, data: "{values}" }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let record = try scene.drawing(of: scene.states[0], using: FixedResources()).record()
    let bars = record.collections.flatMap(\.elements).map { element in
      (element.layers ?? []).filter { $0.kind == "bar" && !$0.recordedOptions.isEmpty }
        .map { $0.recordedOptions["value"] }
    }
    #expect(bars == [[.text("1"), .text("2"), .text("3")], [.text("4"), .text("0")]])
    let wrong = text.replacing("values: [4, 0]", with: "values: much")
    #expect(throws: (any Error).self) {
      let scene = try SceneLoader().load(bytes: Array(wrong.utf8), path: "scene.yaml")
      _ = try scene.drawing(of: scene.states[0], using: FixedResources())
    }
  }
}
