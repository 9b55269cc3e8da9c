import Galley
import Testing

/// What a scene takes from other files: parts, colors and strings of those that it includes, and
/// all of its base, with changes.
@Suite struct IncludeTests {
  private static let kit = """
    galley: 1
    palette: { ink: red }
    parts: { row: { parameters: [title], layers: [{ text: "{title}", color: $ink }] } }
    """

  private static let base = """
    galley: 1
    screen: { size: [100, 100] }
    views:
      - { id: title, text: Shop, at: { top: 7 }, color: red }
      - { group: [{ id: badge, text: New }] }
      - { id: line, shape: rectangle, fill: red, at: { bottom: 0, height: 1 } }
    """

  private func changed(_ changes: String) throws -> [String: [String]] {
    try SceneFolder([
      "base.yaml": Self.base, "scene.yaml": "base: base.yaml\nchanges: \(changes)",
    ]).texts()
  }

  @Test func `parts and colors come from an included file, and one's own win`() throws {
    let scene = """
      galley: 1
      include: [kit/kit.yaml]
      screen: { size: [100, 100] }
      palette: { ink: blue }
      views: [{ row: Tea }]
      """
    let folder = try SceneFolder(["scene.yaml": scene, "kit/kit.yaml": Self.kit])
    let drawn = try folder.scene()
    let commands = try drawn.picture(of: drawn.states[0], resources: FixedResources())
      .picture.commands.flatMap(\.leaves)
    #expect(commands.compactMap(\.text?.block.style.color) == [Color(hex: 0x0000FF)])
  }

  @Test func `of two files with one name the later counts, and strings add up`() throws {
    let folder = try SceneFolder([
      "a.yaml": "parts: { row: { layers: [{ text: \"{t.one}\" }] } }\nstrings: { en: { one: A } }",
      "b.yaml":
        "parts: { row: { layers: [{ text: \"{t.one}{t.two}\" }] } }\nstrings: { en: { two: B } }",
      "scene.yaml": """
      galley: 1
      include: [a.yaml, b.yaml]
      screen: { size: [100, 100] }
      views: [{ row: {} }]
      """,
    ])
    #expect(try folder.texts() == ["default": ["AB"]])
  }

  @Test func `files that include each other are told`() throws {
    let folder = try SceneFolder([
      "scene.yaml": "galley: 1\ninclude: a.yaml\nscreen: { size: [9, 9] }\nviews: []",
      "a.yaml": "include: scene.yaml",
    ])
    #expect(
      folder.problems() == [
        "a.yaml:1:10: 'scene.yaml' includes this file in turn; break the circle"
      ])
  }

  @Test func `a file that is not there is told where it is named`() throws {
    let folder = try SceneFolder([
      "scene.yaml": "galley: 1\ninclude: [gone.yaml]\nscreen: { size: [9, 9] }\nviews: []"
    ])
    #expect(
      folder.problems() == ["scene.yaml:2:11: there is no file 'gone.yaml'; check the path"])
  }

  @Test(arguments: [
    ("{ title: { text: Sale } }", ["Sale", "New"]),
    ("{ badge: { text: Old } }", ["Shop", "Old"]),
    ("{ badge: null }", ["Shop"]),
    ("{ line: { text: Line } }", ["Shop", "New", "Line"]),
    ("{ more: { text: More } }", ["Shop", "New", "More"]),
  ])
  func `one view of the base is replaced, removed or added`(
    _ changes: String, _ expected: [String]
  ) throws {
    #expect(try changed(changes) == ["default": expected])
  }

  @Test func `what a change does not name stays`() throws {
    let folder = try SceneFolder([
      "base.yaml": Self.base, "scene.yaml": "base: base.yaml\nchanges: { title: { text: Sale } }",
    ])
    let scene = try folder.scene()
    let commands = try scene.picture(of: scene.states[0], resources: FixedResources())
      .picture.commands.flatMap(\.leaves)
    let title = try #require(commands.lazy.compactMap(\.text).first)
    #expect(title.block.style.color == Color(hex: 0xFF0000))
    #expect(title.origin.y == 7)
  }

  @Test func `removing what is not there is told, as are changes of nothing`() throws {
    let folder = try SceneFolder([
      "base.yaml": Self.base, "scene.yaml": "base: base.yaml\nchanges: { titel: null }",
      "alone.yaml": "galley: 1\nscreen: { size: [9, 9] }\nviews: []\nchanges: {}",
    ])
    #expect(
      folder.problems() == [
        "scene.yaml:2:12: the base has no view 'titel'; give its keys to add one, or take the line out"
      ])
    #expect(
      folder.problems("alone.yaml") == [
        "alone.yaml:4:10: 'changes' are those of a base's views; add 'base: other.yaml', or change the views themselves"
      ])
  }
}
