import Foundation
import Galley
import Glibc
import Testing

/// Input that is unusual, hostile or far too much, and yet must end soon.
@Suite struct HarshInputTests {
  private func texts(in scene: String) throws -> [String] {
    let scene = try SceneLoader().load(bytes: Array(scene.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).compactMap(\.text?.block.string)
  }

  private func json(_ text: String) -> String {
    #"{ "galley": 1, "screen": { "size": [100, 100] }, "views": [{ "text": "\#(text)" }] }"#
  }

  @Test func `a byte order mark before a scene is passed over`() throws {
    #expect(try texts(in: "\u{FEFF}" + json("hello")) == ["hello"])
  }

  @Test func `an emoji that JSON escapes as two surrogates is one character`() throws {
    #expect(try texts(in: json(#"a\ud83d\ude00 b"#)) == ["a\u{1F600} b"])
  }

  @Test func `a merge key takes what a map does not say itself`() throws {
    let fills = try TestScene.commands(
      views: """
        - &card { shape: rectangle, fill: red, at: { top: 10, height: 20 } }
        - { <<: *card, fill: blue }
        - <<: [{ fill: lime }, *card]
        """)
    let colors = fills.compactMap { command -> Paint? in
      if case .fill(let fill) = command { fill.paint } else { nil }
    }
    #expect(colors == [0xFF0000, 0x0000FF, 0x00FF00].map { .solid(Color(hex: $0)) })
    #expect(Set(fills.compactMap(\.fillBounds)) == [Rect(x: 0, y: 10, width: 200, height: 20)])
  }

  @Test func `a second document in the file is told as one`() {
    let error = #expect(throws: SceneError.self) {
      try texts(in: json("one") + "\n---\n" + json("two"))
    }
    #expect(
      error?.issues.map(\.description) == [
        "scene.yaml:2:1: not YAML: a second document begins here; a scene is one, so leave out what follows"
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines may end as they like, and the line of a mistake is shown`(end: String) throws {
    let scene = [
      "galley: 1", "screen: { size: [9, 9] }",
      "views: [{ text: \"\u{1F468}\u{200D}\u{1F469}\", colr: red }]", "",
    ]
    let error = #expect(throws: SceneError.self) {
      try SceneLoader().load(
        bytes: Array(scene.joined(separator: end).utf8), path: "scene.yaml")
    }
    let recordedOptions = try #require(error?.description)
    let lines = recordedOptions.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("scene.yaml:3:24: unknown key 'colr'"))
    #expect(lines[1] == "    " + scene[2])
    let before = try #require(scene[2].components(separatedBy: "colr").first)
    #expect(lines[2] == "    " + String(repeating: " ", count: before.count) + "^")
  }

  @Test func `a backslash before a surrogate is a backslash`() throws {
    #expect(try texts(in: json(#"\\ud83d\\ude00"#)) == [#"\ud83d\ude00"#])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a chain of thousands of neighbours is followed from its far end`() throws {
    let count = 5_000
    let layers = (0..<count).reversed().map { number in
      let place = number == 0 ? "top: 0" : "below: l\(number - 1)"
      return "- { shape: rectangle, fill: red, id: l\(number), at: { height: 1, \(place) } }"
    }
    let tops = try TestScene.commands(views: layers.joined(separator: "\n"))
      .compactMap { $0.fillBounds?.minY }
    #expect(tops == (0..<count).reversed().map(Double.init))
  }

  @Test(.timeLimit(.minutes(2)), arguments: [(999, ""), (315, ", do: [{ scroll: { by: 1 } }]")])
  func `a chain of as many states as a scene may have, or may play, is drawn`(
    count: Int, gesture: String
  ) throws {
    let states = (0..<count).map { number in
      "  - { name: s\(number)\(number > 0 ? ", from: s\(number - 1)" : "")\(gesture) }"
    }
    let scene = try TestScene.read(
      views: PlayedScene.rows, more: "states:\n" + states.joined(separator: "\n"))
    var offset = 0.0
    for state in scene.states.reversed().prefix(gesture.isEmpty ? count : 50) {
      offset = max(offset, try PlayedScene.view(of: state, in: scene).contentOffset.y)
    }
    #expect(offset == (gesture.isEmpty ? 0 : 315))
  }

  @Test func `two layers that wait for each other are told behind a chain that waits for them`() {
    #expect(throws: SceneError.self) {
      try TestScene.read(
        views: """
          - { shape: rectangle, id: c, at: { below: b } }
          - { shape: rectangle, id: a, at: { below: b } }
          - { shape: rectangle, id: b, at: { below: a } }
          - { shape: rectangle, id: d, at: { top: 0 } }
          """)
    }
  }

  @Test(arguments: ["0ms", "1ms", "50%", "settled"])
  func `an item that moves millions of points is drawn where a canvas can be`(instant: String)
    throws
  {
    let scene = try TestScene.read(
      views: """
        - collection: list
          layout: { kind: flow, item: { width: 200, height: 100 }, line-spacing: 0 }
          cell: { style: plain, fill: red }
          items: 50000
        """,
      more: "states: [{ name: a, do: [{ move: { item: 0, to: 49999 } }], at: \(instant) }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    let frames = drawing.picture.commands.flatMap { $0.shown() }.compactMap(\.command.fillBounds)
    #expect(frames.count >= 5)
    #expect(frames.allSatisfy { abs($0.minY) < 100_000 })
  }

  @Test func `a pipe that a scene names is not waited for`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "items.json").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let scene = """
      galley: 1
      screen: { size: [100, 100] }
      views:
        - collection: c
          layout: { kind: ring }
          cell: { style: plain }
          items: { file: items.json }
      """
    let error = #expect(throws: SceneError.self) {
      try SceneLoader().load(
        bytes: Array(scene.utf8), path: folder.appending(path: "scene.yaml").path)
    }
    #expect(error?.issues.first?.message == "'\(pipe)' is a pipe or a device; name a file")
  }

  @Test func `a scene called by dots alone keeps its whole name`() throws {
    let scene = try SceneLoader().load(bytes: Array(json("a").utf8), path: "folder/...yaml")
    #expect(scene.name == "...yaml")
  }
}
