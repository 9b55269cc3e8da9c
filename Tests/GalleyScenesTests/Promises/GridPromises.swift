import Galley
import Synchronization
import Testing

/// What the tutorial on a grid of its own promises of how it scrolls, turns and answers.
@Suite struct GridPromises {
  private func view(
    _ direction: Axis = .vertical, columns: Int = 3, count: Int = 40, width: Double = 300,
    height: Double = 400
  ) throws -> CollectionView {
    var grid = GridLayout()
    grid.columns = .fixed(columns)
    grid.scrollDirection = direction
    return try CollectionView(grid, Content(count: count), width: width, height: height)
  }

  @Test(arguments: 1...6)
  func `nothing but the number of columns need be given`(columns: Int) throws {
    let side = 300 / Double(columns)
    for (number, frame) in try view(columns: columns).frames.enumerated() {
      let cell = Rect(
        x: Double(number % columns) * side, y: Double(number / columns) * side, width: side,
        height: side)
      #expect(frame.isClose(to: cell))
    }
  }

  @Test(arguments: Axis.allCases)
  func `the content is as large as its items need`(direction: Axis) throws {
    let view = try view(direction)
    let whole = view.frames.reduce(Rect.zero) { $0.union($1) }
    #expect(whole.isClose(to: Rect(origin: .zero, size: view.arrangement.contentSize)))
  }

  @Test(arguments: Axis.allCases)
  func `content that is no larger than the view does not scroll`(direction: Axis) throws {
    // Three columns and rows of 100 points fill a view of 300 by 300 and no more.
    for count in [0, 4, 9] {
      var view = try view(direction, count: count, width: 300, height: 300)
      let finger = Vector(dx: -80, dy: -80)
      try view.perform(.drag(by: finger))
      #expect(view.contentOffset == .zero)
      try view.perform(.flick(by: finger, velocity: finger * 20))
      for instant in view.instants(10) {
        #expect(view.contentOffset(at: .seconds(instant)) == .zero)
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `the grid scrolls in one direction only`(direction: Axis) throws {
    var view = try view(direction, count: 90)
    let finger = Vector(dx: -120, dy: -120)
    try view.perform(.flick(by: finger, velocity: finger * 10))
    view.settle()
    let scrolled = direction == .vertical ? view.contentOffset.y : view.contentOffset.x
    let across = direction == .vertical ? view.contentOffset.x : view.contentOffset.y
    #expect(scrolled > 120)
    #expect(across == 0)
  }

  @Test(arguments: Axis.allCases)
  func `what lies in the bounds is shown, and nothing else`(direction: Axis) throws {
    var view = try view(direction, columns: 4, count: 200)
    for _ in 0..<20 {
      try view.scroll(.by(Vector(dx: 61, dy: 61)))
      view.settle()
      let inSight = view.frames.indices.filter {
        view.frames[$0].intersects(view.viewport.bounds)
      }
      #expect(view.visibleCells == Set(inSight))
    }
  }

  @Test(arguments: Axis.allCases)
  func `cells follow the size across the scroll direction, and not the one along it`(
    direction: Axis
  ) throws {
    let before = try view(direction)
    for (width, height) in [(300.0, 700.0), (700.0, 400.0)] {
      var after = before
      try after.resize(to: Environment(size: Size(width: width, height: height)))
      let side = (direction == .vertical ? width : height) / 3
      let followed = direction == .vertical ? width != 300 : height != 400
      #expect((after.frames != before.frames) == followed)
      #expect(after.frames.allSatisfy { $0.size.width.isClose(to: side) })
    }
  }

  @Test func `scrolling computes nothing anew`() throws {
    let layout = CountingGrid()
    var view = try CollectionView(
      layout, Content(count: 500), width: 300, height: 400)
    for _ in 0..<30 {
      try view.perform(
        .flick(by: Vector(dx: 0, dy: -90), velocity: Vector(dx: 0, dy: -900)))
      for instant in view.instants(10) { _ = view.attributes(at: .seconds(instant)) }
    }
    #expect(view.contentOffset.y > 3000)
    #expect(layout.counter.count == 1)
  }

  @Test func `a vertical grid grows by rows, a horizontal one by columns`() throws {
    for count in [30, 60] {
      let down = try view(.vertical, count: count).arrangement.contentSize
      #expect(down.width.isClose(to: 300))
      #expect(down.height.isClose(to: Double(count) / 3 * 100))
      let across = try view(.horizontal, count: count, height: 300).arrangement.contentSize
      #expect(across.height.isClose(to: 300))
      #expect(across.width.isClose(to: Double(count) / 3 * 100))
    }
  }

  @Test func `headers and footers can stand around the cells of a section`() throws {
    var grid = GridLayout()
    (grid.headerExtent, grid.footerExtent) = (40, 20)
    let view = try CollectionView(
      grid, Content(sections: [.init(count: 4), .init(count: 2)]), width: 300, height: 400)
    func frame(_ element: LayoutElement) -> Rect? {
      view.arrangement.attributes(of: element)?.frame
    }
    #expect(frame(.header(section: 0)) == Rect(x: 0, y: 0, width: 300, height: 40))
    #expect(frame(.cell(section: 0, item: 0)) == Rect(x: 0, y: 40, width: 100, height: 100))
    #expect(frame(.footer(section: 0)) == Rect(x: 0, y: 240, width: 300, height: 20))
    #expect(frame(.header(section: 1)) == Rect(x: 0, y: 260, width: 300, height: 40))
    #expect(frame(.footer(section: 1)) == Rect(x: 0, y: 400, width: 300, height: 20))
  }

  @Test func `cells need not be square`() throws {
    var grid = GridLayout()
    grid.aspect = 0.5
    let frames = try CollectionView(grid, Content(count: 5), width: 300, height: 400).frames
    #expect(Set(frames.map(\.size)) == [Size(width: 100, height: 50)])
    #expect(frames.last?.origin == Point(x: 100, y: 50))
  }

  @Test func `a tap on a cell leads somewhere`() throws {
    func screen(_ interaction: String) -> PromisedScreen {
      PromisedScreen(
        views: """
          - collection: numbers
            layout: { kind: grid, columns: 4 }
            interaction: \(interaction)
            cell: [{ shape: rectangle, fill: red, when: { selected: true } }]
            detail: [{ text: "all about {value}" }]
            measure: none
            items: { range: [1, 20] }
          """)
    }
    let selected = try screen("select").drawing("do: [{ tap: { point: [75, 75] } }]")
    #expect(selected.collections.first?.view.selection == [5])
    #expect(
      selected.leaves.compactMap(\.fillBounds).last == Rect(x: 50, y: 50, width: 50, height: 50))
    let opened = try screen("springboard").drawing("do: [{ tap: { point: [75, 75] } }]")
    #expect(opened.strings == ["all about 6"])
    let closed = try screen("springboard").drawing("do: [{ tap: 5 }, { tap: close }]")
    #expect(closed.strings == [])
  }
}

/// A grid that counts how often it is arranged.
private struct CountingGrid: CollectionLayout {
  final class Counter: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    func increment() { value.withLock { $0 += 1 } }
  }

  static let kind = "counting-grid"
  static let summary = "A grid that counts how often it is arranged."

  let counter = Counter()

  init() {}

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    counter.increment()
    return try GridLayout().arrange(content, in: environment)
  }
}
