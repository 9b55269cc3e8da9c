import Galley
import GalleyCommand
import Testing

/// A layout, an interaction, a cell style, an output format and a metric from a module that is not
/// Galley's.
@Suite struct ExtensionTests {
  private let scene = """
    galley: 1
    screen: { size: [100, 100], scale: 1, background: black }
    views:
      - collection: tickets
        layout: { kind: spiral, step: 20 }
        cell: { style: ticket, paper: gold }
        items: 5
    """

  private func drawing() throws -> (ComposedState, Renderer) {
    let renderer = try Renderer()
    let loader = SceneLoader(
      layouts: .standard.adding(SpiralLayout.self),
      cellStyles: .standard.adding(TicketStyle.self))
    let read = try loader.load(bytes: Array(scene.utf8), path: "tickets.yaml")
    let state = try #require(read.states.first)
    return (try read.drawing(of: state, using: renderer), renderer)
  }

  @Test func `a layout and a cell style of one's own draw from a scene`() throws {
    let (drawing, renderer) = try drawing()
    let bitmap = try renderer.bitmap(of: drawing.picture)
    // The first ticket lies in the middle: its right half is paper, its notch is black.
    #expect(bitmap[55, 50] == (255, 215, 0, 255))
    #expect(bitmap[40, 50] == (0, 0, 0, 255))
    #expect(drawing.collections.first?.view.content.itemCount == 5)
  }

  @Test func `an interaction of one's own says what a finger means`() throws {
    let loader = SceneLoader(
      layouts: .standard.adding(SpiralLayout.self),
      interactions: .standard.adding(ShuffleInteraction.self),
      cellStyles: .standard.adding(TicketStyle.self))
    let tapped =
      scene + """

            interaction: { kind: shuffle, step: 2 }
        states: [{ name: tapped, do: [{ tap: 0 }] }]
        """
    let read = try loader.load(bytes: Array(tapped.utf8), path: "tickets.yaml")
    let drawing = try read.drawing(of: read.states[0], using: try Renderer())
    #expect(
      drawing.collections.first?.view.ids == [
        [.loaded(1), .loaded(2), .loaded(0), .loaded(3), .loaded(4)]
      ])
  }

  @Test func `a layout of one's own keeps the contract`() {
    let layout = SpiralLayout(options: .empty())
    #expect(LayoutContract.violations(of: layout).map(\.description) == [])
  }

  @Test func `a layout of one's own arranges one section of a list screen`() throws {
    let scene = """
      galley: 1
      screen: { size: [200, 400], scale: 1, background: white }
      views:
        - collection: rows
          layout: { kind: list, row-height: 44 }
          cell: { style: plain, fill: red }
          sections:
            - items: [{ id: a }, { id: b }]
            - { layout: { kind: spiral, step: 20 }, height: 120, items: 9 }
            - items: [{ id: z }]
      states: [{ name: picked, do: [{ tap: [1, 0] }] }]
      """
    let loader = SceneLoader(layouts: .standard.adding(SpiralLayout.self))
    let read = try loader.load(bytes: Array(scene.utf8), path: "rows.yaml")
    let drawing = try read.drawing(of: read.states[0], using: try Renderer())
    let view = try #require(drawing.collections.first?.view)
    let rows = try #require(view.arrangement.frame(ofSection: 0))
    let spiral = try #require(view.arrangement.frame(ofSection: 1))
    #expect(spiral.minY >= rows.maxY)
    #expect(spiral.height == 120)
    let middle = try #require(view.arrangement.item(at: ItemPath(section: 1, item: 0)))
    #expect(middle.center == Point(x: 100, y: spiral.minY + 60))
    let last = try #require(view.arrangement.item(at: ItemPath(section: 2, item: 0)))
    #expect(last.frame.minY >= spiral.maxY)
    #expect(view.selection == [ItemPath(section: 1, item: 0)])
    let whole = SectionsLayout(
      base: ListLayout(), layouts: [1: SpiralLayout(options: .empty())], heights: [1: .points(200)])
    #expect(LayoutContract.violations(of: whole).map(\.description) == [])
  }

  /// The pixels of a screen with rows of a ledger, the second of which is tapped.
  private func ledger(_ keys: String, tapping item: String) throws -> Bitmap {
    let scene = """
      galley: 1
      screen: { size: [200, 200], scale: 1 }
      views:
        - { collection: rows, cell: { style: list-cell, text: Row, symbol: star }, \(keys) }
      states: [{ name: picked, do: [{ tap: \(item) }] }]
      """
    let loader = SceneLoader(layouts: .standard.adding(LedgerLayout.self))
    let read = try loader.load(bytes: Array(scene.utf8), path: "ledger.yaml")
    let renderer = try Renderer()
    return try renderer.bitmap(
      of: read.drawing(of: read.states[0], using: renderer).picture)
  }

  @Test func `rows of one's own layout look as those of the system's lists`() throws {
    let bitmap = try ledger("layout: { kind: ledger, row-height: 40 }, items: 3", tapping: "1")
    let ground: (UInt8, UInt8, UInt8, UInt8) = (242, 242, 247, 255)
    let card: (UInt8, UInt8, UInt8, UInt8) = (255, 255, 255, 255)
    // The screen has the ground of lists; the card has round corners.
    #expect(bitmap[5, 20] == ground)
    #expect(bitmap[10, 0] == ground)
    #expect(bitmap[100, 5] == card)
    #expect(bitmap[100, 130] == ground)
    // The tapped row is gray.
    #expect(bitmap[180, 60] == (209, 209, 214, 255))
    // The line between rows begins where their text does, not at the inset that it was given.
    #expect(bitmap[30, 39] == card)
    #expect(bitmap[150, 39] != card)
  }

  @Test func `a section of one's own rows looks as those of the system's lists`() throws {
    let bitmap = try ledger(
      """
      layout: { kind: flow, item: 20 }, sections: [
            { items: 3 }, { layout: { kind: ledger }, items: 2 }]
      """, tapping: "[1, 1]")
    #expect(bitmap[5, 40] == (242, 242, 247, 255))
    #expect(bitmap[100, 25] == (255, 255, 255, 255))
    #expect(bitmap[180, 80] == (209, 209, 214, 255))
    #expect(LayoutContract.violations(of: LedgerLayout()).map(\.description) == [])
  }

  @Test func `a bar of one's own takes room off the safe area`() throws {
    let scene = """
      galley: 1
      screen: { device: iphone-16, scale: 1, background: white }
      views:
        - { collection: rows, layout: { kind: flow, item: 20 }, cell: [], items: 3 }
        - { banner: 40 }
        - { shape: rectangle, fill: red, at: { top: 0, height: 10, inside: safe-area } }
      """
    let loader = SceneLoader(components: .standard.adding(BannerComponent.self))
    let read = try loader.load(bytes: Array(scene.utf8), path: "banner.yaml")
    let renderer = try Renderer()
    let drawing = try read.drawing(of: read.states[0], using: renderer)
    // An iPhone 16 covers 59 points at the top.
    #expect(drawing.collections.map(\.view.environment.contentInset.top) == [99])
    let bitmap = try renderer.bitmap(of: drawing.picture)
    #expect(bitmap[200, 0] == (0, 0, 255, 255))
    #expect(bitmap[200, 98] == (0, 0, 255, 255))
    #expect(bitmap[200, 99] == (255, 0, 0, 255))
    #expect(bitmap[200, 110] == (255, 255, 255, 255))
  }

  @Test func `a piece of furniture of one's own is turned on by a finger`() throws {
    let scene = """
      galley: 1
      screen: { size: [60, 60], scale: 1, background: red }
      views: [{ lamp: desk, at: { leading: 10, top: 10 } }]
      states: [{ name: dark }, { name: bright, do: [{ tap: desk }] }]
      """
    let loader = SceneLoader(components: .standard.adding(LampComponent.self))
    let read = try loader.load(bytes: Array(scene.utf8), path: "lamp.yaml")
    let renderer = try Renderer()
    let middles = try read.states.map { state in
      try renderer.bitmap(of: read.drawing(of: state, using: renderer).picture)[25, 25]
    }
    #expect(middles[0] == (0, 0, 0, 255))
    #expect(middles[1] == (255, 255, 255, 255))
  }

  @Test func `a format of one's own encodes`() throws {
    let (drawing, renderer) = try drawing()
    let formats = FormatCatalog.standard.adding(PPMFormat.self)
    let format = try #require(formats["ppm"])
    let bytes = try format.init(options: FormatOptions()).encode(drawing.picture, with: renderer)
    #expect(bytes.starts(with: Array("P6 100 100 255\n".utf8)))
    #expect(bytes.count == 15 + 100 * 100 * 3)
  }

  @Test func `a metric of one's own compares`() throws {
    let metrics = MetricCatalog.standard.adding(AverageMetric.self)
    let metric = try #require(metrics["average"]).init()
    let black = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let white = Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255])
    #expect(try metric.compare(black, to: black).isSame)
    #expect(try !metric.compare(black, to: white).isSame)
  }

  @Test func `the command takes catalogs with all of them`() {
    let catalogs = Catalogs.standard.adding(SpiralLayout.self)
      .adding(ShuffleInteraction.self).adding(TicketStyle.self).adding(PPMFormat.self)
      .adding(AverageMetric.self).adding(LampComponent.self)
    #expect(catalogs.components.kinds.contains("lamp"))
    #expect(catalogs.layouts.kinds.contains("spiral"))
    #expect(catalogs.interactions.kinds.contains("shuffle"))
    #expect(catalogs.cellStyles.kinds.contains("ticket"))
    #expect(catalogs.formats.kinds.contains("ppm"))
    #expect(catalogs.metrics.kinds.contains("average"))
  }
}
