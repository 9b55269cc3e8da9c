import GalleyGeometry
import GalleyLayouts
import Testing

struct StackLayoutTests {
  let phone = Environment(size: Size(width: 320, height: 400), scale: 2)

  @Test func `each card shows a strip, and the last one whole`() throws {
    let arrangement = try layout { _ in }.arrange(Content(count: 3), in: phone)
    #expect(
      arrangement.cellFrames == [0, 60, 120].map { Rect(x: 10, y: $0, width: 300, height: 200) })
    #expect(arrangement.contentSize == Size(width: 320, height: 320))
  }

  @Test func `a card has a bank card's shape unless something is said`() throws {
    let arrangement = try StackLayout().arrange(Content(count: 1), in: phone)
    let height = try #require(arrangement.cellFrames.first?.height)
    #expect(abs(height - 320 * 53.98 / 85.6) < 1e-9)
  }

  @Test func `a selected card lies open above the pile, in front of it`() throws {
    var content = Content(count: 4)
    content.sections[0].selection = [2]
    let arrangement = try layout { $0.pileReveal = 20 }.arrange(content, in: phone)
    #expect(arrangement.cellFrames.map(\.minY) == [216, 236, 0, 256])
    #expect((0..<4).compactMap { arrangement.cell($0)?.zIndex } == [0, 0, 1, 0])
    #expect(arrangement.contentSize.height == 456)
    #expect(arrangement.allAttributes().map(\.element.indexPath.item) == [0, 1, 3, 2])
  }

  @Test func `sideways the strips are columns, and from the right the mirror image`() throws {
    var view = phone
    let sideways = layout {
      $0.scrollDirection = .horizontal
      $0.item = ItemSize(width: 150)
    }
    let arrangement = try sideways.arrange(Content(count: 2), in: view)
    #expect(
      arrangement.cellFrames == [0, 60].map { Rect(x: $0, y: 10, width: 150, height: 380) })
    view.layoutDirection = .rightToLeft
    let mirrored = try CollectionView(content: Content(count: 2), layout: sideways, in: view)
    #expect(mirrored.arrangement.cellFrames.map(\.maxX) == [320, 260])
  }

  @Test func `cards have heights of their own, and sections piles of their own`() throws {
    let sizes = [Size(width: 1, height: 90), Size(width: 1, height: 150)]
    var content = Content(sections: [Content.Section(sizes: sizes), Content.Section(count: 2)])
    content.sections[1].selection = [1]
    let frames = try layout { $0.headerExtent = 30 }.arrange(content, in: phone).cellFrames
    #expect(frames.map(\.minY) == [30, 90, 270 + 216, 270])
    #expect(frames.map(\.height) == [90, 150, 200, 200])
  }

  @Test func `a tap opens a card, on another one that, on the open one none`() throws {
    var view = try CollectionView(content: Content(count: 4), layout: layout { _ in }, in: phone)
    try view.tap(.item(1))
    #expect(view.selection == [1])
    #expect(view.arrangement.cellFrames.map(\.minY) == [216, 0, 276, 336])
    // On its way the card goes from its place in the pile to the open one.
    let half = view.attributes(of: .cell(section: 0, item: 1), at: .seconds(0.15))?.frame.minY
    #expect(abs((half ?? 0) - 30) < 1)
    try view.tap(.item(3))
    #expect(view.selection == [3])
    try view.tap(.item(3))
    #expect(view.selection == [])
    #expect(view.arrangement.cellFrames.map(\.minY) == [0, 60, 120, 180])
    try view.tap(.item(0))
    try view.tap(.background)
    #expect(view.selection == [])
  }

  @Test func `a finger meets the card whose strip it is on, and the open one`() throws {
    var view = try CollectionView(content: Content(count: 4), layout: layout { _ in }, in: phone)
    #expect(view.indexPath(at: Point(x: 50, y: 65)) == 1)
    #expect(view.indexPath(at: Point(x: 50, y: 350)) == 3)
    #expect(view.indexPath(at: Point(x: 5, y: 65)) == nil)
    try view.tap(.item(1))
    #expect(view.indexPath(at: Point(x: 50, y: 65)) == 1)
    #expect(view.indexPath(at: Point(x: 50, y: 230)) == 0)
    #expect(view.indexPath(at: Point(x: 50, y: 300)) == 2)
  }

  @Test func `a card that opens out of sight is scrolled to`() throws {
    var view = try CollectionView(content: Content(count: 40), layout: layout { _ in }, in: phone)
    try view.scroll(.end)
    try view.tap(.item(37))
    #expect(view.contentOffset == .zero)
    view.settle()
    #expect(view.visibleElements.last?.element == .cell(section: 0, item: 37))
  }

  @Test func `the open card stays open when others come and go, and closes when it goes`() throws {
    var view = try CollectionView(content: Content(count: 4), layout: layout { _ in }, in: phone)
    try view.tap(.item(2))
    try view.update(.delete(0))
    #expect(view.selection == [1])
    #expect(view.arrangement.cellFrames.map(\.minY) == [216, 0, 276])
    try view.update(.insert(at: 0))
    #expect(view.arrangement.cellFrames.map(\.minY) == [216, 276, 0, 336])
    try view.update(.delete(2))
    #expect(view.arrangement.cellFrames.map(\.minY) == [0, 60, 120])
  }

  @Test func `a selection goes along into a stack, and a grid knows nothing of it`() throws {
    var view = try CollectionView(content: Content(count: 4), layout: GridLayout(), in: phone)
    try view.tap(.item(2))
    let before = view.arrangement.cellFrames
    try view.switchLayout(to: layout { _ in })
    #expect(view.arrangement.cellFrames.map(\.minY) == [216, 276, 0, 336])
    try view.switchLayout(to: GridLayout())
    #expect(view.arrangement.cellFrames == before)
  }

  @Test func `as a section's layout a stack opens, too`() throws {
    let layout = SectionsLayout(base: GridLayout(), layouts: [1: layout { _ in }])
    let content = Content(sections: [Content.Section(count: 3), Content.Section(count: 3)])
    var view = try CollectionView(content: content, layout: layout, in: phone)
    try view.select([ItemPath(section: 1, item: 2)])
    let section = try #require(view.arrangement.frame(ofSection: 1))
    #expect(
      view.arrangement.cellFrames.suffix(3).map { $0.minY - section.minY } == [216, 276, 0])
  }

  @Test func `a card without a finite height is refused in words`() throws {
    let content = Content(sections: [Content.Section(sizes: [Size(width: 1, height: .nan)])])
    let layout = layout { _ in }
    let error = #expect(throws: LayoutError.self) { try layout.arrange(content, in: phone) }
    #expect(error?.indexPath == 0)
  }

  private func layout(_ change: (inout StackLayout) -> Void) -> StackLayout {
    var layout = StackLayout()
    layout.item = ItemSize(height: 200)
    layout.insets = EdgeInsets(horizontal: 10)
    change(&layout)
    if layout.scrollDirection == .horizontal { layout.insets = EdgeInsets(top: 10, bottom: 10) }
    return layout
  }
}

extension EdgeInsets {
  fileprivate init(horizontal: Double) { self.init(leading: horizontal, trailing: horizontal) }
}
