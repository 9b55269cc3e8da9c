import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

/// Classes that want to be invalidated when the bounds change are prepared at every offset.
struct OffsetDependentTests {
  @Test(arguments: [(0.0, 0.0), (100, 100), (219, 219), (235, 220), (249, 220)])
  func `a sticky header stays at the edge until its section ends`(
    offset: Double, top: Double
  ) throws {
    let view = try stickyList(offset: offset)
    #expect(view.attributes(of: .header(0), at: .zero)?.frame.minY == top)
    #expect(view.visibleElements.contains { $0.element == .header(0) })
  }

  @Test func `a header behind its section is out of sight`() throws {
    let view = try stickyList(offset: 250)
    #expect(!view.visibleElements.contains { $0.element == .header(0) })
    #expect(view.attributes(of: .header(1), at: .zero)?.frame.minY == 250)
  }

  @Test func `a header moves with a scroll at every instant`() throws {
    var view = try stickyList(offset: 0)
    try view.scroll(.to(x: nil, y: 180))
    for milliseconds in [0, 50, 150, 250, 400] {
      let time = Duration.milliseconds(milliseconds)
      let header = view.attributes(of: .header(0), at: time)
      #expect(header?.frame.minY == view.contentOffset(at: time).y)
    }
  }

  @Test func `a deletion below a pinned header leaves it at the edge`() throws {
    var view = try stickyList(offset: 100)
    try view.update(.delete(4))
    for milliseconds in [0, 100, 200, 300] {
      let header = view.attributes(of: .header(0), at: .milliseconds(milliseconds))
      #expect(header?.frame.minY == 100 && header?.alpha == 1)
    }
  }

  @Test(arguments: [-100.0, 0, 37, 160, 500, 1100])
  func `a cover flow shows what the same one as a value shows`(offset: Double) throws {
    let environment = Environment(size: Size(width: 320, height: 240))
    let content = Content(count: 11)
    let (hosted, value) = (
      HostedLayout<CoverFlowClass>(options: .empty()), ShrinkingFlowLayout()
    )
    let viewport = Viewport(
      bounds: Rect(origin: Point(x: offset, y: 0), size: environment.size),
      contentInset: EdgeInsets(leading: 100, trailing: 100))
    let shown = hosted.elements(
      of: try hosted.arrange(content, in: environment), in: viewport)
    let expected = value.elements(of: try value.arrange(content, in: environment), in: viewport)
    #expect(shown == expected.filter { $0.frame.intersects(viewport.bounds) })
    #expect(shown.count >= 2)
  }

  private func stickyList(offset: Double) throws -> CollectionView {
    let content = Content(sections: [Content.Section(count: 5), Content.Section(count: 8)])
    var view = try CollectionView(
      content: content, layout: HostedLayout<StickyHeaderList>(options: .empty()),
      in: Environment(size: Size(width: 320, height: 200)))
    view.start(at: Point(x: 0, y: offset))
    return view
  }
}
