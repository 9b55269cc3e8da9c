import GalleyGeometry
import Testing

@testable import GalleyLayouts

/// Rows that come beneath rows that slide off them, in the look of iOS 26.
struct RevealTransitionTests {
  private static let instant = Duration.milliseconds(110)

  private func list(_ count: Int = 6, look: SystemStyle = .ios26) throws -> CollectionView {
    var layout = ListLayout()
    layout.look = look
    layout.rowHeight = .points(50)
    return try CollectionView(
      content: Content(count: count), layout: layout,
      in: Environment(size: Size(width: 320, height: 480), scale: 2))
  }

  private func alpha(of item: Int, in view: CollectionView) -> Double? {
    view.attributes(of: .cell(section: 0, item: item), at: .zero)?.alpha
  }

  @Test func `a row that rows slide off is there at once, one that nothing covers fades in`() throws
  {
    var view = try list()
    try view.update(Update(insertions: [.init(at: 2), .init(at: 7)]))
    #expect(alpha(of: 2, in: view) == 1)
    #expect(alpha(of: 7, in: view) == 0)
  }

  @Test func `rows that the sliding ones do not reach fade in`() throws {
    var view = try list(1)
    try view.update(Update(insertions: [.init(at: 0), .init(at: 1)]))
    #expect(alpha(of: 0, in: view) == 1)
    #expect(alpha(of: 1, in: view) == 0)
  }

  @Test func `the earlier look lets every row fade in, and has its curve`() throws {
    var view = try list(look: .ios18)
    try view.update(Update(insertions: [.init(at: 2)]))
    #expect(alpha(of: 2, in: view) == 0)
    #expect(view.settlingTime == .seconds(0.3))
  }

  @Test func `a line goes with its row`() throws {
    var view = try list()
    func line(_ item: Int) -> LayoutElement {
      .decoration(kind: ListStyle.separator, section: 0, item: item)
    }
    let before = view.attributes(of: line(3), at: .zero)?.frame.minY
    try view.update(Update(insertions: [.init(at: 2)]))
    #expect(view.attributes(of: line(4), at: .zero)?.frame.minY == before)
    // That of the new row comes along with the next one.
    let next = view.attributes(of: .cell(section: 0, item: 3), at: Self.instant)?.frame.minY
    let new = view.attributes(of: line(2), at: Self.instant)?.frame.maxY
    #expect(next != nil && new != nil)
    #expect(abs((next ?? 0) - (new ?? 1)) < 1e-9)
  }

  @Test func `a row that goes lies beneath the others, with its line`() throws {
    var view = try list()
    try view.update(Update(deletions: [2]))
    let shown = view.elements(at: Self.instant)
    let firstStaying = shown.firstIndex {
      !$0.isLeaving && $0.attributes.element.category == .cell
    }
    let leaving = shown.indices.filter { shown[$0].isLeaving }
    #expect(leaving.count == 2)
    #expect(leaving.allSatisfy { $0 < firstStaying ?? 0 })
    #expect(leaving.allSatisfy { shown[$0].attributes.frame.maxY == 185 })
  }

  @Test func `what interrupts an update goes on from where rows are`() throws {
    var view = try list()
    try view.update(Update(deletions: [0], insertions: [.init(at: 3)]))
    var next = view
    try next.update(Update(deletions: [2], moves: [.init(from: 1, to: 3)]), after: Self.instant)
    let difference = Sight(view, at: Self.instant).difference(from: Sight(next, at: .zero))
    #expect(difference == nil)
    next.settle()
    let frames = next.visibleElements.filter { $0.element.category == .cell }.map(\.frame.minY)
    #expect(frames == [35, 85, 135, 185, 235])
  }

  @Test func `sections beside a list move with its rows, as one view has one motion`() throws {
    let list = try list().layout
    let sections = SectionsLayout(base: FlowLayout(), layouts: [1: list])
    #expect(sections.updateMotion == .rows)
    #expect(SectionsLayout(base: FlowLayout(), layouts: [:]).updateMotion == .standard)
  }

  @Test func `a timing that is told is stronger than the layout's motion`() throws {
    var view = try list()
    view.timing = Timing(.linear, duration: 1)
    try view.update(Update(deletions: [0]))
    #expect(view.attributes(of: .cell(section: 0, item: 0), at: .seconds(0.5))?.frame.minY == 60)
  }

  @Test func `a list of many rows finds what covers a row without asking each for each`() throws {
    var view = try list(100_000)
    let clock = ContinuousClock()
    let time = try clock.measure {
      try view.update(Update(insertions: (0..<50).map { .init(at: ItemPath(integerLiteral: $0)) }))
    }
    #expect(time < .seconds(10))
  }
}
