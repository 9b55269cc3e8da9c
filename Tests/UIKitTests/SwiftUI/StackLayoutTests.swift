import SwiftUI
import Testing

/// The stacks' rules; the numbers follow from them by hand.
@Suite struct StackLayoutTests {
  @Test func `without a proposal views have their ideal widths, and are 8 points apart`() {
    let row = LaidOut(
      HStackLayout(), [.wide(0, ideal: 40), .fixed(20, 30), .wide(0, ideal: 50)],
      in: .unspecified)
    #expect(row.size == CGSize(width: 126, height: 30))
    #expect(row.frames.map(\.minX) == [0, 48, 76])
    #expect(row.frames.map(\.minY) == [10, 0, 10])
  }

  @Test func `the least flexible view is asked first, and the others share what is left`() {
    // 300 less 20 of distances; 60 for the fixed one, then 40 of its most, and 180 are left.
    let row = LaidOut(
      HStackLayout(spacing: 10),
      [.wide(0, ideal: 10), .fixed(60, 10), .wide(0, ideal: 10, 40)],
      in: ProposedViewSize(width: 300, height: 50))
    #expect(row.frames.map(\.width) == [180, 60, 40])
    #expect(row.size.width == 300)
  }

  @Test func `equally flexible views share evenly`() {
    let row = LaidOut(
      HStackLayout(spacing: 0), [.wide(0, ideal: 1), .wide(0, ideal: 90), .wide(0, ideal: 5)],
      in: ProposedViewSize(width: 90, height: nil))
    #expect(row.frames.map(\.width) == [30, 30, 30])
  }

  @Test func `a view of a higher priority gets all but the least of the others`() {
    let row = LaidOut(
      HStackLayout(spacing: 0), [.wide(25, ideal: 50), .wide(0, ideal: 50, priority: 1)],
      in: ProposedViewSize(width: 100, height: nil))
    #expect(row.frames.map(\.width) == [25, 75])
  }

  @Test func `a column meets at its guide, wherever its bounds are`() {
    let column = LaidOut(
      VStackLayout(alignment: .trailing, spacing: 4), [.fixed(30, 10), .fixed(50, 20)],
      in: ProposedViewSize(width: 200, height: 200), at: CGPoint(x: 100, y: 7))
    #expect(column.size == CGSize(width: 50, height: 34))
    #expect(
      column.frames == [
        CGRect(x: 120, y: 7, width: 30, height: 10), CGRect(x: 100, y: 21, width: 50, height: 20),
      ])
  }

  @Test func `a view's own guide moves it, and the stack is as large as all`() {
    var view = ArrangedView.fixed(20, 10)
    view.guides[VerticalAlignment.center.key] = { $0.height + 10 }
    let row = LaidOut(HStackLayout(spacing: 0), [view, .fixed(20, 10)], in: .unspecified)
    // Its guide is 20 below its top, the other's 5.
    #expect(row.frames.map(\.minY) == [0, 15])
    #expect(row.size.height == 25)
  }

  @Test func `views above each other meet in a point, and are as large as their union`() {
    let pile = LaidOut(
      ZStackLayout(alignment: .bottomTrailing), [.fixed(40, 10), .fixed(20, 30)], in: .unspecified)
    #expect(pile.size == CGSize(width: 40, height: 30))
    #expect(pile.frames.map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 0)])
  }

  @Test func `a grid without rows is a column`() {
    let grid = LaidOut(
      GridLayout(alignment: .leading, verticalSpacing: 3), [.fixed(40, 10), .fixed(20, 30)],
      in: .unspecified)
    #expect(grid.size == CGSize(width: 40, height: 43))
    #expect(grid.frames.map(\.origin) == [.zero, CGPoint(x: 0, y: 13)])
  }

  @Test(arguments: [
    ProposedViewSize.zero, .infinity, .unspecified, ProposedViewSize(width: 3, height: nil),
  ])
  func `stacks of nothing have no size`(proposal: ProposedViewSize) {
    #expect(LaidOut(HStackLayout(), [], in: proposal).size == .zero)
    #expect(LaidOut(VStackLayout(), [], in: proposal).size == .zero)
    #expect(LaidOut(ZStackLayout(), [], in: proposal).size == .zero)
  }

  @Test func `the larger preference is the distance, and none is the usual one`() {
    let none = ViewSpacing()
    #expect(none.distance(to: none, along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: none, along: .vertical) == 0)
    let far = none.union(ViewSpacing(edges: [.trailing: 20, .bottom: 5]), edges: .horizontal)
    #expect(far.distance(to: .zero, along: .horizontal) == 20)
    #expect(far.distance(to: .zero, along: .vertical) == 0)
  }
}
