import GalleyGeometry
import GalleyLayouts
import Testing

/// magazine.json: the sections that the tests of MagazineLayout publish, said as one group of rows.
struct MagazineOracleTests {
  private struct Case: Decodable {
    struct Item: Decodable {
      var height: Double
      var columns: Int
      /// As high as the highest of its row.
      var stretches: Bool?
      var ignoresItemInsets: Bool?
    }

    var id: String
    var top: Double
    var items: [Item]
    var frames: [[Double]]
    var header: [Double]
    var footer: [Double]
    var background: [Double]

    /// Items of one width mode that follow each other, as many as stand beside each other.
    var rows: [[Item]] {
      var rows: [[Item]] = []
      for item in items {
        if let last = rows.last, let first = last.first, last.count < first.columns,
          first.columns == item.columns, item.columns > 1
        {
          rows[rows.count - 1].append(item)
        } else {
          rows.append([item])
        }
      }
      return rows
    }
  }

  @Test func `a published section of mixed widths is one group of rows`() throws {
    var tally = OracleTally("magazine.json")
    for example in try OracleFile<Case>.load("magazine.json").cases {
      let view = try view(of: example)
      func agrees(_ element: LayoutElement, _ frame: [Double]) -> Bool {
        let found = view.arrangement.attributes(of: element)?.frame
          .offset(by: Vector(dx: 0, dy: example.top + 30))
        return found == Rect(oracle: frame)
      }
      let numbered = Array(zip(example.items, example.frames).enumerated())
      func agree(_ isWide: Bool) -> Bool {
        numbered.filter { ($0.element.0.ignoresItemInsets ?? false) == isWide }
          .allSatisfy { agrees(.cell(section: 0, item: $0.offset), $0.element.1) }
      }
      tally.judge(
        example.id,
        [
          "items": agree(false), "items that ignore insets": agree(true),
          "header": agrees(.header(section: 0), example.header),
          "footer": agrees(.footer(section: 0), example.footer),
          "background": agrees(
            .decoration(kind: "background", section: 0), example.background),
        ])
    }
    tally.report()
  }

  private func view(of example: Case) throws -> CollectionView {
    var layout = GroupLayout(
      .vertical(example.rows.map(row), height: .fit, spacing: .fixed(30)))
    layout.insets = EdgeInsets(top: 10, leading: 25, bottom: 10, trailing: 15)
    layout.headerExtent = 50
    layout.footerExtent = 50
    layout.header.followsInsets = false
    layout.header.extentAcross = .points(300)
    layout.header.alignment = .leading
    layout.header.offset = Vector(dx: 15, dy: 0)
    layout.footer = layout.header
    layout.background = GroupBackground(insets: EdgeInsets(leading: 15, trailing: 5))
    let keys = example.items.indices.map { SizeKey(rawValue: UInt64($0)) }
    return try CollectionView.measured(
      content: Content(sections: [Content.Section(count: example.items.count, sizeKeys: keys)]),
      layout: layout, in: Environment(size: Size(width: 320, height: 480))
    ) { question in
      Size(width: 0, height: example.items[Int(question.key.rawValue)].height)
    }
  }

  /// An item has its share of the row less what lies between, also where it is alone.
  private func row(_ items: [Case.Item]) -> GroupItem {
    let count = Double(items[0].columns)
    let width = GroupDimension.width(Length(share: 1 / count, points: -20 * (count - 1) / count))
    let parts = items.map { item in
      GroupItem.item(width: width, height: item.stretches == true ? .uniform : .fit)
    }
    return .horizontal(
      parts, width: .width(.fraction(1)), height: .fit, spacing: .fixed(20), count: items.count)
  }
}
