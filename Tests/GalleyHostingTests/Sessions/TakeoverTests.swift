import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// A layout of a class that takes over from another layout.
@Suite struct TakeoverTests {
  private static let screen = Environment(size: Size(width: 100, height: 200))

  private func switched(
    to layout: UIKitLayout, from old: any CollectionLayout, at offset: Double
  ) throws -> CollectionView {
    var view = try CollectionView(content: Content(count: 40), layout: old, in: Self.screen)
    view.start(at: Point(x: 0, y: offset))
    try view.switchLayout(to: layout)
    return view
  }

  @Test func `it is told what it comes from, and says where the content is`() throws {
    let layout = UIKitLayout { ComingLayout() }
    let view = try switched(to: layout, from: UIKitLayout { ShelvesLayout() }, at: 100)
    #expect(view.contentOffset == Point(x: 0, y: 700))
    let item = try #require(view.arrangement.item(at: ItemPath(section: 0, item: 0)))
    // Told once that it comes, after which it was prepared.
    #expect(item.zIndex == 1)
  }

  @Test func `what comes and goes has the ends that it gives`() throws {
    let layout = UIKitLayout { ComingLayout() }
    let view = try switched(to: layout, from: UIKitLayout { ShelvesLayout() }, at: 100)
    let first = view.attributes(at: .zero).filter { $0.alpha < 0.5 }
    #expect(!first.isEmpty)
    #expect(view.attributes(at: .seconds(5)).allSatisfy { $0.alpha == 1 })
  }

  @Test func `it takes over from a layout of Galley, too`() throws {
    let view = try switched(
      to: UIKitLayout { ComingLayout() }, from: FlowLayout(), at: 0)
    #expect(view.contentOffset == Point(x: 0, y: 700))
  }

  @Test func `after a turn the content is where the layout says`() throws {
    var view = try CollectionView(
      content: Content(count: 40), layout: UIKitLayout { ComingLayout() }, in: Self.screen)
    view.start(at: Point(x: 0, y: 300))
    try view.resize(to: Environment(size: Size(width: 200, height: 100)))
    #expect(view.contentOffset == Point(x: 0, y: 700))
  }
}
