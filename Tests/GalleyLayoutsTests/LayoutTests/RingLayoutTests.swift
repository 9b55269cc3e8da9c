import GalleyGeometry
import GalleyLayouts
import Testing

struct RingLayoutTests {
  let environment = Environment(size: Size(width: 300, height: 400))

  @Test func `an angle and a radius place the first item`() throws {
    var layout = RingLayout()
    layout.startAngle = 90
    layout.radius = 100
    let frame = try #require(
      try layout.arrange(Content(count: 4), in: environment).cell(0)?.frame)
    #expect(frame.center.isClose(to: Point(x: 150, y: 300), within: 1e-9))
  }

  @Test func `later sections lie on smaller rings`() throws {
    let content = Content(sections: Array(repeating: Content.Section(count: 1), count: 12))
    let arrangement = try RingLayout().arrange(content, in: environment)
    let radii = arrangement.cellFrames.map { $0.center.x - 150 }
    #expect(abs(radii[0] - 120) < 1e-9)
    #expect(abs(radii[3] - 84) < 1e-9)
    #expect(radii[11] == 0)
  }

  @Test func `no items and a view without room are fine`() throws {
    #expect(try RingLayout().arrange(Content(count: 0), in: environment).cellCount == 0)
    let none = try RingLayout().arrange(Content(count: 3), in: Environment(size: .zero))
    #expect(none.contentSize == .zero)
  }

  @Test func `a tap on an item removes it, one beside inserts at the start`() throws {
    var view = try CollectionView(
      content: Content(count: 3), layout: RingLayout(), in: environment)
    try view.perform(.tap(.item(ItemPath(section: 0, item: 1))))
    #expect(view.ids == [[.loaded(0), .loaded(2)]])
    try view.perform(.tap(.point(Point(x: 1, y: 1))))
    #expect(view.ids == [[.inserted(0), .loaded(0), .loaded(2)]])
    #expect(view.arrangement.cellCount == 3)
  }

  @Test func `it never scrolls`() throws {
    var view = try CollectionView(
      content: Content(count: 60), layout: RingLayout(), in: environment)
    view.start(at: Point(x: 50, y: 50))
    #expect(view.contentOffset == .zero)
  }
}
