import GalleyGeometry
import GalleyLayouts
import Testing

/// waterfall.json: worked examples of CHTCollectionViewWaterfallLayout and of one that came after it.
struct WaterfallOracleTests {
  struct Case: Decodable {
    var id: String
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var width: Double
      var scale: Double
      var columns: Int
      var columnSpacing: Double
      var lineSpacing: Double
      var insetTlbr: [Double]
      var order: String
      var compatibility: String
      var header: Double
      var footer: Double
      var items: [[Double]]
    }

    struct Expected: Decodable {
      var frames: [[Double]]?
      var height: Double?
      var itemWidth: Double?
      var header: [Double]?
      var footer: [Double]?
    }
  }

  @Test func `a waterfall agrees with every worked example`() throws {
    var tally = OracleTally("waterfall.json")
    for example in try OracleFile<Case>.load("waterfall.json").cases {
      let arrangement = try arrange(example.input)
      let expected = example.expected
      tally.judge(
        example.id,
        [
          "frames": expected.frames.map {
            arrangement.cellFrames.isClose(to: $0, within: 0.001)
          } ?? true,
          "height": expected.height.map {
            abs(arrangement.contentSize.height - $0) < 0.001
          } ?? true,
          "item width": expected.itemWidth.map { width in
            arrangement.cellFrames.allSatisfy { abs($0.width - width) < 0.001 }
          } ?? true,
          "header": agrees(arrangement.attributes(of: .header(section: 0)), expected.header),
          "footer": agrees(arrangement.attributes(of: .footer(section: 0)), expected.footer),
        ])
    }
    tally.report()
  }

  private func arrange(_ input: Case.Input) throws -> Arrangement {
    var layout = WaterfallLayout()
    layout.columns = .fixed(input.columns)
    layout.interitemSpacing = input.columnSpacing
    layout.lineSpacing = input.lineSpacing
    layout.insets = EdgeInsets(oracle: input.insetTlbr)
    layout.order = try #require(WaterfallLayout.Order(rawValue: input.order))
    layout.compatibility = try #require(.init(rawValue: input.compatibility))
    layout.headerExtent = .points(input.header)
    layout.footerExtent = .points(input.footer)
    return try layout.arrange(
      Content(sections: [Content.Section(sizes: input.items.map(Size.init(oracle:)))]),
      in: Environment(size: Size(width: input.width, height: 800), scale: input.scale))
  }

  private func agrees(_ view: LayoutAttributes?, _ expected: [Double]?) -> Bool {
    guard let view, let expected else { return (view == nil) == (expected == nil) }
    return [view.frame].isClose(to: [expected], within: 0.001)
  }
}
