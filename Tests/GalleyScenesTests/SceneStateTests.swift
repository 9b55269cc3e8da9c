import Galley
import Testing

/// States, matrices and bases: which pictures a scene has, and where their collections stand.
@Suite struct SceneStateTests {
  private let carousel = """
    - collection: shelf
      layout: { kind: carousel, item: { width: 100, height: 100 } }
      cell: { style: plain, label: "{name}" }
      items: [{ name: catch }, { name: memory }, { name: shoot }]
    - text: "{shelf.page.name|capitalized} {shelf.page.number}/{shelf.pages}"
    """

  private func title(of state: SceneState, in scene: Scene) throws -> String? {
    try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).compactMap(\.text).last?.block.string
  }

  @Test func `a scene without states has one`() throws {
    let scene = try TestScene.read(views: carousel)
    #expect(scene.states.map(\.fileName) == ["default"])
  }

  @Test func `a text follows the page of a collection`() throws {
    let scene = try TestScene.read(
      views: carousel,
      more: """
        states:
          - { name: first }
          - { name: last, start: { page: 2 } }
          - { name: tapped, do: [{ tap: 1 }] }
          - { name: back, from: last, do: [{ scroll: { to: { x: -50 } } }] }
          - { name: by-name, start: { shelf: { page: 1 } } }
        """)
    #expect(
      try scene.states.map { try title(of: $0, in: scene) } == [
        "Catch 1/3", "Shoot 3/3", "Memory 2/3", "Catch 1/3", "Memory 2/3",
      ])
  }

  @Test func `a text says how many items the collection below it holds`() throws {
    let scene = try TestScene.read(
      views: """
        - { text: "{goods.count} things", id: title, at: { top: 10 } }
        - collection: goods
          at: { below: title, bottom: 0 }
          layout: { kind: flow }
          cell: { style: plain }
          items: 12
        """)
    let state = try #require(scene.states.first)
    #expect(try title(of: state, in: scene) == "12 things")
  }

  @Test func `an item without a size has the layout's where others have their own`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: keys
          layout: { kind: flow, item: 80 }
          cell: { style: plain }
          items: [{ key: 0, size: [173, 40] }, { key: 1 }]
        """)
    let state = try #require(scene.states.first)
    let keys = try #require(
      try scene.drawing(of: state, using: FixedResources()).collections.first?.view)
    #expect(
      keys.visibleElements.map(\.size) == [
        Size(width: 173, height: 40), Size(width: 80, height: 80),
      ])
  }

  @Test func `a matrix crosses its axes, and files carry every value`() throws {
    let scene = try TestScene.read(
      views: carousel,
      more: """
        states: [{ name: a }, { name: b }]
        matrix: { theme: [light, dark], items.count: [1, 2] }
        """)
    #expect(
      scene.states.map(\.fileName) == [
        "a.light.1", "b.light.1", "a.light.2", "b.light.2", "a.dark.1", "b.dark.1", "a.dark.2",
        "b.dark.2",
      ])
    let last = try #require(scene.states.last)
    let drawing = try scene.drawing(of: last, using: FixedResources())
    #expect(drawing.collections.first?.view.content.itemCount == 2)
  }

  @Test func `a theme chooses colors and layers`() throws {
    let views = """
      - { shape: rectangle, fill: $paper }
      - { text: moon, when: { theme: dark } }
      """
    let more = "palette: { paper: { light: white, dark: black } }\nmatrix: { theme: [light, dark] }"
    let scene = try TestScene.read(views: views, more: more)
    let pictures = try scene.states.map {
      try scene.drawing(of: $0, using: FixedResources()).picture.commands.withoutMereParts
        .dropFirst()
    }
    #expect(pictures.map(\.count) == [1, 2])
    #expect(
      pictures[1].first
        == .fill(
          Fill(
            .rectangle(Rect(x: 0, y: 0, width: 200, height: 400)), .solid(.black),
            source: SourceLocation(file: "scene.yaml", line: 4, column: 5))))
  }

  @Test func `an offset beyond the content is drawn at its end`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: list
          layout: { kind: flow, item: { width: 200, height: 100 }, line-spacing: 0 }
          cell: { style: plain, fill: red }
          items: 10
        """,
      more: """
        states: [{ name: far, start: { offset: { y: 5000 } } }, { name: end, do: [{ scroll: end }] }]
        """)
    for state in scene.states {
      let drawing = try scene.drawing(of: state, using: FixedResources())
      #expect(drawing.collections.first?.view.contentOffset == Point(x: 0, y: 600))
    }
  }

  @Test func `a tapped item is selected, and its layers can show it`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: list
          layout: { kind: flow, item: 50 }
          cell: [{ shape: rectangle, fill: red, when: { selected: true } }]
          items: 4
        """,
      more: "states: [{ name: none }, { name: one, do: [{ tap: 2 }] }]")
    let counts = try scene.states.map { state in
      try scene.drawing(of: state, using: FixedResources()).picture.commands.dropFirst()
        .flatMap(\.leaves).count
    }
    #expect(counts == [0, 1])
  }

  @Test func `items keep their ids while others go`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: ring
          layout: ring
          cell: { style: disc, label: "{name}" }
          items: [{ id: a, name: A }, { name: B }, { id: c, name: C }]
        """, more: "states: [{ name: gone, do: [{ tap: 1 }] }]")
    let state = try #require(scene.states.first)
    let drawing = try scene.drawing(of: state, using: FixedResources())
    #expect(drawing.collections.first?.view.ids == [["a", "c"]])
    let labels = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    #expect(labels == ["A", "C"])
  }

  @Test func `a state may begin with more items than a range has, or fewer than a section`() throws
  {
    let scene = try TestScene.read(
      views: """
        - collection: list
          layout: { kind: flow, item: 20 }
          cell: { style: plain, label: "{value}" }
          items: { range: [5, 6] }
        """, more: "states: [{ name: more, start: { items: 4 } }]")
    let more = try scene.drawing(of: scene.states[0], using: FixedResources())
    #expect(
      more.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string) == [
        "5", "6", "7", "8",
      ])
    let sections = try TestScene.read(
      views: """
        - collection: list
          layout: { kind: flow, item: 20 }
          cell: { style: plain, label: "{name}" }
          sections: [{ items: [{ name: a }, { name: b }] }, { items: [{ name: c }] }]
        """, more: "states: [{ name: fewer, start: { items: 1 } }]")
    let fewer = try sections.drawing(of: sections.states[0], using: FixedResources())
    #expect(
      fewer.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string) == ["a", "c"])
  }
}
