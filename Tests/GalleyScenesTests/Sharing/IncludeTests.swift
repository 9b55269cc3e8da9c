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
    let commands = try drawn.drawing(of: drawn.states[0], using: FixedResources())
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
    let commands = try scene.drawing(of: scene.states[0], using: FixedResources())
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

  private static let dots = """
    galley: 1
    palette: { ink: red }
    parts: { dot: { parameters: [word], layers: [{ text: "{word}", color: $ink }] } }
    """

  @Test(arguments: [
    ("", ["Shop", "New"]),
    ("changes: { d: { dot: Dot } }", ["Shop", "New", "Dot"]),
    ("changes: { d: { group: [{ dot: Dot }] } }", ["Shop", "New", "Dot"]),
    ("changes: { badge: { dot: Dot } }", ["Shop", "Dot"]),
    ("screen: { size: [100, 100] }", ["Shop", "New"]),
    ("views: [{ dot: Dot }]", ["Dot"]),
  ])
  func `a base keeps its screen and its views beside an include`(
    _ more: String, _ expected: [String]
  ) throws {
    let folder = try SceneFolder([
      "base.yaml": Self.base, "kit.yaml": Self.dots,
      "scene.yaml": "galley: 1\nbase: base.yaml\ninclude: kit.yaml\n\(more)",
    ])
    #expect(try folder.texts() == ["default": expected])
  }

  /// What a scene includes counts more than its base, and what that includes; paths are those of the
  /// file that names them.
  @Test func `bases with includes and changes of their own add up`() throws {
    let folder = try SceneFolder([
      "shop/first.yaml": """
      galley: 1
      include: kits/kit.yaml
      screen: { size: [100, 100] }
      views: [{ id: title, dot: Shop }, { id: note, text: Note }]
      """,
      "shop/kits/kit.yaml": """
      include: inner.yaml
      parts: { dot: { parameters: [word], layers: [{ inner: "first {word}" }] } }
      """,
      "shop/kits/inner.yaml":
        "parts: { inner: { parameters: [word], layers: [{ text: \"{word}!\" }] } }",
      "shop/second.yaml": "base: first.yaml\nchanges: { note: null, more: { dot: More } }",
      "kit.yaml":
        "parts: { dot: { parameters: [word], layers: [{ inner: \"second {word}\" }] } }",
      "scene.yaml": """
      base: shop/second.yaml
      include: kit.yaml
      changes: { title: { dot: Sale } }
      matrix: { more.dot: [A] }
      """,
    ])
    #expect(try folder.texts("shop/first.yaml") == ["default": ["first Shop!", "Note"]])
    #expect(try folder.texts() == ["default.A": ["second Sale!", "second A!"]])
  }

  @Test(arguments: [
    ("switch: dark", "dark"), ("segmented: dark, segments: [A]", "dark"), ("slider: dark", "dark"),
    ("stepper: dark", "dark"), ("page-control: dark, count: 3", "dark"),
    ("tab-bar: dark, items: [{ title: A, symbol: star }]", "dark"),
    ("sheet: dark, layers: []", "dark"), ("alert: dark, title: A, actions: [{ text: A }]", "dark"),
    ("menu: dark, items: [{ text: A }]", "dark"),
    ("navigation-bar: Inbox, id: dark", "dark"), ("toolbar: [A], id: dark", "dark"),
    ("search-field: Inbox, id: dark", "dark"), ("keyboard: , id: dark", "dark"),
  ])
  func `what names a layer for its neighbours names it for changes and axes`(
    _ keys: String, _ name: String
  ) throws {
    let files = [
      "base.yaml": """
      galley: 1
      screen: { size: [300, 300] }
      views: [{ \(keys) }, { text: X, at: { below: dark } }]
      """,
      "scene.yaml": "base: base.yaml\nchanges: { \(name): { text: Changed } }",
      "axis.yaml": "base: base.yaml\nmatrix: { \(name).opacity: [0.5] }",
      "gone.yaml": "base: base.yaml\nviews: [{ \(keys) }]\nchanges: { \(name): null }",
    ]
    let folder = try SceneFolder(files)
    #expect(try folder.texts() == ["default": ["Changed", "X"]])
    #expect(try folder.texts("gone.yaml") == ["default": []])
    #expect(folder.problems("axis.yaml") == [])
  }

  /// A page control of a collection has that one's name, which means the collection.
  @Test func `a page control's collection is changed by its name, not the control`() throws {
    let folder = try SceneFolder([
      "base.yaml": """
      galley: 1
      screen: { size: [100, 100] }
      views:
        - { page-control: shelf }
        - { collection: shelf, layout: { kind: flow, item: 20 }, cell: { text: "{value}" }, items: [A] }
      """,
      "scene.yaml": "base: base.yaml\nchanges: { shelf: { items: [B] } }",
    ])
    #expect(try folder.texts() == ["default": ["B"]])
  }

  @Test(arguments: [
    (
      "{ device: iphone-17, frame: device, orientation: landscape }", "{ size: [402, 100] }",
      "402x100@2"
    ),
    ("{ size: [10, 20], scale: 1, safe-area: { top: 9 } }", "{ device: iphone-17 }", "402x874@3"),
    ("{ size: [10, 20], scale: 1 }", "{ device: iphone-17, scale: 2 }", "402x874@2"),
    ("{ device: iphone-17, scale: 2 }", "{ device: iphone-16 }", "393x852@2"),
    ("{ size: [10, 20], scale: 1 }", "{ size: [30, 40] }", "30x40@1"),
  ])
  func `a device takes the place of a base's size, and a size of its device`(
    _ base: String, _ own: String, _ expected: String
  ) throws {
    let folder = try SceneFolder([
      "base.yaml": "galley: 1\nscreen: \(base)\nviews: []",
      "scene.yaml": "base: base.yaml\nscreen: \(own)",
      "axis.yaml": "base: base.yaml\nmatrix: { device: [iphone-17], screen.size: { a: [7, 8] } }",
    ])
    func size(_ name: String) throws -> String {
      let scene = try folder.scene(name)
      let picture = try scene.drawing(of: scene.states[0], using: FixedResources()).picture
      return "\(Int(picture.size.width))x\(Int(picture.size.height))@\(Int(picture.scale))"
    }
    #expect(try size("scene.yaml") == expected)
    #expect(try size("axis.yaml").hasPrefix("7x8@"))
  }

  @Test func `a file that is no scene, and circles by other ways, are told where they are named`()
    throws
  {
    let folder = try SceneFolder([
      "scene.yaml": "galley: 1\nbase: list.yaml", "list.yaml": "- 1",
      "a/circle.yaml": "galley: 1\ninclude: ../a/circle.yaml",
    ])
    #expect(
      folder.problems() == [
        "scene.yaml:2:7: 'list.yaml' holds a list and not the keys of a scene; name a scene, or a file with parts, colors, strings or fonts"
      ])
    #expect(folder.problems("a/circle.yaml").contains { $0.contains("break the circle") })
  }

  @Test(arguments: [
    "parts: { dot: { layers: [] } }", "palette: { ink: red }", "strings: { en: { a: A } }",
    "screen: { size: [9, 9] }\nparts: { dot: { layers: [] } }",
  ])
  func `a folder's file that others include has nothing to draw, one that is named is told`(
    _ keys: String
  ) throws {
    let folder = try SceneFolder(["kit.yaml": "galley: 1\n\(keys)"])
    #expect(try folder.scene("kit.yaml", isFound: true).states.isEmpty)
    #expect(!folder.problems("kit.yaml").isEmpty)
  }

  @Test(arguments: [
    "screen: { size: [9, 9] }\npalette: { ink: red }", "title: Nothing", "parts: 3",
    "states: [{ name: a }]\nparts: { dot: { layers: [] } }",
  ])
  func `a folder's scene without views is told`(_ keys: String) throws {
    let folder = try SceneFolder(["scene.yaml": "galley: 1\n\(keys)"])
    #expect(throws: SceneError.self) { try folder.scene(isFound: true) }
  }
}
