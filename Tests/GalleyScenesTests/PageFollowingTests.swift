import Galley
import Testing

/// A page control follows the content while it moves; texts follow when it rests.
@Suite struct PageFollowingTests {
  private func drawing(at instant: String) throws -> ComposedState {
    let scene = try TestScene.read(
      views: """
        - collection: shelf
          layout: { kind: carousel, item: { width: 100, height: 100 } }
          cell: [{ shape: rectangle }]
          items: [{ name: catch }, { name: memory }, { name: shoot }]
        - page-control: shelf
          color: gray
          current-color: red
        - text: "{shelf.page.name} {shelf.page.number}"
        """, more: "states: [{ name: one, do: [{ scroll: { page: 2 } }], at: \(instant) }]")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
  }

  /// The page whose dot is marked.
  private func markedPage(_ drawing: ComposedState) -> Int? {
    drawing.picture.commands.flatMap(\.leaves).compactMap(\.fillColor).dropFirst()
      .firstIndex(of: .init(hex: 0xFF0000)).map { $0 - 1 }
  }

  private func label(_ drawing: ComposedState) -> String? {
    drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string).last
  }

  @Test(arguments: zip(["0s", "40%", "60%", "99%", "settled"], [0, 1, 1, 2, 2]))
  func `the page control shows the page nearest to what is in sight`(
    instant: String, page: Int
  ) throws {
    #expect(markedPage(try drawing(at: instant)) == page)
  }

  @Test(
    arguments: zip(["0s", "50%", "99%", "settled"], ["catch 1", "catch 1", "catch 1", "shoot 3"]))
  func `a text speaks of the page where the content rested last`(
    instant: String, text: String
  ) throws {
    #expect(label(try drawing(at: instant)) == text)
  }
}
