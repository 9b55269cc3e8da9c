import Galley
import Testing

/// What each gesture of a scene does to the collection that it meets.
@Suite struct GestureTests {
  private static let scrolls: [(String, Double)] = [
    ("[{ scroll: end }]", 700), ("[{ scroll: { to: [0, 250] } }]", 250),
    ("[{ scroll: { to: { y: 30 } } }]", 30), ("[{ scroll: { by: 120 } }]", 120),
    ("[{ scroll: { by: [0, 40] } }, { scroll: { by: 5 } }]", 45),
    // 5.5 rows to its middle, less half of the view.
    ("[{ scroll: { item: 5 } }]", 400), ("[{ scroll: { item: f } }]", 400),
    ("[{ drag: -120 }]", 120), ("[{ drag: [0, -60] }]", 60), ("[{ drag: { by: -30 } }]", 30),
    ("[{ drag: -120 }, { drag: 20 }, release]", 100),
    // UIScrollView's rubber band: (1 - 1 / (100 · 0.55 / 300 + 1)) · 300 points past the start.
    ("[{ drag: 100 }]", -300 * (1 - 1 / (100 * 0.55 / 300 + 1))),
    ("[{ drag: 100 }, release]", 0),
    // From 1,000 points a second to 10, of which each goes 0.998 / (1 - 0.998) milliseconds.
    ("[{ flick: { by: -100, velocity: -1000 } }]", 100 + 990 * 0.499),
    ("[{ flick: { by: [0, -100], velocity: [300, -1000] } }]", 100 + 990 * 0.499),
    ("[{ drag: -100 }, { release: { velocity: -1000 } }]", 100 + 990 * 0.499),
    ("[{ flick: { by: -100, velocity: -100000 } }]", 700),
  ]

  @Test(arguments: scrolls)
  func `the content scrolls`(gestures: String, offset: Double) throws {
    let view = try PlayedScene.view(of: PlayedScene.rows, do: gestures)
    #expect(view.shownOffset.isClose(to: Point(x: 0, y: offset)))
  }

  private static let turns: [(String, Int)] = [
    ("[{ scroll: { page: 2 } }]", 2), ("[{ flick: { by: -40, velocity: -600 } }]", 1),
    ("[{ drag: -20 }, release]", 0), ("[{ drag: -60 }, release]", 1), ("[{ tap: 1 }]", 1),
    ("[{ tap: 1 }, { tap: [0, 2] }]", 2),
    // 180 from the left: the neighbour's page begins at 150.
    ("[{ tap: { point: [180, 150] } }]", 1),
  ]

  @Test(arguments: turns)
  func `pages turn, along the direction in which they lie`(gestures: String, page: Int) throws {
    #expect(try PlayedScene.view(of: PlayedScene.pages, do: gestures).page == page)
  }

  private static let updates: [(String, String)] = [
    ("[{ insert: 0 }]", "new-0 a b c d"),
    ("[{ insert: { at: 4, item: { id: e } } }]", "a b c d e"),
    ("[{ insert: { at: 1, items: 2 } }]", "a new-0 new-1 b c d"),
    ("[{ insert: { at: 0, items: [{ id: x }, 7] } }]", "x new-0 a b c d"),
    ("[{ insert: [0, { at: [0, 2], item: { id: z } }] }]", "new-0 a z b c d"),
    ("[{ insert: 0 }, { insert: 0 }]", "new-1 new-0 a b c d"),
    ("[{ delete: 1 }]", "a c d"), ("[{ delete: b }]", "a c d"),
    ("[{ delete: [0, 3] }]", "b c"), ("[{ delete: [[0, 3]] }]", "a b c"),
    ("[{ delete: [a, c] }]", "b d"), ("[{ delete: [] }]", "a b c d"),
    ("[{ move: { item: 2, to: 0 } }]", "c a b d"),
    ("[{ move: [{ item: a, to: 3 }, { item: d, to: [0, 0] }] }]", "d b c a"),
    ("[{ insert: 0, delete: [3, b], move: { item: 2, to: 2 } }]", "new-0 a c"),
    ("[{ reload: 1 }]", "a b c d"),
    ("[{ reload: [0, { item: b, with: { name: B } }] }]", "a b c d"),
    ("[{ tap: 1 }]", "a c d"), ("[{ tap: { item: 1 } }]", "a c d"),
    ("[{ tap: 1 }, { tap: 1 }]", "a d"), ("[{ tap: background }]", "new-0 a b c d"),
    ("[{ tap: { point: [100, 150] } }]", "new-0 a b c d"),
    ("[{ tap: 1 }, { tap: b, after: 0.1s }]", "a c d"),
    ("[{ drag-item: { item: 0, to: 2 } }]", "b c a d"),
    ("[{ drag-item: { item: d, to: { item: a } } }]", "d a b c"),
    ("[{ drag-item: { item: 0, to: 2, held: true } }, release]", "b c a d"),
  ]

  @Test(arguments: updates)
  func `items come, go and move`(gestures: String, order: String) throws {
    #expect(try PlayedScene.view(of: PlayedScene.ring, do: gestures).order == order)
  }

  @Test(arguments: [
    ("[{ long-press: 1 }]", "deleting", "a b c d", ""),
    ("[{ long-press: { item: b } }, { tap-close: 1 }]", "deleting", "a c d", ""),
    ("[{ long-press: 1 }, { tap-close: { item: b } }, { tap: background }]", "", "a c d", ""),
    ("[{ long-press: background }]", "", "a b c d", ""), ("[{ tap: b }]", "", "a b c d", "b"),
    ("[{ tap: b }, { tap: close }]", "", "a b c d", ""),
  ])
  func `icons are removed and opened`(
    gestures: String, mode: String, order: String, opened: String
  ) throws {
    let view = try PlayedScene.view(of: PlayedScene.icons, do: gestures)
    #expect(
      [view.mode ?? "", view.order, view.openedID?.description ?? ""] == [mode, order, opened])
  }

  @Test func `an item is held while the finger stays down`() throws {
    let view = try PlayedScene.view(
      of: PlayedScene.ring, do: "[{ drag-item: { item: 0, to: { point: [30, 40] }, held: true } }]")
    let center = try #require(view.shownFrame(of: "a")?.center)
    #expect(view.isHeld)
    #expect(center.isClose(to: Point(x: 30, y: 40)))
  }

  @Test func `what new and reloaded items know is drawn`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: words
          layout: { kind: flow, item: 40 }
          cell: { style: plain, label: "{name}" }
          new-items: [{ name: first }, { name: second }]
          items: [{ name: a }, { name: b }]
        """,
      more: """
        states:
          - name: changed
            do:
              - { insert: [0, { at: 1, item: { id: own, name: own } }, 2], delete: 0 }
              - { reload: { item: 3, with: { name: B } } }
        """)
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    #expect(
      drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string) == [
        "first", "own", "second", "B",
      ])
  }

  @Test func `a layout is switched by its name or with options`() throws {
    let ring = try PlayedScene.view(of: PlayedScene.rows, do: "[{ switch-layout: ring }]")
    let flow = try PlayedScene.view(
      of: PlayedScene.ring,
      do: "[{ switch-layout: { kind: flow, item: { width: 200, height: 10 }, line-spacing: 0 } }]")
    #expect(ring.layout is RingLayout)
    #expect(flow.shownFrame(of: "c") == Rect(x: 0, y: 20, width: 200, height: 10))
  }

  @Test func `what the scene says of a collection's finger and scroll outlasts its layout`() throws
  {
    func flow(_ more: String) throws -> CollectionView {
      try PlayedScene.view(of: PlayedScene.icons + "  \(more)\n", do: "[{ switch-layout: flow }]")
    }
    #expect(try flow("interaction: ring").interaction is RingInteraction)
    #expect(try flow("interaction: { kind: springboard }").interaction is SpringboardInteraction)
    // Options alone are for the interaction of the first layout.
    #expect(try flow("interaction: { drop: swap }").interaction is SelectingInteraction)
    #expect(try flow("deceleration: fast").decelerationRate == .fast)
  }

  @Test func `options for a layout's own interaction hold for its like`() throws {
    let icons = try PlayedScene.view(
      of: PlayedScene.icons + "  interaction: { drop: swap }\n",
      do: "[{ switch-layout: { kind: springboard, item: 40 } }]")
    #expect(icons.interaction.drop == .swap)
  }

  @Test(arguments: [
    ("portrait", 390.0, 844.0, 47.0), ("landscape", 844.0, 390.0, 0.0), ("[500, 300]", 500, 300, 0),
  ])
  func `a screen is turned, with its safe area`(
    resize: String, width: Double, height: Double, top: Double
  ) throws {
    let text = """
      galley: 1
      screen: { device: iphone-14, scale: 1 }
      views:
        - { shape: rectangle, fill: red, at: { inside: safe-area } }
      states: [{ name: turned, do: [{ resize: \(resize) }] }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    #expect(drawing.picture.size == Size(width: width, height: height))
    #expect(drawing.picture.commands.flatMap(\.leaves).last?.fillBounds?.minY == top)
  }

  @Test func `a screen without a device changes its sides and keeps its safe area`() throws {
    let scene = try TestScene.read(
      views: "- { shape: rectangle, fill: red, at: { inside: safe-area } }",
      more: "states: [{ name: wide, do: [{ resize: landscape }, { resize: landscape }] }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    #expect(
      drawing.picture.commands.flatMap(\.leaves).last?.fillBounds
        == Rect(x: 0, y: 20, width: 400, height: 170))
  }

  @Test func `a page is kept while the screen is turned`() throws {
    let view = try PlayedScene.view(
      of: PlayedScene.pages, do: "[{ scroll: { page: 2 } }, { resize: landscape }]")
    #expect(view.page == 2)
    #expect(view.environment.size == Size(width: 400, height: 300))
  }
}
