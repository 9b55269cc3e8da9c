import GalleyGeometry
import Testing

@testable import GalleyLayouts
@testable import GalleyNotation

@Suite struct `Circles as a layout` {
  private let phone = Environment(size: Size(width: 320, height: 568))

  private func arrange(
    _ layout: CirclesLayout, _ diameters: [Double]..., in environment: Environment? = nil
  ) throws(LayoutError) -> Arrangement {
    let content = Content(sections: diameters.map { Content.Section(measures: $0) })
    return try layout.arrange(content, in: environment ?? phone)
  }

  @Test(arguments: [CirclePacking.tangent, .scan, .dense])
  func `no items leave the insets`(packing: CirclePacking) throws {
    let arrangement = try arrange(CirclesLayout(packing: packing), [])
    #expect(arrangement.contentSize == Size(width: 320, height: 40))
    #expect(try arrange(CirclesLayout(packing: packing), [], []).contentSize.height == 80)
  }

  @Test(arguments: CirclePacking.allCases)
  func `a circle as wide as the room fits exactly`(packing: CirclePacking) throws {
    let arrangement = try arrange(CirclesLayout(packing: packing), [280])
    let frame = try #require(arrangement.item(at: ItemPath(section: 0, item: 0))).frame
    #expect(abs(frame.minX - 20) < 1e-9)
    #expect(frame.width == 280)
  }

  @Test(arguments: CirclePacking.allCases)
  func `a circle wider than the room is an error that names it`(packing: CirclePacking) {
    let error = #expect(throws: LayoutError.self) {
      try arrange(CirclesLayout(packing: packing), [60], [40, 300])
    }
    #expect(error?.indexPath == ItemPath(section: 1, item: 1))
    #expect(
      error?.description
        == "item 1 of section 1: a circle 300 points wide does not fit in the 280 points of width "
        + "between the insets; make the circle or the insets smaller, or the view larger")
  }

  @Test(arguments: [-1, Double.nan, .infinity, 2e6])
  func `a diameter that makes no sense is an error`(diameter: Double) {
    let error = #expect(throws: LayoutError.self) { try arrange(CirclesLayout(), [diameter]) }
    #expect(
      error?.description
        == "item 0: a circle's diameter must be from 0 to a million points, found \(diameter)")
  }

  @Test(arguments: CirclePacking.allCases)
  func `circles of diameter 0 are points`(packing: CirclePacking) throws {
    let layout = CirclesLayout(packing: packing, spacing: 0)
    let arrangement = try arrange(layout, Array(repeating: 0, count: 50) + [100, 0])
    #expect(arrangement.cellCount == 52)
    #expect(arrangement.allAttributes().allSatisfy { $0.frame.isFinite })
  }

  @Test(arguments: [CirclePacking.tangent, .scan, .dense])
  func `sideways is upright with the axes exchanged`(packing: CirclePacking) throws {
    let list: [Double] = [120, 160, 80, 120, 80, 140, 100, 200, 30, 40]
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let upright = try arrange(CirclesLayout(packing: packing, insets: insets), list, list)
    let sideways = try arrange(
      CirclesLayout(
        packing: packing, insets: insets.transposed, scrollDirection: .horizontal), list, list,
      in: Environment(size: Size(width: 568, height: 320)))
    #expect(sideways.contentSize.width == upright.contentSize.height)
    for (one, other) in zip(upright.allAttributes(), sideways.allAttributes()) {
      #expect(one.frame.minX == other.frame.minY)
      #expect(one.frame.minY == other.frame.minX)
    }
  }

  @Test func `a section has its own insets and spacing and begins below the one before`() throws {
    let metrics = SectionMetrics(insets: EdgeInsets(all: 5), interitemSpacing: 40)
    let content = Content(sections: [
      .init(measures: [100]), .init(measures: [100, 100], metrics: metrics),
    ])
    let arrangement = try CirclesLayout().arrange(content, in: phone)
    let frames = arrangement.allAttributes().map(\.frame)
    #expect(frames[1].origin == Point(x: 5, y: 145))
    #expect(abs(frames[2].minX - 145) < 1e-9)
    #expect(arrangement.contentSize.height == 140 + 110)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a disc larger than the view begins with its middle`(direction: LayoutDirection) throws {
    let size = Size(width: 300, height: 200)
    let environment = Environment(size: size, layoutDirection: direction)
    let large = Content(sections: [
      Content.Section(count: 0), Content.Section(measures: Array(repeating: 90, count: 61)),
    ])
    let layout = CirclesLayout(packing: .disc)
    let view = try CollectionView(content: large, layout: layout, in: environment)
    #expect(view.arrangement.contentSize.width > 600)
    let middle = view.viewport.bounds.center
    #expect(view.arrangement.contentSize.width / 2 == middle.x)
    #expect(abs(view.arrangement.contentSize.height / 2 - middle.y) <= 20)
    let small = try CollectionView(content: Content(count: 1), layout: layout, in: environment)
    #expect(small.contentOffset == .zero)
    let list = try CollectionView(content: large, layout: CirclesLayout(), in: environment)
    #expect(list.contentOffset == .zero)
  }

  @Test func `a disc smaller than the view is centred and a larger one scrolls both ways`() throws {
    let layout = CirclesLayout(packing: .disc)
    let small = try arrange(layout, [100])
    #expect(small.contentSize == phone.size)
    #expect(small.allAttributes()[0].center == Point(x: 160, y: 284))
    // Three circles of 220 points, 10 apart: the disc is 220 + 230 * 2 / √3 wide, by hand.
    let side = 220 + 230 * 2 / 3.0.squareRoot() + 40
    let large = try arrange(layout, [220, 220, 220]).contentSize
    #expect(abs(large.width - side) < 1e-9)
    #expect(large.height == phone.size.height)
  }

  @Test func `the catalog's layout reads its options and warns of what breaks a picture`() throws {
    let issues = IssueLog()
    let place = SourceLocation(file: "a.yaml", line: 3, column: 9)
    func entry(_ key: String, _ kind: OptionValue.Kind, _ literal: String) -> OptionValue.Entry {
      .init(key: key, keyLocation: place, value: OptionValue(kind, at: place, literal: literal))
    }
    let options = OptionReader(
      OptionValue(
        .map([
          entry("packing", .text("scan"), "scan"), entry("predecessors", .number(4), "4"),
          entry("spacing", .number(6), "6"), entry("effort", .number(3), "3"),
        ]), at: place), issues: issues)
    let kind = try #require(LayoutCatalog.standard["circles"])
    let layout = try #require(kind.init(options: options) as? CirclesLayout)
    options.reportUnknownKeys()
    #expect((layout.packing, layout.spacing, layout.increment) == (.scan, 6, 5))
    #expect(layout.predecessors == 4)
    #expect(
      issues.issues.map(\.description) == [
        "a.yaml:3:9: warning: with predecessors circles may overlap and leave the insets; "
          + "leave it out to look at all",
        "a.yaml:3:9: warning: effort has no meaning with packing: scan; it belongs to dense",
      ])
  }
}
