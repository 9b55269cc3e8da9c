import Galley
import Testing

/// What the tutorial on the ring promises, and what it mends.
@Suite struct RingPromises {
  /// A ring of 120 points around the middle of a view of 300.
  private func ring(_ count: Int = 8) throws -> CollectionView {
    try CollectionView(RingLayout(), Content(count: count), width: 300, height: 300)
  }

  private let middle = Point(x: 150, y: 150)

  private func distance(_ attributes: LayoutAttributes) -> Double {
    (attributes.center - middle).length
  }

  /// What an item is like from the last gesture until it rests.
  private func course(
    of id: ItemID, in view: CollectionView, steps: Int = 20
  ) throws -> [LayoutAttributes] {
    try view.instants(steps).dropLast().map {
      try #require(view.element(id, at: $0)).attributes
    }
  }

  private func isAscending(_ values: [Double]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  @Test(arguments: [1, 2, 8, 20])
  func `the items lie on a circle`(count: Int) throws {
    let centers = try ring(count).frames.map(\.center)
    #expect(centers.count == count)
    for center in centers { #expect((center - middle).length.isClose(to: 120)) }
    // Evenly: from each to the next it is as far as to the one after.
    let steps = centers.indices.map { (centers[($0 + 1) % count] - centers[$0]).length }
    for step in steps { #expect(step.isClose(to: steps[0])) }
  }

  @Test func `a tap beside the items inserts one`() throws {
    var view = try ring(3)
    try view.tap(.point(middle))
    #expect(view.ids == [[.inserted(0), .loaded(0), .loaded(1), .loaded(2)]])
    try view.tap(.background)
    #expect(view.ids[0].count == 5)
  }

  @Test func `a tap on an item removes it`() throws {
    var view = try ring(3)
    try view.tap(.point(try #require(view.frames.last).center))
    #expect(view.ids == [[.loaded(0), .loaded(1)]])
    try view.tap(.item(0))
    #expect(view.ids == [[.loaded(1)]])
  }

  @Test(arguments: [true, false])
  func `the items that stay go to their new places`(isInsertion: Bool) throws {
    let before = try ring()
    var view = before
    try view.tap(isInsertion ? .background : .item(2))
    for id in view.ids[0] where id != .inserted(0) {
      let from = try #require(before.element(id)).attributes.center
      let to = view.frames[try #require(view.indexPath(of: id)).item].center
      let way = try course(of: id, in: view).map { ($0.center - from).length }
      #expect(way.first == 0)
      #expect(isAscending(way) || from.isClose(to: to))
      let halfWay = try #require(view.element(id, at: 0.15)).attributes.center
      #expect(halfWay.isClose(to: from.interpolated(to: to, at: 0.5), within: 1e-3))
      #expect(view.element(id, at: 0.3)?.attributes.center == to)
    }
  }

  @Test func `a removed item goes to the middle, smaller and fainter all the way`() throws {
    var view = try ring()
    try view.tap(.item(2))
    let course = try course(of: .loaded(2), in: view)
    #expect(distance(try #require(course.first)).isClose(to: 120))
    #expect(isAscending(course.map { -distance($0) }))
    #expect(isAscending(course.map { -$0.alpha }))
    #expect(isAscending(course.map { -$0.frame.width }))
    let last = try #require(view.element(.loaded(2), at: 0.2999)).attributes
    #expect(distance(last) < 0.1)
    #expect(last.alpha < 0.01)
    #expect(last.frame.width.isClose(to: 7, within: 0.1))
    view.settle()
    #expect(view.element(.loaded(2)) == nil)
  }

  @Test func `an inserted item comes out of the middle, more and more solid`() throws {
    var view = try ring()
    try view.tap(.background)
    let course = try course(of: .inserted(0), in: view)
    #expect(course.first?.center == middle)
    #expect(course.first?.alpha == 0)
    #expect(isAscending(course.map(distance)))
    #expect(isAscending(course.map(\.alpha)))
    view.settle()
    let rest = try #require(view.element(.inserted(0))).attributes
    #expect(distance(rest).isClose(to: 120))
    #expect(rest.alpha == 1)
  }

  @Test(arguments: [true, false])
  func `no item that stays shrinks away to the centre`(isInsertion: Bool) throws {
    var view = try ring()
    try view.tap(isInsertion ? .background : .item(2))
    for instant in view.instants(30) {
      let staying = view.elements(at: .seconds(instant)).filter {
        !$0.isLeaving && $0.itemID != .inserted(0)
      }
      #expect(staying.count == (isInsertion ? 8 : 7))
      for element in staying {
        #expect(element.attributes.alpha == 1)
        #expect(element.attributes.transform == .identity)
        // A chord between neighbours' places stays near the ring.
        #expect(distance(element.attributes) > 100)
      }
    }
  }

  @Test func `of several items at once those that come and those that go do so each in its way`()
    throws
  {
    var view = try ring()
    try view.update(
      Update(deletions: [1, 4, 6], insertions: [.init(at: 0), .init(at: 3)]))
    let halfWay = view.elements(at: .seconds(0.15))
    let changed = halfWay.filter { $0.attributes.alpha < 0.9 }
    #expect(
      Set(changed.compactMap(\.itemID)) == [
        .loaded(1), .loaded(4), .loaded(6), .inserted(0), .inserted(1),
      ])
    #expect(
      Set(changed.filter(\.isLeaving).compactMap(\.itemID)) == [.loaded(1), .loaded(4), .loaded(6)])
    #expect(changed.allSatisfy { $0.isLeaving == !$0.attributes.transform.isIdentity })
    #expect(halfWay.count == 10)
  }
}
