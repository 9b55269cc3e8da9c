import Galley
import Testing

/// Names that read alike and yet are of different things.
@Suite struct IdentityTests {
  private let views = """
    - collection: a
      at: { top: 0, height: 50 }
      layout: { kind: flow, item: 40 }
      cell: [{ shape: rectangle, fill: "{color}" }]
      items: [{ id: b-1, color: red }, { id: x, color: lime }, { id: leaving-x, color: blue }]
    - collection: a-b
      at: { bottom: 0, height: 50 }
      layout: { kind: flow, item: 40 }
      cell: [{ shape: ellipse, fill: yellow }]
      items: [{ id: 1 }]

    """

  private func drawing() throws -> ComposedState {
    let scene = try TestScene.read(
      views: views, more: "states: [{ name: going, do: [{ in: a, delete: x }], at: 50% }]")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
  }

  private func names(in commands: [DrawCommand]) -> [GroupName] {
    commands.flatMap { command -> [GroupName] in
      guard case .group(let group) = command else { return [] }
      return [group.name].compactMap(\.self) + names(in: group.children)
    }
  }

  @Test func `every group of a picture has an id of its own`() throws {
    let names = names(in: try drawing().picture.commands)
    #expect(
      names.map(\.id).sorted() == [
        "_.collection.a.given.b-1", "_.collection.a.given.leaving-x", "a", "a-b", "a-b-1",
        "a-leaving-x",
      ])
  }

  @Test func `every element is recorded with its own look and a name of its own`() throws {
    let record = try drawing().record()
    let elements = record.collections.flatMap { collection in
      collection.elements.map {
        ("\(collection.collection)/\($0.id)", $0.layers?.compactMap(\.look))
      }
    }
    let looks = Dictionary(uniqueKeysWithValues: elements)
    #expect(looks.keys.sorted() == ["a-b/id:1", "a/b-1", "a/id:leaving-x", "a/leaving-x"])
    #expect(Set(looks.values).count == 4)
  }

  @Test func `an item may be called as new ones are`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: words
          layout: { kind: flow, item: 40 }
          cell: { style: plain, label: "{name}" }
          new-items: [{ name: first }, { name: second }]
          items: [{ id: new-1, name: given }]
        """,
      more: """
        states:
          - { name: rest }
          - { name: grown, do: [{ insert: 0 }, { insert: { at: 0, item: { id: new-0, name: own } } }, { insert: 0 }] }
        """)
    func strings(_ state: Int) throws -> [String] {
      try scene.drawing(of: scene.states[state], using: FixedResources()).picture.commands
        .flatMap(\.leaves).compactMap(\.text?.block.string)
    }
    #expect(try strings(0) == ["given"])
    #expect(try strings(1) == ["second", "own", "first", "given"])
    let view = try PlayedScene.view(of: scene.states[1], in: scene)
    #expect(view.ids == [[.inserted(1), "new-0", .inserted(0), "new-1"]])
    #expect(view.indexPath(ofItemCalled: "new-1") == ItemPath(section: 0, item: 3))
  }
}
