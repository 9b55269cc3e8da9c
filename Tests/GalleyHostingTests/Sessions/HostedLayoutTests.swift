import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import SwiftUI
import Testing

/// Lines of views, each broken in the width of the bounds.
private struct LinesLayout: SwiftUI.Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.init(width: proposal.width, height: nil)) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for view in subviews {
      let offered = ProposedViewSize(width: bounds.width, height: nil)
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
      y += view.sizeThatFits(offered).height
    }
  }
}

/// Layouts of SwiftUI where a collection view's stand, with cells as subviews.
@Suite struct HostedLayoutTests {
  /// Frames of cells on a screen of 100 by 60 points, the widths of whose texts are given; a line
  /// of text is 20 points high.
  private func frames(
    _ widths: [Double], _ sizing: SelfSizing?, rightToLeft: Bool = false
  ) throws -> (frames: [Rect?], content: Size) {
    let layout = UIKitLayout(sizing: sizing) { LinesLayout() }
    let keys = widths.indices.map { SizeKey(rawValue: UInt64($0)) }
    let view = try CollectionView.measured(
      content: Content(sections: [Content.Section(count: widths.count, sizeKeys: keys)]),
      layout: layout,
      in: GalleyLayouts.Environment(
        size: Size(width: 100, height: 60),
        layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    ) { question in
      let width = widths[Int(question.key.rawValue)]
      let lines = question.proposal.width.map { (width / max($0, 1)).rounded(.up) } ?? 1
      return Size(width: question.proposal.width ?? width, height: 20 * max(lines, 1))
    }
    let frames = widths.indices.map {
      view.arrangement.item(at: ItemPath(section: 0, item: $0))?.frame
    }
    return (frames, view.arrangement.contentSize)
  }

  @Test func `cells are as large as their texts, break their lines, and scroll`() throws {
    let (frames, content) = try frames([30, 150, 60], .both)
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 0, y: 20, width: 100, height: 40),
        Rect(x: 0, y: 60, width: 60, height: 20),
      ])
    #expect(content == Size(width: 100, height: 80))
  }

  @Test func `what is narrower than its room lies in the middle`() throws {
    let (frames, content) = try frames([30, 60], .both)
    #expect(frames.map { $0?.minX } == [20, 20])
    #expect(content == Size(width: 100, height: 40))
  }

  @Test func `cells that decide their heights fill the width`() throws {
    let (frames, _) = try frames([30, 150], .height)
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 100, height: 20), Rect(x: 0, y: 20, width: 100, height: 40),
      ])
  }

  @Test func `cells without a say take what is offered, and 10 points where nothing is`() throws {
    let (frames, _) = try frames([30], nil)
    #expect(frames == [Rect(x: 0, y: 0, width: 100, height: 10)])
  }

  @Test func `places are mirrored on a screen from right to left`() throws {
    let (frames, _) = try frames([30, 150], .both, rightToLeft: true)
    #expect(frames.map { $0?.minX } == [70, 0])
  }

  @Test func `a size that is no number is told by the layout's name`() throws {
    struct EndlessLines: SwiftUI.Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 10, height: CGFloat.infinity) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let error = #expect(throws: LayoutError.self) {
      _ = try UIKitLayout(sizing: .both) { EndlessLines() }
        .arrange(
          Content(sections: [Content.Section(count: 1)]),
          in: GalleyLayouts.Environment(size: Size(width: 100, height: 60)))
    }
    #expect("\(String(describing: error))".contains("EndlessLines answers a content size"))
  }
}
