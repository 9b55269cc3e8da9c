import Galley
import Testing

/// Named groups of layers with parameters.
@Suite struct PartTests {
  private static let parts = """
    parts:
      row:
        parameters: [title, { note: null, color: red }]
        layers:
          - { shape: rectangle, fill: "{color}" }
          - { text: "{title}" }
          - { text: "({note|uppercased})", when: note }
          - { text: plain, when: { not: note } }
      framed:
        parameters: [content]
        layers: [{ group: "{content}" }]
    """

  private func texts(_ views: String, more: String = parts) throws -> [String] {
    try TestScene.commands(views: views, more: more).compactMap(\.text?.block.string)
  }

  private func problems(_ views: String, more: String = parts) -> [String] {
    do {
      _ = try TestScene.read(views: views, more: more)
      return []
    } catch {
      return error.issues.map(\.message)
    }
  }

  @Test(arguments: [
    ("- row: { title: Tea }", ["Tea", "plain"]),
    ("- row: { title: Tea, note: hot }", ["Tea", "(HOT)"]),
    ("- row: { title: Tea, note: false }", ["Tea", "plain"]),
    ("- row: Tea", ["Tea", "plain"]),
    ("- row: { title: 007 }", ["007", "plain"]),
    ("- framed: [{ row: One }, { row: { title: Two, note: x } }]", ["One", "plain", "Two", "(X)"]),
    ("- framed: { content: { text: Alone } }", ["Alone"]),
  ])
  func `a part is its layers with the arguments in them`(
    _ views: String, _ expected: [String]
  ) throws {
    #expect(try texts(views) == expected)
  }

  @Test func `an argument may name what each item knows`() throws {
    let texts = try texts(
      """
      - collection: list
        layout: { kind: flow, item: 20 }
        cell: { row: { title: "{name|capitalized}", note: "{more}" } }
        items: [{ name: green tea }, { name: salt, more: sea }]
      """)
    #expect(texts == ["Green Tea", "plain", "Salt", "(SEA)"])
  }

  @Test func `an argument keeps what it is`() throws {
    let commands = try TestScene.commands(
      views: "- row: { title: Tea, color: { linear: [red, blue] } }", more: Self.parts)
    guard case .fill(let fill) = commands.first, case .linearGradient = fill.paint else {
      Issue.record("no gradient is drawn: \(commands)")
      return
    }
  }

  @Test(arguments: [
    ("- row: { note: x }", "'row' needs 'title'; add 'title: …' to what it is given"),
    (
      "- row: { title: Tea, colour: red }",
      "'row' has no parameter 'colour'; did you mean 'color'?; expected title, note or color"
    ),
    ("- row: { title: Tea, color: redd }", "unknown color 'redd'"),
  ])
  func `what a part is not given, or cannot take, is told`(_ views: String, _ message: String) {
    #expect(problems(views).contains { $0.hasPrefix(message) })
  }

  @Test(arguments: [
    (
      "parts: { a: { layers: [{ b: {} }] }, b: { layers: [{ group: [{ a: {} }] }] } }",
      "a part cannot hold itself: 'a' holds 'b' holds 'a'; break the circle"
    ),
    ("parts: { text: { layers: [] } }", "'text' means something in a layer already"),
    ("parts: { opacity: { layers: [] } }", "'opacity' means something in a layer already"),
    ("parts: { a: [] }", "a part must be a map with 'layers', found a list"),
    ("parts: { a: { layer: [] } }", "missing key 'layers'; add a list of layers"),
    ("parts: 3", "parts must be a map of names and what they are made of, found '3'"),
    (
      "parts: { a: { layers: [{ text: x }], parameters: 3 } }",
      "parameters must be a list of names and of what others are without a word"
    ),
  ])
  func `a part that cannot be is told`(_ parts: String, _ message: String) {
    #expect(problems("- a: {}", more: parts).contains { $0.hasPrefix(message) })
  }

  @Test func `parts that double at each step are refused before they fill the memory`() {
    let parts = (0..<40).map { "  p\($0): { layers: [{ p\($0 + 1): {} }, { p\($0 + 1): {} }] }" }
    let more = (["parts:"] + parts + ["  p40: { layers: [{ text: x }] }"]).joined(separator: "\n")
    #expect(
      problems("- p0: {}", more: more) == [
        "the scene uses more than 20000 parts; let a collection repeat them"
      ])
  }

  @Test func `a file of parts alone draws each that has a size`() throws {
    let folder = try SceneFolder([
      "kit.yaml": """
      galley: 1
      parts:
        row: { size: [100, 20], example: { title: Tea }, parameters: [title], layers: [{ text: "{title}" }] }
        note: { size: [50, 10], parameters: { text: Nothing }, layers: [{ text: "{text}" }] }
        inner: { layers: [] }
      matrix: { theme: [light, dark] }
      """
    ])
    #expect(
      try folder.texts("kit.yaml") == [
        "row.light": ["Tea"], "row.dark": ["Tea"], "note.light": ["Nothing"],
        "note.dark": ["Nothing"],
      ])
    let scene = try folder.scene("kit.yaml")
    let sizes = try scene.states.map {
      try scene.drawing(of: $0, using: FixedResources()).picture.size
    }
    #expect(sizes.map(\.width) == [100, 100, 50, 50])
  }

  @Test(arguments: [
    ("device: iphone-17", 3.0), ("device: ipad-9.7", 2), ("scale: 1, device: iphone-17", 1),
  ])
  func `a part alone has the pixels of its file's device`(_ screen: String, _ scale: Double) throws
  {
    let folder = try SceneFolder([
      "kit.yaml":
        "galley: 1\nscreen: { \(screen) }\nparts: { dot: { size: [9, 9], layers: [] } }"
    ])
    let scene = try folder.scene("kit.yaml")
    let picture = try scene.drawing(of: scene.states[0], using: FixedResources()).picture
    #expect(picture.scale == scale)
    #expect(picture.size == Size(width: 9, height: 9))
  }
}
