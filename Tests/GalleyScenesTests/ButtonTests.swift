import Galley
import Testing

/// Where a button's label goes: characters are 8.5 points wide at the standard size.
@Suite struct ButtonTests {
  private func label(_ keys: String, screen: String = "") throws -> Text {
    let commands = try TestScene.commands(
      views: "- { button: Play, align: leading, \(keys) }", screen: screen)
    return try #require(commands.lazy.compactMap(\.text).first)
  }

  @Test func `padding that is given insets the label of a button of any width`() throws {
    let wide = try label("padding: 30, at: { leading: 10, top: 0, width: 150, height: 90 }")
    #expect(wide.origin.x == 40)
    #expect(wide.block.width == 90)
    let hugging = try label("padding: 30, at: { leading: 10, top: 0 }")
    #expect(hugging.origin.x == 40)
    let uneven = "padding: { leading: 40, trailing: 10 }, at: { leading: 0, top: 0, width: 100 }"
    #expect(try label(uneven).origin.x == 40)
  }

  @Test func `padding is mirrored where text runs to the left`() throws {
    let uneven = "padding: { leading: 40, trailing: 10 }, at: { all: 0 }"
    let mirrored = try label(uneven, screen: ", direction: rtl")
    #expect(mirrored.origin.x == 10)
    #expect(mirrored.block.width == 150)
  }

  @Test func `the standard padding gives way before the label does`() throws {
    #expect(try label("at: { leading: 0, top: 0, width: 150 }").origin.x == 22)
    let narrow = try label("at: { leading: 0, top: 0, width: 44 }")
    #expect(abs(narrow.origin.x - 5) < 0.01)
    #expect(try label("at: { leading: 0, top: 0, width: 20 }").origin.x == 0)
  }

  @Test func `padding wider than the button leaves the label no room, and no negative one`() throws
  {
    #expect(try label("padding: 90, at: { leading: 0, top: 0, width: 100 }").block.width == 0)
  }

  /// Where the symbol of a button lies.
  private func symbol(_ keys: String, width: Double = 40) throws -> Rect {
    let commands = try TestScene.commands(
      views:
        "- { \(keys), style: filled, icon: star.fill, at: { leading: 20, top: 10, size: [\(width), 40] } }"
    )
    return try #require(commands.compactMap(\.fillBounds).last)
  }

  @Test(arguments: [
    "button: \"\"", "button: ", "button: \"\", spacing: 40", "button: \"\", subtitle: \"\"",
    "button: \"\", icon-at: top",
  ])
  func `a symbol without words stands in the middle`(_ keys: String) throws {
    #expect(abs(try symbol(keys).midX - 40) < 0.51)
  }

  @Test func `a symbol with words stands beside them`() throws {
    #expect(try symbol("button: Play", width: 100).midX < 60)
  }
}
