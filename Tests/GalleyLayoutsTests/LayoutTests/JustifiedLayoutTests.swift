import GalleyGeometry
import GalleyLayouts
import Testing

struct JustifiedLayoutTests {
  let phone = Environment(size: Size(width: 390, height: 844), scale: 3)

  @Test func `sideways, columns fill the height and aspects stay`() throws {
    var layout = JustifiedLayout()
    layout.scrollDirection = .horizontal
    layout.interitemSpacing = 0
    layout.rowHeight = 100
    layout.widows = .leading
    let frames = try layout.arrange(
      Content(sections: [Content.Section(measures: [0.5, 0.5, 0.5])]),
      in: Environment(size: Size(width: 600, height: 400))
    ).cellFrames
    #expect(
      frames.prefix(2).map(\.size) == Array(repeating: Size(width: 100, height: 200), count: 2))
    #expect(frames.map(\.minX) == [0, 0, 110])
  }

  @Test func `items that find no row are there, but not shown`() throws {
    var layout = JustifiedLayout()
    layout.maxRows = 1
    let arrangement = try layout.arrange(Content(count: 9), in: phone)
    let hidden = arrangement.allAttributes().filter(\.isHidden)
    #expect(hidden.map(\.element.indexPath.item) == [3, 4, 5, 6, 7, 8])
    #expect(hidden.allSatisfy { $0.size == .zero })
    #expect(abs(arrangement.contentSize.height - 370.0 / 3) < 1e-9)
  }

  @Test func `widows are never wider than the row`() throws {
    var layout = JustifiedLayout()
    layout.rowHeight = 100
    layout.interitemSpacing = 0
    // The first row is one item, twice as high as wanted; the widows would be wider than the view.
    let frames = try layout.arrange(
      Content(sections: [Content.Section(measures: [1.4, 2.8, 1.4, 1.4])]),
      in: Environment(size: Size(width: 280, height: 400))
    ).cellFrames
    #expect(frames.allSatisfy { $0.maxX <= 280 + 1e-9 })
  }

  @Test func `widows that are justified fill the row, each by as much`() throws {
    var layout = JustifiedLayout()
    layout.rowHeight = 100
    layout.tolerance = 0
    layout.widows = .justified
    let frames = try layout.arrange(
      Content(sections: [Content.Section(measures: [1, 2])]),
      in: Environment(size: Size(width: 400, height: 400))
    ).cellFrames
    #expect(frames.isClose(to: [[0, 0, 145, 100], [155, 0, 245, 100]], within: 1e-9))
  }

  @Test func `read from the right, the first item is the rightmost`() throws {
    var layout = JustifiedLayout()
    layout.rowHeight = 95
    let view = try CollectionView(
      content: Content(count: 4), layout: layout,
      in: Environment(size: Size(width: 410, height: 300), layoutDirection: .rightToLeft))
    #expect(view.arrangement.cellFrames.map(\.minX) == [315, 210, 105, 0])
  }

  @Test func `an item without an aspect is refused by its index path`() {
    let content = Content(
      sections: [Content.Section(sizes: [Size(width: 4, height: 3), Size(width: 4, height: 0)])])
    #expect {
      try JustifiedLayout().arrange(content, in: phone)
    } throws: { error in
      (error as? LayoutError)?.indexPath == ItemPath(section: 0, item: 1)
    }
  }

  @Test func `insets that leave no room are an error that says the cure`() {
    var layout = JustifiedLayout()
    layout.insets = EdgeInsets(all: 200)
    #expect(
      throws: LayoutError(
        "section 0: rows need room between the insets and a height above 0, and there are "
          + "0.0 by 120.0 points; give smaller insets, a larger view or a larger row height")
    ) {
      try layout.arrange(Content(count: 1), in: phone)
    }
  }
}
