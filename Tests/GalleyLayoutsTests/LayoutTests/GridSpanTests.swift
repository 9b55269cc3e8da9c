import GalleyGeometry
import GalleyLayouts
import Testing

struct GridSpanTests {
  @Test func `spans go to the first free place, as in ADMozaikCollectionViewLayout`() throws {
    var layout = GridLayout()
    layout.spacing = 10
    let frames = try layout.arrange(
      content([(2, 2), (1, 1), (1, 1), (1, 2), (2, 1), (3, 1), (1, 1)]), in: view(width: 320)
    ).cellFrames
    #expect(
      frames.map { [$0.minX / 110, $0.minY / 110] } == [
        [0, 0], [2, 0], [2, 1], [0, 2], [1, 2], [0, 4], [1, 3],
      ])
    #expect(frames[0].size == Size(width: 210, height: 210))
    #expect(frames[5].size == Size(width: 320, height: 100))
  }

  @Test func `a large picture and two small ones alternate, as in TRMosaic`() throws {
    var layout = GridLayout()
    layout.aspect = 1.5
    let arrangement = try layout.arrange(
      content([(2, 2), (1, 1), (1, 1), (1, 1), (2, 2), (1, 1)]), in: view(width: 390))
    #expect(
      arrangement.cellFrames.isClose(
        to: [
          [0, 0, 260, 390], [260, 0, 130, 195], [260, 195, 130, 195], [0, 390, 130, 195],
          [130, 390, 260, 390], [0, 585, 130, 195],
        ], within: 1e-9))
  }

  @Test func `a span is as it is seen, whichever way the grid scrolls`() throws {
    var layout = GridLayout()
    layout.scrollDirection = .horizontal
    let frames = try layout.arrange(
      content([(2, 1), (1, 3)]), in: view(width: 320)
    ).cellFrames
    #expect(frames.map(\.size) == [Size(width: 200, height: 100), Size(width: 100, height: 300)])
  }

  @Test func `an item without a span has its measure`() throws {
    var section = Content.Section(measures: [2, 2])
    section.spans = [ItemSpan(columns: 1, rows: 2), nil]
    let frames = try GridLayout().arrange(Content(sections: [section]), in: view(width: 300))
      .cellFrames
    #expect(frames.map(\.size) == [Size(width: 100, height: 200), Size(width: 200, height: 200)])
  }

  @Test func `read from the right, spans begin at the right`() throws {
    let view = try CollectionView(
      content: content([(2, 1), (1, 1)]), layout: GridLayout(),
      in: Environment(size: Size(width: 300, height: 300), layoutDirection: .rightToLeft))
    #expect(view.arrangement.cellFrames.map(\.minX) == [100, 0])
  }

  @Test func `a span wider than the grid is an error at its item, with the cure`() {
    #expect(
      throws: LayoutError(
        "item 1 spans 4 by 1 cells; the grid is 3 cells wide; give the item fewer that way, or the grid 'columns: 4'",
        at: ItemPath(section: 0, item: 1))
    ) {
      try GridLayout().arrange(content([(1, 1), (4, 1)]), in: view(width: 300))
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (1, 129), (-3, 2)])
  func `a span of no cells or of too many is an error`(columns: Int, rows: Int) {
    #expect {
      try GridLayout().arrange(content([(columns, rows)]), in: view(width: 300))
    } throws: { error in
      (error as? LayoutError)?.description.contains("1 to 128 cells") == true
    }
  }

  @Test func `a span comes with a new item and changes with a reload`() throws {
    var view = try CollectionView(
      content: Content(count: 1), layout: GridLayout(), in: view(width: 300))
    try view.update(
      Update(
        insertions: [
          .init(
            at: ItemPath(section: 0, item: 1), InsertedItem(span: ItemSpan(columns: 2, rows: 1)))
        ],
        reloads: [
          .init(at: ItemPath(section: 0, item: 0), span: ItemSpan(columns: 1, rows: 3))
        ]))
    #expect(
      view.arrangement.cellFrames.map(\.size) == [
        Size(width: 100, height: 300), Size(width: 200, height: 100),
      ])
  }

  private func content(_ spans: [(Int, Int)]) -> Content {
    Content(
      sections: [Content.Section(spans: spans.map { ItemSpan(columns: $0.0, rows: $0.1) })])
  }

  private func view(width: Double) -> Environment {
    Environment(size: Size(width: width, height: 300))
  }
}
