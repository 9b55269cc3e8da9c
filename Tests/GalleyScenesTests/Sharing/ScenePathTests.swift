import Galley
import Testing

/// Any key of a scene as an axis of its matrix.
@Suite struct ScenePathTests {
  private func texts(_ axis: String) throws -> [String: [String]] {
    try SceneFolder([
      "scene.yaml": """
      galley: 1
      screen: { size: [100, 100] }
      views:
        - { id: title, text: Shop }
        - { group: [{ id: badge, text: New }, { stack: vertical, layers: [{ id: deep, text: Deep }] }] }
        - collection: list
          layout: { kind: flow, item: 20 }
          cell: [{ id: label, text: "{name}" }]
          items: [{ name: a }, { name: b }]
      states: [{ name: first }]
      matrix: { \(axis) }
      """,
      "more.json": #"[{ "name": "x" }]"#,
    ]).texts()
  }

  @Test(arguments: [
    ("title.text: [A, B]", ["first.A": "A", "first.B": "B"]),
    ("badge.text: [A, B]", ["first.A": "New→A", "first.B": "New→B"]),
    ("deep.text: [A]", ["first.A": "Deep→A"]),
    ("views.0.text: [A]", ["first.A": "A"]),
    (
      "title.text: { short: A, long: A text of some length }",
      ["first.short": "A", "first.long": "A text of some length"]
    ),
    ("list.items: { none: [], one: [{ name: z }] }", ["first.none": "", "first.one": "z"]),
    ("list.items: { more: { file: more.json } }", ["first.more": "x"]),
    ("items.0.name: [q]", ["first.q": "q"]),
    ("list.cell.0.text: { plain: x }", ["first.plain": "x"]),
  ])
  func `a path leads to any key`(_ axis: String, _ expected: [String: String]) throws {
    let texts = try texts(axis)
    #expect(Set(texts.keys) == Set(expected.keys))
    for (state, text) in expected {
      let word = text.split(separator: "→").last.map(String.init) ?? ""
      let shown = texts[state] ?? []
      #expect(word.isEmpty ? shown.count == 3 : shown.contains(word), "\(state): \(shown)")
    }
  }

  @Test(arguments: ["titel.text: [A]", "views.9.text: [A]", "title: { a: {} }"])
  func `a path that leads nowhere is told`(_ axis: String) {
    #expect(throws: (any Error).self) { try texts(axis) }
  }
}
