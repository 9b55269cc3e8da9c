import Galley
import Testing

/// Toolbars: where their buttons stand, and the room that they take.
///
/// Words are measured by ``FixedResources``: half the font's size a character, so that `Edit` is 34
/// points wide, and its platter 58.
@Suite struct ToolbarTests {
  private static let items = "[Edit, spacer, { symbol: plus }, spacer, { symbol: tray.fill }]"

  /// Of platters without repetitions.
  private func platters(_ views: String, on screen: String) throws -> [Rect] {
    try PresentedScene.commands(views, on: screen).compactMap { command in
      if case .backdrop(let backdrop) = command { backdrop.shape.bounds } else { nil }
    }
  }

  @Test(arguments: [
    ("iphone-se-3", "ios-26", 76), ("iphone-se-3", "ios-18", 44), ("iphone-13-mini", "ios-26", 76),
    ("iphone-13-mini", "ios-18", 78), ("iphone-16", "ios-26", 76), ("iphone-16", "ios-18", 78),
    ("iphone-16-pro-max", "ios-26", 76), ("iphone-16-pro-max", "ios-18", 78),
    ("ipad-pro-11", "ios-26", 76), ("ipad-pro-11", "ios-18", 70), ("ipad-pro-13", "ios-26", 76),
    ("ipad-pro-13", "ios-18", 70),
  ])
  func `content ends above a toolbar`(
    _ device: String, _ look: String, _ height: Double
  ) throws {
    let screen = try #require(DeviceCatalog.device(named: device)).size
    let room = try #require(
      try PresentedScene.room(
        "- { toolbar: [Edit] }", on: "device: \(device), look: \(look)"))
    #expect(screen.height - room.maxY == height)
  }

  @Test func `on its side a phone of iOS 18 has a lower toolbar`() throws {
    let room = try #require(
      try PresentedScene.room(
        "- { toolbar: [Edit] }", on: "device: iphone-16, orientation: landscape, look: ios-18"))
    #expect(393 - room.maxY == 32 + 21)
  }

  /// Recorded in a window of 320 by 400 points: the edges, and what is in the middle.
  @Test func `at the bottom of a screen the middle is in the middle`() throws {
    let platters = try platters(
      "- { toolbar: \(Self.items) }", on: "size: [320, 400], look: ios-26")
    #expect(platters.map(\.minX) == [28, 136, 244])
    #expect(platters.allSatisfy { $0.minY == 400 - 76 && $0.height == 48 })
    #expect(platters[1].width == 48)
  }

  @Test func `from right to left a toolbar begins on the right`() throws {
    let platters = try platters(
      "- { toolbar: \(Self.items) }", on: "size: [320, 400], look: ios-26, direction: rtl")
    #expect(platters.map(\.maxX) == [292, 184, 76])
  }

  /// Recorded with a word of 30.5 points; what is between the spacers moves by half of what ours is
  /// wider.
  @Test func `alone it gives room to its spacers`() throws {
    let items =
      "[Edit, spacer, { symbol: plus }, { spacer: 24 }, { symbol: trash.fill }, spacer, { symbol: tray.fill }]"
    let platters = try platters(
      "- { toolbar: \(items), alone: true, at: { horizontal: 0, bottom: 0 } }",
      on: "size: [320, 400], look: ios-26")
    let recorded = [16, 97.25, 181.25, 256]
    let wider = platters[0].width - 54.5
    for (index, moved) in [0, wider / 2, wider / 2, 0].enumerated() {
      // Platters lie on whole points here.
      #expect(abs(platters[index].minX - recorded[index] - moved) <= 0.75)
    }
    #expect(platters.allSatisfy { $0.minY == 352 && $0.height == 48 })
  }

  @Test func `symbols beside each other share a platter`() throws {
    let platters = try platters(
      "- { toolbar: [{ symbol: plus }, { symbol: heart }, spacer, { text: Done, prominent: true }] }",
      on: "size: [320, 400], look: ios-26")
    #expect(platters == [Rect(x: 28, y: 324, width: 96, height: 48)])
  }

  @Test func `before iOS 26 it lies on a material with a line`() throws {
    let outlines = try PresentedScene.outlines(
      "- { toolbar: [Edit] }", on: "device: iphone-16, look: ios-18")
    #expect(outlines.first == Rect(x: 0, y: 852 - 78, width: 393, height: 78))
  }

  @Test(arguments: [
    ("- { toolbar: }", "toolbar"),
    ("- { toolbar: [] }", "a toolbar has from 1 to 12 items, found 0"),
    ("- { toolbar: [{ spacer: -4 }] }", "spacer"),
    ("- { toolbar: [{ prominent: true }] }", "a button of a bar has"),
    ("- { toolbar: [Edit], aloan: true }", "unknown key 'aloan'"),
  ])
  func `a toolbar that cannot be is told`(_ views: String, _ message: String) {
    let issues = PresentedScene.issues(views)
    #expect(issues.contains { $0.contains(message) }, "\(issues)")
  }
}
