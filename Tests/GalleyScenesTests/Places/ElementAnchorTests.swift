import Galley
import Testing

/// Layers that are placed by elements of collections, and by what is in other layers.
@Suite struct ElementAnchorTests {
  private static func views(_ place: String) -> String {
    """
    - collection: goods
      at: { top: 200, height: 60 }
      layout: { kind: flow, item: { width: 50, height: 40 }, interitem-spacing: 14, line-spacing: 6 }
      cell:
        - { id: badge, shape: rectangle, at: { top: 2, trailing: 4, size: 10 }, fill: blue }
      items: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }, { value: 6 }]
    - group: [{ id: inner, shape: rectangle, at: { leading: 7, top: 9, size: 20 }, fill: red }]
      id: card
      at: { leading: 20, top: 40, width: 100, height: 60 }
    - { id: mark, shape: rectangle, at: \(place), fill: green }
    """
  }

  private func frame(_ place: String, screen: String = "", do gestures: String = "[]") throws
    -> Rect
  {
    let scene = try TestScene.read(
      views: Self.views(place), screen: screen,
      more: "states: [{ name: first, do: \(gestures) }]")
    let record = try scene.drawing(of: try #require(scene.states.last), using: FixedResources())
      .record()
    return try #require(record.parts(named: "mark").first).frame
  }

  @Test(arguments: [
    ("{ around: goods/1 }", Rect(x: 75, y: 200, width: 50, height: 40)),
    ("{ around: goods/1, all: -3 }", Rect(x: 72, y: 197, width: 56, height: 46)),
    ("{ around: goods/1/badge, all: -1 }", Rect(x: 110, y: 201, width: 12, height: 12)),
    ("{ around: card/inner }", Rect(x: 27, y: 49, width: 20, height: 20)),
    (
      "{ around: card, size: 10, top: -5, trailing: -5 }",
      Rect(x: 115, y: 35, width: 10, height: 10)
    ),
    (
      "{ around: goods/0, width: 50%, height: 8, center: 0 }",
      Rect(x: 12.5, y: 216, width: 25, height: 8)
    ),
    ("{ below: goods/1, gap: 4, leading: 6, size: 10 }", Rect(x: 6, y: 244, width: 10, height: 10)),
    ("{ after: card/inner, gap: 3, top: 0, size: 10 }", Rect(x: 50, y: 0, width: 10, height: 10)),
  ])
  func `a layer is placed by any part of the screen`(place: String, frame: Rect) throws {
    #expect(try self.frame(place) == frame)
  }

  @Test func `it goes where that goes, and to the other side where text runs to the left`() throws {
    let moved = try frame("{ around: goods/1 }", do: "[{ scroll: { by: 20 } }]")
    #expect(moved == Rect(x: 75, y: 180, width: 50, height: 40))
    let mirrored = try frame(
      "{ around: goods/0, leading: 0, width: 10 }", screen: ", direction: rtl")
    #expect(mirrored == Rect(x: 190, y: 200, width: 10, height: 40))
  }

  @Test(arguments: [
    ("{ around: goods/9 }", "there is no 'goods/9' in sight in 'first'"),
    (
      "{ below: card/iner, size: 3 }",
      "there is no 'card/iner' in sight in 'first'; did you mean 'card/inner'?"
    ),
    ("{ around: cards }", "there is no layer 'cards' beside this one; did you mean 'card'?"),
    ("{ around: mark }", "'mark' is placed beside 'mark', which is placed beside it in turn"),
    ("{ around: card, inside: safe-area }", "edges count from what a layer is around or inside of"),
  ])
  func `what is not there is told with its place`(place: String, message: String) throws {
    let error = try #require(throws: SceneError.self) { try frame(place) }
    #expect(error.issues.first?.message.hasPrefix(message) == true, "\(error)")
  }

  @Test func `a layer in an item is not placed by the screen`() throws {
    let views = """
      - collection: goods
        layout: { kind: flow, item: { width: 50, height: 40 } }
        cell: [{ shape: rectangle, at: { around: goods/0 }, fill: blue }]
        items: [{ value: 1 }, { value: 2 }]
      - { shape: rectangle, at: { around: goods/1 }, fill: red }
      """
    let scene = try TestScene.read(views: views)
    let error = try #require(throws: SceneError.self) {
      try scene.drawing(of: try #require(scene.states.last), using: FixedResources())
    }
    #expect(
      error.issues.first?.message.hasPrefix("'goods/0' is on the screen, and this layer in") == true
    )
  }
}
