import Galley
import Testing

/// Items that are a range, of which a state has more than the scene.
@Suite struct GrownRangeTests {
  private func content(items: String, start: String) throws -> Content.Section {
    let scene = try TestScene.read(
      views: """
        - collection: numbers
          at: { top: 0, height: 300 }
          layout: { kind: circles }
          measure: value
          cell: { style: plain, fill: red }
          items: \(items)

        """,
      more: "states: [{ name: first, start: \(start) }]")
    let view = try PlayedScene.view(of: try #require(scene.states.first), in: scene)
    return try #require(view.content.sections.first)
  }

  @Test(arguments: [(2, [4, 5]), (3, [4, 5, 6]), (6, [4, 5, 6, 7, 8, 9]), (0, nil)])
  func `the measures of a range go on as its numbers do`(count: Int, measures: [Double]?) throws {
    let section = try content(
      items: "{ range: [4, 6] }", start: "{ items: \(count) }")
    #expect(section.count == count)
    #expect(section.measures == measures)
  }
}
