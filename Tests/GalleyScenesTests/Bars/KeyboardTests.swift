import Galley
import GalleyScenes
import Testing

/// The keyboard: its height, its keys and the room it takes.
///
/// Heights of phones held upright are what several sources agree on; the others are derived.
@Suite struct KeyboardTests {
  private func commands(_ views: String, on screen: String) throws -> [DrawCommand] {
    let text = """
      galley: 1
      screen: { \(screen), scale: 2 }
      views:
      \(views)
      - { shape: rectangle, fill: "#010203", at: { all: 0, inside: safe-area } }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
      .picture.commands.dropFirst().flatMap(\.leaves)
  }

  /// What is left of a screen.
  private func room(_ views: String, on screen: String) throws -> Rect {
    try #require(
      commands(views, on: screen).lazy.compactMap { command -> Rect? in
        guard case .fill(let fill) = command, fill.paint == .solid(Color(hex: 0x010203)) else {
          return nil
        }
        return fill.shape.bounds
      }.first)
  }

  private func texts(_ views: String, on screen: String) throws -> [Text] {
    try commands(views, on: screen).compactMap(\.text)
  }

  @Test(
    arguments: [
      ("iphone-se-3", 216.0, 44.0), ("iphone-13-mini", 291, 44), ("iphone-16", 291, 44),
      ("iphone-17", 291, 44), ("iphone-16-pro-max", 301, 45), ("ipad-11", 285, 55),
      ("ipad-pro-13", 285, 55),
    ], ["ios-18", "ios-26"])
  func `content ends above the keyboard`(
    _ device: (name: String, height: Double, words: Double), _ look: String
  ) throws {
    let height = try #require(DeviceCatalog.device(named: device.name)).size.height
    let screen = "device: \(device.name), look: \(look)"
    #expect(try height - room("- keyboard:", on: screen).maxY == device.height)
    let words = "- { keyboard: , suggestions: [a, b, c] }"
    #expect(try height - room(words, on: screen).maxY == device.height + device.words)
  }

  @Test func `on its side a phone has a lower one`() throws {
    let screen = "device: iphone-se-3, orientation: landscape"
    #expect(try 375 - room("- keyboard:", on: screen).maxY == 162)
  }

  /// As keyboardLayoutGuide, which knows no tab bar.
  @Test func `a keyboard lies over the tab bar`() throws {
    let bars = """
      - { tab-bar: , items: [{ title: A, symbol: heart }] }
      - { group: [{ keyboard: }] }
      """
    #expect(try 874 - room(bars, on: "device: iphone-17").maxY == 291)
  }

  /// Keys of a phone of 375 points are 31.5 wide and 42 high, six and twelve apart.
  @Test func `keys are as large as on a phone of 375 points`() throws {
    let keys = try commands("- keyboard:", on: "device: iphone-se-3, look: ios-18")
      .compactMap(\.fillBounds).filter { $0.width == 31.5 && $0.height == 42 }
    let top = keys.filter { $0.minY == 667 - 216 + 8 }.map(\.minX)
    #expect(top == (0..<10).map { (key: Int) -> Double in 3 + 37.5 * Double(key) })
    #expect(keys.filter { $0.minY == 667 - 216 + 62 }.count == 9)
    #expect(keys.filter { $0.minY == 667 - 216 + 116 }.count == 7)
  }

  @Test(arguments: ["ltr", "rtl"])
  func `letters run as they are given`(_ direction: String) throws {
    let texts = try texts(
      "- { keyboard: , shift: true, rows: [qwertzuiopü, asdfghjklöä, yxcvbnm] }",
      on: "device: iphone-17, direction: \(direction)")
    let first = texts.filter { "QWERTZUIOPÜ".contains($0.block.string) }
    #expect(first.map(\.block.string).joined() == "QWERTZUIOPÜ")
    #expect(zip(first, first.dropFirst()).allSatisfy { $0.origin.x < $1.origin.x })
  }

  @Test(arguments: [
    ("ios-18", "- keyboard:", ["123", "space", "return"]), ("ios-26", "- keyboard:", ["123"]),
    ("ios-18", "- { keyboard: , return: search }", ["123", "space", "search"]),
    ("ios-26", "- { keyboard: Add, space: English }", ["123", "English", "Add"]),
  ])
  func `keys say what they do`(_ look: String, _ views: String, _ words: [String]) throws {
    let texts = try texts(views, on: "device: iphone-17, look: \(look)")
    #expect(texts.map(\.block.string).filter { $0.count > 1 } == words)
  }

  /// Without a home button the globe is below the keys, and the emoji take its place without it.
  @Test func `keys come and go`() throws {
    func count(_ keys: String, _ device: String = "iphone-17") throws -> Int {
      try commands("- { keyboard: \(keys) }", on: "device: \(device), look: ios-26")
        .compactMap(\.fillBounds).count
    }
    let usual = try count("")
    #expect(try count(", microphone: false") == usual - 1)
    #expect(try count(", globe: true") == usual + 2)
    #expect(try count(", globe: true", "iphone-se-3") == count("", "iphone-se-3") + 2)
  }

  @Test(arguments: [
    ("rows: [abc]", "the rows of a keyboard are three texts"),
    ("rows: [a, b, \"\"]", "the rows of a keyboard are three texts"),
    ("rows: [a, b, abcdefghijklmnopqrst]", "the rows of a keyboard are three texts"),
    ("suggestions: [a, b, c, d]", "a keyboard suggests at most 3 words, found 4"),
    ("return: enter", "unknown return 'enter'"), ("shift: 1", "shift must be"),
  ])
  func `a keyboard that cannot be is told`(_ key: String, _ message: String) {
    let error = #expect(throws: SceneError.self) {
      try commands("- { keyboard: , \(key) }", on: "device: iphone-17")
    }
    #expect(
      error?.issues.contains { $0.message.hasPrefix(message) } == true,
      "\(String(describing: error))")
  }
}
