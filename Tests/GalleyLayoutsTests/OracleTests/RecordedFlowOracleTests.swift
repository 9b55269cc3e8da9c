import GalleyGeometry
import GalleyLayouts
import Testing

/// recorded-flow.json: what UICollectionViewFlowLayout gave in a simulator of iOS 26.
struct RecordedFlowOracleTests {
  struct Case: Decodable {
    var id: String
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var collectionView: View
      var layout: Layout
      var sizeForItemAt: [[[Double]]]?
      var numberOfItems: [Int]
      var cell: Cell?
    }

    struct View: Decodable { var frame: [Double] }

    struct Layout: Decodable {
      var scrollDirection: String
      var itemSize: [Double]?
      var estimatedItemSize: String?
      var minimumInteritemSpacing: Double
      var minimumLineSpacing: Double
      var sectionInset: Edges
      var headerReferenceSize: [Double]?
      var footerReferenceSize: [Double]?
    }

    struct Edges: Decodable { var top, left, bottom, right: Double }

    struct Cell: Decodable { var texts: [String] }

    struct Expected: Decodable {
      var elements: [Element]
      var noView: [Element]?
      var labelSizesImplied: [String: [Double]]?
    }

    struct Element: Decodable {
      var what: String
      var section: Int?
      var item: Int?
      var frame: [Double]?
    }
  }

  @Test func `flow agrees with every recorded frame`() throws {
    var tally = OracleTally("recorded-flow.json")
    for example in try OracleFile<Case>.load("recorded-flow.json").cases {
      let view = try view(of: example)
      tally.judge(
        example.id,
        [
          "frames": example.expected.elements.allSatisfy { element in
            guard element.what != "collectionView", let frame = element.frame else { return true }
            let found = view.arrangement.attributes(of: named(element))?.frame
            return found.map { [$0].isClose(to: [frame], within: 1e-6) } ?? false
          },
          "no view": (example.expected.noView ?? []).allSatisfy { element in
            !view.visibleElements.contains { $0.element == named(element) }
          },
        ])
    }
    tally.report()
  }

  private func named(_ element: Case.Element) -> LayoutElement {
    switch element.what {
    case "header": .header(section: element.section ?? 0)
    case "footer": .footer(section: element.section ?? 0)
    default: .cell(section: element.section ?? 0, item: element.item ?? 0)
    }
  }

  /// A cell wants the size of its label, and 12 points beside it and 8 above and below.
  private func view(of example: Case) throws -> CollectionView {
    let labels = example.expected.labelSizesImplied ?? [:]
    let texts = example.input.cell?.texts ?? []
    return try CollectionView.measured(
      content: content(example.input), layout: layout(example.input.layout),
      in: Environment(
        size: Size(oracle: Array(example.input.collectionView.frame.dropFirst(2))), scale: 2)
    ) { question in
      let label = Size(oracle: labels[texts[Int(question.key.rawValue)]] ?? [0, 0])
      return Size(width: label.width + 24, height: label.height + 16)
    }
  }

  private func content(_ input: Case.Input) -> Content {
    Content(
      sections: input.numberOfItems.enumerated().map { index, count in
        var section = Content.Section(count: count)
        section.sizes = input.sizeForItemAt?[index].map(Size.init(oracle:))
        if input.cell != nil {
          section.sizeKeys = (0..<count).map { SizeKey(rawValue: UInt64($0)) }
        }
        return section
      })
  }

  private func layout(_ input: Case.Layout) -> FlowLayout {
    var layout = FlowLayout()
    layout.compatibility = .uikit
    layout.scrollDirection = input.scrollDirection == "vertical" ? .vertical : .horizontal
    layout.item =
      input.estimatedItemSize == nil
      ? input.itemSize.map { ItemSize(Size(oracle: $0)) } : ItemSize(width: .fit, height: .fit)
    layout.interitemSpacing = input.minimumInteritemSpacing
    layout.lineSpacing = input.minimumLineSpacing
    let inset = input.sectionInset
    layout.insets = EdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    layout.headerExtent = .points(input.headerReferenceSize?[1] ?? 0)
    layout.footerExtent = .points(input.footerReferenceSize?[1] ?? 0)
    return layout
  }
}
