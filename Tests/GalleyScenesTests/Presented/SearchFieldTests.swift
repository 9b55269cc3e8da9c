import Galley
import Testing

/// Fields to search with: alone, and in navigation bars.
@Suite struct SearchFieldTests {
  @Test(arguments: [
    ("ios-26", "", Rect(x: 8, y: 26, width: 304, height: 44)),
    ("ios-26", ", cancel: true", Rect(x: 8, y: 26, width: 249, height: 44)),
    ("ios-18", "", Rect(x: 8, y: 26, width: 304, height: 36)),
    // Six letters of 17 points in the tests' font are 51 wide, with 11 before them and 16 behind.
    ("ios-18", ", cancel: true", Rect(x: 8, y: 26, width: 234, height: 36)),
  ])
  func `a field lies in its bar`(_ look: String, _ keys: String, _ field: Rect) throws {
    let outlines = try PresentedScene.outlines(
      "- { search-field: Swift\(keys), at: { top: 16, horizontal: 0 } }",
      on: "size: [320, 300], look: \(look)")
    let first = try #require(outlines.first)
    #expect(abs(first.minX - field.minX) <= 1 && abs(first.width - field.width) <= 1)
    #expect(first.minY == field.minY && first.height == field.height)
  }

  @Test func `the cross that ends a search is where it was recorded`() throws {
    let outlines = try PresentedScene.outlines(
      "- { search-field: Swift, cancel: true, at: { top: 96, horizontal: 0 } }",
      on: "size: [320, 300], look: ios-26")
    #expect(outlines.contains(Rect(x: 268, y: 106, width: 44, height: 44)))
  }

  private func texts(_ views: String) throws -> [String] {
    try PresentedScene.commands(views, on: "size: [320, 300]").compactMap { command in
      if case .text(let text) = command { text.block.string } else { nil }
    }
  }

  @Test func `an empty field shows the placeholder`() throws {
    #expect(try texts("- { search-field: }") == ["Search"])
    #expect(try texts("- { search-field: , placeholder: Find a place }") == ["Find a place"])
    #expect(try texts("- { search-field: Swift }") == ["Swift"])
  }

  @Test(arguments: [
    // Below the titles before iOS 26 and on tablets of iOS 26; at the bottom of its phones.
    ("iphone-se-3", "ios-18", 116, 0), ("iphone-se-3", "ios-26", 74, 76),
    ("iphone-13-mini", "ios-18", 146, 34), ("iphone-13-mini", "ios-26", 104, 76),
    ("iphone-16", "ios-18", 155, 34), ("iphone-16", "ios-26", 113, 76),
    ("iphone-16-pro-max", "ios-18", 158, 34), ("iphone-16-pro-max", "ios-26", 116, 76),
    ("ipad-pro-11", "ios-18", 126, 20), ("ipad-pro-11", "ios-26", 138, 20),
    ("ipad-pro-13", "ios-18", 126, 20), ("ipad-pro-13", "ios-26", 138, 20),
  ])
  func `a navigation bar makes room for a field`(
    _ device: String, _ look: String, _ top: Double, _ bottom: Double
  ) throws {
    let screen = try #require(DeviceCatalog.device(named: device)).size
    let room = try #require(
      try PresentedScene.room(
        "- { navigation-bar: Notes, search: true }", on: "device: \(device), look: \(look)"))
    #expect(room.minY == top)
    #expect(screen.height - room.maxY == bottom)
  }

  @Test(arguments: [
    ("- { search-field: , microphone: maybe }", "microphone"),
    ("- { search-field: , placeholders: x }", "unknown key 'placeholders'"),
    ("- { navigation-bar: A, search: { place: x } }", "unknown key 'place'"),
    ("- { navigation-bar: A, search: 4 }", "search"),
  ])
  func `a field that cannot be is told`(_ views: String, _ message: String) {
    let issues = PresentedScene.issues(views)
    #expect(issues.contains { $0.contains(message) }, "\(issues)")
  }
}
