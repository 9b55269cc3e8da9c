import GalleyGeometry
import GalleyLayouts
import Testing

struct WaterfallLayoutTests {
  let phone = Environment(size: Size(width: 390, height: 844), scale: 3)

  @Test func `a measure is the width over the height, and without one an item is square`() throws {
    let frames = try arrange { _ in }.cellFrames
    #expect(frames.map(\.size.height) == [380, 95, 190])
    #expect(try WaterfallLayout().arrange(Content(count: 1), in: phone).cellFrames[0].height == 190)
  }

  @Test func `where it scrolls horizontally, columns are rows and an aspect stays one`() throws {
    let arrangement = try arrange {
      $0.scrollDirection = .horizontal
      $0.columns = .fixed(3)
    }
    let side = (844.0 - 20) / 3
    #expect(arrangement.cellFrames.allSatisfy { abs($0.height - side) < 1e-9 })
    #expect(
      arrangement.cellFrames.isClose(
        to: [
          [0, 0, side / 2, side], [0, side + 10, side * 2, side],
          [0, 2 * side + 20, side, side],
        ], within: 1e-9))
    #expect(arrangement.contentSize == Size(width: side * 2, height: 844))
  }

  @Test func `there are as many columns as are wide enough, and more on a tablet where it says so`()
    throws
  {
    let columns: (ColumnCount, Double) throws -> Int = { count, width in
      let frames = try arrange(width: width) { $0.columns = count }.cellFrames
      return Set(frames.map(\.minX)).count
    }
    #expect(try columns(.leastWidth(120), 390) == 3)
    #expect(try columns(.leastWidth(190), 390) == 2)
    #expect(try columns(.leastWidth(190.5), 390) == 1)
    #expect(try columns(.leastWidth(500), 390) == 1)
    #expect(try columns(.classes(compact: 1, regular: 3), 599) == 1)
    #expect(try columns(.classes(compact: 1, regular: 3), 600) == 3)
  }

  @Test func `items that fit are as high as they want to be in their column`() throws {
    var layout = WaterfallLayout()
    layout.item = ItemSize(height: Extent(nil, minimum: .points(50)))
    var content = Content(count: 3)
    content.sections[0].sizeKeys = [SizeKey(rawValue: 30), SizeKey(rawValue: 70), nil]
    let view = try CollectionView.measured(content: content, layout: layout, in: phone) {
      #expect($0.proposal == SizeProposal(width: 190))
      return Size(width: 1, height: Double($0.key.rawValue))
    }
    #expect(
      view.arrangement.cellFrames.isClose(
        to: [[0, 0, 190, 50], [200, 0, 190, 70], [0, 60, 190, 50]], within: 1e-9))
    #expect(view.unmeasured.isEmpty)
  }

  @Test func `sections have headers, footers and metrics of their own`() throws {
    var layout = WaterfallLayout()
    layout.headerExtent = 20
    layout.insets = EdgeInsets(all: 5)
    let arrangement = try layout.arrange(
      Content(sections: [
        Content.Section(count: 0),
        Content.Section(
          count: 3,
          metrics: SectionMetrics(
            insets: EdgeInsets(leading: 90), lineSpacing: 1, interitemSpacing: 100,
            footerExtent: 7)),
      ]), in: phone)
    let frame = { arrangement.attributes(of: $0)?.frame }
    #expect(frame(.header(section: 1)) == Rect(x: 0, y: 30, width: 390, height: 20))
    #expect(frame(.cell(section: 1, item: 1)) == Rect(x: 290, y: 50, width: 100, height: 100))
    #expect(frame(.cell(section: 1, item: 2)) == Rect(x: 90, y: 151, width: 100, height: 100))
    #expect(frame(.footer(section: 1)) == Rect(x: 0, y: 251, width: 390, height: 7))
    #expect(arrangement.contentSize == Size(width: 390, height: 258))
  }

  @Test func `read from the right, the first column is the rightmost`() throws {
    let view = try CollectionView(
      content: Content(count: 3), layout: WaterfallLayout(),
      in: Environment(size: Size(width: 210, height: 300), layoutDirection: .rightToLeft))
    #expect(view.arrangement.cellFrames.map(\.minX) == [110, 0, 110])
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a measure that is no aspect is refused by its index path`(measure: Double) {
    let content = Content(sections: [Content.Section(measures: [1, measure])])
    #expect {
      try WaterfallLayout().arrange(content, in: phone)
    } throws: { error in
      let error = error as? LayoutError
      return error?.indexPath == ItemPath(section: 0, item: 1)
        && error?.description.contains("width over its height") == true
    }
  }

  @Test func `columns that find no room are an error that says the cure`() {
    var layout = WaterfallLayout()
    layout.columns = .fixed(5)
    layout.interitemSpacing = 100
    #expect(
      throws: LayoutError(
        "section 0: 5 columns with 100.0 points between them need more than 400.0 points, "
          + "and there are 390.0; give fewer columns, a smaller spacing or a larger view")
    ) {
      try layout.arrange(Content(count: 1), in: phone)
    }
  }

  private func arrange(
    width: Double = 390, _ change: (inout WaterfallLayout) -> Void
  ) throws -> Arrangement {
    var layout = WaterfallLayout()
    change(&layout)
    return try layout.arrange(
      Content(sections: [Content.Section(measures: [0.5, 2, 1])]),
      in: Environment(size: Size(width: width, height: 844), scale: 3))
  }
}
