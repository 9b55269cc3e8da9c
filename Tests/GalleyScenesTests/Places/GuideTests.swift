import Galley
import Testing

/// What edges count from: the screen, its safe area, its margins, and what can be read with ease.
@Suite struct GuideTests {
  /// The frame of a red rectangle at a place, on a device.
  private func frame(
    at place: String, on screen: String = "device: iphone-16, scale: 1", around: String = ""
  ) throws -> Rect {
    let layer = "{ shape: rectangle, fill: red, at: \(place) }"
    let text = """
      galley: 1
      screen: { \(screen) }
      views: [\(around.isEmpty ? layer : around.replacing("LAYER", with: layer))]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let commands = try scene.drawing(of: scene.states[0], using: FixedResources())
      .picture.commands.dropFirst().flatMap(\.leaves)
    return try #require(commands.lazy.compactMap(\.fillBounds).first)
  }

  @Test(arguments: [
    ("{ all: 0, inside: safe-area }", Rect(x: 0, y: 59, width: 393, height: 759)),
    ("{ all: 0, inside: margins }", Rect(x: 16, y: 59, width: 361, height: 759)),
    ("{ all: 0, inside: readable }", Rect(x: 16, y: 59, width: 361, height: 759)),
    ("{ all: 0, inside: { safe-area: top } }", Rect(x: 0, y: 59, width: 393, height: 793)),
    (
      "{ all: 0, inside: { safe-area: bottom, margins: horizontal } }",
      Rect(x: 16, y: 0, width: 361, height: 818)
    ),
    (
      "{ leading: 0, width: 50%, height: 10, inside: { margins: [leading, trailing] } }",
      Rect(x: 16, y: 421, width: 181, height: 10)
    ),
    ("{ all: 0, inside: screen }", Rect(x: 0, y: 0, width: 393, height: 852)),
  ])
  func `edges count from the guide that is named`(_ place: String, _ expected: Rect) throws {
    #expect(try frame(at: place) == expected)
  }

  @Test(arguments: [
    ("device: iphone-16-plus, scale: 1", Rect(x: 20, y: 59, width: 390, height: 839)),
    (
      "device: iphone-17, orientation: landscape, scale: 1",
      Rect(x: 82, y: 20, width: 710, height: 362)
    ),
    ("device: ipad-9.7, scale: 1, direction: rtl", Rect(x: 20, y: 20, width: 728, height: 1004)),
  ])
  func `wide screens have wider margins`(_ screen: String, _ expected: Rect) throws {
    #expect(try frame(at: "{ all: 0, inside: margins }", on: screen) == expected)
  }

  @Test func `what is readable is 672 points wide at most, in the middle`() throws {
    let frame = try frame(
      at: "{ all: 0, inside: readable }", on: "size: [1024, 768], scale: 1")
    #expect(frame == Rect(x: 176, y: 0, width: 672, height: 768))
  }

  @Test func `in a group that part of the guide counts that lies in it`() throws {
    let frame = try frame(
      at: "{ all: 0, inside: safe-area }",
      around: "{ at: { leading: 100, top: 20, size: [100, 100] }, group: [LAYER] }")
    #expect(frame == Rect(x: 100, y: 59, width: 100, height: 61))
  }

  @Test func `in a cell the margins are those of the cell`() throws {
    let frame = try frame(
      at: "{ all: 0, inside: margins }",
      around:
        "{ collection: list, layout: { kind: flow, item: [200, 40] }, items: 1, cell: LAYER }")
    #expect(frame.width == 168)
    #expect(frame.height == 40)
  }

  @Test(arguments: [
    ("{ inside: safe }", "unknown inside 'safe'"),
    ("{ inside: { safearea: top } }", "unknown inside 'safearea'; did you mean 'safe-area'?"),
    ("{ inside: { margins: left } }", "unknown edge 'left'; did you mean 'leading'?"),
  ])
  func `a guide that is not there is told`(_ place: String, _ message: String) {
    let error = #expect(throws: SceneError.self) { try frame(at: place) }
    #expect(error?.issues.first?.message.hasPrefix(message) == true, "\(String(describing: error))")
  }
}
