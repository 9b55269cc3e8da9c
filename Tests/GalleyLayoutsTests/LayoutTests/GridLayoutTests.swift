import GalleyGeometry
import GalleyLayouts
import Testing

struct GridLayoutTests {
  let square = Environment(size: Size(width: 300, height: 300))

  @Test func `a scale below one counts as one`() throws {
    let arrangement = try GridLayout().arrange(
      Content(sections: [Content.Section(measures: [0, -3, 0.4, .nan, 1])]), in: square)
    #expect(arrangement.cellFrames.allSatisfy { $0.size == Size(width: 100, height: 100) })
    #expect(arrangement.contentSize == Size(width: 300, height: 200))
  }

  @Test func `an empty section takes no room`() throws {
    var layout = GridLayout()
    layout.spacing = 10
    layout.headerExtent = 20
    let some = try layout.arrange(sections([2, 1]), in: square)
    let withEmpty = try layout.arrange(sections([0, 2, 0, 0, 1, 0]), in: square)
    #expect(some.cellFrames == withEmpty.cellFrames)
    #expect(some.contentSize == withEmpty.contentSize)
    #expect(withEmpty.attributes(of: .header(section: 2)) == nil)
  }

  @Test func `spacing that leaves no room is an error that says the cure`() {
    var layout = GridLayout()
    layout.columns = 4
    layout.spacing = 100
    #expect(
      throws: LayoutError(
        "section 0: 4 columns with 100.0 points between them need more than 300.0 points, "
          + "and there are 300.0; give fewer columns, a smaller spacing or a larger view")
    ) {
      try layout.arrange(Content(count: 1), in: square)
    }
  }

  @Test func `headers of a horizontal grid are turned by a quarter`() throws {
    var layout = GridLayout()
    layout.scrollDirection = .horizontal
    layout.headerExtent = 40
    let header = try #require(
      try layout.arrange(Content(count: 3), in: square).attributes(of: .header(section: 0)))
    #expect(header.size == Size(width: 300, height: 40))
    #expect(header.frame == Rect(x: 0, y: 0, width: 40, height: 300))
    #expect(header.transform == Transform(a: 0, b: -1, c: 1, d: 0))
  }

  @Test func `footers and the metrics of a section count`() throws {
    var content = sections([3, 3])
    content.sections[1].metrics = SectionMetrics(
      insets: EdgeInsets(all: 30), lineSpacing: 5, interitemSpacing: 0, headerExtent: 20,
      footerExtent: 15)
    let arrangement = try GridLayout().arrange(content, in: square)
    let frame = { arrangement.attributes(of: $0)?.frame }
    #expect(frame(.header(section: 1)) == Rect(x: 0, y: 105, width: 300, height: 20))
    #expect(frame(.cell(section: 1, item: 0)) == Rect(x: 30, y: 160, width: 80, height: 80))
    #expect(frame(.footer(section: 1)) == Rect(x: 0, y: 275, width: 300, height: 15))
    #expect(arrangement.contentSize.height == 290)
  }

  @Test func `read from the right, the first cell is the rightmost`() throws {
    let view = try CollectionView(
      content: Content(count: 3), layout: GridLayout(),
      in: Environment(size: square.size, layoutDirection: .rightToLeft))
    #expect(view.arrangement.cellFrames.map(\.minX) == [200, 100, 0])
  }

  private func sections(_ counts: [Int]) -> Content {
    Content(sections: counts.map { Content.Section(count: $0) })
  }
}
