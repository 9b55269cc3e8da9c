import GalleyGeometry
import GalleyLayouts
import Testing

/// recorded-lists.json: frames of UICollectionViewCompositionalLayout's lists on iOS 26.
///
/// Rows, headers and footers are as high as they were recorded; what is held is where the list puts
/// them.
struct ListOracleTests {
  struct Case: Decodable {
    var id: String
    var bounds: [Double]
    var appearance: String
    var headerTopPadding: Double?
    var counts: [Int]?
    var elements: [Element]
    var steps: [Step]

    struct Element: Decodable {
      var what: String
      var section: Int
      var item: Int
      var frame: [Double]

      var layoutElement: LayoutElement {
        switch what {
        case "header": .header(section: section)
        case "footer": .footer(section: section)
        default: .cell(section: section, item: item)
        }
      }
    }

    struct Step: Decodable {
      var name: String
      var contentOffset: [Double]
      var elements: [Element]
    }
  }

  @Test func `lists agree with every recorded frame`() throws {
    var tally = OracleTally("recorded-lists.json")
    for example in try OracleFile<Case>.load("recorded-lists.json").cases {
      let view = try view(of: example)
      var aspects = ["frames": agrees(view, example.elements, offset: .zero)]
      for step in example.steps where step.contentOffset != [0, 0] {
        let offset = Point(x: step.contentOffset[0], y: step.contentOffset[1])
        aspects["scrolled"] = agrees(view, step.elements, offset: offset)
      }
      tally.judge(
        example.id,
        ["frames": aspects["frames"] ?? false, "scrolled": aspects["scrolled"] ?? true])
    }
    tally.report()
  }

  private func agrees(
    _ view: CollectionView, _ elements: [Case.Element], offset: Point
  ) -> Bool {
    var viewport = view.viewport
    viewport.bounds.origin = offset
    let shown = view.layout.elements(of: view.arrangement, in: viewport)
    return elements.allSatisfy { element in
      guard let expected = Rect(oracle: element.frame),
        let found = shown.first(where: { $0.element == element.layoutElement })
      else { return false }
      return (found.frame.offset(by: .zero - offset)).isClose(to: expected, within: 1e-9)
    }
  }

  /// What was recorded hugs what it shows: each height is the answer to its question.
  ///
  /// Rows that were not recorded are as high as those beside them.
  private func view(of example: Case) throws -> CollectionView {
    var layout = ListLayout()
    layout.appearance = example.appearance == "plain" ? .plain : .insetGrouped
    layout.headerTopPadding = example.headerTopPadding
    layout.firstItemIsHeader = example.id == "firstitem"
    var heights: [Double] = []
    func key(_ height: Double) -> SizeKey {
      heights.append(height)
      return SizeKey(rawValue: UInt64(heights.count - 1))
    }
    func height(_ element: LayoutElement) -> Double? {
      example.elements.first { $0.layoutElement == element }?.frame[3]
    }
    let counts = example.counts ?? [5]
    let kinds = Set(example.elements.map(\.what))
    let sections = counts.enumerated().map { index, count in
      var section = Content.Section(
        count: count,
        sizeKeys: (0..<count).map { key(height(.cell(section: index, item: $0)) ?? 56) })
      if kinds.contains("header") {
        section.viewSizeKeys["header"] = key(height(.header(section: index)) ?? 44.5)
      }
      if kinds.contains("footer") {
        section.viewSizeKeys["footer"] = key(height(.footer(section: index)) ?? 35)
      }
      return section
    }
    return try CollectionView.measured(
      content: Content(sections: sections), layout: layout,
      in: Environment(size: Size(oracle: example.bounds), scale: 2)
    ) { Size(width: 0, height: heights[Int($0.key.rawValue)]) }
  }
}
