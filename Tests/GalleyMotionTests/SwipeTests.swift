import GalleyGeometry
import GalleyLayouts
import Testing

/// Rows that are pulled aside: thresholds are those recorded on a row of 375 points.
struct SwipeTests {
  private func view(
    leading: Double = 80, trailing: Double = 157, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionView {
    var list = ListLayout()
    list.appearance = .plain
    list.rowHeight = 52
    var view = try CollectionView(
      content: Content(count: 6), layout: list,
      in: Environment(
        size: Size(width: 375, height: 400), scale: 2, layoutDirection: direction))
    view.swipeActions = SwipeActionExtents(leading: leading, trailing: trailing)
    return view
  }

  private func pull(_ item: Int, of view: CollectionView, at time: Duration = .zero) -> Double {
    let attributes = view.attributes(of: .cell(section: 0, item: item), at: time)
    guard case .number(let pull)? = attributes?.custom[CollectionView.swipeOffsetKey] else {
      return 0
    }
    return pull
  }

  @Test(arguments: [
    (-70.0, 0.0), (-80, -157), (-160, -157), (-250, -157), (-260, -375), (30, 0), (60, 80),
    (300, 375),
  ])
  func `let go, a row rests closed, open, or with its first action across it`(
    distance: Double, rest: Double
  ) throws {
    var view = try view()
    try view.swipe(2, by: distance)
    view.settle()
    #expect(pull(2, of: view) == rest)
    #expect(view.swipeOffset(of: 2) == rest)
    #expect(pull(1, of: view) == 0)
  }

  @Test func `a flick opens and closes`() throws {
    var view = try view()
    try view.swipe(0, by: -30, velocity: -600)
    #expect(view.swipeOffset(of: 0) == -157)
    try view.swipe(0, by: 20, velocity: 600)
    #expect(view.swipeOffset(of: 0) == 0)
  }

  @Test func `a finger that stays down holds the row`() throws {
    var view = try view()
    try view.swipe(1, by: -90, isHeld: true)
    view.settle()
    #expect(view.isHeld)
    #expect(pull(1, of: view) == -90)
    try view.release()
    view.settle()
    #expect(!view.isHeld)
    #expect(pull(1, of: view) == -157)
  }

  @Test func `to a side without actions a row does not go`() throws {
    var view = try view(leading: 0)
    try view.swipe(1, by: 200, isHeld: true)
    view.settle()
    #expect(pull(1, of: view) == 0)
  }

  @Test func `trailing actions are at the left where text runs to the left`() throws {
    var view = try view(leading: 0, direction: .rightToLeft)
    try view.swipe(1, by: 100)
    view.settle()
    #expect(pull(1, of: view) == 157)
  }

  @Test func `another touch closes a row and does no more`() throws {
    var view = try view()
    try view.swipe(1, by: -100)
    try view.tap(.item(3))
    view.settle()
    #expect(pull(1, of: view) == 0)
    #expect(view.selection == [])
    try view.tap(.item(3))
    #expect(view.selection == [3])
    try view.swipe(1, by: -100)
    try view.swipe(2, by: -100)
    view.settle()
    #expect(pull(1, of: view) == 0)
    #expect(pull(2, of: view) == -157)
  }

  @Test func `a row goes back the way that it came, and ends where it says`() throws {
    var view = try view()
    try view.swipe(1, by: -100)
    var last = pull(1, of: view)
    for step in 1...20 {
      let next = pull(1, of: view, at: view.settlingTime * step / 20)
      #expect(abs(next - last) < 60)
      last = next
    }
    #expect(last == -157)
  }

  @Test func `a row that is deleted while it is open leaves the others closed`() throws {
    var view = try view()
    try view.swipe(1, by: -300)
    try view.update(Update(deletions: [1]))
    view.settle()
    #expect(view.content.itemCount == 5)
    #expect((0..<5).allSatisfy { pull($0, of: view) == 0 })
  }

  @Test func `without actions a swipe is told so`() throws {
    var view = try view(leading: 0, trailing: 0)
    let error = #expect(throws: LayoutError.self) { try view.swipe(1, by: -100) }
    #expect(error?.description.contains("no row has actions") == true)
    #expect(throws: LayoutError.self) { try view.swipe(99, by: -100) }
  }
}
