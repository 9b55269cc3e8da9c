import Galley
import Testing

/// Numbers of layers that each item fills in.
@Suite struct ComputedOptionTests {
  private func commands(_ cell: String, items: String = "[{ done: 0.25 }, { done: 1 }]") throws
    -> [DrawCommand]
  {
    try TestScene.commands(
      views: """
        - collection: list
          layout: { kind: flow, item: 100 }
          cell:
            \(cell)
          items: \(items)
        """)
  }

  @Test(arguments: ["{done * 80}", "{done} * 80", "{done * 80}%", "({done} * 8) * 10%"])
  func `a length is computed`(width: String) throws {
    let frames = try commands(
      "- { shape: rectangle, fill: red, at: { leading: 0, top: 0, width: \"\(width)\", height: 8 } }"
    ).compactMap(\.fillBounds)
    #expect(frames.map(\.width) == [20, 80])
  }

  @Test func `an option that reads no templates by itself takes them`() throws {
    let gaps = try commands(
      """
      - stack: horizontal
        at: { leading: 0, top: 0 }
        spacing: "{done * 40}"
        layers:
          - { shape: rectangle, fill: red, at: { size: 10 } }
          - { shape: rectangle, fill: red, at: { size: 10 } }
      """.replacing("\n", with: "\n    ")
    ).compactMap(\.fillBounds)
    try #require(gaps.count == 4)
    #expect(gaps[1].minX - gaps[0].maxX == 10)
    #expect(gaps[3].minX - gaps[2].maxX == 40)
  }

  @Test(arguments: [
    ("lines: \"{done * 10}\"", "lines must be a whole number from 1 to 1000, found '2.5'"),
    ("lines: \"{name}\"", "lines must be a whole number from 1 to 1000, found 'four'"),
    ("align: \"{name}\"", "unknown align 'four'"),
    ("letter-spacing: \"{done / (done - 0.25)}\"", "'{done / (done - 0.25)}' divides by zero"),
    ("letter-spacing: \"{name * 2}\"", "'name' is 'four', which is no number"),
  ])
  func `what a template comes to is held to its option`(option: String, expected: String) throws {
    do {
      _ = try commands("- { text: x, \(option) }", items: "[{ done: 0.25, name: four }]")
      Issue.record("drawn")
    } catch let error as SceneError {
      #expect(error.issues.first?.message.hasPrefix(expected) == true, "\(error.issues)")
    }
  }

  @Test func `a gradient takes templates`() throws {
    let fills = try commands(
      "- { shape: rectangle, fill: { linear: [\"{color}\", white] } }",
      items: "[{ color: red }, { color: blue }]")
    try #require(fills.count == 2)
    #expect(fills[0] != fills[1])
  }
}
