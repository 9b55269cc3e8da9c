import Galley
import Testing

/// What is known of the parts that a screen was drawn of.
@Suite struct DrawnPartTests {
  private func drawing(_ views: String, more: String = "", state: Int = 0) throws -> ComposedState {
    let scene = try TestScene.read(views: views, more: more)
    return try scene.drawing(of: scene.states[state], using: FixedResources())
  }

  private func fill(of layer: ScreenRecord.Layer) -> Color? {
    guard case .box(let box)? = layer.look?.parts.first?.matter, case .solid(let color)? = box.fill
    else { return nil }
    return color
  }

  private func names(in commands: [DrawCommand]) -> [GroupName] {
    commands.flatMap { command -> [GroupName] in
      guard case .group(let group) = command else { return [] }
      return [group.name].compactMap(\.self) + names(in: group.children)
    }
  }

  private let screen = """
    - group:
        - { shape: rectangle, id: card, at: { size: 10 }, fill: red, rotate: 90 }
        - { shape: ellipse, at: { leading: 20, size: 10 }, fill: blue }
      at: { leading: 5, top: 7, width: 100, height: 50 }
      rotate: 180
    - { shape: rectangle, id: card, at: { bottom: 0, height: 9 }, fill: lime, opacity: 0.5 }
    - collection: list
      at: { top: 100, height: 50 }
      layout: { kind: flow, item: 40 }
      header: [{ shape: rectangle, id: line, fill: black }]
      cell:
        - group: [{ shape: rectangle, id: dot, at: { leading: 4, top: 3, size: 5 }, fill: "{color}" }]
          id: face
      items: [{ id: a, color: red, label: A }, { color: lime }]

    """

  @Test func `every layer with an id has a group of its own, one without none`() throws {
    let names = names(in: try drawing(screen).picture.commands)
    #expect(
      names.map(\.id) == [
        "_.layer..group-1.card", "card", "list", "list-a", "list-a.face", "list-a.face.dot",
        "list-1",
        "list-1.face", "list-1.face.dot",
      ])
    #expect(
      names.map { $0.classes.first ?? "" }.prefix(5) == [
        "shape", "shape", "collection", "cell", "group",
      ])
    #expect(names[3].label == "A" && names[3].indexPath == "0-0")
  }

  @Test
  func `the display list says of each part what it is and where, whether files name it or not`()
    throws
  {
    func tags(in commands: [DrawCommand]) -> [PartTag] {
      commands.flatMap { command -> [PartTag] in
        guard case .group(let group) = command else { return [] }
        return [group.part].compactMap(\.self) + tags(in: group.children)
      }
    }
    let tags = tags(in: try drawing(screen).picture.commands)
    #expect(
      tags.map(\.role) == [
        "background", "group", "shape", "shape", "shape", "collection", "cell", "group", "shape",
        "cell", "group", "shape",
      ])
    #expect(tags[1].frame == Rect(x: 5, y: 7, width: 100, height: 50))
    // In what turns the group: where the layer says.
    #expect(tags[2].frame == Rect(x: 50, y: 27, width: 10, height: 10))
    #expect(tags[6].frame == Rect(x: 0, y: 100, width: 40, height: 40))
  }

  @Test func `a layer is recorded with its way, and its frame on the screen`() throws {
    let layers = try #require(try drawing(screen).record().layers)
    #expect(
      layers.map { "\($0.name)" } == [
        "background", "group", "group/card", "group/shape", "card", "list",
      ])
    // The group is turned about its middle, (55, 32).
    let (ellipse, turned) = (layers[3].frame, Rect(x: 75, y: 27, width: 10, height: 10))
    #expect(abs(ellipse.minX - turned.minX) < 1e-9 && abs(ellipse.minY - turned.minY) < 1e-9)
    #expect(fill(of: layers[1]) == nil && fill(of: layers[2]) == Color(hex: 0xFF0000))
    #expect(layers[4].look?.parts.first?.effects == [Look.Effect(.opacity(0.5))])
  }

  @Test func `an element is recorded with its layers, in its own coordinates`() throws {
    let list = try #require(try drawing(screen).record().collections.first)
    let second = try #require(list.elements.first { $0.name == ElementName(item: .loaded(1)) })
    let layers = try #require(second.layers)
    #expect(layers.map { "\($0.name)" } == ["face", "face/dot"])
    #expect(layers[0].frame == Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(layers[1].frame == Rect(x: 4, y: 3, width: 5, height: 5))
    #expect(fill(of: layers[1]) == Color(hex: 0x00FF00))
    // Its layers tell all that is drawn.
    #expect(second.look == nil)
  }

  @Test func `a layer keeps its number whichever of its neighbours are shown`() throws {
    let views = """
      - { shape: rectangle, when: { selected: true }, fill: red }
      - { shape: rectangle, id: shape-2, at: { size: 4 }, fill: lime }
      - { shape: rectangle, at: { size: 4 }, fill: blue }
      """
    let layers = try #require(try drawing(views).record().layers)
    #expect(layers.map(\.id) == ["background", "shape-2", "shape-3"])
  }

  // MARK: - Items out of sight

  private let long = """
    - collection: list
      layout: { kind: flow, item: { width: 200, height: 100 }, line-spacing: 0 }
      cell: [{ shape: rectangle, fill: "{color}" }]
      items:
        - { id: a, color: red }
        - { color: lime }
        - { id: c, color: lime }
        - { color: blue }
        - { id: e, color: lime }
        - { id: f, color: red, more: [1, { x: 2 }] }

    """

  @Test func `items out of sight are recorded, each with a digest of what the scene says of it`()
    throws
  {
    let states = "states: [{ name: top }, { name: end, start: { offset: { y: 200 } } }]"
    let (top, end) = (
      try drawing(long, more: states).record().collections[0],
      try drawing(long, more: states, state: 1).record().collections[0]
    )
    func digests(_ record: LayoutRecord) -> [ItemID: SourceDigest?] {
      let seen = record.elements.map { ($0.name.item ?? "", $0.digest) }
      let offscreen = (record.offscreen ?? []).map { ($0.id, $0.digest) }
      return Dictionary(uniqueKeysWithValues: seen + offscreen)
    }
    #expect(top.offscreen?.map(\.id) == ["e", "f"])
    #expect(top.offscreen?.map(\.indexPath) == [4, 5])
    #expect(end.offscreen?.map(\.id) == ["a", .loaded(1)])
    #expect(digests(top) == digests(end) && digests(top).count == 6)
    #expect(Set(digests(top).values).count == 6)
  }

  @Test func `of items that know nothing none out of sight is recorded`() throws {
    let views = """
      - collection: list
        layout: { kind: flow, item: { width: 200, height: 100 } }
        cell: [{ shape: rectangle, fill: red }]
        items: 50
      """
    #expect(try drawing(views).record().collections[0].offscreen == nil)
  }

  // MARK: - Through the frames of a course

  @Test func `an id is of one part through all frames of a course`() throws {
    let views = """
      - collection: a
        layout: { kind: flow, item: 30 }
        cell: [{ shape: rectangle, id: fill, fill: "{color}" }]
        items:
          - { id: b-1, color: "#010000" }
          - { id: x, color: "#020000" }
          - { id: leaving-x, color: "#030000" }
          - { color: "#040000" }
          - { id: new-0, color: "#050000" }
          - { id: "a/b", color: "#060000" }
        new-items: [{ color: "#070000" }]
      - collection: a-b
        at: { bottom: 0, height: 50 }
        layout: { kind: flow, item: 30 }
        cell: [{ shape: ellipse, id: fill, fill: "{color}" }]
        items: [{ color: "#080000" }, { color: "#090000" }]

      """
    let scene = try TestScene.read(
      views: views,
      more: """
        states:
          - { name: going, do: [{ in: a, delete: x }, { in: a, insert: 0 }, { in: a-b, delete: 0 }] }
        """)
    let timeline = try scene.timeline(of: scene.states[0], using: FixedResources())
    var owners: [String: Color] = [:]
    for frame in 0...20 {
      let picture = try timeline.drawing(
        at: timeline.duration * Double(frame) / 20, coordinates: .element
      ).picture
      let names = names(in: picture.commands).map(\.id)
      #expect(Set(names).count == names.count)
      for (id, color) in picture.commands.flatMap({ colors(in: $0) }) {
        #expect(owners[id, default: color] == color, "\(id)")
        owners[id] = color
      }
    }
    #expect(Set(owners.values).count == 9)
  }

  /// The colors of the innermost named groups.
  private func colors(in command: DrawCommand) -> [(String, Color)] {
    guard case .group(let group) = command else { return [] }
    let inner = group.children.flatMap { colors(in: $0) }
    guard inner.isEmpty, let id = group.name?.id else { return inner }
    return group.children.compactMap { child in
      guard case .fill(let fill) = child, case .solid(let color) = fill.paint else { return nil }
      return (id, color)
    }
  }
}
