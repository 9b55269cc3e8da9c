import Galley
import GalleyScenes
import Testing

/// Status bars, home indicators, navigation bars and tab bars: their frames, and the room they take.
///
/// Numbers of iOS 26 are recorded ones; those of iOS 18 are what several sources agree on.
@Suite struct BarTests {
  /// What is drawn on a screen, at one pixel a point.
  private func commands(
    _ views: String, on screen: String, states: String = "[{ name: first }]"
  ) throws -> [DrawCommand] {
    let text = """
      galley: 1
      screen: { \(screen), scale: 1 }
      views:
      \(views)
      states: \(states)
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
      .picture.commands.dropFirst().flatMap(\.leaves)
  }

  /// What bars leave of a screen.
  private func room(_ bars: String, on screen: String) throws -> Rect {
    let probe = "- { shape: rectangle, fill: \"#010203\", at: { all: 0, inside: safe-area } }"
    let commands = try commands(bars + "\n" + probe, on: screen)
    return try #require(
      commands.lazy.compactMap { command -> Rect? in
        guard case .fill(let fill) = command, fill.paint == .solid(Color(hex: 0x010203)) else {
          return nil
        }
        return fill.shape.bounds
      }.first)
  }

  @Test(arguments: [
    ("iphone-16", "ios-26", false, 113), ("iphone-16", "ios-18", false, 103),
    ("iphone-16", "ios-26", true, 165), ("iphone-16", "ios-18", true, 155),
    ("iphone-se-3", "ios-26", false, 74), ("iphone-se-3", "ios-18", true, 116),
    ("iphone-13-mini", "ios-18", false, 94), ("iphone-16-pro-max", "ios-26", true, 168),
    ("ipad-pro-11", "ios-18", false, 74), ("ipad-pro-13", "ios-26", false, 78),
  ])
  func `content begins below a navigation bar`(
    _ device: String, _ look: String, _ isLarge: Bool, _ top: Double
  ) throws {
    let bar = "- { navigation-bar: Settings, large-title: \(isLarge) }"
    #expect(try room(bar, on: "device: \(device), look: \(look)").minY == top)
  }

  @Test func `without a status bar the row of iOS 26 stands ten points lower`() throws {
    let room = try room("- { navigation-bar: Files }", on: "size: [320, 400]")
    #expect(room.minY == 64)
  }

  @Test(arguments: [
    ("iphone-17", "ios-26", 83), ("iphone-17", "ios-18", 83), ("iphone-se-3", "ios-26", 83),
    ("iphone-se-3", "ios-18", 49), ("ipad-pro-11", "ios-18", 70), ("iphone-13-mini", "ios-18", 83),
  ])
  func `content ends above a tab bar`(
    _ device: String, _ look: String, _ height: Double
  ) throws {
    let bar = "- { tab-bar: , items: [{ title: A, symbol: heart }, { title: B, symbol: star }] }"
    let screen = try #require(DeviceCatalog.device(named: device)).size
    let room = try room(bar, on: "device: \(device), look: \(look)")
    #expect(screen.height - room.maxY == height)
  }

  /// Recorded on screens of 402 and 375 points.
  @Test(arguments: [
    ("iphone-17", 5, Rect(x: 21, y: 791, width: 360, height: 62)),
    ("iphone-se-3", 3, Rect(x: 51, y: 584, width: 274, height: 62)),
    ("iphone-17", 2, Rect(x: 107, y: 791, width: 188, height: 62)),
  ])
  func `the capsule of iOS 26 is as wide as recorded`(
    _ device: String, _ count: Int, _ expected: Rect
  ) throws {
    let items = (0..<count).map { "{ title: T\($0), symbol: heart }" }.joined(separator: ", ")
    let commands = try commands(
      "- { tab-bar: , items: [\(items)] }", on: "device: \(device), look: ios-26")
    let backdrop = try #require(
      commands.lazy.compactMap { command -> Rect? in
        guard case .backdrop(let backdrop) = command else { return nil }
        return backdrop.shape.bounds
      }.first)
    #expect(backdrop == expected)
  }

  private static let list = """
    - collection: rows
      layout: { kind: flow, item: [393, 44], line-spacing: 0 }
      cell: { text: row }
      items: 60
    - { navigation-bar: Settings, large-title: true }
    """

  /// The top of the title's box and the font size, after the content was scrolled.
  private func title(scrolledBy distance: Double) throws -> (top: Double, size: Double) {
    let states =
      distance == 0 ? "[{ name: a }]" : "[{ name: a, do: [{ scroll: { by: \(distance) } }] }]"
    let commands = try commands(Self.list, on: "device: iphone-16", states: states)
    let text = try #require(
      commands.lazy.compactMap(\.text).first { $0.block.string == "Settings" })
    return (text.origin.y, text.block.style.size)
  }

  /// A large title goes with the content for 51 points, and at 52 it is an inline one.
  @Test func `a large title gives way as content scrolls`() throws {
    let resting = try title(scrolledBy: 0)
    #expect(resting.size == 34)
    #expect(abs(resting.top - 116.667) <= 0.5)
    let moved = try title(scrolledBy: 30)
    #expect(moved.size == 34)
    #expect(abs(resting.top - moved.top - 30) <= 1)
    #expect(try title(scrolledBy: 51).size == 34)
    #expect(try title(scrolledBy: 52).size == 17)
  }

  /// A line of 40 points, the largest there is, is eight higher than one of 34; an inline title grows
  /// to 23.
  @Test(arguments: [
    ("extra-small", 31.0, 14.0, 161.0), ("large", 34, 17, 165),
    ("extra-extra-extra-large", 40, 23, 172), ("accessibility-3", 40, 23, 172),
  ])
  func `titles grow with the text, but not to the sizes of accessibility`(
    _ textSize: String, _ large: Double, _ inline: Double, _ bottom: Double
  ) throws {
    let screen = "device: iphone-16, look: ios-26, text-size: \(textSize)"
    for (isLarge, size) in [(true, large), (false, inline)] {
      let bar = "- { navigation-bar: Settings, large-title: \(isLarge) }"
      let title = try #require(
        commands(bar, on: screen).lazy.compactMap(\.text).first { $0.block.string == "Settings" })
      #expect(title.block.style.size == size)
    }
    #expect(
      try room("- { navigation-bar: Settings, large-title: true }", on: screen).minY == bottom)
  }

  @Test func `content rests below the bar`() throws {
    let commands = try commands(Self.list, on: "device: iphone-16")
    let rows = commands.compactMap(\.text).filter { $0.block.string == "row" }
    let first = try #require(rows.first)
    #expect(first.origin.y > 165 && first.origin.y < 165 + 44)
  }

  @Test(arguments: [
    ("iphone-x", Point(x: 46.5, y: 23)), ("iphone-14", Point(x: 52, y: 25)),
    ("iphone-14-plus", Point(x: 63, y: 24.5)), ("iphone-se-3", Point(x: 187.5, y: 10)),
    ("iphone-16-pro", Point(x: 65, y: 33)),
  ])
  func `the time stands where it was measured`(_ device: String, _ middle: Point) throws {
    let commands = try commands("- status-bar:", on: "device: \(device)")
    let text = try #require(commands.lazy.compactMap(\.text).first)
    #expect(text.block.string == "9:41")
    let width = try #require(text.block.width)
    #expect(abs(text.origin.x + width / 2 - middle.x) <= 0.5)
    let height = text.block.style.size * 1.2
    #expect(abs(text.origin.y + height / 2 - middle.y) <= 1)
  }

  @Test(arguments: ["orientation: landscape, device: iphone-16"])
  func `phones on their side have no status bar`(_ screen: String) throws {
    #expect(try commands("- status-bar:", on: screen).isEmpty)
  }

  @Test(arguments: [
    ("iphone-16", Rect(x: 127, y: 839, width: 139, height: 5)),
    ("iphone-x", Rect(x: 120.5, y: 799, width: 134, height: 5)),
  ])
  func `the home indicator lies eight points above the edge`(
    _ device: String, _ frame: Rect
  ) throws {
    let bounds = try commands("- home-indicator:", on: "device: \(device)")
      .compactMap(\.fillBounds)
    #expect(bounds.count == 1)
    #expect(abs((bounds.first?.minX ?? 0) - frame.minX) <= 0.5)
    #expect(bounds.first?.minY == frame.minY && bounds.first?.height == frame.height)
  }

  @Test func `devices with a home button have no indicator`() throws {
    #expect(try commands("- home-indicator:", on: "device: iphone-se-3").isEmpty)
  }

  @Test(arguments: [
    ("- { tab-bar: tabs }", "missing key 'items'"),
    ("- { tab-bar: tabs, items: [] }", "a tab bar has from 1 to 8 items, found 0"),
    (
      "- { tab-bar: tabs, items: [{ title: A }] }",
      "an item of a tab bar has a 'title' and a 'symbol'"
    ),
    ("- { navigation-bar: A, trailing: [{}] }", "a button of a bar has a 'text' or a 'symbol'"),
    ("- { status-bar: , signal: 9 }", "signal must be a whole number from 0 to 4"),
    ("- { status-bar: , style: dark }", "unknown style 'dark'"),
  ])
  func `a bar that cannot be is told`(_ views: String, _ message: String) {
    let error = #expect(throws: SceneError.self) {
      try commands(views, on: "device: iphone-16")
    }
    #expect(
      error?.issues.contains { $0.message.hasPrefix(message) } == true,
      "\(String(describing: error))")
  }

  /// Two lists beside each other, each under a bar of its own, of which the right one may be large.
  private func panes(_ right: String) throws -> [Double] {
    let text = """
      galley: 1
      screen: { size: [600, 400], scale: 1 }
      views:
        - group:
            - { collection: left, layout: { kind: flow, item: 20 }, cell: [], items: 3 }
            - { navigation-bar: Left }
          at: { leading: 0, width: 300 }
        - group:
            - { collection: right, layout: { kind: flow, item: 20 }, cell: [], items: 3 }
            - { navigation-bar: Right\(right) }
          at: { trailing: 0, width: 300 }
        - { collection: both, layout: { kind: flow, item: 20 }, cell: [], items: 3 }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
      .collections.map(\.view.environment.contentInset.top)
  }

  @Test func `bars beside each other each take room in their own columns`() throws {
    #expect(try panes("") == [64, 64, 64])
    #expect(try panes(", large-title: true, scrolls: right") == [64, 116, 116])
  }

  @Test func `bars over each other take room together`() throws {
    let screen = "device: iphone-16, look: ios-18"
    let bar = "- { navigation-bar: A }"
    #expect(try room("\(bar)\n\(bar)", on: screen).minY == 147)
    #expect(
      try room("- { group: [{ navigation-bar: A }, { navigation-bar: B }] }", on: screen).minY
        == 147)
  }

  /// Before iOS 26 the small title comes when the large one's letters have gone under the row.
  @Test(arguments: ["ios-18", "ios-26"])
  func `there is a title wherever content is scrolled to`(_ look: String) throws {
    for distance in stride(from: 1.0, through: 60, by: 1) {
      let commands = try commands(
        Self.list, on: "device: iphone-16, look: \(look)",
        states: "[{ name: a, do: [{ scroll: { by: \(distance) } }] }]")
      let row = look == "ios-18" ? 103.0 : 59
      let seen = commands.compactMap(\.text).filter {
        // Letters end at the baseline, which is as far down as the font is large.
        $0.block.string == "Settings" && $0.origin.y + $0.block.style.size > row
          || $0.block.style.size == 17 && $0.block.string == "Settings"
      }
      #expect(!seen.isEmpty, "\(look) at \(distance)")
    }
  }
}
