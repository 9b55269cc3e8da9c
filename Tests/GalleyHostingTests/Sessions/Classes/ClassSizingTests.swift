import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// What of UIKit's self-sizing a class can count on.
struct ClassSizingTests {
  private let environment = Environment(size: Size(width: 320, height: 480))

  @Test func `a class is asked, invalidated and prepared until its cells are as high as they want`()
    throws
  {
    let log = CallLog()
    let view = try CollectionView.measured(
      content: content([40, 20, 75]),
      layout: UIKitLayout(sizing: .height) { MasonryLayout(log: log) },
      in: environment
    ) { question in
      #expect(question.proposal == SizeProposal(width: 120))
      log.clear()
      return Size(width: 1, height: Double(question.key.rawValue))
    }
    #expect(view.arrangement.cellFrames.map(\.height) == [40, 20, 75])
    #expect(
      log.calls == [
        "invalidate []", "prepare", "0: 20.0 to 40.0", "invalidate [0]", "2: 20.0 to 75.0",
        "invalidate [2]", "prepare",
      ])
  }

  @Test func `headers size themselves as cells do`() throws {
    var content = content([40])
    content.sections[0].viewSizeKeys["header"] = SizeKey(rawValue: 55)
    let view = try measured(content, UIKitLayout(sizing: .height) { MasonryLayout() })
    #expect(view.arrangement.attributes(of: .header(section: 0))?.frame.height == 55)
    #expect(view.arrangement.item(at: 0)?.frame == Rect(x: 35, y: 65, width: 120, height: 40))
  }

  @Test func `a class that depends on the offset has its sizes at every offset`() throws {
    let heights = [UInt64](repeating: 200, count: 8)
    var view = try measured(
      content(heights), UIKitLayout(sizing: .height) { FadingMasonryLayout() })
    #expect(view.arrangement.contentSize.height == 30 + 4 * 210)
    try view.perform(.scroll(.end))
    let cells = view.visibleElements.filter { $0.element.category == .cell }
    #expect(cells.count == 6)
    #expect(cells.allSatisfy { $0.frame.height == 200 })
    #expect(Set(cells.map(\.alpha)) == [0.5, 1])
  }

  @Test func `what comes into sight has its size there`() throws {
    let heights = (0..<60).map { UInt64(30 + $0 % 5 * 20) }
    var view = try measured(content(heights), UIKitLayout(sizing: .height) { MasonryLayout() })
    view.start(at: Point(x: 0, y: 400))
    let cells = view.visibleElements.filter { $0.element.category == .cell }
    #expect(cells.count > 8)
    for cell in cells {
      #expect(cell.frame.height == Double(heights[cell.element.indexPath.item]))
    }
  }

  @Test func `an item that comes has its size when the update begins, and moves nothing apart`()
    throws
  {
    var view = try measured(content([40, 58]), UIKitLayout(sizing: .height) { MasonryLayout() })
    let update = Update(insertions: [
      .init(at: ItemPath(section: 0, item: 0), InsertedItem(sizeKey: SizeKey(rawValue: 90)))
    ])
    try view.withPreferredSizes(measuredBy: Self.measure) { view throws(LayoutError) in
      try view.update(update)
    }
    #expect(view.arrangement.cellFrames.map(\.height) == [90, 40, 58])
    let start = try #require(view.attributes(of: .cell(section: 0, item: 0), at: .zero))
    #expect(start.alpha == 0)
    #expect(start.frame.height == 90)
    #expect(view.elements(at: .milliseconds(100)).count == 4)
  }

  @Test func `a class that has no wish for other sizes keeps its own`() throws {
    let log = CallLog()
    let view = try measured(
      content([70, 80]), UIKitLayout(sizing: .height) { LoggedLayout(log: log) })
    #expect(view.arrangement.cellFrames.map(\.height) == [50, 50])
    #expect(view.unmeasured.isEmpty)
  }

  private func content(_ heights: [UInt64]) -> Content {
    Content(sections: [
      Content.Section(count: heights.count, sizeKeys: heights.map { SizeKey(rawValue: $0) })
    ])
  }

  private func measured(_ content: Content, _ layout: UIKitLayout) throws -> CollectionView {
    try CollectionView.measured(
      content: content, layout: layout, in: environment, by: Self.measure)
  }

  /// Keys are the heights that elements want.
  private static func measure(_ question: PreferredSizes.Question) -> Size {
    Size(width: 1, height: Double(question.key.rawValue))
  }
}

extension Arrangement {
  fileprivate var cellFrames: [Rect] { (0..<cellCount).compactMap { cell($0)?.frame } }
}
