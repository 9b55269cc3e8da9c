import Galley
import Testing

/// Where layers go in a screen of 200 by 400 points.
@Suite struct PlacementTests {
  private func frame(at place: String, shape: String = "rectangle") throws -> Rect? {
    try TestScene.commands(views: "- { shape: \(shape), fill: red, at: \(place) }").first?
      .fillBounds
  }

  @Test(arguments: [
    ("{}", Rect(x: 0, y: 0, width: 200, height: 400)),
    ("{ all: 10 }", Rect(x: 10, y: 10, width: 180, height: 380)),
    ("{ horizontal: 20, top: 5, height: 30 }", Rect(x: 20, y: 5, width: 160, height: 30)),
    ("{ size: 40 }", Rect(x: 80, y: 180, width: 40, height: 40)),
    ("{ size: [40, 20], bottom: 0, trailing: 0 }", Rect(x: 160, y: 380, width: 40, height: 20)),
    (
      "{ center-x: 30, center-y: -50, size: [20, 10] }", Rect(x: 120, y: 145, width: 20, height: 10)
    ),
    ("{ leading: 50%, height: 25% }", Rect(x: 100, y: 150, width: 100, height: 100)),
    ("{ horizontal: 50, aspect: 2 }", Rect(x: 50, y: 175, width: 100, height: 50)),
    ("{ top: 10, height: 50, aspect: 2 }", Rect(x: 50, y: 10, width: 100, height: 50)),
    ("{ top: 0, inside: safe-area, height: 5 }", Rect(x: 0, y: 20, width: 200, height: 5)),
    ("{ all: 0, inside: safe-area }", Rect(x: 0, y: 20, width: 200, height: 370)),
    ("{ top: -10, height: 20 }", Rect(x: 0, y: -10, width: 200, height: 20)),
  ])
  func `a frame follows from its place`(_ place: String, _ expected: Rect) throws {
    #expect(try frame(at: place) == expected)
  }

  @Test func `layers line up beside each other in any order`() throws {
    let fills = try TestScene.commands(
      views: """
        - { shape: rectangle, fill: red, at: { below: b, gap: 5, height: 10 } }
        - { id: a, shape: rectangle, fill: red, at: { top: 30, height: 20 } }
        - { id: b, shape: rectangle, fill: red, at: { below: a, gap: 5, height: 10 } }
        - { shape: rectangle, fill: red, at: { above: a, gap: 2, height: 8 } }
        """
    ).compactMap(\.fillBounds)
    #expect(fills.map(\.minY) == [70, 30, 55, 20])
  }

  @Test func `a text is as high as its lines, and what is below it starts there`() throws {
    // Ten characters of 10 points are 50 wide; in 30 points six go on a line: two lines of 12.
    let commands = try TestScene.commands(
      views: """
        - { id: a, text: "0123456789", font: { size: 10 }, at: { top: 0, leading: 0, width: 30 } }
        - { shape: rectangle, fill: red, at: { below: a, height: 10 } }
        """)
    #expect(commands.compactMap(\.fillBounds).first?.minY == 24)
    #expect(commands.compactMap(\.text).first?.block.width == 30)
  }

  @Test func `a text with one edge is as wide as its words, so that others stand beside it`() throws
  {
    // Four characters of 10 points are 20 wide; the neighbour starts 5 points behind them.
    let commands = try TestScene.commands(
      views: """
        - { id: word, text: Four, font: { size: 10 }, at: { leading: 30, top: 0 } }
        - { shape: rectangle, fill: red, at: { after: word, gap: 5, top: 0, size: 10 } }
        - { text: Four, font: { size: 10 }, at: { trailing: 30, top: 0 } }
        """)
    let mark = try #require(commands.compactMap(\.fillBounds).first)
    #expect(mark.minX == 55)
    let last = try #require(commands.compactMap(\.text).last)
    #expect(abs(last.origin.x - 150) < 0.1)
  }

  @Test func `a button hugs its label`() throws {
    // Four characters of 20 points are 40 wide, a line 24 high; the padding adds 10 and 5 on each
    // side.
    let fill = try TestScene.commands(
      views: """
        - { button: Play, font: { size: 20 }, padding: { horizontal: 10, vertical: 5 }, at: { top: 0 } }
        """
    ).compactMap(\.fillBounds).first
    #expect(fill == Rect(x: 70, y: 0, width: 60, height: 34))
  }

  @Test func `leading is right where text runs to the left`() throws {
    let fill = try TestScene.commands(
      views: "- { shape: rectangle, fill: red, at: { leading: 10, top: 0, size: 30 } }",
      screen: ", direction: rtl"
    ).compactMap(\.fillBounds).first
    #expect(fill?.minX == 160)
  }

  @Test func `resting edges lie on pixels, each rounded by itself`() throws {
    let fills = try TestScene.commands(
      views: """
        - { shape: rectangle, fill: red, at: { leading: 0, width: 33.4, top: 0, height: 10 } }
        - { shape: rectangle, fill: red, at: { leading: 33.4, width: 33.4, top: 0, height: 10 } }
        - { shape: ellipse, fill: red, at: { leading: 33.4, width: 33.4, top: 0, height: 10 } }
        - { shape: rectangle, fill: red, rotate: 5, at: { leading: 33.4, width: 33.4, top: 0, height: 10 } }
        """
    ).compactMap(\.fillBounds)
    #expect(fills.map(\.minX) == [0, 33, 33.4, 33.4])
    #expect(fills.map(\.width) == [33, 34, 33.4, 33.4])
  }

  @Test func `a cell ends before its edges, and what is placed in it at the nearest pixel`() {
    let grid = PixelGrid(scale: 1)
    let cell = Rect(x: 0, y: 10.7, width: 20, height: 33.4)
    #expect(grid.edges(of: cell) == Rect(x: 0, y: 10, width: 20, height: 34))
    #expect(grid.align(cell, in: cell) == grid.edges(of: cell))
    // From 2.5 to 12.5 points in the cell, which begins at 10.
    let placed = Rect(x: 2.5, y: 13.2, width: 10, height: 10)
    #expect(grid.align(placed, in: cell) == Rect(x: 3, y: 13, width: 10, height: 10))
    // What ends with the cell ends where it does.
    let lower = Rect(x: 0, y: 24.1, width: 20, height: 20)
    #expect(grid.align(lower, in: cell) == Rect(minX: 0, minY: 23, maxX: 20, maxY: 44))
    // A hair is a pixel still.
    #expect(grid.edges(of: Rect(x: 3, y: 3.2, width: 4, height: 0.1)).height == 1)
  }
}
