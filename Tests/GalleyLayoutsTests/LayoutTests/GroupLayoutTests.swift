import GalleyGeometry
import GalleyLayouts
import Testing

struct GroupLayoutTests {
  let square = Environment(size: Size(width: 300, height: 300), scale: 2)
  let third = GroupDimension.width(.fraction(1.0 / 3))

  // MARK: - Lines

  @Test func `a part that says nothing takes what the others leave`() throws {
    let layout = GroupLayout(
      .horizontal([.item(width: .points(50)), .item(), .item()], height: .points(40)))
    #expect(
      try frames(layout, 3) == [
        Rect(x: 0, y: 0, width: 50, height: 40), Rect(x: 50, y: 0, width: 125, height: 40),
        Rect(x: 175, y: 0, width: 125, height: 40),
      ])
  }

  @Test func `the last group keeps its places`() throws {
    let layout = GroupLayout(
      .horizontal([.item(width: third)], height: .points(40), spacing: .fixed(9)))
    let whole = try frames(layout, 9)
    for count in 1..<9 { #expect(try frames(layout, count) == Array(whole.prefix(count))) }
  }

  @Test func `the example of two thirds and two halves`() throws {
    let half = GroupItem.item(height: .height(.fraction(0.5)))
    var layout = GroupLayout(
      .horizontal(
        [
          .item(width: .width(.fraction(2.0 / 3))),
          .vertical([half], width: third, spacing: .fixed(8)),
        ], height: .width(.fraction(0.4)), spacing: .fixed(8)))
    layout.groupSpacing = 8
    #expect(
      try frames(layout, 4) == [
        Rect(x: 0, y: 0, width: 194.5, height: 120), Rect(x: 202.5, y: 0, width: 97, height: 56),
        Rect(x: 202.5, y: 64, width: 97, height: 56),
        Rect(x: 0, y: 128, width: 194.5, height: 120),
      ])
  }

  @Test func `flexible edges share what is left`() throws {
    var item = GroupItem.item(width: .points(60), height: .points(20))
    item.edgeSpacing = GroupEdgeSpacing(
      top: .flexible(), leading: .flexible(), bottom: .flexible(), trailing: .flexible())
    let layout = GroupLayout(.horizontal([item], height: .points(50), count: 2))
    #expect(
      try frames(layout, 2) == [
        Rect(x: 45, y: 15, width: 60, height: 20), Rect(x: 195, y: 15, width: 60, height: 20),
      ])
  }

  @Test func `fixed edges move an item and its neighbours, insets only itself`() throws {
    var first = GroupItem.item(width: .points(50))
    first.edgeSpacing.leading = .fixed(10)
    first.edgeSpacing.trailing = .fixed(5)
    first.insets = EdgeInsets(all: 4)
    let layout = GroupLayout(
      .horizontal([first, .item(width: .points(40))], height: .points(30)))
    #expect(
      try frames(layout, 2) == [
        Rect(x: 14, y: 4, width: 42, height: 22), Rect(x: 65, y: 0, width: 40, height: 30),
      ])
  }

  @Test func `insets of a group count before shares`() throws {
    var inner = GroupItem.vertical([.item(height: .height(.fraction(0.5)))], width: third)
    inner.insets = EdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
    let layout = GroupLayout(.horizontal([inner], height: .points(100)))
    let cells = try frames(layout, 3)
    #expect(cells[1] == Rect(x: 5, y: 50, width: 90, height: 40))
    #expect(cells[2] == Rect(x: 105, y: 10, width: 90, height: 40))
  }

  @Test func `frames are those of the group`() throws {
    var group = GroupItem(
      .frames([
        GroupFrame(x: .points(0), y: .points(0), width: .fraction(0.5), height: .fraction(1)),
        GroupFrame(Rect(x: 200, y: 10, width: 60, height: 30)),
      ]), height: .points(80))
    group.insets = EdgeInsets(all: 10)
    #expect(
      try frames(GroupLayout(group), 3) == [
        Rect(x: 10, y: 10, width: 140, height: 60), Rect(x: 210, y: 20, width: 60, height: 30),
        Rect(x: 10, y: 90, width: 140, height: 60),
      ])
  }

  /// The worked examples of the backport's formula.
  @Test func `a badge lies on the edges that it names`() {
    let host = Rect(x: 10, y: 20, width: 100, height: 60)
    var badge = GroupBadge(edges: [.top, .trailing], size: Size(width: 20, height: 20))
    badge.fractionalOffset = Vector(dx: 0.3, dy: -0.3)
    #expect(badge.frame(on: host) == Rect(x: 96, y: 14, width: 20, height: 20))
    badge.fractionalOffset = .zero
    badge.offset = Vector(dx: 5, dy: -5)
    #expect(badge.frame(on: host) == Rect(x: 95, y: 15, width: 20, height: 20))
  }

  // MARK: - Content

  @Test func `an item that says no height in a group that fits is as high as its content`() throws {
    let cells = try measured(GroupLayout(), heights: [30, 80, 20])
    #expect(cells.map(\.minY) == [0, 30, 110])
    #expect(cells.map(\.height) == [30, 80, 20])
  }

  @Test func `bounds hold what fits`() throws {
    var item = GroupItem.item(height: .fit)
    item.heightBounds = GroupBounds(minimum: .points(44), maximum: .points(60))
    var group = GroupItem.horizontal([item])
    group.heightBounds.minimum = .fraction(0.16)
    let cells = try measured(GroupLayout(group), heights: [30, 80, 50])
    #expect(cells.map(\.height) == [44, 60, 50])
    #expect(cells.map(\.minY) == [0, 48, 108])
  }

  @Test func `uniform groups are as high as the highest of the section`() throws {
    let group = GroupItem.horizontal(
      [.item(width: .width(.fraction(0.5)), height: .uniform)], height: .uniform)
    let cells = try measured(GroupLayout(group), heights: [30, 80, 20, 10])
    #expect(cells.map(\.height) == [80, 80, 80, 80])
    #expect(cells.map(\.minY) == [0, 0, 80, 80])
  }

  @Test func `items as wide as their content fill a line until the next one does not fit`() throws {
    let layout = GroupLayout(
      .horizontal([.item(width: .fit, height: .points(30))], spacing: .fixed(10)))
    var section = Content.Section(count: 5)
    section.sizes = [100, 120, 90, 400, 20].map { Size(width: $0, height: 5) }
    let cells = try layout.arrange(Content(sections: [section]), in: square).cellFrames
    #expect(cells.map(\.minX) == [0, 110, 0, 0, 0])
    #expect(cells.map(\.minY) == [0, 0, 30, 60, 90])
    #expect(cells.map(\.width) == [100, 120, 90, 300, 20])
  }

  @Test func `content wider than the group is asked again in its width`() throws {
    let layout = GroupLayout(.horizontal([.item(width: .fit)]))
    let content = Content(sections: [Content.Section(count: 1, sizeKeys: [SizeKey(rawValue: 0)])])
    let view = try CollectionView.measured(content: content, layout: layout, in: square) {
      let width = $0.proposal.width ?? 700
      return Size(width: width, height: (700 / width).rounded(.up) * 20)
    }
    #expect(view.arrangement.cellFrames == [Rect(x: 0, y: 0, width: 300, height: 60)])
  }

  @Test func `measured points and told ones lie alike`() throws {
    let specified = GroupLayout(.horizontal([.item(width: third, height: .points(44))]))
    let fitting = GroupLayout(.horizontal([.item(width: third, height: .fit)]))
    #expect(
      try measured(fitting, heights: Array(repeating: 44, count: 11)) == frames(specified, 11))
  }

  @Test func `rows in another order are as high together`() throws {
    let heights = [30.0, 80, 20, 55.5, 44]
    var generator = SplitMix64(seed: 4)
    for _ in 0..<20 {
      let shuffled = heights.shuffled(using: &generator)
      let cells = try measured(GroupLayout(), heights: shuffled)
      #expect(cells.map(\.height) == shuffled)
      #expect(cells.last?.maxY == 229.5)
    }
  }

  // MARK: - Sections

  @Test func `headers lie above the insets, backgrounds behind all or the groups`() throws {
    var layout = rows(50)
    layout.insets = EdgeInsets(all: 10)
    layout.headerExtent = 30
    layout.footerExtent = 20
    layout.header.extentAcross = .fraction(0.5)
    layout.header.alignment = .trailing
    layout.footer.followsInsets = false
    layout.footer.extendsSection = false
    layout.background = GroupBackground(span: .groups, insets: EdgeInsets(all: 1))
    let arrangement = try layout.arrange(Content(count: 2), in: square)
    let frame = { arrangement.attributes(of: $0)?.frame }
    #expect(frame(.header(section: 0)) == Rect(x: 150, y: 0, width: 140, height: 30))
    #expect(frame(.footer(section: 0)) == Rect(x: 0, y: 130, width: 300, height: 20))
    #expect(frame(.cell(section: 0, item: 0)) == Rect(x: 10, y: 40, width: 280, height: 50))
    let background = frame(.decoration(kind: "background", section: 0))
    #expect(background == Rect(x: 1, y: 31, width: 298, height: 118))
    #expect(arrangement.contentSize == Size(width: 300, height: 150))
  }

  @Test func `a header as high as its content pushes the groups down`() throws {
    var layout = rows(50)
    layout.headerExtent = .fit
    var section = Content.Section(count: 1)
    section.viewSizeKeys["header"] = SizeKey(rawValue: 0)
    let content = Content(sections: [section])
    let view = try CollectionView.measured(content: content, layout: layout, in: square) {
      Size(width: $0.proposal.width ?? 0, height: 37)
    }
    #expect(view.arrangement.cellFrames == [Rect(x: 0, y: 37, width: 300, height: 50)])
  }

  @Test func `what a section says counts for it`() throws {
    var content = Content(sections: [Content.Section(count: 2), Content.Section(count: 2)])
    content.sections[1].metrics = SectionMetrics(
      insets: EdgeInsets(all: 20), lineSpacing: 7, interitemSpacing: 10, headerExtent: 5)
    let layout = GroupLayout(
      .horizontal([.item()], height: .points(50), count: 1))
    let cells = try layout.arrange(content, in: square).cellFrames
    #expect(cells[2] == Rect(x: 20, y: 125, width: 260, height: 50))
    #expect(cells[3].minY == 182)
  }

  @Test func `sideways, groups follow each other to the right and down in each`() throws {
    var layout = GroupLayout(
      .vertical([.item(height: .height(.fraction(0.5)))], width: .points(120)))
    layout.scrollDirection = .horizontal
    layout.groupSpacing = 6
    layout.insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let arrangement = try layout.arrange(Content(count: 3), in: square)
    #expect(
      arrangement.cellFrames == [
        Rect(x: 20, y: 10, width: 120, height: 130), Rect(x: 20, y: 140, width: 120, height: 130),
        Rect(x: 146, y: 10, width: 120, height: 130),
      ])
    #expect(arrangement.contentSize == Size(width: 306, height: 300))
  }

  @Test func `read from the right, the first part is the rightmost`() throws {
    let layout = GroupLayout(
      .horizontal([.item(width: .points(100)), .item()], height: .points(40)))
    let view = try CollectionView(
      content: Content(count: 2), layout: layout,
      in: Environment(size: square.size, layoutDirection: .rightToLeft))
    #expect(
      view.arrangement.cellFrames == [
        Rect(x: 200, y: 0, width: 100, height: 40), Rect(x: 0, y: 0, width: 200, height: 40),
      ])
  }

  // MARK: - Degenerate

  @Test func `no items, one item, no width`() throws {
    let layout = GroupLayout(.horizontal([.item(width: third)], height: .points(40)))
    #expect(try frames(layout, 0) == [])
    #expect(try frames(layout, 1) == [Rect(x: 0, y: 0, width: 100, height: 40)])
    let none = try layout.arrange(Content(count: 5), in: Environment(size: .zero)).cellFrames
    #expect(none.count == 5)
    #expect(none.allSatisfy { $0.width == 0 })
  }

  @Test func `a view that is not a number is an error`() {
    #expect(throws: LayoutError.self) {
      try GroupLayout().arrange(
        Content(count: 1), in: Environment(size: Size(width: .nan, height: 3)))
    }
  }

  @Test func `a size that is not a number is an error that names the item`() throws {
    var section = Content.Section(count: 2)
    section.sizes = [Size(width: 1, height: 1), Size(width: 1, height: .nan)]
    let content = Content(sections: [section])
    let error = #expect(throws: LayoutError.self) {
      try GroupLayout().arrange(content, in: square)
    }
    #expect(error?.indexPath == ItemPath(section: 0, item: 1))
  }

  @Test func `a line of very many parts is an error, and told`() {
    let layout = GroupLayout(.horizontal([.item(width: .points(0.001))], height: .points(1)))
    #expect(
      throws: LayoutError(
        "a group would have more than 10000 parts; make its parts larger or say its count")
    ) { try layout.arrange(Content(count: 3), in: square) }
  }

  // MARK: - What cannot be

  static let wrong: [(GroupItem, String)] = [
    (
      .horizontal([.item(height: .height(.fraction(0.5)))]),
      "height is a share of a height that fits its content, a circle of sizes; give the group a height, or write points or fit"
    ),
    (
      .horizontal([.item(width: .width(.fraction(1.5)))], height: .points(9)),
      "width is 150% of the group's, so the part can never fit; make it 100% or less"
    ),
    (
      .horizontal(
        [.item(width: .width(.fraction(0.7))), .item(width: .width(.fraction(0.5)))],
        height: .points(9)),
      "the parts of a group are 120% of its width together, so the last can never fit; make their shares 100% or less"
    ),
    (
      .horizontal([.item(width: .width(.fraction(0.5)))], height: .points(9), count: 3),
      "the parts of a group are 150% of its width together, so the last can never fit; make their shares 100% or less"
    ),
    (.horizontal([], height: .points(9)), "a group has no parts; list at least one"),
    (
      .horizontal([.item()], height: .points(9), count: 0),
      "a group has 1 to 10000 parts, found 0; give such a number"
    ),
    (
      .horizontal([.item(width: .points(0))], height: .points(9)),
      "width must be more than 0 points, found 0.0; give it some"
    ),
    (
      .horizontal([.item(height: .uniform)], height: .points(9)),
      "height is uniform in a group whose height cannot grow; give the group height: fit"
    ),
  ]

  @Test(arguments: wrong.indices)
  func `what cannot be is an error with its cure`(number: Int) {
    let (group, message) = Self.wrong[number]
    #expect(throws: LayoutError(message)) {
      try GroupLayout(group).arrange(Content(count: 3), in: square)
    }
  }

  // MARK: -

  private func rows(_ height: Double) -> GroupLayout {
    GroupLayout(.horizontal([.item()], height: .points(height)))
  }

  private func frames(_ layout: GroupLayout, _ count: Int) throws -> [Rect] {
    try layout.arrange(Content(count: count), in: square).cellFrames
  }

  private func measured(_ layout: GroupLayout, heights: [Double]) throws -> [Rect] {
    let keys = heights.indices.map { SizeKey(rawValue: UInt64($0)) }
    let content = Content(sections: [Content.Section(count: heights.count, sizeKeys: keys)])
    return try CollectionView.measured(content: content, layout: layout, in: square) {
      Size(width: $0.proposal.width ?? 0, height: heights[Int($0.key.rawValue)])
    }.arrangement.cellFrames
  }
}
