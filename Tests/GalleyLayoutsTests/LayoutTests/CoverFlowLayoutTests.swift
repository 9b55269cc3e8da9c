import GalleyGeometry
import GalleyLayouts
import Testing

/// Pages of 100 by 100 points, 60 apart, in a view of 300 by 200.
struct CoverFlowLayoutTests {
  private func view(
    _ direction: LayoutDirection = .leftToRight,
    _ change: (inout CoverFlowLayout) -> Void = { _ in }
  ) throws -> CollectionView {
    var layout = CoverFlowLayout()
    layout.item = ItemSize(Size(width: 100, height: 100))
    layout.spacing = -40
    layout.perspective = 400
    change(&layout)
    return try CollectionView(
      content: Content(count: 9), layout: layout,
      in: Environment(size: Size(width: 300, height: 200), layoutDirection: direction))
  }

  private func shown(_ view: CollectionView) -> [Int: LayoutAttributes] {
    let all = view.layout.elements(of: view.arrangement, in: view.viewport)
    return Dictionary(uniqueKeysWithValues: all.map { ($0.element.indexPath.item, $0) })
  }

  @Test func `the page in the middle lies flat and on top, its neighbours face it`() throws {
    let pages = shown(try view())
    let (middle, next) = (try #require(pages[0]), try #require(pages[1]))
    #expect(middle.projection.isIdentity)
    #expect(middle.zIndex > next.zIndex)
    #expect(abs(next.projection.radiansAboutY + .pi / 3) < 1e-12)
    #expect(next.projection.perspective == 1.0 / 400)
  }

  @Test func `half a page from the middle a page is turned by half of the angle`() throws {
    var view = try view()
    try view.drag(by: Vector(dx: -30, dy: 0))
    let pages = shown(view)
    let (first, second) = (try #require(pages[0]), try #require(pages[1]))
    #expect(abs(first.projection.radiansAboutY - .pi / 6) < 1e-9)
    #expect(abs(second.projection.radiansAboutY + .pi / 6) < 1e-9)
  }

  /// By hand: at 60 degrees an edge 50 points from the axis lies 25 to the side and 43.3 nearer or
  /// farther; seen from 400 points it is divided by 1 -+ 43.3 / 400.
  @Test func `the frame is the box around what is seen`() throws {
    let page = try #require(shown(try view())[1])
    let deep = 50 * 0.75.squareRoot() / 400
    #expect(abs(page.frame.minX - (page.center.x - 25 / (1 + deep))) < 1e-9)
    #expect(abs(page.frame.maxX - (page.center.x + 25 / (1 - deep))) < 1e-9)
    #expect(abs(page.frame.height - 100 / (1 - deep)) < 1e-9)
  }

  @Test func `a point is hit where the page is seen`() throws {
    let view = try view()
    let page = try #require(shown(view)[1])
    // Beside the far edge's corner, within the box around what is seen.
    let far = Point(x: page.frame.minX + 26, y: page.frame.minY + 1)
    #expect(view.indexPath(at: far) == nil)
    #expect(
      view.indexPath(at: Point(x: page.frame.maxX - 1, y: page.center.y)) == page.element.indexPath)
    #expect(view.indexPath(at: Point(x: page.frame.maxX + 1, y: page.center.y))?.item != 1)
  }

  @Test func `from right to left it is the mirror image`() throws {
    let page = try #require(shown(try view())[1])
    let mirrored = try #require(shown(try view(.rightToLeft))[1])
    #expect(mirrored.projection == page.projection.mirrored)
  }

  @Test func `vertically pages turn about the other axis`() throws {
    let page = try #require(shown(try view { $0.scrollDirection = .vertical })[1])
    #expect(abs(page.projection.radiansAboutX - .pi / 3) < 1e-12)
    #expect(page.projection.radiansAboutY == 0)
  }

  @Test func `pages on one spot, and an eye inside of a page, are refused`() {
    #expect(throws: LayoutError.self) { try view { $0.spacing = -100 } }
    #expect(throws: LayoutError.self) { try view { $0.perspective = 50 } }
  }
}
