import Galley
import Testing

/// States that begin with more or fewer items than the scene has.
@Suite struct GrownContentTests {
  private func widths(items: String, _ state: String) throws -> [Double] {
    let view = try view(items: items, state)
    return (0..<view.content.itemCount).compactMap { view.arrangement.cell($0)?.frame.width }
  }

  private func view(items: String, _ state: String) throws -> CollectionView {
    let scene = try TestScene.read(
      views: """
        - collection: dots
          layout: { kind: circles, diameter: 7 }
          cell: { style: disc, label: "{value?}" }
          items: \(items)
        """, more: "states: [{ name: grown, \(state) }]")
    return try PlayedScene.view(of: scene.states[0], in: scene)
  }

  @Test func `a range goes on with the measures of its numbers`() throws {
    #expect(try widths(items: "{ range: [11, 13] }", "start: {}") == [11, 12, 13])
    let five: [Double] = [11, 12, 13, 14, 15]
    #expect(try widths(items: "{ range: [11, 13] }", "start: { items: 5 }") == five)
    #expect(try widths(items: "{ range: [11, 13] }", "start: { items: 2 }") == [11, 12])
    #expect(try widths(items: "{ range: [11, 13] }", "start: { items: 0 }") == [])
  }

  @Test func `what a range goes on with knows its number`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: dots
          layout: { kind: circles }
          cell: { style: disc, label: "{value}" }
          items: { range: [11, 13] }
        """, more: "states: [{ name: grown, start: { items: 5 } }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    let labels = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    #expect(labels == ["11", "12", "13", "14", "15"])
  }

  @Test func `what comes to a range has the default measure, and the others keep theirs`() throws {
    let inserted = "do: [{ insert: 1, delete: 2 }]"
    #expect(try widths(items: "{ range: [11, 13] }", inserted) == [11, 7, 12])
    let both = "start: { items: 4 }, do: [{ insert: { at: 0, items: [9] } }]"
    #expect(try widths(items: "{ range: [11, 13] }", both) == [9, 11, 12, 13, 14])
  }

  @Test func `a list goes on with items that know nothing, and have names of their own`() throws {
    let list = "[{ id: 3, value: 20 }, { value: 30 }]"
    let view = try view(items: list, "start: { items: 4 }")
    #expect(view.ids == [["3", .loaded(1), .loaded(2), .loaded(3)]])
    #expect(try widths(items: list, "start: { items: 4 }") == [20, 30, 7, 7])
  }
}
