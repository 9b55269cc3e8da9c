import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

/// From where insets count, in a view with a safe area at its sides.
struct InsetsReferenceTests {
  @Test func `group sections begin where the reference says`() throws {
    let phone = environment(390)
    #expect(try frames(.safeArea, in: phone) == [0, 30, 340])
    #expect(try frames(.none, in: phone) == [-30, 0, 390])
    #expect(try frames(.layoutMargins, in: phone) == [16, 46, 308])
    #expect(try frames(.layoutMargins, in: environment(500)) == [20, 50, 410])
    #expect(try frames(.readable, in: phone) == [16, 46, 308])
  }

  @Test func `what is readable is 672 points wide at most, in the middle`() throws {
    let tablet = Environment(size: Size(width: 1024, height: 768))
    #expect(try frames(.readable, in: tablet) == [176, 176, 672])
    #expect(try frames(.layoutMargins, in: tablet) == [20, 20, 984])
  }

  @Test func `outside of the safe area nothing has to be scrolled to`() throws {
    let phone = environment(390)
    var layout = GroupLayout(.horizontal([.item()], height: .points(50)))
    layout.insetsReference = .none
    let arrangement = try layout.arrange(Content(count: 3), in: phone)
    #expect(arrangement.contentSize.width == 340)
  }

  /// From the leading to the trailing edge of what is arranged, in a view with a safe area of 30 and
  /// 20 points; five points of insets of their own.
  @Test(arguments: [
    (InsetsReference.safeArea, 5.0...335), (.none, -25...355), (.layoutMargins, 21...319),
    (.readable, 21...319),
  ])
  func `sections of other layouts begin there, too`(
    reference: InsetsReference, span: ClosedRange<Double>
  ) throws {
    var flow = FlowLayout()
    flow.item = ItemSize(width: .fraction(1), height: 40)
    flow.insetsReference = reference
    flow.insets = EdgeInsets(all: 5)
    flow.headerExtent = 20
    var grid = GridLayout()
    grid.columns = 1
    grid.insetsReference = reference
    grid.insets = EdgeInsets(all: 5)
    var waterfall = WaterfallLayout()
    waterfall.columns = 1
    waterfall.insetsReference = reference
    waterfall.insets = EdgeInsets(all: 5)
    var justified = JustifiedLayout()
    justified.rowHeight = 400
    justified.insetsReference = reference
    justified.insets = EdgeInsets(all: 5)
    justified.widows = .justified
    var stack = StackLayout()
    stack.insetsReference = reference
    stack.insets = EdgeInsets(all: 5)
    let layouts: [any CollectionLayout] = [flow, grid, waterfall, justified, stack]
    for layout in layouts {
      let arrangement = try layout.arrange(Content(count: 1), in: environment(390))
      let frame = try #require(arrangement.item(at: 0)).frame
      #expect(abs(frame.minX - span.lowerBound) < 1e-9, "\(type(of: layout).kind)")
      #expect(abs(frame.maxX - span.upperBound) < 1e-9, "\(type(of: layout).kind)")
    }
    // UIKit's section inset reference leaves the headers of a flow as wide as the room.
    let header = try flow.arrange(Content(count: 1), in: environment(390)).attributes(
      of: .header(section: 0))
    #expect(header?.frame.width == 340)
  }

  @Test func `a grid has as many columns as its class, or as find room`() throws {
    func count(_ columns: ColumnCount, width: Double) throws -> Int {
      var grid = GridLayout()
      grid.columns = columns
      let arrangement = try grid.arrange(
        Content(count: 40), in: Environment(size: Size(width: width, height: 400)))
      return (0..<40).count { (item: Int) in arrangement.cell(item)?.frame.minY == 0 }
    }
    #expect(try count(.classes(compact: 2, regular: 5), width: 599) == 2)
    #expect(try count(.classes(compact: 2, regular: 5), width: 600) == 5)
    #expect(try count(.leastWidth(150), width: 599) == 3)
    #expect(try count(.leastWidth(1000), width: 599) == 1)
    #expect(try count(7, width: 599) == 7)
  }

  @Test func `headers keep to it, whatever the section's own insets`() throws {
    var layout = GroupLayout(.horizontal([.item()], height: .points(50)))
    layout.insetsReference = .layoutMargins
    layout.insets = EdgeInsets(leading: 10, trailing: 5)
    layout.headerExtent = 30
    let header = { (layout: GroupLayout) in
      try layout.arrange(Content(count: 1), in: environment(390)).attributes(
        of: .header(section: 0))?.frame
    }
    #expect(try header(layout) == Rect(x: 26, y: 0, width: 293, height: 30))
    layout.header.followsInsets = false
    #expect(try header(layout) == Rect(x: 16, y: 0, width: 308, height: 30))
  }

  @Test func `content that scrolls horizontally has no margins at its top and bottom`() throws {
    var layout = GroupLayout(.vertical([.item()], width: .points(50)))
    layout.scrollDirection = .horizontal
    let environment = Environment(
      size: Size(width: 300, height: 200), contentInset: EdgeInsets(top: 20, bottom: 10),
      safeAreaInset: EdgeInsets(top: 20, bottom: 10))
    for (reference, rows) in [
      (InsetsReference.layoutMargins, 0.0...170), (.readable, 0...170), (.none, -20...180),
    ] {
      layout.insetsReference = reference
      let frame = try #require(layout.arrange(Content(count: 1), in: environment).item(at: 0)).frame
      #expect(frame.minY...frame.maxY == rows)
    }
  }

  @Test func `rows of a list begin there, with no inset of the appearance's`() throws {
    var layout = ListLayout()
    layout.rowHeight = 44
    let rows = { (layout: ListLayout, environment: Environment) in
      let frame = try #require(layout.arrange(Content(count: 2), in: environment).item(at: 0)).frame
      return [frame.minX, frame.width]
    }
    let tablet = Environment(size: Size(width: 1024, height: 768))
    #expect(try rows(layout, tablet) == [20, 984])
    layout.insetsReference = .readable
    #expect(try rows(layout, tablet) == [176, 672])
    layout.sideInset = 12
    #expect(try rows(layout, tablet) == [188, 648])
    layout.sideInset = nil
    layout.insetsReference = InsetsReference.none
    #expect(try rows(layout, environment(390)) == [-30, 390])
    layout.appearance = .plain
    layout.insetsReference = .layoutMargins
    #expect(try rows(layout, environment(390)) == [16, 308])
  }

  /// A view with a safe area of 30 at its left and 20 at its right.
  private func environment(_ width: Double) -> Environment {
    let sides = EdgeInsets(leading: 30, trailing: 20)
    return Environment(
      size: Size(width: width, height: 300), contentInset: sides, safeAreaInset: sides)
  }

  /// Where a cell across the whole section begins in the content and in the view, and its width.
  private func frames(
    _ reference: InsetsReference, in environment: Environment
  ) throws -> [Double] {
    var layout = GroupLayout(.horizontal([.item()], height: .points(50)))
    layout.insetsReference = reference
    let view = try CollectionView(content: Content(count: 1), layout: layout, in: environment)
    let frame = try #require(view.arrangement.item(at: 0)).frame
    return [frame.minX, frame.minX - view.contentOffset.x, frame.width]
  }
}
