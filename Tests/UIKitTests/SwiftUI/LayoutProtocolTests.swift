import SwiftUI
import Testing

/// Counts its views in a cache, and places all but the last.
private struct CountingLayout: Layout {
  struct Cache { var count: Int }

  func makeCache(subviews: Subviews) -> Cache { Cache(count: subviews.count) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.count += 1
    return CGSize(width: cache.count * 10, height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, view) in subviews.dropLast().enumerated() {
      view.place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: .unspecified)
      if index == 0 { view.place(at: bounds.origin, anchor: .center, proposal: .zero) }
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 7
}

@Suite struct LayoutProtocolTests {
  @Test func `a cache lives from one question to the next, behind a layout of any type, too`() {
    let pass = LayoutPass(
      AnyLayout(AnyLayout(CountingLayout())),
      of: LayoutContainer([.fixed(4, 4), .fixed(4, 4)]))
    #expect(pass.size(for: .zero).width == 30)
    #expect(pass.size(for: .zero).width == 40)
  }

  @Test func `a cache is brought up to date for other views`() {
    let pass = LayoutPass(AnyLayout(CountingLayout()), of: LayoutContainer([.fixed(4, 4)]))
    _ = pass.size(for: .zero)
    let later = LayoutPass(
      AnyLayout(CountingLayout()), of: LayoutContainer([.fixed(4, 4), .fixed(4, 4)]))
    later.takeCache(pass.cache)
    #expect(later.size(for: .zero).width == 30)
  }

  @Test func `the last place counts, and a view without one lies in the middle`() {
    let pass = LayoutPass(
      AnyLayout(CountingLayout()), of: LayoutContainer([.fixed(4, 4), .fixed(6, 6), .fixed(8, 8)]))
    let frames = pass.frames(
      in: CGRect(x: 10, y: 20, width: 100, height: 40), proposal: .unspecified)
    #expect(
      frames == [
        CGRect(x: 8, y: 18, width: 4, height: 4), CGRect(x: 10, y: 20, width: 6, height: 6),
        CGRect(x: 56, y: 36, width: 8, height: 8),
      ])
    #expect(pass.placedAgain == [0])
    #expect(pass.placements.map { $0 == nil } == [false, false, true])
  }

  @Test func `a view is known by its values, and some of the views by their numbers`() {
    var view = ArrangedView.fixed(1, 2)
    view.values[ObjectIdentifier(Rank.self)] = 3
    view.priority = 2
    let subviews = LayoutSubviews(of: LayoutContainer([view, .fixed(3, 4), .fixed(5, 6)]))
    #expect(subviews.map { $0[Rank.self] } == [3, 7, 7])
    #expect(subviews.map(\.priority) == [2, 0, 0])
    #expect(subviews[1...].map { $0.sizeThatFits(.zero).width } == [3, 5])
    #expect(subviews[[2, 0]].map { $0.sizeThatFits(.zero).width } == [5, 1])
    #expect(subviews.dropFirst().first == subviews[1])
  }

  @Test func `a layout's guide is the mean of its views', where they are`() throws {
    var view = ArrangedView.fixed(20, 10)
    view.guides[VerticalAlignment.firstTextBaseline.key] = { $0.height - 2 }
    let layout = VStackLayout(spacing: 0)
    let subviews = LayoutSubviews(of: LayoutContainer([view, view, .fixed(20, 10)]))
    var cache: Void = ()
    let bounds = CGRect(x: 0, y: 100, width: 20, height: 30)
    let guide = layout.explicitAlignment(
      of: .firstTextBaseline, in: bounds, proposal: .unspecified, subviews: subviews,
      cache: &cache)
    #expect(guide == 113)
    #expect(
      layout.explicitAlignment(
        of: HorizontalAlignment.leading, in: bounds, proposal: .unspecified, subviews: subviews,
        cache: &cache) == nil)
  }

  @Test func `guides that a view does not say are where its size has them`() {
    let view = ViewDimensions(CGSize(width: 30, height: 12))
    #expect(view[HorizontalAlignment.trailing] == 30 && view[VerticalAlignment.center] == 6)
    #expect(view[VerticalAlignment.lastTextBaseline] == 12)
    #expect(view[explicit: HorizontalAlignment.center] == nil)
    #expect(ProposedViewSize(width: 4, height: nil).replacingUnspecifiedDimensions().height == 10)
  }

  @Test func `angles, points and pairs are animated by their numbers`() {
    var angle = Angle.degrees(90)
    angle.animatableData.scale(by: 2)
    #expect(abs(angle.degrees - 180) < 1e-9 && angle > .zero)
    var point = UnitPoint.bottom
    point.animatableData += AnimatablePair(0.25, 0)
    #expect(point == UnitPoint(x: 0.75, y: 1))
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
  }
}
