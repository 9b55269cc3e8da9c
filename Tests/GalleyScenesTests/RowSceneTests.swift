import Galley
import Testing

/// What UIKit does to the rows of a list around what a scene puts in them, in a view of 200 points.
@Suite struct RowSceneTests {
  private static let rows = """
    - collection: rows
      layout: { kind: list, appearance: APPEARANCE, row-height: 52 }
      swipe-actions: { leading: [{ title: Read }], trailing: [{ title: Delete, destructive: true }, { title: Flag, fill: lime }] }
      cell: [{ shape: rectangle, fill: blue, at: { leading: 0, width: 8, height: 8 } }]
      items: [{ id: a }, { id: b, level: 2 }, { id: c }]

    """

  private func leaves(
    _ gestures: String, start: String = "{}", appearance: String = "plain", look: String = "ios-26",
    direction: String = "ltr"
  ) throws -> [DrawCommand] {
    try TestScene.commands(
      views: Self.rows.replacing("APPEARANCE", with: appearance),
      screen: ", look: \(look), direction: \(direction)",
      more: "states: [{ name: one, start: \(start), do: \(gestures) }]")
  }

  private func texts(_ commands: [DrawCommand]) -> [String] {
    commands.compactMap(\.text?.block.string)
  }

  /// The bounds of what is filled with a color.
  private func bounds(_ hex: UInt32, in commands: [DrawCommand]) -> [Rect] {
    commands.filter { $0.fillColor == Color(hex: hex) }.compactMap(\.fillBounds)
  }

  @Test func `a pulled row shows its actions, the first at the edge, in the measures of the look`()
    throws
  {
    // Titles of 13 points and six and four letters of 6.5, with 12 around; 10 between.
    let later = try leaves("[{ swipe: { item: a, by: -120 } }]")
    #expect(texts(later) == ["Delete", "Flag"])
    #expect(bounds(0xFF383C, in: later).map(\.width) == [63])
    #expect(bounds(0xFF383C, in: later).map(\.maxX) == [190])
    #expect(bounds(0xFF383C, in: later).map(\.height) == [44])
    #expect(bounds(0x00FF00, in: later).map(\.maxX) == [117])
    let earlier = try leaves("[{ swipe: { item: a, by: -100 } }]", look: "ios-18")
    #expect(bounds(0xFF3B30, in: earlier) == [Rect(x: 126, y: 0, width: 74, height: 52)])
    #expect(bounds(0x00FF00, in: earlier) == [Rect(x: 52, y: 0, width: 74, height: 52)])
  }

  @Test func `trailing actions lie at the left where text runs to the left`() throws {
    let commands = try leaves("[{ swipe: { item: a, by: 120 } }]", direction: "rtl")
    #expect(texts(commands) == ["Delete", "Flag"])
    #expect(bounds(0xFF383C, in: commands).map(\.minX) == [10])
  }

  @Test func `pulled all the way the first action has the row to itself`() throws {
    let commands = try leaves("[{ swipe: { item: a, by: -199 } }]", look: "ios-18")
    let filled = try #require(bounds(0xFF3B30, in: commands).first)
    #expect(abs(filled.width - 200) < 1e-6)
  }

  @Test(arguments: [("plain", 1), ("inset-grouped", 1)])
  func `a selected row is gray unless the list says none`(appearance: String, count: Int) throws {
    let commands = try leaves("[{ tap: a }]", appearance: appearance)
    #expect(bounds(0xD1D1D6, in: commands).count == count)
    #expect(bounds(0xD1D1D6, in: try leaves("[]", appearance: appearance)).isEmpty)
    let quiet = try TestScene.commands(
      views: Self.rows.replacing("APPEARANCE", with: "plain, selection-style: none"),
      more: "states: [{ name: one, start: { selection: a } }]")
    #expect(bounds(0xD1D1D6, in: quiet).isEmpty)
  }

  @Test(arguments: [("ltr", 20.0), ("rtl", 172.0)])
  func `what is in an outline lies ten points further in for each level`(
    direction: String, x: Double
  ) throws {
    let commands = try leaves("[]", direction: direction)
    let marks = bounds(0x0000FF, in: commands).map(\.minX)
    #expect(marks == [direction == "ltr" ? 0 : 192, x, direction == "ltr" ? 0 : 192])
  }

  @Test(arguments: [
    ("[{ swipe: { item: a } }]", "by: -160"),
    ("[{ swipe: { by: -9 } }]", "item: 3"),
    ("[{ swipe: -9 }]", "a row and a distance"),
    ("[{ swipe: { item: z, by: -9 } }]", "there is no item 'z'"),
  ])
  func `a swipe that cannot be is told with its cure`(gestures: String, words: String) {
    let error = #expect(throws: SceneError.self) { _ = try leaves(gestures) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `swipe actions without any, and one without a title, are told`() {
    for (actions, words) in [
      ("{}", "needs leading or trailing ones"),
      ("{ trailing: [{ fill: red }] }", "'title: Delete'"),
    ] {
      let error = #expect(throws: SceneError.self) {
        _ = try TestScene.read(
          views:
            "- { collection: rows, layout: list, cell: [], items: 3, swipe-actions: \(actions) }")
      }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }
}
