import Galley
import Testing

/// Collections as large as their content, on a screen of 200 by 400 points: forty characters of five
/// points a line, and twelve points each line.
struct FittingCollectionTests {
  private func rows(
    _ place: String = "{ top: 0, horizontal: 0, height: fit }", more: String = "",
    layout: String = "{ kind: flow, item: { width: 100%, height: fit }, line-spacing: 0 }"
  ) -> String {
    """
    - collection: rows
      at: \(place)
      layout: \(layout)
      measure: none
      cell: [{ text: "{words}", font: { size: 10 }, at: { top: 0, leading: 0, trailing: 0 } }]
      items: [{ words: short }, { words: \(String(repeating: "x", count: 60)) }]
      \(more)
    """
  }

  @Test func `a collection is as high as its content and its content inset`() throws {
    let view = try PlayedScene.view(of: rows(), do: "[]")
    #expect(view.environment.size == Size(width: 200, height: 36))
    let inset = try PlayedScene.view(of: rows(more: "content-inset: { vertical: 5 }"), do: "[]")
    #expect(inset.environment.size.height == 46)
    // Narrower, the second item has three lines.
    let narrow = try PlayedScene.view(
      of: rows("{ top: 0, leading: 0, width: 100, height: fit }"), do: "[]")
    #expect(narrow.environment.size == Size(width: 100, height: 48))
  }

  @Test func `bounds hold, and what does not fit scrolls`() throws {
    let low = try PlayedScene.view(
      of: rows("{ top: 0, horizontal: 0, height: fit, max-height: 30 }"), do: "[{ scroll: end }]"
    )
    #expect(low.environment.size.height == 30)
    let high = try PlayedScene.view(
      of: rows("{ top: 0, horizontal: 0, height: fit, min-height: 25% }"), do: "[]")
    #expect(high.environment.size.height == 100)
  }

  @Test func `it is as high as its content becomes`() throws {
    let view = try PlayedScene.view(
      of: rows(), do: "[{ insert: { at: 0, items: [{ words: new }] } }]")
    #expect(view.environment.size.height == 48)
    #expect(
      try PlayedScene.view(of: rows(), do: "[{ delete: [0, 1] }]").environment.size.height == 0)
  }

  @Test func `a stack makes room for it`() throws {
    let stack = """
      - stack: vertical
        at: { top: 0, horizontal: 0 }
        layers:
      \(rows("{ height: fit }").split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
          - { shape: rectangle, fill: red, at: { height: 10 } }
      """
    let fills = try TestScene.commands(views: stack).compactMap(\.fillBounds)
    #expect(fills.contains(Rect(x: 0, y: 36, width: 200, height: 10)))
  }

  @Test func `one that scrolls sideways is as wide as its content`() throws {
    let view = try PlayedScene.view(
      of: rows(
        "{ top: 0, leading: 0, height: 50, width: fit }",
        layout:
          "{ kind: flow, scroll-direction: horizontal, item: [30, 50], line-spacing: 4 }"),
      do: "[]")
    #expect(view.environment.size == Size(width: 64, height: 50))
  }

  @Test func `a layout that fills its room cannot be asked`() throws {
    for layout in [
      "ring", "{ kind: flow, item: { width: 100%, height: 50% } }",
      "{ kind: flow, item: 20, scroll-direction: horizontal }",
    ] {
      let scene = try TestScene.read(views: rows(layout: layout))
      let state = try #require(scene.states.first)
      let error = #expect(throws: SceneError.self) {
        try scene.drawing(of: state, using: FixedResources())
      }
      #expect(
        error?.issues.map(\.message) == [
          "'rows' cannot be as high as its content, since its layout makes the content as high as the collection; give 'height' points, or let the layout scroll that way and its items have points or fit"
        ])
    }
  }

  @Test func `it fits along one axis`() {
    let error = #expect(throws: SceneError.self) {
      try TestScene.read(views: rows("{ top: 0, leading: 0, width: fit, height: fit }"))
    }
    #expect(
      error?.issues.map(\.message) == [
        "a collection is as large as its content along one axis, in an extent that it has along the other; give one of 'width' and 'height' points or a share, or edges"
      ])
  }
}
