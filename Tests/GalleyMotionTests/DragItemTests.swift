import GalleyGeometry
import GalleyLayouts
import Testing

/// Items that a finger lifts, carries and drops.
struct DragItemTests {
  @Test(arguments: ["springboard, column", "springboard, row", "grid", "flow, vertical"])
  func `a dropped item ends as in an array, inserted or swapped`(name: String) throws {
    var generator = SplitMix64(seed: 7)
    print("dropped items: \(name), seed 7")
    var view = try MotionCase.named(name).view()
    let count = view.ids[0].count
    for _ in 1...20 {
      let source = try #require(
        view.elements(at: view.settlingTime).filter { $0.attributes.element.indexPath.section == 0 }
          .compactMap { $0.itemID == nil ? nil : $0.attributes.element.indexPath.item }
          .randomElement(using: &generator))
      let target = Int.random(in: 0..<count, using: &generator)
      var ids = view.ids[0]
      if view.interaction.drop == .swap {
        ids.swapAt(source, target)
      } else {
        ids.insert(ids.remove(at: source), at: target)
      }
      let path = ItemPath(section: 0, item: source)
      try view.perform(
        .dragItem(path, to: .item(ItemPath(section: 0, item: target)), isHeld: false))
      #expect(view.ids[0] == ids)
      #expect(!view.isHeld)
    }
  }

  @Test func `carried to another page it turns the pages between, and stays there`() throws {
    var view = try MotionCase.named("springboard, column").view()
    var pages: [Int?] = []
    try view.perform(.dragItem(0, to: .item(ItemPath(section: 0, item: 20)), isHeld: true)) {
      pages.append($0.page)
    }
    #expect(pages == [0, 0, 1, 2, 2, 2, 2])
    #expect(view.isHeld)
    #expect(view.indexPath(of: .loaded(0)) == ItemPath(section: 0, item: 20))
    try view.perform(.release(velocity: .zero))
    #expect(!view.isHeld)
    #expect(view.page == 2)
    let last = try #require(view.elements(at: view.settlingTime).first { $0.itemID == .loaded(0) })
    #expect(last.attributes == view.arrangement.item(at: ItemPath(section: 0, item: 20)))
  }

  @Test func `a carried item rises above all others, and they make room`() throws {
    var view = try MotionCase.named("springboard, column").view()
    try view.perform(.dragItem(0, to: .item(4), isHeld: true))
    let elements = view.elements(at: view.settlingTime)
    #expect(elements.last?.itemID == .loaded(0))
    #expect(elements.last?.attributes.alpha == 0.9)
    let first = elements.first { $0.attributes.element.indexPath == 0 }
    #expect(first?.itemID == .loaded(1))
  }

  @Test func `dropped where no item is it goes back`() throws {
    var view = try MotionCase.named("springboard, row").view()
    let ids = view.ids
    try view.perform(.dragItem(0, to: .point(Point(x: 2, y: 2)), isHeld: false))
    #expect(view.ids == ids)
    #expect(
      view.visibleElements == (try MotionCase.named("springboard, row").view().visibleElements))
  }

  @Test func `what leaves answers no tap`() throws {
    var ring = try MotionCase.named("ring, straight").view()
    try ring.tap(.item(2))
    let instant = Duration.milliseconds(150)
    let leaving = try #require(ring.elements(at: instant).first { $0.isLeaving })
    let ids = ring.ids
    try ring.tap(.point(leaving.attributes.center), after: instant)
    #expect(ring.ids == ids)
    try ring.tap(.point(leaving.attributes.center))
    #expect(ring.ids != ids)

    var icons = try MotionCase.named("springboard, column").view()
    try icons.longPress(.item(8))
    try icons.perform(.tapClose(8))
    let place = try #require(icons.elements(at: .zero).first { $0.isLeaving }).attributes.center
    let left = icons.ids
    try icons.tap(.point(place), after: .milliseconds(10))
    #expect(icons.ids == left)
    #expect(icons.mode == SpringboardInteraction.deleting)
  }
}
