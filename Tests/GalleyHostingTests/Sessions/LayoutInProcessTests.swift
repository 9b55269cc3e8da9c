import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// Layouts of the very process that draws them.
struct LayoutInProcessTests {
  private static let screen = Environment(size: Size(width: 100, height: 200))

  private func view(count: Int, in environment: Environment = screen) throws -> CollectionView {
    try CollectionView(
      content: Content(count: count), layout: UIKitLayout { ShelvesLayout() }, in: environment)
  }

  @Test func `one layout object lives as long as a state is played`() throws {
    var view = try view(count: 20)
    #expect(view.arrangement.contentSize == Size(width: 100, height: 1000))
    #expect(view.attributes(at: .zero).map(\.element.indexPath.item) == [0, 1, 2, 3])
    #expect(Set(view.attributes(at: .zero).map(\.zIndex)) == [1])
    let before = view
    try view.update(.delete(ItemPath(section: 0, item: 1)))
    #expect(Set(view.attributes(at: .seconds(2)).map(\.zIndex)) == [2])
    #expect(Set(before.attributes(at: .zero).map(\.zIndex)) == [1])
    #expect(before.arrangement.contentSize.height == 1000)
    #expect(view.arrangement.contentSize.height == 950)
  }

  @Test func `each session sees a screen of its own size`() throws {
    var small = try view(count: 5)
    let large = try view(count: 5, in: Environment(size: Size(width: 300, height: 400)))
    try small.update(.insert(at: ItemPath(section: 0, item: 0)))
    #expect(small.arrangement.item(at: ItemPath(section: 0, item: 0))?.size.width == 100)
    #expect(large.arrangement.item(at: ItemPath(section: 0, item: 0))?.size.width == 300)
  }

  @Test func `any thread may ask, while the main thread does`() async throws {
    let shared = try view(count: 40)
    let expected = (0..<10).map { offset in
      items(of: shared, at: Double(offset) * 90)
    }
    await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask {
          for offset in 0..<10 {
            #expect(items(of: shared, at: Double(offset) * 90) == expected[offset], "\(thread)")
          }
        }
      }
      group.addTask { @MainActor in
        for offset in 0..<10 {
          #expect(items(of: shared, at: Double(offset) * 90) == expected[offset])
        }
      }
    }
  }

  @Test func `more elements than can be drawn are told with their number`() throws {
    let layout = UIKitLayout { CrowdLayout() }
    let error = #expect(throws: LayoutError.self) {
      try CollectionView(content: Content(count: 1), layout: layout, in: Self.screen)
    }
    #expect(
      error?.description
        == "CrowdLayout answers 250001 elements; give each once, and no more than 250000")
  }

  @Test func `numbers that are none are told with the class`() throws {
    let layout = UIKitLayout { EndlessLayout() }
    let error = #expect(throws: LayoutError.self) {
      try CollectionView(content: Content(count: 1), layout: layout, in: Self.screen)
    }
    #expect(
      error?.description
        == "EndlessLayout answers a content size of inf x 0.0; give numbers of points that are not below zero"
    )
  }
}

/// The items in sight at an offset.
private func items(of view: CollectionView, at offset: Double) -> [Int] {
  var view = view
  view.start(at: Point(x: 0, y: offset))
  return view.attributes(at: .zero).map(\.element.indexPath.item)
}
