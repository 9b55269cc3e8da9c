import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

/// What of UIKit's self-sizing a hosted class can count on.
struct HostedSizingTests {
  private let log = CallLog()
  private let environment = Environment(size: Size(width: 320, height: 480))

  @Test func `a class is asked, invalidated and prepared until its cells are as high as they want`()
    throws
  {
    let log = log
    let content = content([40, 20, 75])
    _ = try CollectionView.measured(
      content: content, layout: HostedLayout { MasonryClass(log: log) }, in: environment
    ) { question in
      #expect(question.proposal == SizeProposal(width: 120))
      log.clear()
      return Size(width: 1, height: Double(question.key.rawValue))
    }
    #expect(
      log.calls == [
        "prepare", "0: 20.0 to 40.0", "invalidate", "invalidate [0]", "2: 20.0 to 75.0",
        "invalidate", "invalidate [2]", "prepare",
      ])
  }

  @Test func `headers size themselves as cells do`() throws {
    var content = content([40])
    content.sections[0].viewSizeKeys["header"] = SizeKey(rawValue: 55)
    let view = try measured(content, HostedLayout<MasonryClass>(options: .empty()))
    #expect(view.arrangement.attributes(of: .header(0))?.frame.height == 55)
    #expect(view.arrangement.item(at: 0)?.frame == Rect(x: 35, y: 65, width: 120, height: 40))
  }

  @Test func `a class that depends on the offset has its sizes at every offset`() throws {
    let heights = [UInt64](repeating: 200, count: 8)
    var view = try measured(
      content(heights), HostedLayout<FadingMasonryClass>(options: .empty()))
    #expect(view.arrangement.contentSize.height == 30 + 4 * 210)
    try view.perform(.scroll(.end))
    let cells = view.visibleElements.filter { $0.element.category == .cell }
    #expect(cells.count == 6)
    #expect(cells.allSatisfy { $0.frame.height == 200 })
    #expect(Set(cells.map(\.alpha)) == [0.5, 1])
  }

  @Test func `an item that comes has its size when the update begins`() throws {
    var view = try measured(
      content([40, 58]), HostedLayout<MasonryClass>(options: .empty()))
    let update = Update(insertions: [
      .init(at: IndexPath(section: 0, item: 0), NewItem(sizeKey: SizeKey(rawValue: 90)))
    ])
    try view.change(measuring: Self.measure) { view throws(LayoutError) in
      try view.update(update)
    }
    #expect(view.arrangement.cellFrames.map(\.height) == [90, 40, 58])
    let start = try #require(view.attributes(of: .cell(0, 0), at: .zero))
    #expect(start.alpha == 0)
    #expect(start.frame.height == 90)
  }

  @Test func `a class that has no wish for other sizes keeps its own`() throws {
    let view = try measured(content([70, 80]), HostedLayout { LoggedLayout(log: log) })
    #expect(view.arrangement.cellFrames.map(\.height) == [50, 50])
    #expect(view.openQuestions.isEmpty)
  }

  @Test func `a class that forgets what is preferred is an error, and no endless loop`() {
    #expect {
      try measured(content([70]), HostedLayout<ForgetfulClass>(options: .empty()))
    } throws: { error in
      "\(error)".hasPrefix(
        "ForgetfulClass has other sizes than its elements prefer after 16 rounds; ")
    }
  }

  @Test func `a context begins empty, lists append and an empty one adds nothing`() {
    let context = CollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [0])
    context.invalidateItems(at: [2, 1])
    #expect(context.invalidatedItemIndexPaths == [0, 2, 1])
    context.invalidateSupplementaryElements(ofKind: "header", at: [1])
    context.invalidateSupplementaryElements(ofKind: "header", at: [0])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [1, 0]])
    #expect(context.invalidatedDecorationIndexPaths == nil)
  }

  @Test func `classes that size themselves keep the promises of every layout`() {
    let layouts: [any CollectionLayout] = [
      HostedLayout<MasonryClass>(options: .empty()),
      HostedLayout<FadingMasonryClass>(options: .empty()),
    ]
    for layout in layouts {
      let violations = LayoutContract.violations(of: layout)
      #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
    }
  }

  private func content(_ heights: [UInt64]) -> Content {
    Content(sections: [
      Content.Section(count: heights.count, sizeKeys: heights.map { SizeKey(rawValue: $0) })
    ])
  }

  private func measured(
    _ content: Content, _ layout: any CollectionLayout
  ) throws -> CollectionView {
    try CollectionView.measured(
      content: content, layout: layout, in: environment, by: Self.measure)
  }

  /// Keys are the heights that elements want.
  private static func measure(_ question: PreferredSizes.Question) -> Size {
    Size(width: 1, height: Double(question.key.rawValue))
  }
}
