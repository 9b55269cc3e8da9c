import Foundation
import Galley
import Testing

/// Every block of YAML in the README and the articles is drawn.
@Suite struct SceneBlockTests {
  /// What each block needs that is no scene by itself and for which the usual surroundings do not do, by
  /// its article and its beginning.
  private static let surroundings: [(article: String, opening: String, SceneBlock.Surroundings)] = [
    ("FirstScene.md", "states:", .circles), ("Gestures.md", "states:", .circles),
    ("Furniture.md", "layout: { kind: list, appearance", .sections),
    ("Furniture.md", "accessory:", .accessories),
    ("Furniture.md", "- menu: more", .anchor("button")),
    ("RegressionTests.md", "check:", .layer("clock")),
    ("SceneFormat.md", "- { shape: arc", .parameter),
    ("SceneFormat.md", "- at: { horizontal", .parameter),
    ("SceneFormat.md", "swipe-actions:", .list),
    ("SceneFormat.md", "layout: { kind: flow, item: { width: 100%", .list),
    ("SceneFormat.md", "layout:\n  kind: group\n  header-extent", .sections),
    ("SceneFormat.md", "sections:", .collection("cell: [{ text: \"{number}\" }]")),
    (
      "SceneFormat.md", "layout: { kind: waterfall", .collection("cell: [{ image: \"{picture}\" }]")
    ),
    ("SceneFormat.md", "layout: { kind: week", .sections),
    ("SceneFormat.md", "interaction:", .collection("layout: ring")),
    ("SceneFormat.md", "states:", .springboard),
    ("SceneFormat.md", "base:", .shop),
    ("ShopPictures.md", "galley: 1", .window),
    ("SceneFormat.md", "check:", .layer("clock")),
  ]

  /// Blocks that are no scenes, and what holds them instead.
  private static let others: [(article: String, opening: String, reason: String)] = [
    ("RegressionTests.md", "name: Screens", "a workflow: WorkflowBlockTests"),
    ("RegressionTests.md", "include:", "a pipeline: WorkflowBlockTests"),
    ("TestingSnapshots.md", "- run: swift test", "steps of a workflow: WorkflowBlockTests"),
    ("AddingALayout.md", "galley: 1", "a layout of the article's own: Tests/ExamplePackage"),
    ("AddingALayout.md", "- collection: rows", "a layout of the article's own: ExtensionTests"),
    (
      "BringingALayout.md", "    layout: { class:",
      "a class of the article's own: CommandBlockTests"
    ),
    ("YourOwnLayout.md", "layout: { class:", "a class of an app: CommandBlockTests"),
    ("YourOwnLayout.md", "layout: { from:", "a function of an app: CommandBlockTests"),
  ]

  private static func isMeant(
    _ row: (article: String, opening: String), _ block: Article.Block
  ) -> Bool { block.article == row.article && block.text.hasPrefix(row.opening) }

  private static let blocks = Article.blocks(in: "yaml").filter { block in
    !others.contains { isMeant(($0.article, $0.opening), block) }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "galley-blocks-" + UUID().uuidString)

  @Test(arguments: blocks) func `a block of YAML is drawn as it stands`(
    block: Article.Block
  ) throws {
    let row = Self.surroundings.first { Self.isMeant(($0.article, $0.opening), block) }
    let sceneBlock = SceneBlock(block: block, surroundings: row?.2 ?? SceneBlock.Surroundings())
    try copyAssets()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in sceneBlock.surroundings.files { try write(text, to: name) }
    #expect(!sceneBlock.scenes.isEmpty)
    for text in sceneBlock.scenes {
      let path = try write(text, to: "block.yaml").path
      #expect(throws: Never.self, "\(block.testDescription):\n\(text)") { try draw(path) }
    }
  }

  /// Draws every state of a scene.
  private func draw(_ path: String) throws {
    let renderer = try Renderer()
    let scene = try SceneLoader(families: renderer.fontFamilies()).load(contentsOf: path)
    for state in scene.states {
      let picture = try scene.drawing(of: state, scale: 1, using: renderer).picture
      _ = try Samples.encode(picture, as: "png", with: renderer)
    }
  }

  @Test func `each answer of a mockup is a line of its scene`() throws {
    let article = try #require(Article.named("Mockups.md"))
    let scene = try #require(article.blocks.first { $0.language == "yaml" }).text
    let lines = article.text.matches(of: /`(?<line>matrix: [^`]+)`/).map { String($0.output.line) }
    #expect(lines.count > 3)
    try copyAssets()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["en", "ar"] { try write("{}", to: "\(name).json") }
    for line in lines {
      let strings = line.contains("language") ? "strings: { en: en.json, ar: ar.json }\n" : ""
      let path = try write("\(scene)\n\(strings)\(line)\n", to: "shop.yaml").path
      #expect(throws: Never.self, "\(line)") { try draw(path) }
    }
  }

  @Test func `the tables of blocks name blocks that are there`() {
    let rows =
      Self.surroundings.map { ($0.article, $0.opening) }
      + Self.others.map { ($0.article, $0.opening) }
    for row in rows {
      #expect(
        Article.blocks(in: "yaml").contains { Self.isMeant(row, $0) }, "\(row.0): \(row.1)")
    }
  }

  /// Copies the samples' images beside the scenes.
  private func copyAssets() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let assets = Samples.root.appending(path: "samples/assets")
    let files = FileManager.default.enumerator(at: assets, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files)
    where ["svg", "jpg"].contains(file.pathExtension) {
      let place = folder.appending(path: file.lastPathComponent)
      if !FileManager.default.fileExists(atPath: place.path) {
        try FileManager.default.copyItem(at: file, to: place)
      }
    }
  }

  @discardableResult private func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}

extension SceneBlock.Surroundings {
  private static func with(_ change: (inout Self) -> Void) -> Self {
    var surroundings = Self()
    change(&surroundings)
    return surroundings
  }

  /// A collection with a key of its own in place of the usual one.
  static func collection(_ line: String) -> Self {
    .with { surroundings in
      let key = line.prefix { $0 != ":" }
      surroundings.collection.removeAll { $0.hasPrefix("\(key):") }
      surroundings.collection.append(line)
    }
  }

  static let list = collection("layout: list")

  /// The first scene that an article has its reader write.
  static let circles = with {
    $0.collection = [
      "layout: { kind: circles, insets: 20, spacing: 10 }", "cell: { style: disc, fill: teal }",
      "items: [120, 160, 80, 120, 80, 140, 100, 200, 90, 130, 70, 150, 110]",
    ]
  }

  /// Pages of icons, as the samples' home screen has them.
  static let springboard = with {
    $0.collection = [
      "layout: springboard", "cell: { style: icon, label: \"{name}\" }",
      "items: [" + (1...60).map { "{ name: Icon \($0) }" }.joined(separator: ", ") + "]",
    ]
  }

  /// Sections with titles and notes.
  static let sections = with {
    $0.collection = [
      "layout: list", "cell: [{ text: \"{name}\" }]", "header: [{ text: \"{title}\" }]",
      "sections: [{ title: Early, subtitle: Two., items: [{ name: Ada }, { name: Grace }] }]",
    ]
  }

  /// A list's cell whose accessories a block says.
  static let accessories = with {
    $0.views = [
      "- collection: rows", "  layout: list",
      "  items: [{ name: Ada, unread: 3, on: true }, { name: Grace }]", "  cell:",
      "    style: list-cell", "    text: \"{name}\"",
    ]
    $0.continuesViews = true
  }

  /// Layers in a cell, whose items have what the block asks for.
  static let parameter = with {
    $0.views = [
      "- collection: cells", "  layout: { kind: flow, item: [300, 200] }",
      "  items: [{ title: Tea, subtitle: From Uji, done: 65 }, { title: Salt, done: 5 }]",
      "  cell:",
    ]
    $0.continuesViews = true
  }

  /// A layer that the block's layers lie beside.
  static func anchor(_ id: String) -> Self {
    .with { $0.views = ["- { button: More, id: \(id), at: { top: 60, trailing: 16 } }"] }
  }

  /// A text on the screen.
  static func layer(_ id: String) -> Self {
    .with { $0.views = ["- { text: \"9:41\", id: \(id), at: { top: 4, leading: 20 } }"] }
  }

  /// A scene to begin with.
  static let window = with {
    $0.files["shop.yaml"] = """
      galley: 1
      screen: { device: iphone-16 }
      views: [{ text: Shop, at: { top: 60, leading: 16 } }]
      states: [{ name: first }, { name: second }]
      """
  }

  static let shop = with {
    $0.files["shop.yaml"] = """
      galley: 1
      screen: { device: iphone-17 }
      views:
        - { text: Shop, id: title, at: { top: 60, leading: 16 } }
        - { badge: 3, id: badge, at: { top: 60, trailing: 16 } }
      """
  }
}
