import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// Classes that want to be invalidated when the bounds change are prepared at every offset.
struct OffsetDependentTests {
  @Test(arguments: [(0.0, 0.0), (100, 100), (219, 219), (235, 220), (249, 220)])
  func `a sticky header stays at the edge until its section ends`(
    offset: Double, top: Double
  ) throws {
    let view = try stickyList(offset: offset)
    #expect(view.attributes(of: .header(section: 0), at: .zero)?.frame.minY == top)
    #expect(view.visibleElements.contains { $0.element == .header(section: 0) })
  }

  @Test func `a header behind its section is out of sight`() throws {
    let view = try stickyList(offset: 250)
    #expect(!view.visibleElements.contains { $0.element == .header(section: 0) })
    #expect(view.attributes(of: .header(section: 1), at: .zero)?.frame.minY == 250)
  }

  /// The edge is below what is left of a large title of 52 points in an inset of 116.
  @Test(arguments: [(-116.0, 0.0), (-100, 0), (-90, 0), (0, 64), (100, 164)])
  func `a sticky header follows a large title that goes`(offset: Double, top: Double) throws {
    let view = try stickyList(
      offset: offset,
      in: Environment(
        size: Size(width: 320, height: 400), contentInset: EdgeInsets(top: 116),
        collapsibleInset: 52))
    #expect(view.contentOffset.y == offset)
    #expect(view.attributes(of: .header(section: 0), at: .zero)?.frame.minY == top)
  }

  @Test func `a header moves with a scroll at every instant`() throws {
    var view = try stickyList(offset: 0)
    try view.scroll(.to(x: nil, y: 180))
    for milliseconds in [0, 50, 150, 250, 400] {
      let time = Duration.milliseconds(milliseconds)
      let header = view.attributes(of: .header(section: 0), at: time)
      #expect(header?.frame.minY == view.contentOffset(at: time).y)
    }
  }

  @Test func `a deletion below a pinned header leaves it at the edge`() throws {
    var view = try stickyList(offset: 100)
    try view.update(.delete(4))
    for milliseconds in [0, 100, 200, 300] {
      let header = view.attributes(of: .header(section: 0), at: .milliseconds(milliseconds))
      #expect(header?.frame.minY == 100 && header?.alpha == 1)
    }
  }

  @Test(arguments: [-100.0, 0, 37, 160, 500, 1100])
  func `covers are as large as their distance from the middle says`(offset: Double) throws {
    let environment = Environment(size: Size(width: 320, height: 240))
    var view = try CollectionView(
      content: Content(count: 11), layout: UIKitLayout { CoverFlowClass() }, in: environment)
    #expect(view.contentOffset == Point(x: -100, y: 0))
    view.start(at: Point(x: offset, y: 0))
    let shown = view.attributes(at: .zero)
    #expect(shown.count >= 2)
    for cover in shown {
      let distance = (cover.center.x - offset - 160) / 120
      #expect(abs(cover.transform.a - max(0.5, 1 - 0.1 * abs(distance))) < 1e-9)
      #expect(cover.zIndex == -Int(abs(distance).rounded()))
      #expect(cover.center.x == Double(cover.element.indexPath.item) * 120 + 60)
    }
    #expect(shown.map(\.zIndex) == shown.map(\.zIndex).sorted())
  }

  private func stickyList(
    offset: Double, in environment: Environment = Environment(size: Size(width: 320, height: 200))
  ) throws -> CollectionView {
    let content = Content(sections: [Content.Section(count: 5), Content.Section(count: 8)])
    var view = try CollectionView(
      content: content, layout: UIKitLayout { StickyHeaderLayout() }, in: environment)
    view.start(at: Point(x: 0, y: offset))
    return view
  }
}
