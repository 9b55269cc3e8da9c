import Galley
import Testing

@testable import GalleyScenes

/// What a finger does to what is presented: it drags sheets, and taps rows of alerts and menus.
@Suite struct PresentedTouchTests {
  private static let sheet =
    "- { sheet: one, fill: \"#010203\", layers: [], detents: [large, medium], shown: medium }"

  /// The upper edge of the sheet, in points; nil where it is away.
  private func top(after gestures: String) throws -> Double? {
    try PresentedScene.commands(
      Self.sheet, on: "device: iphone-16, look: ios-18", states: "[{ name: a, do: [\(gestures)] }]"
    ).compactMap(\.fillBounds).last { $0.height < 852 }?.minY
  }

  private func tops(after gestures: String, at instants: [String]) throws -> [Double] {
    try instants.map { instant in
      try PresentedScene.commands(
        Self.sheet, on: "device: iphone-16, look: ios-18",
        states: "[{ name: a, do: [\(gestures)], at: \(instant) }]"
      ).compactMap(\.fillBounds).last { $0.height < 852 }?.minY ?? 852
    }
  }

  @Test func `a sheet stays under the finger`() throws {
    let rest = try #require(try top(after: ""))
    #expect(try top(after: "{ drag: -100, in: one }") == rest - 100)
    #expect(try top(after: "{ drag: { by: 60 }, in: one }, { drag: -20, in: one }") == rest + 40)
    // It goes no higher than a large one.
    let large = try #require(try top(after: "{ tap: large, in: one }"))
    #expect(try top(after: "{ drag: -2000, in: one }") == large)
  }

  @Test func `a sheet that is let go is at the nearest detent`() throws {
    let (rest, large) = (
      try #require(try top(after: "")), try #require(try top(after: "{ tap: large, in: one }"))
    )
    let half = (rest - large) / 2
    #expect(try top(after: "{ drag: \(1 - half), in: one }, { release: one }") == rest)
    #expect(try top(after: "{ drag: \(-1 - half), in: one }, { release: one }") == large)
    #expect(try top(after: "{ drag: 300, in: one }, { release: one }") == nil)
    // A throw goes farther than the finger.
    #expect(try top(after: "{ flick: { by: -10, velocity: -900 }, in: one }") == large)
    #expect(try top(after: "{ drag: 10, in: one }, { release: { velocity: 900 }, in: one }") == nil)
  }

  @Test func `a sheet moves with the finger, and back on its spring`() throws {
    let rest = try #require(try top(after: ""))
    let down = try tops(after: "{ drag: 80, in: one }", at: ["0s", "0.1s", "0.2s", "0.25s"])
    #expect(down == down.sorted() && down.first == rest && down.last == rest + 80)
    let back = try tops(
      after: "{ drag: 80, in: one }, { release: one }", at: ["0s", "0.1s", "0.3s", "settled"])
    #expect(back == back.sorted(by: >) && back.first == rest + 80 && back.last == rest)
  }

  @Test(arguments: [
    ("- { alert: ask, title: Delete, actions: [OK, { text: Cancel, role: cancel }] }", "Cancel"),
    ("- { alert: ask, title: Delete, actions: [OK, { text: Cancel, role: cancel }] }", "0"),
    ("- { menu: ask, items: [Copy, divider, Paste], at: { top: 100, leading: 20 } }", "Paste"),
  ])
  func `a tap on a row lets what is presented go`(_ views: String, _ row: String) throws {
    let states = "[{ name: a, do: [{ tap: \(row), in: ask }] }]"
    #expect(try !PresentedScene.commands(views, on: "device: iphone-16").isEmpty)
    #expect(try PresentedScene.commands(views, on: "device: iphone-16", states: states).isEmpty)
  }

  /// What cancels stands first in a row: to the left of the other, and to the right of it in a
  /// script from right to left.
  @Test func `a finger taps the row that it names`() throws {
    for (direction, isLeft) in [("ltr", true), ("rtl", false)] {
      let text = """
        galley: 1
        screen: { device: iphone-16, direction: \(direction) }
        views: [{ alert: ask, title: Delete, actions: [OK, { text: Cancel, role: cancel }] }]
        states: [{ name: a, do: [{ tap: Cancel, in: ask }] }]
        figures: [{ name: b, of: a, touches: true, strip: [{ at: 0s }] }]
        """
      let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
      let figure = try #require(scene.states.last)
      let discs = try scene.drawing(of: figure, using: FixedResources())
        .picture.commands.flatMap(\.leaves).compactMap { command -> Rect? in
          guard case .fill(let fill) = command, case .ellipse(let rect) = fill.shape else {
            return nil
          }
          return rect
        }
      let disc = try #require(discs.last)
      #expect((disc.midX < 393 / 2) == isLeft && (400...500).contains(disc.midY))
    }
  }

  @Test(arguments: [
    ("{ drag: up, in: one }", "'drag' needs points downward"),
    ("{ flick: 40, in: one }", "'flick' needs points and points per second downward"),
    ("{ tap: closed, in: one }, { drag: 40, in: one }", "'one' is closed then"),
    ("{ tap: Lock, in: more }", "the row 'Lock' takes no touches"),
    ("{ tap: Past, in: more }", "has no row 'Past'; did you mean 'Paste'?"),
    ("{ tap: 3, in: more }", "a number from 0 to 2"),
    ("{ tap: more }, { tap: Copy, in: more }", "'more' is closed then"),
    ("{ drag: 40, in: more }", "'more' answers no 'drag'"),
  ])
  func `what a finger cannot do is told`(_ gestures: String, _ expected: String) throws {
    let text = """
      galley: 1
      screen: { device: iphone-16 }
      views:
      \(Self.sheet)
      - { menu: more, items: [Copy, { text: Lock, enabled: false }, Paste], at: { top: 9, leading: 9 } }
      states: [{ name: a, do: [\(gestures)] }]
      """
    let error = try #require(throws: SceneError.self) {
      let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
      _ = try scene.drawing(of: scene.states[0], using: FixedResources())
    }
    #expect(error.description.contains(expected))
  }
}
