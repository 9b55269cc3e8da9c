import Galley
import Testing

/// Stacks and layers that fit their contents, on a screen of 200 by 400 points at one pixel a
/// point.
///
/// A character is half as wide as its font is large, a line a fifth higher.
struct StackLayerTests {
  private func commands(
    _ views: String, screen: String = "", resources: FixedResources = FixedResources()
  ) throws -> [DrawCommand] {
    try TestScene.commands(views: views, screen: screen, resources: resources)
  }

  private func fills(_ views: String, screen: String = "") throws -> [Rect] {
    try commands(views, screen: screen).compactMap(\.fillBounds)
  }

  private static let dot = "{ shape: rectangle, fill: red, at: { size: 10 } }"

  @Test func `a stack is as large as its layers where one corner is given`() throws {
    let fill = try fills(
      """
      - at: { leading: 10, top: 20 }
        stack: vertical
        spacing: 8
        padding: { horizontal: 5, vertical: 3 }
        align: leading
        fill: red
        layers:
          - { text: Four, font: { size: 10 } }
          - { text: Sixsix, font: { size: 10 } }
      """
    ).first
    #expect(fill == Rect(x: 10, y: 20, width: 40, height: 38))
  }

  /// A circle of 24 points, and a text that would be 100 wide, in 80 points.
  @Test(arguments: [
    "{ text: Aaaa bbbb cccc dddd, font: { size: 10 } }",
    "{ stack: vertical, layers: [{ text: Aaaa bbbb cccc dddd, font: { size: 10 } }] }",
  ])
  func `a text breaks before a symbol beside it is narrower`(_ text: String) throws {
    /// Where the text begins and ends.
    func extent(_ layers: String) throws -> [Double] {
      let scene = try TestScene.read(
        views: """
          - { stack: horizontal, spacing: 6, at: { leading: 0, top: 0, width: 80 }, layers: [\(layers)] }
          """)
      let drawing = try scene.drawing(of: try #require(scene.states.first), using: FixedResources())
      let layers = try #require(drawing.record().layers)
      let frame = try #require(layers.last { $0.kind == "text" }).frame
      return [frame.minX, frame.maxX]
    }
    let circle = "{ group: [{ shape: ellipse, at: { leading: 0, top: 0, size: 24 } }] }"
    #expect(try extent("\(circle), \(text)") == [30, 80])
    #expect(try extent("\(text), \(circle)") == [0, 50])
  }

  @Test func `a stack without a place fills its parent`() throws {
    let fill = try fills("- { stack: vertical, fill: red, layers: [{ text: Four }] }").first
    #expect(fill == Rect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func `a text in a column is broken in its width, and what follows stands below`() throws {
    let commands = try commands(
      """
      - at: { leading: 0, top: 0, width: 40 }
        stack: vertical
        align: leading
        layers:
          - { text: "0123456789", font: { size: 10 } }
          - \(Self.dot)
      """)
    #expect(commands.compactMap(\.text).first?.block.width == 40)
    #expect(commands.compactMap(\.fillBounds) == [Rect(x: 0, y: 24, width: 10, height: 10)])
  }

  @Test func `a layer that does not show takes no room`() throws {
    let dots = try fills(
      """
      - at: { leading: 0, top: 0 }
        stack: horizontal
        spacing: 5
        layers:
          - \(Self.dot)
          - { shape: rectangle, fill: red, when: { theme: dark }, at: { size: 10 } }
          - \(Self.dot)
      """)
    #expect(dots.map(\.minX) == [0, 15])
  }

  @Test func `a spacer takes what is left, from the right where text runs to the left`() throws {
    let views = """
      - at: { horizontal: 10, top: 0 }
        stack: horizontal
        layers: [\(Self.dot), spacer, \(Self.dot), { spacer: 20 }]
      """
    // Of 180 points 160 are left, and the second spacer has 20 of them to begin with.
    #expect(try fills(views).map(\.minX) == [10, 90])
    #expect(try fills(views, screen: ", direction: rtl").map(\.minX) == [180, 100])
  }

  @Test func `priorities say which of two texts gives way`() throws {
    let views = { (first: String, second: String) in
      """
      - at: { leading: 0, top: 0, width: 60 }
        stack: horizontal
        layers:
          - { text: "01234567", lines: 1, font: { size: 10 }\(first) }
          - { text: "01234567", lines: 1, font: { size: 10 }\(second) }
      """
    }
    let widths = { (views: String) in
      try self.commands(views).compactMap(\.text).map(\.block.width)
    }
    #expect(try widths(views("", "")) == [20, 40])
    #expect(try widths(views("", ", compression: 749")) == [40, 20])
  }

  @Test func `texts of two sizes stand on one line in a row and by baseline`() throws {
    // The baseline lies as far below the top as the font is large.
    let row = try commands(
      """
      - at: { horizontal: 0, top: 10 }
        stack: horizontal
        align: first-baseline
        layers: [{ text: Four, font: { size: 20 } }, spacer, { text: link, font: { size: 10 } }]
      """
    ).compactMap(\.text)
    #expect(row.map(\.origin.y) == [10, 20])
    let placed = try commands(
      """
      - { id: title, text: Four, font: { size: 20 }, at: { leading: 0, top: 10 } }
      - { text: link, font: { size: 10 }, at: { after: title, gap: 8, baseline: title } }
      """
    ).compactMap(\.text)
    #expect(placed.map(\.origin.y) == [10, 20])
    #expect(placed[1].origin.x > 48)
  }

  @Test func `an aspect, a share and a stretched layer have their extents in a stack`() throws {
    let found = try fills(
      """
      - at: { leading: 0, top: 0, size: [100, 80] }
        stack: vertical
        align: leading
        layers:
          - { shape: rectangle, fill: red, at: { width: 40, aspect: 2 } }
          - { shape: rectangle, fill: red, at: { width: 50% - 6, height: 10 } }
          - { shape: rectangle, fill: red }
      """)
    #expect(
      found == [
        Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 0, y: 20, width: 44, height: 10),
        Rect(x: 0, y: 30, width: 100, height: 50),
      ])
  }

  @Test func `an image in a column keeps its proportions`() throws {
    let resources = FixedResources()
    resources.images["a.png"] = Size(width: 40, height: 20)
    let commands = try commands(
      """
      - at: { leading: 0, top: 0, width: 100 }
        stack: vertical
        layers: [{ image: a.png }, { shape: rectangle, fill: red, at: { height: 10 } }]
      """, resources: resources)
    #expect(commands.compactMap(\.fillBounds) == [Rect(x: 0, y: 50, width: 100, height: 10)])
  }

  @Test func `a group that fits holds its layers with their edges, within bounds`() throws {
    let bubble = { (text: String) in
      try self.fills(
        """
        - at: { trailing: 10, top: 10, width: fit, max-width: 75%, height: fit, min-height: 30 }
          fill: red
          group: [{ text: "\(text)", font: { size: 10 }, at: { all: 8 } }]
        """
      ).first
    }
    #expect(try bubble("Four") == Rect(x: 154, y: 10, width: 36, height: 30))
    // Forty characters are 200 wide; in 150 less 16 go 26 on a line: two lines of 12.
    let long = String(repeating: "0123456789", count: 4)
    #expect(try bubble(long) == Rect(x: 40, y: 10, width: 150, height: 40))
  }

  @Test func `a group that fits has room for what stands on a baseline`() throws {
    // The headline's line reaches from 0 to 24 with its baseline at 20; a box of 30 stands on that.
    let fill = try fills(
      """
      - at: { leading: 0, top: 0, width: fit, height: fit }
        fill: red
        group:
          - { id: title, text: Four, font: { size: 20 }, at: { leading: 0, bottom: 0 } }
          - { text: link, font: { size: 10 }, at: { after: title, gap: 8, baseline: title } }
          - { group: [], at: { leading: 0, size: [4, 30], baseline: title } }
      """
    ).first
    // Below the baseline the headline has 4 points.
    #expect(fill == Rect(x: 0, y: 0, width: 68, height: 34))
  }

  @Test func `bounds hold what lies between two edges in its middle`() throws {
    let found = try fills(
      """
      - { shape: rectangle, fill: red, at: { horizontal: 0, max-width: 100, top: 0, height: 10 } }
      - { shape: rectangle, fill: red, at: { horizontal: 90, min-width: 50%, top: 0, height: 10 } }
      """)
    #expect(found.map(\.minX) == [50, 50])
    #expect(found.map(\.width) == [100, 100])
  }

  @Test func `a collection in a stack has the room that is left`() throws {
    let found = try fills(
      """
      - stack: vertical
        layers:
          - { shape: rectangle, fill: red, at: { height: 30 } }
          - { collection: tiles, layout: { kind: flow, item: 20 }, cell: { style: plain, fill: red }, items: 1 }
      """)
    #expect(
      found == [
        Rect(x: 0, y: 0, width: 200, height: 30), Rect(x: 0, y: 30, width: 20, height: 20),
      ])
  }

  @Test func `a cell is as high as the stack in it`() throws {
    let found = try fills(
      """
      - collection: notes
        layout: { kind: flow, item: { width: 100, height: fit }, line-spacing: 4 }
        items: [short, "0123456789012345678901234"]
        cell:
          - { shape: rectangle, fill: red }
          - stack: vertical
            padding: 5
            layers: [{ text: "{value}", font: { size: 10 } }]
      """)
    // In 90 points 18 characters stand on a line: one line of 12, then two.
    #expect(found.map(\.height) == [22, 34])
  }

  @Test(.timeLimit(.minutes(1)))
  func `stacks within stacks are measured once for each room`() throws {
    var layer = "{ text: Four, font: { size: 10 } }"
    for depth in 0..<24 {
      layer =
        "{ stack: \(depth.isMultiple(of: 2) ? "vertical" : "horizontal"), layers: [\(layer)] }"
    }
    let texts = try commands("- \(layer.dropLast()), at: { leading: 0, top: 0 } }")
      .compactMap(\.text)
    #expect(texts.map(\.block.width) == [20])
  }
}
