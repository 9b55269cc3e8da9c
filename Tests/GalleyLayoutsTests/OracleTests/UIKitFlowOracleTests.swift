import GalleyGeometry
import GalleyLayouts
import Testing

/// uikit-flow.json: frames that UIKit printed or that people reported, origins rounded to pixels.
struct UIKitFlowOracleTests {
  struct Case: Decodable {
    var id: String
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var scrollDirection: String
      var bounds: [Double]
      var scale: Double
      var contentInsetTlbr: [Double]
      var minimumInteritemSpacing: Double
      var minimumLineSpacing: Double
      var sections: [Section]
    }

    struct Section: Decodable {
      var itemSizes: [[Double]]
      var insetTlbr: [Double]
      var header: Double
      var footer: Double
    }

    /// Null stands for what was not recorded, or for a view that was not there.
    struct Expected: Decodable {
      var items: [String: [Double?]]
      var headers: [String: [Double]?]?
      var footers: [String: [Double]?]?
      var contentSize: [Double?]?
    }
  }

  @Test func `flow in compatibility uikit agrees with every recorded frame`() throws {
    var tally = OracleTally("uikit-flow.json")
    for example in try OracleFile<Case>.load("uikit-flow.json").cases {
      let arrangement = try arrange(example.input)
      let expected = example.expected
      tally.judge(
        example.id,
        [
          "frames": expected.items.allSatisfy { path, numbers in
            agrees(arrangement.item(at: indexPath(path)), numbers)
          },
          "headers": (expected.headers ?? [:]).allSatisfy { section, numbers in
            agrees(arrangement.attributes(of: .header(section: Int(section) ?? -1)), numbers)
          },
          "footers": (expected.footers ?? [:]).allSatisfy { section, numbers in
            agrees(arrangement.attributes(of: .footer(section: Int(section) ?? -1)), numbers)
          },
          "content size": agrees(
            [arrangement.contentSize.width, arrangement.contentSize.height],
            expected.contentSize ?? [nil, nil]),
        ])
    }
    tally.report()
  }

  private func arrange(_ input: Case.Input) throws -> Arrangement {
    var layout = FlowLayout()
    layout.scrollDirection = input.scrollDirection == "vertical" ? .vertical : .horizontal
    layout.interitemSpacing = input.minimumInteritemSpacing
    layout.lineSpacing = input.minimumLineSpacing
    layout.compatibility = .uikit
    let content = Content(
      sections: input.sections.map { section in
        Content.Section(
          sizes: section.itemSizes.map(Size.init(oracle:)),
          metrics: SectionMetrics(
            insets: EdgeInsets(oracle: section.insetTlbr), headerExtent: .points(section.header),
            footerExtent: .points(section.footer)))
      })
    return try layout.arrange(
      content,
      in: Environment(
        size: Size(oracle: input.bounds), contentInset: EdgeInsets(oracle: input.contentInsetTlbr),
        scale: input.scale))
  }

  private func indexPath(_ text: String) -> ItemPath {
    let numbers = text.split(separator: ",").compactMap { Int($0) }
    return ItemPath(section: numbers.first ?? -1, item: numbers.last ?? -1)
  }

  private func agrees(_ attributes: LayoutAttributes?, _ numbers: [Double?]?) -> Bool {
    guard let frame = attributes?.frame, let numbers else {
      return attributes == nil && numbers == nil
    }
    return agrees([frame.minX, frame.minY, frame.width, frame.height], numbers)
  }

  private func agrees(_ values: [Double], _ expected: [Double?]) -> Bool {
    zip(values, expected).allSatisfy { value, expected in
      expected.map { abs($0 - value) <= 1e-6 } ?? true
    }
  }
}
