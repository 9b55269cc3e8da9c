import Foundation
import GalleyNotation
import GalleyScenes
import Testing

@testable import GalleyCommand
@testable import GalleyLanguageServer

/// What an editor hears of a scene.
@Suite struct LanguageServerTests {
  /// A scene with a little of all.
  private static let scene = """
    galley: 1
    screen: { size: [200, 400], scale: 1 }
    palette: { bark: brown, leaf: "#45AA75" }
    parts:
      row: { parameters: [title], layers: [{ text: "{title}", color: $leaf }] }
    views:
      - { text: Trees, id: heading, color: $bark, at: { leading: 16, top: 20, size: [100, 30] } }
      - { row: { title: Oak }, at: { below: heading, gap: 4, height: 20 } }
      - collection: shelf
        at: { top: 100, bottom: 0 }
        layout: { kind: grid, columns: 2 }
        cell: { style: tile, fill: $leaf }
        items: [{ id: oak }, { id: elm }]
    states:
      - { name: first }
      - { name: chosen, from: first, do: [{ tap: elm, in: shelf }] }

    """

  private func client(_ text: String = scene) throws -> LanguageClient {
    let client = LanguageClient()
    try client.initialize()
    client.open(text)
    return client
  }

  /// The scene with the cursor before the first of some words, or so many characters behind that.
  private func marked(_ words: String, _ offset: Int = 0) throws -> String {
    let range = try #require(Self.scene.range(of: words))
    var text = Self.scene
    text.insert("|", at: text.index(range.lowerBound, offsetBy: offset))
    return text
  }

  // MARK: - Diagnostics

  @Test func `a mistake is told at its place, and no longer once it is mended`() throws {
    let client = try client(Self.scene.replacing("brown", with: "brwon"))
    #expect(
      try client.diagnostics(version: 1) == [
        "2:17-22: unknown color 'brwon'; did you mean 'brown'?; expected a CSS name, \"#RRGGBB\" or a $name of the palette",
        "6:39-44: the palette has no color 'bark'; it has leaf, and the system's: 'galley list colors'",
      ])
    client.change(Self.scene, version: 2)
    #expect(try client.diagnostics(version: 2) == [])
  }

  @Test func `what only drawing sees is told, too, and of a text of another program nothing`()
    throws
  {
    let client = try client(
      Self.scene.replacing("views:\n", with: "views:\n  - { image: gone.png }\n"))
    let told = try client.diagnostics(version: 1)
    #expect(told.count == 1)
    #expect(told.first?.contains("gone.png'") == true)
    client.open("name: build\non: push\n", at: "/scenes/ci.yaml")
    #expect(try client.diagnostics(of: "/scenes/ci.yaml", version: 1) == [])
  }

  @Test func `a text that is no YAML is told, and answers go on`() throws {
    let (text, parameters) = LanguageClient.place(
      "galley: 1\nscreen: { device: iphone-16 }\nviews:\n  - { text: [Hi, f| \n")
    let client = try client(text)
    #expect(try client.diagnostics(version: 1).first?.contains("not YAML") == true)
    #expect(try client.result("textDocument/completion", parameters).array != nil)
  }

  // MARK: - Completion

  @Test(arguments: [
    // Half-written keys and values, in blocks and in brackets.
    ("galley: 1\n|", ["screen", "views", "palette"], ["galley", "text"]),
    ("galley: 1\nviews:\n  - |", ["text", "shape", "collection", "id"], ["columns"]),
    ("galley: 1\nviews:\n  - text: Hi\n    fo|", ["font", "color", "at"], ["text", "image"]),
    ("galley: 1\nviews:\n  - text: Hi\n    color: |", ["$label", "$tint", "tomato"], ["font"]),
    ("galley: 1\nviews:\n  - text: Hi\n    color:|", ["$label"], ["font"]),
    ("galley: 1\nviews:\n  - { text: Hi, fo| }", ["font", "align"], ["text", "image"]),
    ("galley: 1\nviews:\n  - { text: Hi, font: { wei|", ["weight", "size"], ["color"]),
    ("galley: 1\nviews:\n  - { text: Hi, font: |", ["title-1", "body"], []),
    ("galley: 1\nviews:\n  - { text: Hi, align: |, color: red }", ["leading", "center"], ["red"]),
    ("galley: 1\nviews:\n  - { symbol: chev| }", ["chevron.forward"], []),
    ("galley: 1\nscreen: { device: | }", ["iphone-16", "iphone-17"], ["light"]),
    ("galley: 1\nscreen:\n  the|", ["theme", "device"], ["views"]),
    ("galley: 1\nviews:\n  - collection: a\n    layout: { kind: | }", ["ring", "grid"], ["a"]),
    (
      "galley: 1\nviews:\n  - collection: a\n    layout: { kind: ring, | }",
      ["radius", "start-angle"], ["columns", "kind"]
    ),
    ("galley: 1\nviews:\n  - collection: a\n    cell: { style: | }", ["tile", "disc"], []),
    ("states:\n  - { name: a, do: [{ | }] }", ["tap", "scroll", "in"], ["name"]),
    ("states:\n  - { name: a }\n  - { name: b, from: | }", ["a"], ["text"]),
    (
      "views:\n  - { text: A, id: top }\n  - { collection: s, items: 3 }\nstates: [{ name: a, do: [{ in: | }] }]",
      ["s"], ["top"]
    ),
    ("palette: { bark: red }\nviews:\n  - { text: A, color: $| }", ["$bark", "$label"], []),
    (
      "views:\n  - group: [{ text: C, id: in }]\n  - { text: A, id: top }\n  - { text: B, at: { below: | } }",
      ["top"], ["leading", "in"]
    ),
    ("parts:\n  row: { layers: [] }\nviews:\n  - |", ["row", "text"], []),
  ])
  func `what may stand at the cursor is proposed`(
    marked: String, wanted: [String], unwanted: [String]
  ) throws {
    let (text, parameters) = LanguageClient.place(marked)
    let client = try client(text)
    let answer = try client.result("textDocument/completion", parameters)
    let labels = (answer.array ?? []).compactMap { $0["label"]?.text }
    #expect(Set(labels).isSuperset(of: wanted), "\(labels)")
    #expect(Set(labels).isDisjoint(with: unwanted), "\(labels)")
    #expect(Set(labels).count == labels.count)
  }

  @Test func `a key comes with its colon and its help, in place of the word at the cursor`() throws
  {
    let (text, parameters) = LanguageClient.place("views:\n  - { text: \"🌳\", opac|x }")
    let client = try client(text)
    let items = try client.result("textDocument/completion", parameters).array ?? []
    let item = try #require(items.first { $0["label"]?.text == "opacity" })
    #expect(item["textEdit"]?["newText"]?.text == "opacity: ")
    // The tree counts twice in UTF-16.
    #expect(LanguageClient.words(item["textEdit"]?["range"]) == "1:18-23")
    #expect(item["documentation"]?.text == "0 to 1 (default: 1)")
  }

  // MARK: - Hover

  @Test func `a key tells what it means, and an element where it lies in each state`() throws {
    let client = try client()
    _ = try client.diagnostics(version: 1)
    func hover(_ words: String, _ offset: Int = 1) throws -> String {
      let place = LanguageClient.place(try marked(words, offset))
      let answer = try client.result("textDocument/hover", place.parameters)
      return answer["contents"]?["value"]?.text ?? ""
    }
    #expect(try hover("gap: 4") == "**gap**: points from its neighbours (default: 0)")
    #expect(
      try hover("id: heading").hasSuffix(
        "`heading` lies at\n- x 16, y 20, 100 × 30 points in `first`, `chosen`"))
    #expect(
      try hover("shelf").hasSuffix("- x 0, y 100, 200 × 300 points in `first`, `chosen`"))
    #expect(try hover("id: elm").contains("`elm` lies at\n- x 100, y 100, "))
  }

  // MARK: - Names

  /// What a request about the places of some words brings, as `line:start-end`.
  private func ranges(
    _ method: String, _ words: String, _ offset: Int
  ) throws -> [String] {
    let client = try client()
    let place = LanguageClient.place(try marked(words, offset))
    return (try client.result(method, place.parameters).array ?? []).map {
      LanguageClient.words($0["range"])
    }
  }

  @Test(arguments: [
    ("$bark", 2, "2:11-15"), ("row: { title", 1, "4:2-5"), ("below: heading", 9, "6:23-30"),
    ("from: first", 7, "14:12-17"), ("in: shelf", 5, "8:16-21"), ("tap: elm", 6, "12:31-34"),
  ])
  func `a name leads to what has it`(words: String, offset: Int, range: String) throws {
    #expect(try ranges("textDocument/definition", words, offset) == [range])
  }

  @Test func `a name's other places are found`() throws {
    #expect(
      try ranges("textDocument/references", "$leaf", 2) == ["2:24-28", "4:66-70", "11:32-36"])
  }

  @Test func `a file's name leads to the file, and a key of strings to its text`() throws {
    let folder = try TemporaryFolder()
    try folder.write("parts: { row: { layers: [] } }\n", to: "kit.yaml")
    try folder.write("{\n  \"menu\": { \"tea\": \"Tea\" }\n}\n", to: "en.json")
    let client = LanguageClient()
    try client.initialize()
    func definition(_ marked: String) throws -> [JSONValue] {
      let place = LanguageClient.place(marked, at: folder("scene.yaml"))
      client.open(place.text, at: folder("scene.yaml"))
      return try client.result("textDocument/definition", place.parameters).array ?? []
    }
    let file = try definition("include: ki|t.yaml\n")
    #expect(file.map { $0["uri"]?.text } == ["file://\(folder("kit.yaml"))"])
    let part = try definition("include: kit.yaml\nviews:\n  - { r|ow: {} }\n")
    #expect(part.map { LanguageClient.words($0["range"]) } == ["0:9-12"])
    let string = try definition("strings: { en: en.json }\nviews:\n  - text: \"{t.me|nu.tea}\"\n")
    #expect(string.map { LanguageClient.words($0["range"]) } == ["1:13-16"])
    #expect(try definition("views: [{ image: go|ne.png }]\n").isEmpty)
  }

  @Test(arguments: [
    ("heading", 2, "title", 2), ("$leaf", 2, "green", 3), ("shelf", 1, "trees", 2),
    ("tap: elm", 6, "ash", 2), ("row: {", 1, "line", 2), ("first", 1, "start", 2),
  ])
  func `a name is changed wherever it is spoken of, and the scene is as right as before`(
    words: String, offset: Int, name: String, count: Int
  ) throws {
    let client = try client()
    let place = LanguageClient.place(
      try marked(words, offset), and: ",\"newName\":\"\(name)\"")
    let prepared = try client.result("textDocument/prepareRename", place.parameters)
    #expect(prepared["placeholder"]?.text != nil)
    let answer = try client.result("textDocument/rename", place.parameters)
    let edits = try #require(answer["changes"]?["file:///scenes/scene.yaml"]?.array)
    #expect(edits.count == count)
    var document = TextDocument(uri: "file:///scenes/scene.yaml", version: 1, text: place.text)
    for edit in edits.reversed() {
      let range = try #require(document.range(of: edit["range"], in: .utf16))
      document.replace(range, with: try #require(edit["newText"]?.text))
    }
    client.change(document.text(0..<document.bytes.count), version: 2)
    #expect(try client.diagnostics(version: 2) == [])
  }

  @Test func `an id is that of the layers beside it`() throws {
    let (text, parameters) = LanguageClient.place(
      """
      views:
        - group: [{ text: A, id: |top }, { text: B, at: { below: top } }]
        - group: [{ text: C, id: top }, { text: D, at: { below: top } }]
      """, and: ",\"newName\":\"head\"")
    let client = try client(text)
    let answer = try client.result("textDocument/rename", parameters)
    let edits = answer["changes"]?["file:///scenes/scene.yaml"]?.array ?? []
    #expect(edits.map { LanguageClient.words($0["range"]) } == ["1:27-30", "1:58-61"])
  }

  @Test(arguments: [
    ("heading", "shelf", "there is already something called 'shelf'; choose another name"),
    (
      "heading", "a b",
      "a name has letters, digits, hyphens and underscores, and does not begin with a hyphen"
    ),
    (
      "chosen", "Chosen", "a state's name has letters a to z, digits and hyphens only"
    ),
    (
      "iphone", "phone",
      "there is no name here that the scene gives: a color of the palette, a part, an id, a collection, an item or a state"
    ),
    (
      "twice", "once",
      "'twice' is given more than once here, so it cannot be told what speaks of which; give each a name of its own first"
    ),
  ])
  func `a name that cannot be changed says why`(word: String, name: String, message: String) throws
  {
    var marked = Self.scene.replacing("size: [200, 400], scale: 1", with: "device: iphone-16")
      .replacing("{ id: oak }", with: "{ id: twice }, { id: twice }")
    let range = try #require(marked.range(of: word))
    marked.insert("|", at: marked.index(after: range.lowerBound))
    let place = LanguageClient.place(marked, and: ",\"newName\":\"\(name)\"")
    let answer = try client(place.text).answer("textDocument/rename", place.parameters)
    #expect(answer["error"]?["message"]?.text == message)
  }

  // MARK: - Colors and the outline

  @Test func `colors are shown where they are written, and a chosen one is written as digits`()
    throws
  {
    let client = try client()
    let document = #"{"textDocument":{"uri":"file:///scenes/scene.yaml"}}"#
    let colors = try client.result("textDocument/documentColor", document).array ?? []
    #expect(
      colors.map { LanguageClient.words($0["range"]) }
        == ["2:17-22", "2:30-39", "4:65-70", "6:39-44", "11:31-36"])
    #expect(colors[3]["color"]?["red"]?.number == 165.0 / 255)
    let chosen = try client.result(
      "textDocument/colorPresentation",
      """
      {"textDocument":{"uri":"file:///scenes/scene.yaml"},
      "color":{"red":1,"green":0.5,"blue":0,"alpha":0.5},
      "range":{"start":{"line":2,"character":17},"end":{"line":2,"character":22}}}
      """)
    #expect(chosen.array?.first?["textEdit"]?["newText"]?.text == "\"#FF800080\"")
  }

  @Test func `a scene is written in the style of galley format, and a wrong one is left alone`()
    throws
  {
    let parameters = #"{"textDocument":{"uri":"file:///scenes/scene.yaml"},"options":{}}"#
    let text = "galley:   1\nviews:\n    -   {text: Hi}\n"
    let edits = try client(text).result("textDocument/formatting", parameters).array ?? []
    #expect(edits.count == 1)
    let formatted = try SceneFormatter.formatted(Array(text.utf8), path: "scene.yaml")
    #expect(edits.first?["newText"]?.text == formatted)
    #expect(try client(formatted).result("textDocument/formatting", parameters).array == [])
    let answer = try client("views: [").answer("textDocument/formatting", parameters)
    #expect(answer["error"]?["code"]?.integer == -32_803)
  }

  @Test func `the outline has colors, parts, views and states`() throws {
    let client = try client()
    let symbols = try client.result(
      "textDocument/documentSymbol", #"{"textDocument":{"uri":"file:///scenes/scene.yaml"}}"#)
    let names = (symbols.array ?? []).map { symbol in
      let inner = (symbol["children"]?.array ?? []).compactMap { $0["name"]?.text }
      return "\(symbol["name"]?.text ?? ""): \(inner.joined(separator: ", "))"
    }
    #expect(
      names == [
        "palette: bark, leaf", "parts: row", "views: heading, row, shelf", "states: first, chosen",
      ])
  }

  @Test func `keys of another package's layout are proposed`() throws {
    let client = LanguageClient(catalogs: .standard.adding(LadderLayout.self))
    try client.initialize()
    let (text, parameters) = LanguageClient.place(
      "galley: 1\nviews:\n  - collection: a\n    layout: { kind: ladder, | }")
    client.open(text)
    let items = try client.result("textDocument/completion", parameters).array ?? []
    let rung = try #require(items.first { $0["label"]?.text == "rung" })
    #expect(
      rung["documentation"]?.text == "how far a rung is from the next: 3 to 7 (default: 5)")
  }
}
