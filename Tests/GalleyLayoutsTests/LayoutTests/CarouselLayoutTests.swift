import GalleyGeometry
import GalleyLayouts
import Testing

struct CarouselLayoutTests {
  @Test func `it begins with the first page in the middle`() throws {
    let view = try carousel()
    #expect(view.contentOffset == Point(x: -50, y: 0))
    #expect(view.page == 0)
    #expect(view.pageCount == 5)
  }

  @Test func `a flick advances one page and no further than there are pages`() throws {
    var view = try carousel()
    let flick = Vector(dx: 800, dy: 0)
    view.start(at: Point(x: -45, y: 0))
    #expect(rest(view, proposed: -40, flick) == 170)
    #expect(rest(view, proposed: 330, flick) == 390)
    view.start(at: Point(x: 1e6, y: 0))
    #expect(view.page == 4)
    #expect(rest(view, proposed: view.contentOffset.x, flick) == view.contentOffset.x)
  }

  @Test func `rounding noise is no flick`() throws {
    let view = try carousel()
    #expect(rest(view, proposed: -50 - 1e-13, Vector(dx: 1, dy: 0)) == -50)
  }

  @Test func `a tap on a neighbour brings it to the middle, one on the middle selects`() throws {
    var view = try carousel()
    try view.perform(.tap(.point(Point(x: 290, y: 50))))
    #expect(view.page == 1)
    #expect(view.selection.isEmpty)
    try view.perform(.tap(.point(Point(x: 150, y: 50))))
    #expect(view.selection == [ItemPath(section: 0, item: 1)])
  }

  @Test func `pages run through all sections`() throws {
    var view = try carousel(Content(sections: [0, 2, 0, 3].map { Content.Section(count: $0) }))
    try view.perform(.scroll(.item(ItemPath(section: 3, item: 1))))
    #expect(view.page == 3)
  }

  @Test func `read from the right, pages follow one another to the left`() throws {
    var view = try carousel(direction: .rightToLeft)
    #expect(view.page == 0)
    let first = view.contentOffset.x
    try view.perform(.scroll(.page(2)))
    #expect(view.page == 2)
    #expect(view.contentOffset.x == first - 2 * 220)
    #expect(
      rest(view, proposed: view.contentOffset.x, Vector(dx: 0, dy: 0)) == view.contentOffset.x)
  }

  @Test func `scrolled a little, it comes to rest on the nearest page`() throws {
    var view = try carousel()
    try view.perform(.scroll(.by(Vector(dx: 100, dy: 0))))
    #expect(view.page == 0)
    try view.perform(.scroll(.by(Vector(dx: 120, dy: 0))))
    #expect(view.page == 1)
    #expect(view.contentOffset.x == 170)
  }

  @Test func `it can be vertical`() throws {
    var layout = CarouselLayout()
    layout.scrollDirection = .vertical
    layout.item = ItemSize(width: .fraction(1), height: .points(100))
    var view = try CollectionView(
      content: Content(count: 3), layout: layout,
      in: Environment(size: Size(width: 300, height: 200)))
    #expect(view.contentOffset == Point(x: 0, y: -50))
    try view.perform(.scroll(.page(2)))
    #expect(view.contentOffset == Point(x: 0, y: 150))
  }

  @Test func `without items nothing moves`() throws {
    var view = try carousel(Content(count: 0))
    try view.perform(.scroll(.end))
    #expect(view.pageCount == 0)
    #expect(view.page == 0)
  }

  @Test func `pages that fit are as high as their content, and the tallest says how high all are`()
    throws
  {
    let view = try fitting([60, 30, 80]) {
      $0.item = ItemSize(width: .points(200), height: .fit)
      $0.spacing = 20
    }
    #expect(view.arrangement.contentSize == Size(width: 640, height: 80))
    #expect(
      view.arrangement.cellFrames.isClose(
        to: [[0, 10, 200, 60], [220, 25, 200, 30], [440, 0, 200, 80]], within: 1e-9))
    #expect(view.contentOffset == Point(x: -50, y: 0))
    #expect(view.pageCount == 3)
  }

  @Test func `what fits stays within its bounds`() throws {
    let view = try fitting([60, 10, 90]) {
      let height = Extent(nil, minimum: .points(20), maximum: .fraction(0.4))
      $0.item = ItemSize(width: .fraction(0.5), height: height)
    }
    #expect(view.arrangement.cellFrames.map(\.height) == [60, 20, 80])
  }

  @Test func `a vertical one asks how wide its pages want to be`() throws {
    let view = try fitting([60, 30]) {
      $0.scrollDirection = .vertical
      $0.item = ItemSize(width: .fit, height: .points(100))
    }
    #expect(
      view.arrangement.cellFrames.isClose(
        to: [[0, 0, 60, 100], [15, 100, 30, 100]], within: 1e-9))
    #expect(view.contentOffset == Point(x: 0, y: -50))
  }

  @Test func `pages are equally long along the scroll direction`() throws {
    var layout = CarouselLayout()
    layout.item = ItemSize(width: .fit, height: .fit)
    #expect(throws: LayoutError.self) {
      try layout.arrange(Content(count: 1), in: Environment(size: Size(width: 300, height: 200)))
    }
  }

  @Test func `without items pages that fit have no height`() throws {
    let view = try fitting([]) { $0.item = ItemSize(width: .points(200), height: .fit) }
    #expect(view.arrangement.contentSize == .zero)
    #expect(view.unmeasured.isEmpty)
  }

  /// In a view of 300 by 200, items that want to be so many points long where they may.
  private func fitting(
    _ extents: [UInt64], _ change: (inout CarouselLayout) -> Void
  ) throws -> CollectionView {
    var layout = CarouselLayout()
    change(&layout)
    let keys = extents.map { SizeKey(rawValue: $0) }
    return try CollectionView.measured(
      content: Content(sections: [.init(count: keys.count, sizeKeys: keys)]), layout: layout,
      in: Environment(size: Size(width: 300, height: 200))
    ) { Size(width: Double($0.key.rawValue), height: Double($0.key.rawValue)) }
  }

  /// Pages of 200 points, 20 apart, in a view of 300.
  private func carousel(
    _ content: Content = Content(count: 5), direction: LayoutDirection = .leftToRight
  ) throws -> CollectionView {
    var layout = CarouselLayout()
    layout.item = ItemSize(Size(width: 200, height: 100))
    layout.spacing = 20
    return try CollectionView(
      content: content, layout: layout,
      in: Environment(size: Size(width: 300, height: 100), layoutDirection: direction))
  }

  private func rest(_ view: CollectionView, proposed: Double, _ velocity: Vector) -> Double {
    view.layout.restingOffset(
      proposed: Point(x: proposed, y: 0), velocity: velocity, of: view.arrangement,
      in: view.viewport
    ).x
  }
}
