import Galley
import Testing

/// A collection below a text that speaks of another one: a line of 24 points holds a character for
/// each 10 points of width.
@Suite struct PlacingRoundTests {
  private static let views = """
    - collection: names
      at: { top: 20, height: 50 }
      layout: { kind: flow, item: 40 }
      cell: { style: plain }
      items: [{ name: short }, { name: this name has forty-five letters on three lines }]
    - text: "{names.selection.name}"
      id: label
      font: { size: 20 }
      at: { below: names, leading: 0, trailing: 0 }
    - collection: rows
      at: { below: label, bottom: 0 }
      layout: { kind: flow, item: { width: 100%, height: 50 } }
      cell: { style: plain }
      items: [{ id: row }]

    """

  private func rows(do gestures: String, at instant: String = "settled") throws -> CollectionView {
    let scene = try TestScene.read(
      views: Self.views, more: "states: [{ name: played, do: \(gestures), at: \(instant) }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    return try #require(drawing.collections.last?.view)
  }

  @Test func `a collection has the room that texts leave by what they say in the end`() throws {
    #expect(try rows(do: "[]").environment.size.height == 400 - 70 - 24)
    #expect(try rows(do: "[{ tap: 1, in: names }]").environment.size.height == 400 - 70 - 72)
  }

  @Test func `a turn begins from the screen as it was before`() throws {
    let turn = "[{ tap: 1, in: names }, { resize: [300, 400] }]"
    let view = try rows(do: turn, at: "0s")
    #expect(view.environment.size == Size(width: 300, height: 400 - 70 - 48))
    #expect(view.shownFrame(of: "row")?.width == 200)
    #expect(try rows(do: turn).shownFrame(of: "row")?.width == 300)
  }
}
