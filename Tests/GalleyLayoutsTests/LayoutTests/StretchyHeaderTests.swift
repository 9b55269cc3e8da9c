import GalleyGeometry
import GalleyLayouts
import Testing

/// A header that grows while content is pulled past its beginning.
struct StretchyHeaderTests {
  private let phone = Environment(
    size: Size(width: 320, height: 480), contentInset: EdgeInsets(top: 20, leading: 8))

  @Test func `pulled down, the first header grows by what is pulled and keeps its lower edge`()
    throws
  {
    for layout in [flow(), group()] as [any CollectionLayout] {
      let rest = try headers(layout, at: -20)
      #expect(rest == [Rect(x: 0, y: 0, width: 312, height: 100)])
      #expect(try headers(layout, at: -70) == [Rect(x: 0, y: -50, width: 312, height: 150)])
      #expect(try headers(layout, at: -10) == rest)
    }
  }

  @Test func `scrolled, it goes as any other, or stays where headers are pinned`() throws {
    #expect(try headers(flow(), at: 30) == [Rect(x: 0, y: 0, width: 312, height: 100)])
    #expect(try headers(flow(), at: 130).isEmpty)
    let pinned = flow { $0.pinsHeaders = true }
    #expect(try headers(pinned, at: 30).first?.minY == 50)
    #expect(try headers(pinned, at: -70) == [Rect(x: 0, y: -50, width: 312, height: 150)])
  }

  @Test func `a horizontal one grows sideways, at the right where text runs to the left`() throws {
    let layout = flow { $0.scrollDirection = .horizontal }
    var view = try view(layout)
    var viewport = view.viewport
    viewport.bounds.origin.x = -38
    #expect(
      headers(of: layout, view.arrangement, viewport)
        == [Rect(x: -30, y: 0, width: 130, height: 460)])
    var mirrored = phone
    mirrored.layoutDirection = .rightToLeft
    view = try CollectionView(content: Content(count: 200), layout: layout, in: mirrored)
    viewport = view.viewport
    viewport.bounds.origin.x += 30
    let width = view.arrangement.contentSize.width
    #expect(
      headers(of: layout, view.arrangement, viewport)
        == [Rect(x: width - 100, y: 0, width: 130, height: 460)])
  }

  @Test func `only that of the first of stacked sections grows`() throws {
    let layout = SectionsLayout(base: flow(), layouts: [1: flow()])
    let content = Content(sections: [Content.Section(count: 3), Content.Section(count: 3)])
    let view = try CollectionView(content: content, layout: layout, in: phone)
    var viewport = view.viewport
    viewport.bounds.origin.y = -70
    #expect(headers(of: layout, view.arrangement, viewport).map(\.height) == [150, 100])
  }

  @Test func `a finger stretches it, and it springs back`() throws {
    var view = try view(flow())
    try view.perform(.drag(by: Vector(dx: 0, dy: 120)))
    let pulled = try #require(view.attributes(of: .header(section: 0), at: .seconds(4)))
    #expect(pulled.frame.height > 130 && pulled.frame.height < 220)
    #expect(pulled.frame.maxY == 100)
    try view.perform(.release(velocity: .zero))
    let later = try #require(view.attributes(of: .header(section: 0), at: .seconds(4)))
    #expect(later.frame.height == 100)
  }

  private func flow(_ change: (inout FlowLayout) -> Void = { _ in }) -> FlowLayout {
    var layout = FlowLayout()
    layout.headerExtent = 100
    layout.stretchesHeader = true
    change(&layout)
    return layout
  }

  private func group() -> GroupLayout {
    var layout = GroupLayout(.horizontal([.item()], height: .points(60)))
    layout.headerExtent = 100
    layout.stretchesHeader = true
    return layout
  }

  private func view(_ layout: any CollectionLayout) throws -> CollectionView {
    try CollectionView(content: Content(count: 200), layout: layout, in: phone)
  }

  private func headers(_ layout: any CollectionLayout, at offset: Double) throws -> [Rect] {
    let view = try view(layout)
    var viewport = view.viewport
    viewport.bounds.origin.y = offset
    return headers(of: layout, view.arrangement, viewport)
  }

  private func headers(
    of layout: any CollectionLayout, _ arrangement: Arrangement, _ viewport: Viewport
  ) -> [Rect] {
    layout.elements(of: arrangement, in: viewport).filter { $0.element.category == .supplementary }
      .sorted { $0.element < $1.element }.map(\.frame)
  }
}
