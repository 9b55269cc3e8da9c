import Galley
import GalleyScenes
import Testing

/// Rows, headers and footers as UIListContentConfiguration has them.
///
/// Heights and edges of iOS 26 are recorded ones; those of iOS 18 follow from what the configuration
/// tells of itself, and in wide cards and on tablets both are derived. At two pixels a point the
/// lines of the fixed font are as high as San Francisco's.
@Suite struct ListCellTests {
  /// What is drawn of a list on a screen, at two pixels a point.
  private func commands(
    _ cell: String, items: String = "3", layout: String = "appearance: inset-grouped",
    more: String = "", on screen: String
  ) throws -> [DrawCommand] {
    let text = """
      galley: 1
      screen: { \(screen), scale: 2 }
      views:
      - collection: rows
        layout: { kind: list, \(layout) }
        cell: \(cell)
        items: \(items)
        \(more)
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
      .picture.commands.dropFirst().flatMap(\.leaves)
  }

  private func separators(in commands: [DrawCommand]) -> [Rect] {
    commands.compactMap(\.fillBounds).filter { $0.height <= 1 && $0.width > 100 }
  }

  private func text(_ string: String, in commands: [DrawCommand]) throws -> Text {
    try #require(commands.lazy.compactMap(\.text).first { $0.block.string == string })
  }

  @Test(arguments: [
    ("ios-26", "", 52), ("ios-18", "", 44), ("ios-26", ", secondary: Two", 68.5),
    ("ios-18", ", secondary: Two", 63.5), ("ios-26", ", value: Two", 52),
    ("ios-18", ", value: Two", 44), ("ios-26", ", secondary: \"{more?}\"", 52),
    ("ios-26", ", symbol: star.fill", 52), ("ios-26", ", symbol: star, fill: red", 52),
    ("ios-18", ", symbol: star, fill: red", 44),
    ("ios-26", ", accessory: { switch: , on: true }", 52),
    ("ios-18", ", accessory: [detail, disclosure]", 44),
  ])
  func `a row is as high as recorded`(_ look: String, _ keys: String, _ height: Double) throws {
    let commands = try commands(
      "{ style: list-cell, text: One\(keys) }", on: "device: iphone-se-3, look: \(look)")
    let lines = separators(in: commands)
    #expect(lines.count == 2)
    #expect(lines[1].minY - lines[0].minY == height)
  }

  @Test(
    arguments: [
      ("iphone-se-3", 16.0), ("iphone-13-mini", 16), ("iphone-16", 16), ("iphone-16-pro-max", 20),
      ("ipad-11", 20), ("ipad-pro-13", 20),
    ], ["ios-18", "ios-26"])
  func `texts and lines begin behind the margin and the image`(
    _ device: (name: String, margin: Double), _ look: String
  ) throws {
    let width = try #require(DeviceCatalog.device(named: device.name)).size.width
    let screen = "device: \(device.name), look: \(look)"
    let edge = 2 * device.margin
    for (keys, start) in [
      ("", 0.0), (", symbol: star", look == "ios-18" ? 44 : 40),
      (", symbol: star, fill: red", look == "ios-18" ? 46 : 42), (", accessory: delete", 40),
    ] {
      let commands = try commands("{ style: list-cell, text: One\(keys) }", on: screen)
      #expect(try text("One", in: commands).origin.x == edge + start, "\(keys)")
      let line = try #require(separators(in: commands).first)
      #expect(line.minX == edge + start, "\(keys)")
      #expect(width - line.maxX == device.margin + (look == "ios-18" ? 0 : 16), "\(keys)")
    }
  }

  @Test func `what a list says of its lines is stronger than its rows`() throws {
    let commands = try commands(
      "{ style: list-cell, text: One, symbol: star }",
      layout: "appearance: plain, separator-inset: 16", on: "device: iphone-se-3")
    #expect(separators(in: commands).allSatisfy { $0.minX == 16 })
  }

  @Test func `each row has its own line`() throws {
    let commands = try commands(
      "{ style: list-cell, text: \"{name}\", symbol: \"{symbol?}\" }",
      items: "[{ name: A }, { name: B, symbol: star }, { name: C }]", on: "device: iphone-se-3")
    #expect(separators(in: commands).map(\.minX) == [32, 72])
  }

  /// Of the row's 343 points the chevron takes 30, and eight more lie between it and the value.
  @Test func `a value ends before the accessory, on the baseline of the text`() throws {
    let commands = try commands(
      "{ style: list-cell, text: One, value: Five, font: headline, accessory: disclosure }",
      on: "device: iphone-se-3, look: ios-26")
    let value = try text("Five", in: commands)
    let end = value.origin.x + (value.block.width ?? 0)
    #expect(abs(end - (16 + 343 - 38)) < 0.1)
    #expect(try value.origin.y == text("One", in: commands).origin.y)
  }

  @Test(arguments: [
    ("large", "Short", 0.0), ("large", "A value for which there is no room at all", 20.5),
    ("accessibility-1", "Short", 34),
  ])
  func `a value without room stands below the text`(
    _ size: String, _ value: String, _ distance: Double
  ) throws {
    let commands = try commands(
      "{ style: list-cell, text: One, value: \(value) }",
      on: "device: iphone-se-3, look: ios-26, text-size: \(size)")
    let (one, two) = (try text("One", in: commands), try text(value, in: commands))
    #expect(abs(two.origin.y - one.origin.y - distance) <= 0.5)
    #expect((two.origin.x == one.origin.x) == (distance > 0))
  }

  @Test(arguments: [
    ("disclosure", 329.0, 14.0), ("checkmark", 321.5, 19.0), ("reorder", 317.5, 27.0),
    ("detail", 321.0, 22.0), ("delete", 31.0, 26.0),
  ])
  func `an accessory stands in its box`(_ name: String, _ start: Double, _ width: Double) throws {
    func shapes(_ accessory: String) throws -> [Rect] {
      try commands(
        "{ style: list-cell, text: One, accessory: \(accessory) }", items: "1",
        on: "device: iphone-se-3, look: ios-26"
      ).compactMap(\.fillBounds)
    }
    let none = try shapes("none")
    let own = try shapes(name).filter { !none.contains($0) }
    let bounds = try #require(own.first)
    #expect(own.count == 1)
    #expect(abs(bounds.midX - (start + width / 2)) <= 1)
    #expect(bounds.minX >= start - 0.5 && bounds.maxX <= start + width + 0.5)
    #expect(abs(bounds.midY - (35 + 26)) <= 1)
  }

  @Test func `from right to left a row is mirrored`() throws {
    let cell = "{ style: list-cell, text: One, symbol: star }"
    let left = try separators(in: commands(cell, on: "device: iphone-se-3"))
    let right = try separators(in: commands(cell, on: "device: iphone-se-3, direction: rtl"))
    #expect(left.count == 2)
    #expect(right.map { 375 - $0.maxX } == left.map(\.minX))
  }

  @Test(arguments: [
    ("inset-grouped", "ios-26", "header: { style: list-header, text: Head }", 40.5),
    ("inset-grouped", "ios-18", "header: { style: list-header, text: Head }", 39),
    ("plain", "ios-26", "header: { style: list-header, text: Head }", 62.5),
  ])
  func `headers are as high as recorded`(
    _ appearance: String, _ look: String, _ header: String, _ top: Double
  ) throws {
    let commands = try commands(
      "{ style: list-cell, text: One }", layout: "appearance: \(appearance)", more: header,
      on: "device: iphone-se-3, look: \(look)")
    let line = try #require(separators(in: commands).first)
    #expect(line.maxY == top + (look == "ios-18" ? 44 : 52))
    let isSmall = look == "ios-18" && appearance == "inset-grouped"
    #expect(
      try text(isSmall ? "HEAD" : "Head", in: commands).block.style.size == (isSmall ? 13 : 17))
  }

  @Test func `a footer is as high as recorded`() throws {
    let text = """
      galley: 1
      screen: { device: iphone-se-3, look: ios-26, scale: 2 }
      views:
      - collection: rows
        layout: { kind: list, appearance: inset-grouped }
        header: { style: list-header, text: "{title}" }
        footer: { style: list-footer, text: Foot }
        cell: { style: list-cell, text: One }
        sections: [{ title: A, items: 1 }, { title: B, items: 1 }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let commands = try scene.drawing(of: scene.states[0], using: FixedResources())
      .picture.commands.flatMap(\.leaves)
    let (first, second) = (try self.text("A", in: commands), try self.text("B", in: commands))
    let distance: Double = second.origin.y - first.origin.y
    #expect(distance == 40.5 + 52 + 30)
  }

  @Test(arguments: [
    ("{ style: list-cell }", "missing key 'text'"),
    ("{ style: list-cell, text: A, accessory: chevron }", "unknown accessory 'chevron'"),
    ("{ style: list-cell, text: A, accessory: [disclosure, { label: [1] }] }", "label must be"),
    ("{ style: list-cell, text: A, symbol: star, image: a.png }", "a row has a 'symbol' or"),
    ("{ style: list-cell, text: A, image-size: [1, 2, 3] }", "an image-size is a number or"),
    ("{ style: list-cell, text: A, image-size: .nan }", "image-size must be"),
    ("{ style: list-cell, text: A, texts: B }", "unknown key 'texts'"),
  ])
  func `a row that cannot be is told`(_ cell: String, _ message: String) {
    let error = #expect(throws: SceneError.self) {
      try commands(cell, on: "device: iphone-se-3")
    }
    #expect(
      error?.issues.contains { $0.message.hasPrefix(message) } == true,
      "\(String(describing: error))")
  }
}
