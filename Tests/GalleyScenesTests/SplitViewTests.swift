import Galley
import GalleyRecords
import GalleyScenes
import Testing

/// Columns as UISplitViewController arranges them.
@Suite struct SplitViewTests {
  /// The frames of the columns that show, by the color of each, from the leading edge.
  private func columns(
    on device: String, _ orientation: String = "landscape", mode: String = "automatic",
    more: String = ""
  ) throws -> [String] {
    let colors = ["primary": 0xFF0000, "supplementary": 0x00FF00, "secondary": 0x0000FF]
    let layers = ["primary", "supplementary", "secondary"]
      .filter { $0 != "supplementary" || mode.hasPrefix("two") || more.contains("supplementary") }
      .map { "    \($0): [{ shape: rectangle, fill: \"#\(hex(colors[$0] ?? 0))\" }]" }
    let text = """
      galley: 1
      screen: { device: \(device), orientation: \(orientation), look: ios-18 }
      views:
        - split-view: \(mode)
      \(layers.joined(separator: "\n"))
      \(more.contains("collapsed") ? "    collapsed: primary" : "")
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    let commands = try scene.drawing(of: state, using: FixedResources()).picture.commands
    return commands.flatMap(\.leaves).compactMap { command in
      guard case .fill(let fill) = command else { return nil }
      let name = colors.first { fill.paint == .solid(Color(hex: UInt32($0.value))) }?.key
      let bounds = fill.shape.bounds
      return name.map { "\($0) \(Int(bounds.minX))+\(Int(bounds.width))" }
    }
  }

  private func hex(_ color: Int) -> String {
    let digits = String(color, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  @Test(arguments: [
    ("ipad-mini", "landscape", ["primary 0+320", "secondary 320+813"]),
    ("ipad-air-11", "landscape", ["primary 0+320", "secondary 320+860"]),
    ("ipad-pro-11-m4", "landscape", ["primary 0+320", "secondary 320+890"]),
    ("ipad-pro-12.9", "landscape", ["primary 0+320", "secondary 320+1046"]),
    ("ipad-pro-13", "landscape", ["primary 0+320", "secondary 320+1056"]),
    ("ipad-air-11", "portrait", ["secondary 0+820"]),
    ("ipad-pro-11-m4", "portrait", ["secondary 0+834"]),
    ("ipad-pro-12.9", "portrait", ["secondary 0+1024"]),
    ("ipad-mini", "portrait", ["secondary 0+744"]),
    ("ipad-pro-13", "portrait", ["secondary 0+1032"]),
    ("iphone-17-pro-max", "landscape", ["primary 0+320", "secondary 320+636"]),
    ("iphone-17-pro-max", "portrait", ["secondary 0+440"]),
    ("iphone-17", "landscape", ["secondary 0+874"]),
  ])
  func `two columns stand side by side where a tablet lies on its side`(
    _ device: String, _ orientation: String, _ expected: [String]
  ) throws {
    #expect(try columns(on: device, orientation) == expected)
  }

  @Test(arguments: [
    (
      "two-beside", "ipad-pro-13", "landscape",
      ["primary 0+320", "supplementary 320+375", "secondary 695+681"]
    ),
    (
      "two-beside", "ipad-mini", "landscape",
      ["primary 0+320", "supplementary 320+375", "secondary 695+438"]
    ),
    (
      "two-beside", "ipad-air-11", "landscape",
      ["primary 0+320", "supplementary 320+375", "secondary 695+485"]
    ),
    (
      "two-beside", "ipad-pro-11-m4", "landscape",
      ["primary 0+320", "supplementary 320+375", "secondary 695+515"]
    ),
    (
      "two-beside", "ipad-pro-12.9", "landscape",
      ["primary 0+320", "supplementary 320+375", "secondary 695+671"]
    ),
    (
      "two-beside", "iphone-17-pro-max", "landscape",
      ["supplementary 320+320", "secondary 640+636", "primary 0+320"]
    ),
    // With three columns beside each other the last one would be too narrow.
    (
      "two-beside", "ipad-mini", "portrait",
      ["supplementary 320+320", "secondary 640+424", "primary 0+320"]
    ),
    (
      "two-over", "ipad-mini", "portrait",
      ["secondary 0+744", "primary 0+320", "supplementary 320+320"]
    ),
    (
      "two-displace", "ipad-air-11", "landscape",
      ["supplementary 320+375", "secondary 695+805", "primary 0+320"]
    ),
  ])
  func `three columns stand as there is room`(
    _ mode: String, _ device: String, _ orientation: String, _ expected: [String]
  ) throws {
    #expect(try columns(on: device, orientation, mode: mode) == expected)
  }

  @Test func `the list stands beside the content where there are three columns`() throws {
    #expect(
      try columns(on: "ipad-air-11", more: "supplementary")
        == ["supplementary 0+375", "secondary 375+805"])
  }

  @Test func `a narrow screen shows the column that a scene asks for`() throws {
    #expect(try columns(on: "iphone-17", "portrait", more: "collapsed") == ["primary 0+402"])
  }

  @Test func `columns change sides where text runs to the left`() throws {
    let text = """
      galley: 1
      screen: { device: ipad-air-11, orientation: landscape, look: ios-18, direction: rtl }
      views:
        - split-view: automatic
          primary: [{ shape: rectangle, fill: "#FF0000" }]
          secondary: [{ text: x }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    let frames = try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).compactMap { command -> Rect? in
        guard case .fill(let fill) = command, fill.paint == .solid(Color(hex: 0xFF0000)) else {
          return nil
        }
        return fill.shape.bounds
      }
    #expect(frames == [Rect(x: 860, y: 0, width: 320, height: 820)])
  }

  @Test func `a bar takes room from its own column`() throws {
    let text = """
      galley: 1
      screen: { device: ipad-air-11, orientation: landscape, look: ios-18 }
      views:
        - split-view: one-beside
          primary:
            - bar: bottom
              padding: 10
              layers: [{ shape: rectangle, fill: white, at: { all: 0, height: 30 } }]
            - { shape: rectangle, fill: "#FF0000", at: { all: 0, inside: safe-area } }
          secondary:
            - { shape: rectangle, fill: "#0000FF", at: { all: 0, inside: safe-area } }
      """.replacing("all: 0, height", with: "top: 0, bottom: 0, min-height")
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    let bottoms = try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).compactMap { command -> Double? in
        guard case .fill(let fill) = command,
          [Color(hex: 0xFF0000), Color(hex: 0x0000FF)].contains(where: { fill.paint == .solid($0) })
        else { return nil }
        return fill.shape.bounds.maxY
      }
    // 20 points of the device, and 50 of the bar.
    #expect(bottoms == [750, 800])
  }

  @Test(arguments: [("iphone-17", ["messages"]), ("ipad-pro-13", ["chats", "messages"])])
  func `a record has the collections of the columns that show`(
    _ device: String, _ collections: [String]
  ) throws {
    let text = """
      galley: 1
      screen: { device: \(device), orientation: landscape }
      views:
        - split-view: one-beside
          primary: [{ collection: chats, items: 3, layout: { kind: list }, cell: { text: chat } }]
          secondary:
            - { collection: messages, items: 3, layout: { kind: list }, cell: { text: message } }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    #expect(drawing.record().collections.map(\.collection) == collections)
    #expect(drawing.collections.map(\.name) == collections)
  }

  @Test func `a column that is not there cannot show alone`() {
    let text = """
      galley: 1
      screen: { device: iphone-17 }
      views:
        - { split-view: automatic, primary: [], secondary: [], collapsed: supplementary }
      """
    do {
      _ = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
      Issue.record("read")
    } catch {
      #expect(
        error.issues.first?.message
          == "there is no column 'supplementary'; known are primary or secondary")
    }
  }
}

extension SplitViewTests {
  @Test func `a large title goes with the only collection of its own column`() throws {
    func bar(_ title: String) -> String { "{ navigation-bar: \(title), large-title: true }" }
    func list(_ name: String) -> String {
      "{ collection: \(name), layout: { kind: list }, cell: [{ text: a, at: { height: 44 } }], items: 60 }"
    }
    let text = """
      galley: 1
      screen: { device: ipad-pro-13, orientation: landscape, look: ios-18 }
      views:
        - split-view: one-beside
          primary: [\(list("folders")), \(bar("Folders"))]
          secondary: [\(list("notes")), \(bar("Notes"))]
      states:
        - { name: first }
        - { name: scrolled, do: [{ drag: -300, in: notes }] }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    func sizes(_ state: SceneState) throws -> [String: Double] {
      let texts = try scene.drawing(of: state, using: FixedResources()).picture.commands
        .flatMap(\.leaves).compactMap(\.text?.block)
      return Dictionary(texts.map { ($0.string, $0.style.size) }) { first, _ in first }
    }
    let (first, scrolled) = try (sizes(scene.states[0]), sizes(scene.states[1]))
    #expect(first["Folders"] == 34 && first["Notes"] == 34)
    #expect(scrolled["Folders"] == 34 && scrolled["Notes"] == 17)
  }
}
