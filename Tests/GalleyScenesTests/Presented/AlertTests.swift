import Galley
import Testing

/// Alerts: their cards, what lies on them, and how they come and go.
///
/// Words are measured by ``FixedResources``: a line of 17 points is 21 high, one of 15 is 18.
@Suite struct AlertTests {
  private static let delete = """
    - { alert: , title: Delete?, message: For ever., actions: [{ text: Cancel, role: cancel }, { text: Delete, role: destructive }] }
    """

  private func capsules(_ views: String, on screen: String) throws -> [Rect] {
    try PresentedScene.outlines(views, on: screen).filter { $0.height == 48 }
  }

  @Test func `two actions stand beside each other with eight points between`() throws {
    let boxes = try capsules(Self.delete, on: "size: [320, 500], look: ios-26")
    #expect(boxes.map(\.minX) == [24, 164] && boxes.allSatisfy { $0.width == 132 })
  }

  @Test func `from right to left what cancels is on the right`() throws {
    let fills = try PresentedScene.commands(
      Self.delete, on: "size: [320, 500], look: ios-26, direction: rtl"
    ).compactMap { command -> Fill? in
      if case .fill(let fill) = command, fill.shape.bounds.height == 48 { fill } else { nil }
    }
    let blue = Paint.solid(SystemColor.systemBlue.color(in: ColorAppearance()))
    #expect(fills.first { $0.paint == blue }?.shape.bounds.minX == 164)
  }

  @Test func `three actions stand below each other, and what cancels is the last`() throws {
    let views =
      "- { alert: , title: Save?, actions: [{ text: Cancel, role: cancel }, Save, Discard] }"
    let commands = try PresentedScene.commands(views, on: "size: [320, 500], look: ios-26")
    let words = commands.compactMap { command -> String? in
      if case .text(let text) = command { text.block.string } else { nil }
    }
    #expect(words == ["Save?", "Save", "Discard", "Cancel"])
    let tops = commands.compactMap(\.fillBounds).filter { $0.height == 48 }.map(\.minY)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 == 56 })
  }

  @Test(arguments: [
    ("iphone-se-3", "ios-26", 320.0), ("iphone-13-mini", "ios-18", 270),
    ("iphone-16", "ios-26", 320), ("iphone-16-pro-max", "ios-18", 270),
    ("ipad-pro-11", "ios-26", 320), ("ipad-pro-13", "ios-18", 270),
    ("iphone-16, orientation: landscape", "ios-26", 320),
  ])
  func `an alert lies in the middle of a screen`(
    _ device: String, _ look: String, _ width: Double
  ) throws {
    let outlines = try PresentedScene.outlines(
      Self.delete, on: "device: \(device), look: \(look)")
    let screen = try #require(outlines.first)
    let card = try #require(outlines.dropFirst().first)
    #expect(card.width == width)
    #expect(abs(card.midX - screen.midX) <= 0.5 && abs(card.midY - screen.midY) <= 1)
  }

  @Test(arguments: [("light", 0.2), ("dark", 0.48)])
  func `what is behind is dimmed`(_ theme: String, _ alpha: Double) throws {
    let commands = try PresentedScene.commands(
      Self.delete, on: "device: iphone-16, theme: \(theme)")
    guard case .fill(let dim)? = commands.first else {
      Issue.record("nothing dims the screen")
      return
    }
    #expect(dim.paint == .solid(Color.black.withAlpha(alpha)))
    #expect(dim.shape.bounds == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  /// 84 points of a title and a message, of which 47.5 are lines, are 75.5 with ours; without a
  /// message 64, of which 24.5 are a line, are 60.5.
  @Test(arguments: [(", message: Say more", 75.5), ("", 60.5)])
  func `fields begin below the words`(_ message: String, _ top: Double) throws {
    let views =
      "- { alert: , title: Name\(message), fields: [First, Last], actions: [OK] }"
    let outlines = try PresentedScene.outlines(
      views, on: "size: [320, 500], look: ios-26", scale: 2)
    let card = try #require(outlines.first { $0.width == 300 })
    let box = try #require(outlines.first { $0.width == 270 && $0.height > 40 })
    #expect(box.height == 67.5)
    #expect(abs(box.minY - card.minY - top) <= 0.5)
  }

  @Test func `a tap lets an alert come and go`() throws {
    let views = "- { alert: ask, title: Sure?, shown: false, actions: [OK] }"
    for (state, isThere) in [
      ("{ name: a }", false), ("{ name: a, do: [{ tap: ask }], at: settled }", true),
      ("{ name: a, do: [{ tap: ask }], at: 0s }", false),
      ("{ name: a, start: { ask: true } }", true),
    ] {
      let commands = try PresentedScene.commands(
        views, on: "device: iphone-16", states: "[\(state)]")
      #expect(commands.isEmpty != isThere, "\(state)")
    }
  }

  @Test func `a message that is longer than the screen leaves room for the buttons`() throws {
    let message = Array(repeating: "word", count: 2000).joined(separator: " ")
    let views = "- { alert: , title: A, message: \(message), actions: [OK] }"
    let outlines = try PresentedScene.outlines(views, on: "size: [320, 500], look: ios-26")
    #expect(outlines.allSatisfy { $0.minY >= 0 && $0.maxY <= 500 })
  }

  @Test(arguments: [
    ("- { alert: , title: A }", "missing key 'actions'"),
    ("- { alert: , actions: [OK] }", "missing key 'title'"),
    ("- { alert: , title: A, actions: [] }", "an alert has from 1 to 8 actions, found 0"),
    (
      "- { alert: , title: A, actions: [{ text: No, role: cancel }, { text: Not, role: cancel }] }",
      "an alert has one action of the role cancel at most"
    ),
    ("- { alert: , title: A, actions: [{ text: A, role: stop }] }", "unknown role 'stop'"),
    ("- { alert: , title: A, actions: [OK], fields: [a, b, c, d, e] }", "at most 4 fields"),
    ("- { alert: a b, title: A, actions: [OK] }", "the name of an alert"),
  ])
  func `an alert that cannot be is told`(_ views: String, _ message: String) {
    let issues = PresentedScene.issues(views)
    #expect(issues.contains { $0.contains(message) }, "\(issues)")
  }
}
