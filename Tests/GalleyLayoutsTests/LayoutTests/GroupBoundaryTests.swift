import GalleyGeometry
import GalleyLayouts
import Testing

/// Views at the edges and corners of a group layout's sections: 300 by 300 points, 3 rows of 40.
struct GroupBoundaryTests {
  @Test(arguments: [
    (RectAlignment.top, Rect(x: 120, y: 0, width: 60, height: 20)),
    (.topLeading, Rect(x: 0, y: 0, width: 60, height: 20)),
    (.leading, Rect(x: 0, y: 50, width: 60, height: 20)),
    (.bottomLeading, Rect(x: 0, y: 120, width: 60, height: 20)),
    (.bottom, Rect(x: 120, y: 120, width: 60, height: 20)),
    (.bottomTrailing, Rect(x: 240, y: 120, width: 60, height: 20)),
    (.trailing, Rect(x: 240, y: 50, width: 60, height: 20)),
    (.topTrailing, Rect(x: 240, y: 0, width: 60, height: 20)),
  ])
  func `a view lies at each edge and corner`(alignment: RectAlignment, frame: Rect) throws {
    let arrangement = try arranged([item(alignment)])
    #expect(arrangement.attributes(of: name())?.frame == frame)
    // What it takes from the rows: 20 points above or below them, or 60 beside them.
    let first = try #require(arrangement.attributes(of: .cell(section: 0, item: 0))?.frame)
    let isBeside = alignment == .leading || alignment == .trailing
    #expect(first.width == (isBeside ? 240 : 300))
    #expect(first.minX == (alignment == .leading ? 60 : 0))
    #expect(first.minY == (alignment.anchor.y == 0 ? 20 : 0))
    #expect(arrangement.contentSize.height == (isBeside ? 120 : 140))
  }

  @Test(arguments: RectAlignment.allCases)
  func `what does not extend its section lies over the rows`(alignment: RectAlignment) throws {
    var over = item(alignment)
    over.extendsSection = false
    over.offset = Vector(dx: 3, dy: -5)
    let arrangement = try arranged([over])
    let anchor = alignment.anchor
    #expect(
      arrangement.attributes(of: name())?.frame
        == Rect(x: anchor.x * 240 + 3, y: anchor.y * 100 - 5, width: 60, height: 20))
    #expect(arrangement.contentSize == Size(width: 300, height: 120))
    #expect(
      arrangement.attributes(of: .cell(section: 0, item: 0))?.frame
        == Rect(x: 0, y: 0, width: 300, height: 40))
  }

  @Test func `views at one edge lie side by side, and the longest makes room`() throws {
    let button = GroupBoundaryItem(
      kind: "button", alignment: .topTrailing, width: 50, height: 30)
    let arrangement = try arranged([button]) { $0.headerExtent = 24 }
    #expect(
      arrangement.attributes(of: .header(section: 0))?.frame
        == Rect(x: 0, y: 0, width: 300, height: 24))
    #expect(arrangement.attributes(of: name("button"))?.frame.minY == 0)
    #expect(arrangement.attributes(of: .cell(section: 0, item: 0))?.frame.minY == 30)
  }

  @Test func `a view beside the rows is as high as they are with their insets`() throws {
    let days = GroupBoundaryItem(
      kind: "view", alignment: .leading, width: 50, height: .fraction(1))
    let arrangement = try arranged([days]) {
      $0.insets = EdgeInsets(top: 10, leading: 8, bottom: 5, trailing: 2)
      $0.headerExtent = 20
    }
    #expect(
      arrangement.attributes(of: name())?.frame == Rect(x: 8, y: 20, width: 50, height: 135))
    #expect(
      arrangement.attributes(of: .cell(section: 0, item: 0))?.frame
        == Rect(x: 58, y: 30, width: 240, height: 40))
    var free = days
    free.followsInsets = false
    #expect(try arranged([free]).attributes(of: name())?.frame.minX == 0)
  }

  @Test func `a section is at least as high as what lies beside its rows`() throws {
    let tall = GroupBoundaryItem(kind: "view", alignment: .trailing, width: 50, height: 200)
    let arrangement = try arranged([tall]) { $0.footerExtent = 10 }
    #expect(arrangement.attributes(of: name())?.frame.minY == 0)
    #expect(arrangement.attributes(of: .footer(section: 0))?.frame.minY == 200)
    #expect(arrangement.contentSize.height == 210)
  }

  @Test func `sideways the beginning is the leading edge`() throws {
    var layout = GroupLayout(.vertical([.item()], width: .points(40)))
    layout.scrollDirection = .horizontal
    layout.boundaries = [
      GroupBoundaryItem(kind: "view", alignment: .leading, width: 20, height: .fraction(0.5)),
      GroupBoundaryItem(kind: "above", alignment: .top, width: .fraction(1), height: 30),
    ]
    let arrangement = try layout.arrange(Content(count: 3), in: environment)
    #expect(arrangement.attributes(of: name())?.frame == Rect(x: 0, y: 75, width: 20, height: 150))
    #expect(
      arrangement.attributes(of: name("above"))?.frame == Rect(x: 20, y: 0, width: 120, height: 30))
    #expect(
      arrangement.attributes(of: .cell(section: 0, item: 0))?.frame
        == Rect(x: 20, y: 30, width: 40, height: 270))
  }

  @Test func `sideways a share of what scrolls is one of the view`() throws {
    var layout = GroupLayout(.vertical([.item()], width: .points(40)))
    layout.scrollDirection = .horizontal
    layout.boundaries = [
      GroupBoundaryItem(
        kind: "view", alignment: .trailing, width: .fraction(0.5), height: .fraction(1))
    ]
    let arrangement = try layout.arrange(Content(count: 1), in: environment)
    #expect(arrangement.contentSize == Size(width: 190, height: 300))
  }

  @Test func `the content decides where an extent fits`() throws {
    let fits = GroupBoundaryItem(
      kind: "view", alignment: .topTrailing, width: .fit, height: .fit)
    var content = Content(count: 3)
    content.sections[0].viewSizeKeys["view"] = SizeKey(rawValue: 7)
    let arrangement = try layout([fits]).arrange(content, in: environment)
    #expect(!arrangement.unmeasured.isEmpty)
    #expect(layout([fits]).asksForSizes)
    #expect(arrangement.attributes(of: name())?.frame.size == Size(width: 44, height: 44))
  }

  // MARK: - What stays in sight

  /// 30 rows of 40 in each of two sections, whose ends are at 1,250 and 2,500.
  private func pinned(at y: Double) throws -> [LayoutElement: Rect] {
    var header = GroupBoundaryItem(
      kind: "head", alignment: .top, width: .fraction(1), height: 20)
    var footer = GroupBoundaryItem(
      kind: "foot", alignment: .bottom, width: .fraction(1), height: 30)
    var side = GroupBoundaryItem(kind: "side", alignment: .leading, width: 50, height: 60)
    header.isPinned = true
    footer.isPinned = true
    side.isPinned = true
    let layout = layout([header, footer, side])
    let arrangement = try layout.arrange(
      Content(sections: [Content.Section(count: 30), Content.Section(count: 30)]), in: environment)
    let shown = layout.elements(
      of: arrangement,
      in: Viewport(
        bounds: Rect(x: 0, y: y, width: 300, height: 300), contentInset: EdgeInsets(top: 10)))
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.element, $0.frame) })
  }

  @Test func `headers follow the upper edge, footers the lower one, and what is beside both`()
    throws
  {
    let shown = try pinned(at: 100)
    #expect(shown[name("head")]?.minY == 110)
    #expect(shown[name("foot")]?.maxY == 400)
    // It rests in the middle, at 590, which is below what is visible.
    #expect(shown[name("side")]?.maxY == 400)
    #expect(try pinned(at: 900)[name("side")]?.minY == 910)
    #expect(try pinned(at: 500)[name("side")]?.minY == 590)
  }

  @Test func `pinned headers and footers of a section do not overlap`() throws {
    // 40 points of the first section are left, of which the footer takes 30.
    let end = try pinned(at: 1200)
    #expect(end[name("head")]?.minY == 1200)
    #expect(end[name("foot")]?.minY == 1220)
    // 40 points of the second section are seen, of which the header takes 20.
    let beginning = try pinned(at: 990)
    #expect(beginning[name("head", section: 1)]?.minY == 1250)
    #expect(beginning[name("foot", section: 1)]?.minY == 1270)
  }

  @Test func `what is at the boundary stays where groups scroll by themselves`() throws {
    var layout = layout([item(.top)])
    layout.group = .horizontal([.item()], width: .points(200), height: .points(40))
    layout.orthogonalScrolling = .continuous
    let arrangement = try layout.arrange(Content(count: 5), in: environment)
    var viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 300, height: 300))
    viewport.regionOffsets = [0: 130]
    let shown = layout.elements(of: arrangement, in: viewport)
    #expect(shown.first { $0.element == name() }?.frame.minX == 120)
    #expect(
      shown.first { $0.element == LayoutElement.cell(section: 0, item: 0) }?.frame.minX == -130)
  }

  // MARK: - What cannot be

  @Test func `kinds are different, and numbers finite`() throws {
    #expect(throws: LayoutError.self) { try arranged([item(.top), item(.bottom)]) }
    #expect(throws: LayoutError.self) {
      try arranged([GroupBoundaryItem(kind: "", alignment: .top, width: 1, height: 1)])
    }
    #expect(throws: LayoutError.self) {
      try arranged([
        GroupBoundaryItem(kind: "view", alignment: .top, width: .points(.nan), height: 1)
      ])
    }
    #expect(throws: LayoutError.self) {
      try arranged([
        GroupBoundaryItem(kind: "header", alignment: .top, width: 10, height: 10)
      ]) { $0.headerExtent = 20 }
    }
    #expect(throws: LayoutError.self) {
      try arranged([item(.top)]) {
        $0.group.badges = [
          GroupBadge(kind: "view", edges: [.top], size: Size(width: 4, height: 4))
        ]
      }
    }
  }

  private let environment = Environment(size: Size(width: 300, height: 300), scale: 2)

  private func item(_ alignment: RectAlignment) -> GroupBoundaryItem {
    GroupBoundaryItem(kind: "view", alignment: alignment, width: 60, height: 20)
  }

  private func name(_ kind: String = "view", section: Int = 0) -> LayoutElement {
    .supplementary(kind: kind, section: section)
  }

  private func layout(_ items: [GroupBoundaryItem]) -> GroupLayout {
    var layout = GroupLayout(.horizontal([.item(width: .width(.fraction(1)))], height: .points(40)))
    layout.boundaries = items
    return layout
  }

  private func arranged(
    _ items: [GroupBoundaryItem], _ change: (inout GroupLayout) -> Void = { _ in }
  ) throws -> Arrangement {
    var layout = layout(items)
    change(&layout)
    return try layout.arrange(Content(count: 3), in: environment)
  }
}
