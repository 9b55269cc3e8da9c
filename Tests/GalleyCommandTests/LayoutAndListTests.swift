import Foundation
import GalleyLayouts
import GalleyNotation
import GalleyRecords
import Testing

@testable import GalleyCommand

@Suite struct LayoutAndListTests {
  private let console = TestConsole(input: ringScene)

  @Test func `a layout is told as text and as JSON`() throws {
    #expect(console.run("layout", "-") == .success)
    #expect(console.outputText.contains("ring: ring, 40x40"))
    let json = TestConsole(input: ringScene)
    #expect(json.run("layout", "-", "--state", "second", "--format", "json") == .success)
    let object = try JSONSerialization.jsonObject(with: Data(json.outputBytes))
    let collections = (object as? [String: Any])?["collections"] as? [[String: Any]]
    #expect((collections?.first?["elements"] as? [Any])?.count == 3)
  }

  @Test func `all elements are told where that is asked for`() throws {
    let scene = """
      galley: 1
      screen: { size: [40, 40], scale: 1 }
      views:
        - collection: list
          layout: { kind: flow, item: { width: 40, height: 20 } }
          cell: { style: plain }
          items: 9
      states: [{ name: first }]
      """
    let (visible, all) = (TestConsole(input: scene), TestConsole(input: scene))
    #expect(visible.run("layout", "-") == .success, "\(visible.messageText)")
    #expect(all.run("layout", "-", "--all") == .success)
    #expect(
      all.outputText.split(separator: "\n").count > visible.outputText.split(separator: "\n").count)
  }

  private let cards = """
    galley: 1
    screen: { size: [40, 60], scale: 1 }
    views:
      - group:
          - { text: Cards, id: title, at: { top: 0, height: 10 } }
          - { shape: rectangle, at: { top: 2, leading: 4, size: 5 }, fill: red }
        at: { top: 0, height: 20 }
      - collection: cards
        at: { top: 20, bottom: 0 }
        layout: { kind: flow, item: { width: 40, height: 20 }, line-spacing: 0 }
        cell:
          - { shape: rectangle, id: cover, at: { leading: 2, width: 10, vertical: 3 }, fill: teal }
        items: [{ id: one }, { id: two }]
    states: [{ name: first }]
    """

  @Test func `every layer is told, on the screen and in its element`() {
    let console = TestConsole(input: cards)
    #expect(console.run("layout", "-") == .success, "\(console.messageText)")
    #expect(
      console.outputText.contains(
        """
        layers, on the screen
        layer       kind        x   y  width  height
        background  background  0   0     40      60
        group       group       0   0     40      20
          title     text        0   0     40      10
          shape     shape       4   2      5       5
        cards       collection  0  20     40      40
        """), "\(console.outputText)")
    #expect(
      console.outputText.contains(
        """
        layers of cards, from the corners of its elements
        layer      kind   x  y  width  height
        one/cover  shape  2  3     10      14
        two/cover  shape  2  3     10      14
        """), "\(console.outputText)")
  }

  @Test(arguments: [
    ("title", ["title"], []), ("group/title", ["title"], []), ("two", [], ["two"]),
    ("cards/two", [], ["two"]), ("two/cover", [], ["two"]), ("cards", ["cards"], ["one", "two"]),
  ])
  func `one part is told where that is asked for`(
    name: String, layers: [String], elements: [String]
  ) throws {
    let console = TestConsole(input: cards)
    #expect(console.run("layout", "-", "--only", name, "--format", "json") == .success)
    let record = try ScreenRecord(json: console.outputBytes.map { $0 })
    #expect(record.layers?.map(\.id) == layers)
    #expect(record.collections.flatMap(\.elements).map(\.id) == elements)
  }

  @Test func `a part that is not there is told with what is called nearly so`() {
    let console = TestConsole(input: cards)
    #expect(console.run("layout", "-", "--only", "titel") == .trouble)
    #expect(console.outputText.isEmpty)
    #expect(
      console.messageText.contains(
        "'first' shows nothing that is called 'titel'; did you mean 'title'?"))
  }

  @Test(arguments: [
    "layouts", "interactions", "styles", "furniture", "formats", "metrics", "devices", "fonts",
  ])
  func `every list has rows, and the same in JSON`(subject: String) throws {
    #expect(console.run("list", subject) == .success)
    let rows = console.outputText.split(separator: "\n")
    #expect(!rows.isEmpty)
    let json = TestConsole()
    #expect(json.run("list", subject, "--format", "json") == .success)
    let object = try JSONSerialization.jsonObject(with: Data(json.outputBytes))
    #expect((object as? [[String: Any]])?.count == rows.count)
  }

  @Test func `presets are listed with their pixels and shops`() throws {
    #expect(console.run("list", "presets") == .success)
    let rows = console.outputText.split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(rows.first == ["preset", "width", "height", "shop"])
    #expect(rows.contains(["app-store-iphone-6.9", "1320", "2868", "app-store"]))
    #expect(rows.contains(["play-feature-graphic", "1024", "500", "play"]))
  }

  @Test func `metrics are listed with what they see and what may be set`() {
    #expect(console.run("list", "metrics") == .success)
    let rows = console.outputText.split(separator: "\n")
    #expect(
      rows.map { $0.prefix { $0 != " " } } == ["exact", "tolerance", "perceptual", "pixelmatch"])
    #expect(
      rows[1] == """
        tolerance   pixels with a component that differs by more than a number of levels  \
        levels=2 levels
        """)
  }

  @Test func `a metric's options are listed with default and unit`() {
    #expect(console.run("list", "metrics", "perceptual") == .success)
    #expect(
      console.outputText == """
        difference  32   ΔE  the largest difference of a pixel that passes
        density     24   %   the largest share of a window that may differ by more than an edge's shift
        cluster     500  px  the largest number of touching pixels that may differ visibly
        line        16   px  the largest number of touching pixels where only one picture shows anything
        visible     1    ΔE  the difference above which a pixel differs visibly
        window      8    px  the side of the square in which density is counted

        """)
    let none = TestConsole()
    #expect(none.run("list", "metrics", "perceptive") == .trouble)
    #expect(none.messageText.contains("unknown metric 'perceptive'; did you mean 'perceptual'?"))
  }

  @Test func `a layout of one's own is listed with its options`() {
    let catalogs = Catalogs.standard.adding(StackLayout.self)
    #expect(console.run("list", "layouts", catalogs: catalogs) == .success)
    #expect(console.outputText.contains("stack "))
    let options = TestConsole()
    #expect(options.run("list", "layouts", "stack", catalogs: catalogs) == .success)
    #expect(options.outputText == "gap  points between items; 4\n")
  }

  @Test func `interactions are listed with what a finger does, and each with its options`() {
    #expect(console.run("list", "interactions") == .success)
    #expect(console.outputText.hasPrefix("select "))
    let options = TestConsole()
    #expect(options.run("list", "interactions", "springboard") == .success)
    #expect(
      options.outputText == """
        quiver  how icons quiver, tutorial from -2 to 6 degrees: home, tutorial or none; home
        drop    how an icon is dropped, swap with the icon below: insert or swap; insert

        """)
    let unknown = TestConsole()
    #expect(unknown.run("list", "interactions", "rign") == .trouble)
    #expect(unknown.messageText == "galley: unknown interaction 'rign'; did you mean 'ring'?\n")
  }

  @Test func `an unknown layout, and options of what has none, are told`() {
    #expect(console.run("list", "layouts", "rign") == .trouble)
    #expect(console.messageText == "galley: unknown layout 'rign'; did you mean 'ring'?\n")
    #expect(console.run("list", "fonts", "Roboto") == .trouble)
  }
}

/// Nothing, with an option.
private struct StackLayout: CollectionLayout {
  static let kind = "stack"
  static let summary = "items on each other"
  static let options: [SceneOption<Self>] = [
    SceneOption("gap", \.gap, .points, "points between items")
  ]

  var gap = 4.0

  init() {}

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    throw LayoutError("a stack arranges nothing")
  }
}
