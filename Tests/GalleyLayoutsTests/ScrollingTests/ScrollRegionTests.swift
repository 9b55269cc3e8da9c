import GalleyGeometry
import Testing

@testable import GalleyLayouts

/// Sections that scroll by themselves: where they rest, what a finger does to them, and what is
/// seen of them.
///
/// Offsets follow from the rules of UIKit's six behaviors; the region itself is recorded.
struct ScrollRegionTests {
  /// Six groups of 200 by 100, 12 apart, in a view of 320 with insets of 16: content of 1260 in 288.
  private func view(
    _ behavior: OrthogonalScrolling?, count: Int = 6, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionView {
    var layout = GroupLayout(
      .horizontal([.item()], width: .points(200), height: .points(100)))
    layout.groupSpacing = 12
    layout.insets = EdgeInsets(all: 16)
    layout.orthogonalScrolling = behavior
    let rows = GroupLayout(.horizontal([.item(height: .points(44))]))
    return try CollectionView(
      content: Content(sections: [Content.Section(count: count), Content.Section(count: 30)]),
      layout: SectionsLayout(base: rows, layouts: [0: layout]),
      in: Environment(
        size: Size(width: 320, height: 400), scale: 2, layoutDirection: direction))
  }

  @Test func `a section is as high as its longest group, and the content as wide as the view`()
    throws
  {
    let view = try view(.continuous)
    let region = try #require(view.arrangement.region(ofSection: 0))
    #expect(region.frame == Rect(x: 16, y: 16, width: 288, height: 100))
    #expect(region.range == 0...972)
    #expect(view.arrangement.contentSize.width == 320)
    #expect(view.arrangement.item(at: ItemPath(section: 1, item: 0))?.frame.minY == 132)
  }

  @Test(arguments: [
    (OrthogonalScrolling.continuous, nil, []),
    (.continuousGroupLeadingBoundary, 6, [0, 212, 424, 636, 848, 972]),
    (.paging, 5, [0, 320, 640, 960, 972]),
    (.groupPaging, 6, [0, 212, 424, 636, 848, 972]),
    (.groupPagingCentered, 6, [-44, 168, 380, 592, 804, 1016]),
  ])
  func `pages rest where the behavior says`(
    behavior: OrthogonalScrolling, count: Int?, offsets: [Double]
  ) throws {
    let view = try view(behavior)
    #expect(view.arrangement.region(ofSection: 0)?.restingOffsets == offsets)
    #expect(view.pageCount(ofSection: 0) == count)
    #expect(view.offset(ofSection: 0, at: .zero) == offsets.first ?? 0)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a flick turns one group, and the whole stays where it is`(
    direction: LayoutDirection
  ) throws {
    var view = try view(.groupPaging, direction: direction)
    let way = direction == .leftToRight ? -1.0 : 1
    for page in 1...3 {
      try view.flick(
        by: Vector(dx: way * 90, dy: 0), velocity: Vector(dx: way * 3000, dy: 0), section: 0)
      view.settle()
      #expect(view.page(ofSection: 0, at: .zero) == page)
      #expect(view.offset(ofSection: 0, at: .zero) == Double(page) * 212)
      #expect(view.contentOffset == .zero)
    }
    let item = try #require(
      view.attributes(of: .cell(section: 0, item: 3), at: .zero)?.frame)
    #expect(item.minX == (direction == .leftToRight ? 16 : 320 - 16 - 200))
  }

  @Test func `a finger meets what is seen, where it is seen`() throws {
    var view = try view(.continuous)
    try view.scroll(.by(Vector(dx: 424, dy: 0)), section: 0)
    view.settle()
    #expect(view.indexPath(at: Point(x: 100, y: 60)) == ItemPath(section: 0, item: 2))
    let seen = view.elements(at: .zero).map(\.attributes.element)
    #expect(!seen.contains(.cell(section: 0, item: 0)))
    #expect(seen.contains(.cell(section: 0, item: 3)))
  }

  @Test func `past its end a section follows the finger ever less, and springs back`() throws {
    var view = try view(.continuous)
    try view.drag(by: Vector(dx: 100, dy: 0), section: 0)
    view.settle()
    #expect(view.isHeld)
    let pulled = try #require(view.offset(ofSection: 0, at: .zero))
    #expect(abs(pulled - (-288 * (1 - 1 / (100 * 0.55 / 288 + 1)))) < 1e-9)
    try view.release()
    view.settle()
    #expect(view.offset(ofSection: 0, at: .zero) == 0)
  }

  @Test func `scrolling to an item scrolls its section, and the whole to that`() throws {
    var view = try view(.continuous)
    try view.scroll(.end)
    try view.scroll(.item(ItemPath(section: 0, item: 3)))
    view.settle()
    #expect(view.contentOffset == .zero)
    #expect(view.offset(ofSection: 0, at: .zero) == 592.0)
  }

  @Test func `a section that loses groups rests where its content ends`() throws {
    var view = try view(.groupPaging)
    try view.scroll(.end, section: 0)
    try view.update(Update(deletions: (2..<6).map { ItemPath(section: 0, item: $0) }))
    view.settle()
    #expect(view.offset(ofSection: 0, at: .zero) == 124)
    try view.update(Update(deletions: [ItemPath(section: 0, item: 0)]))
    view.settle()
    #expect(view.offset(ofSection: 0, at: .zero) == 0)
  }

  @Test func `a section that does not scroll by itself is told so`() throws {
    var view = try view(.continuous)
    for (section, words) in [
      (1, "section 1 does not scroll by itself; give its layout 'orthogonal-scrolling'"),
      (2, "there is no section 2; there are 2, counted from 0"),
      (-1, "there is no section -1"),
    ] {
      let before = view.contentOffset
      let error = #expect(throws: LayoutError.self) {
        try view.drag(by: Vector(dx: 9, dy: 0), section: section)
      }
      #expect(error?.description.contains(words) == true)
      #expect(view.contentOffset == before)
    }
  }

  @Test func `a hundred thousand groups are scrolled in the time of what is seen`() throws {
    var view = try view(.groupPaging, count: 100_000)
    try view.scroll(.page(99_000), section: 0)
    view.settle()
    #expect(view.page(ofSection: 0, at: .zero) == 99_000)
    #expect(
      view.elements(at: .zero).filter { $0.attributes.element.indexPath.section == 0 }.count == 3)
  }
}
