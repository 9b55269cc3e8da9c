import Galley
import Testing

/// Menus: their cards, their rows, and how they come and go.
@Suite struct MenuTests {
  private func card(_ keys: String, on screen: String) throws -> Rect? {
    try PresentedScene.outlines("- { menu: , \(keys) }", on: screen).first
  }

  /// 250 points wide, with rows of 42 and corners of 32.57, were recorded on iOS 26.
  @Test(arguments: [
    ("ios-26", "[A, B, C]", 146), ("ios-26", "[A, divider, B]", 121),
    ("ios-18", "[A, B, C]", 132), ("ios-18", "[A, divider, B]", 96),
    ("ios-26", "[divider, A, divider]", 62),
  ])
  func `a menu is as high as its rows`(_ look: String, _ items: String, _ height: Double) throws {
    let card = try #require(
      try card(
        "items: \(items), at: { top: 100, trailing: 16 }", on: "device: iphone-16, look: \(look)"))
    #expect(card == Rect(x: 393 - 16 - 250, y: 100, width: 250, height: height))
  }

  @Test func `a menu lies at what it belongs to`() throws {
    let views = """
      - { shape: ellipse, id: more, fill: red, at: { top: 60, leading: 20, size: 44 } }
      - { menu: , items: [A], at: { below: more, gap: 8, leading: 20 } }
      """
    for (direction, x) in [("ltr", 20.0), ("rtl", 123)] {
      let outlines = try PresentedScene.outlines(
        views, on: "device: iphone-16, look: ios-26, direction: \(direction)")
      #expect(outlines.contains(Rect(x: x, y: 112, width: 250, height: 62)))
    }
  }

  private func texts(_ items: String, look: String) throws -> [Text] {
    try PresentedScene.commands(
      "- { menu: , items: \(items), at: { top: 0, leading: 0 } }",
      on: "device: iphone-16, look: \(look)"
    ).compactMap { command in
      if case .text(let text) = command { text } else { nil }
    }
  }

  @Test func `checks and symbols make room before the words on iOS 26`() throws {
    let items = ["[A]", "[A, { text: B, checked: true }]", "[A, { text: B, symbol: heart }]"]
    #expect(try items.map { try texts($0, look: "ios-26")[0].origin.x } == [26, 56, 62])
    #expect(try items.map { try texts($0, look: "ios-18")[0].origin.x } == [16, 32, 16])
  }

  @Test func `what destroys is red, and what cannot be done is faint`() throws {
    let texts = try texts(
      "[{ text: A, destructive: true }, { text: B, enabled: false }, C]", look: "ios-26")
    let appearance = ColorAppearance()
    #expect(
      texts.map(\.block.style.color)
        == [SystemColor.systemRed, .tertiaryLabel, .label].map { $0.color(in: appearance) })
  }

  /// The card grows out of its corner, which stays where it is.
  @Test func `a tap lets a menu come out of a corner`() throws {
    let views =
      "- { menu: more, shown: false, from: top-trailing, items: [A, B], at: { top: 100, trailing: 16 } }"
    func commands(_ state: String) throws -> [DrawCommand] {
      let text = """
        galley: 1
        screen: { device: iphone-16, scale: 1 }
        views:
        \(views)
        states: [\(state)]
        """
      let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
      return Array(
        try scene.drawing(of: scene.states[0], using: FixedResources())
          .picture.commands.withoutMereParts.dropFirst())
    }
    #expect(try commands("{ name: a }").isEmpty)
    #expect(try !commands("{ name: a, do: [{ tap: more }], at: settled }").isEmpty)
    let moving = try commands("{ name: a, do: [{ tap: more }], at: 0.1s }")
    var groups: [Group] = []
    moving.forEachCommand { command in
      if case .group(let group) = command, !group.transform.isIdentity { groups.append(group) }
    }
    let group = try #require(groups.first)
    let corner = Point(x: 393 - 16, y: 100)
    let moved = group.transform.apply(to: corner)
    #expect(abs(moved.x - corner.x) < 1e-6 && abs(moved.y - corner.y) < 1e-6)
    #expect(group.opacity > 0 && group.opacity < 1)
  }

  @Test(arguments: [
    ("- { menu: }", "missing key 'items'"),
    ("- { menu: , items: [] }", "a menu has from 1 to 30 items, found 0"),
    ("- { menu: , items: [divider] }", "a menu has an item beside its dividers"),
    ("- { menu: , items: [A], from: middle }", "unknown from 'middle'"),
    ("- { menu: , items: [{ symbol: heart }] }", "missing key 'text'"),
    ("- { menu: , items: [{ text: A, chekced: true }] }", "unknown key 'chekced'"),
  ])
  func `a menu that cannot be is told`(_ views: String, _ message: String) {
    let issues = PresentedScene.issues(views)
    #expect(issues.contains { $0.contains(message) }, "\(issues)")
  }
}
