import Galley
import Testing

/// The size of a pixel in what arranges collections.
@Suite struct PixelOptionTests {
  /// The cells of collections on a screen of 402 points, left to right and down, in pixels.
  private func cells(_ views: String, scale: Double, more: String = "") throws -> [Rect] {
    let text = """
      galley: 1
      screen: { size: [402, 400], scale: \(scale)\(more.contains("right") ? ", direction: rtl" : "") }
      views:
      \(views.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      \(more.contains("right") ? "" : more)
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.last)
    return try scene.drawing(of: state, using: FixedResources()).picture.commands.dropFirst()
      .flatMap(\.leaves).compactMap(\.fillBounds).map { bounds in
        func pixels(_ points: Double) -> Double { (points * scale * 1e6).rounded() / 1e6 }
        return Rect(
          x: pixels(bounds.minX), y: pixels(bounds.minY), width: pixels(bounds.width),
          height: pixels(bounds.height))
      }
  }

  private func wall(_ layout: String) -> String {
    """
    - collection: wall
      layout: \(layout)
      cell: [{ shape: rectangle, fill: red }]
      items: 6
    """
  }

  @Test(arguments: [1, 2, 3] as [Double], ["", "right"])
  func `a gap of a hairline is one pixel of the screen, and cells lie on pixels`(
    _ scale: Double, _ direction: String
  ) throws {
    let cells = try cells(
      wall("{ kind: grid, columns: 3, spacing: hairline }"), scale: scale, more: direction)
    try #require(cells.count == 6)
    let row = cells.prefix(3).sorted { $0.minX < $1.minX }
    #expect(row[0].minX == 0 && row[2].maxX == 402 * scale)
    #expect(zip(row, row.dropFirst()).map { $1.minX - $0.maxX } == [1, 1])
    #expect(cells[3].minY - cells[0].maxY == 1)
    #expect(cells.allSatisfy { $0.minX == $0.minX.rounded() && $0.minY == $0.minY.rounded() })
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func `insets, sections and what a gesture brings have pixels, too`(_ scale: Double) throws {
    let inset = try cells(
      wall("{ kind: flow, item: [\"31 - hairline\", 30] }")
        + "\n  content-inset: { top: hairline * 4 }",
      scale: scale)
    #expect(inset.first?.minY == 4)
    #expect(inset.first?.width == 31 * scale - 1)

    let sections = try cells(
      """
      - collection: wall
        section-spacing: hairline
        cell: [{ shape: rectangle, fill: red }]
        sections:
          - { layout: { kind: flow, item: 30 }, items: 1, insets: { top: hairline * 3 } }
          - { layout: { kind: flow, item: 30 }, items: 1 }
      """, scale: scale)
    #expect(sections.first?.minY == 3)
    #expect(sections.last.map { $0.minY - (sections.first?.maxY ?? 0) } == 1)

    let brought = try cells(
      wall("{ kind: grid, columns: 2 }"), scale: scale,
      more: """
        states:
          - { name: other, do: [{ switch-layout: { kind: grid, columns: 3, spacing: hairline } }] }
        """)
    try #require(brought.count == 6)
    #expect(brought[1].minX - brought[0].maxX == 1)
  }

  @Test func `parameters of a part say how many columns there are`() throws {
    let cells = try cells(
      "- { wall: { columns: 2, gap: hairline } }", scale: 2,
      more: """
        parts:
          wall:
            parameters: [columns, gap]
            layers:
              - collection: wall
                layout: { kind: grid, columns: "{columns}", spacing: "{gap} * 2", aspect: 0.5 }
                cell: [{ shape: rectangle, fill: red }]
                items: 6
        """)
    try #require(cells.count == 6)
    #expect(cells[1].minX - cells[0].maxX == 2 && cells[1].minY == cells[0].minY)
    #expect(cells[2].minX == 0)
  }

  @Test(arguments: [
    ("{ kind: grid, columns: \"{wide.on + 2}\" }", "a collection is arranged before 'wide.on'"),
    ("{ kind: grid, spacing: \"{hairline / 0}\" }", "divides by zero"),
    ("{ kind: grid, spacing: \"hairline - 2\" }", "spacing must be from 0 to 100000, found -1"),
    ("{ kind: grid, spacing: \"hairlines\" }", "spacing must be a number"),
  ])
  func `what a layout cannot know is told where the scene is read`(
    _ layout: String, _ expected: String
  ) throws {
    let text = """
      galley: 1
      views:
        - collection: wall
          layout: \(layout)
          cell: [{ shape: rectangle, fill: red }]
          items: 6
      """
    let error = try #require(throws: SceneError.self) {
      try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    }
    #expect(error.description.contains(expected), "\(error)")
  }

  @Test func `what is wrong at one scale alone is told there`() throws {
    let views = wall("{ kind: grid, columns: 3, spacing: \"9 * hairline - 4\" }")
    #expect(try cells(views, scale: 1).count == 6)
    let error = try #require(throws: SceneError.self) { try cells(views, scale: 3) }
    #expect(error.description.contains("spacing must be from 0 to 100000, found -1"))
  }
}
