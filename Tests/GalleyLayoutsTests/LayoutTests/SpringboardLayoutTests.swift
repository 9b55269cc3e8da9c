import GalleyGeometry
import GalleyLayouts
import Testing

struct SpringboardLayoutTests {
  let tablet = Environment(size: Size(width: 768, height: 1004))

  @Test func `on the original's tablet columns are the original's and pages are whole`() throws {
    var original = SpringboardLayout()
    original.compatibility = .original
    let content = Content(count: 61)
    let mended = try CollectionView(content: content, layout: SpringboardLayout(), in: tablet)
    #expect(
      mended.arrangement.cellFrames == (try original.arrange(content, in: tablet)).cellFrames)
    #expect(mended.arrangement.contentSize == Size(width: 4 * 768, height: 1004))
    #expect(mended.pageCount == 4)
  }

  @Test func `exactly full pages leave no stray stop`() throws {
    let view = try CollectionView(
      content: Content(count: 20), layout: SpringboardLayout(), in: tablet)
    #expect(view.pageCount == 1)
    #expect(view.arrangement.contentSize.width == 768)
  }

  @Test(arguments: [320.0, 375, 393, 414, 834, 1024])
  func `no column is cut where pages meet`(width: Double) throws {
    let view = try CollectionView(
      content: Content(count: 200), layout: SpringboardLayout(),
      in: Environment(size: Size(width: width, height: 1000)))
    for frame in view.arrangement.cellFrames {
      let left = frame.minX.truncatingRemainder(dividingBy: width)
      #expect(left >= 0 && left + frame.width <= width + 1e-9)
    }
  }

  @Test func `rows fill a page before the next one begins`() throws {
    let view = try rows(Content(count: 30))
    let frames = view.arrangement.cellFrames
    #expect(frames[0] == Rect(x: 10, y: 10, width: 50, height: 50))
    #expect(frames[1].minX > frames[0].minX && frames[1].minY == frames[0].minY)
    #expect(frames[3].minX == frames[0].minX && frames[3].minY > frames[0].minY)
    #expect(frames[12].origin == Point(x: 210, y: 10))
    #expect(view.pageCount == 3)
    #expect(view.arrangement.contentSize == Size(width: 600, height: 300))
  }

  @Test func `a section begins a page of its own, and an empty one has none`() throws {
    let view = try rows(Content(sections: [1, 0, 13].map { Content.Section(count: $0) }))
    #expect(view.pageCount == 3)
    #expect(view.arrangement.item(at: ItemPath(section: 2, item: 0))?.frame.minX == 210)
  }

  @Test func `a flick turns one page, however hard it is`() throws {
    var view = try rows(Content(count: 60))
    let turn = { (view: CollectionView, dx: Double) in
      view.layout.restingOffset(
        proposed: Point(x: view.contentOffset.x + dx * 10, y: 0), velocity: Vector(dx: dx, dy: 0),
        of: view.arrangement, in: view.viewport
      ).x
    }
    view.start(at: Point(x: 230, y: 0))
    #expect(turn(view, 3000) == 400)
    #expect(turn(view, -3000) == 200)
    view.start(at: Point(x: 1e6, y: 0))
    #expect(turn(view, 3000) == view.contentOffset.x)
  }

  @Test func `the home screen of a known device has its measures`() throws {
    var layout = SpringboardLayout()
    layout.flow = .row
    layout.metrics = .home
    let phone = Environment(size: Size(width: 390, height: 844), scale: 3)
    let frames = try layout.arrange(Content(count: 25), in: phone).cellFrames
    #expect(frames[0] == Rect(x: 30, y: 67, width: 60, height: 74))
    #expect(frames[1].minX == 120)
    #expect(frames[4].minY == 165)
    #expect(frames[24].minX == 420)
  }

  @Test(arguments: [
    (Size(width: 390, height: 844), 21, Rect(x: 120, y: 557, width: 60, height: 74)),
    (Size(width: 375, height: 812), 19, Rect(x: 288, y: 441, width: 60, height: 74)),
  ])
  func `icons of the home screen lie where devices logged them`(
    screen: Size, item: Int, logged: Rect
  ) throws {
    var layout = SpringboardLayout()
    (layout.flow, layout.metrics) = (.row, .home)
    let frames = try layout.arrange(Content(count: 24), in: Environment(size: screen)).cellFrames
    #expect(frames[item] == logged)
  }

  @Test(arguments: [
    EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 10),
    EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 120), EdgeInsets(all: 32), .zero,
  ])
  func `columns keep the insets at both edges of a page`(insets: EdgeInsets) throws {
    var layout = SpringboardLayout()
    layout.insets = insets
    let frames = try layout.arrange(Content(count: 60), in: tablet).cellFrames
    let page = frames.filter { $0.minX < 768 }
    let (first, last) = (page.map(\.minX).min() ?? 0, page.map(\.maxX).max() ?? 0)
    #expect(first == insets.leading)
    #expect(abs(768 - last - insets.trailing) < 1e-9)
    let columns = Set(page.map(\.minX)).sorted()
    for (column, next) in zip(columns, columns.dropFirst()) {
      #expect(next - column - 144 >= layout.spacing - 1e-9)
    }
  }

  @Test func `more rows than fit are an error`() {
    var layout = SpringboardLayout()
    layout.rows = 9
    #expect(throws: LayoutError.self) { try layout.arrange(Content(count: 1), in: tablet) }
  }

  @Test func `the mode reaches the cells, and a tap on the background ends it`() throws {
    var view = try rows(Content(count: 3))
    #expect(view.visibleElements.allSatisfy { $0.custom.isEmpty })
    view.start(inMode: "deleting")
    #expect(view.visibleElements.allSatisfy { $0.custom["deleting"] == .flag(true) })
    try view.perform(.tap(.item(ItemPath(section: 0, item: 1))))
    #expect(view.selection.isEmpty)
    try view.perform(.tap(.background))
    #expect(view.mode == nil)
    try view.perform(.tap(.item(ItemPath(section: 0, item: 1))))
    #expect(view.selection == [ItemPath(section: 0, item: 1)])
  }

  @Test func `read from the right, the first page lies at the right`() throws {
    var view = try rows(Content(count: 30), direction: .rightToLeft)
    #expect(view.page == 0)
    #expect(view.contentOffset.x == 400)
    #expect(view.visibleElements.map(\.element.indexPath.item) == Array(0..<12))
    try view.perform(.scroll(.page(2)))
    #expect(view.contentOffset.x == 0)
    #expect(view.visibleElements.map(\.element.indexPath.item) == Array(24..<30))
  }

  /// Three columns and four rows on a page of 200 by 300.
  private func rows(
    _ content: Content, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionView {
    var layout = SpringboardLayout()
    layout.flow = .row
    layout.item = ItemSize(Size(width: 50, height: 50))
    layout.spacing = 10
    layout.insets = EdgeInsets(all: 10)
    return try CollectionView(
      content: content, layout: layout,
      in: Environment(size: Size(width: 200, height: 300), layoutDirection: direction))
  }
}
