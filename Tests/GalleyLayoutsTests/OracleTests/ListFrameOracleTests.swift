import GalleyGeometry
import GalleyLayouts
import Testing

/// list-frames.json: frames of lists on devices whose texts are as high as usual, in both looks.
struct ListFrameOracleTests {
  private static let file = "list-frames.json"

  struct Case: Decodable {
    var id: String
    var look: String
    var appearance: String
    var width: Double
    var scale: Double
    var sections: [Section]
    var elements: [Element]
    var contentHeight: Double?
    var cornerRadius: Double

    struct Section: Decodable {
      var header: Double?
      var rows: [Double]
    }

    struct Element: Decodable {
      var what: String
      var section: Int
      var item: Int
      var frame: [Double]

      var layoutElement: LayoutElement {
        switch what {
        case "header": .header(section: section)
        case "separator":
          .decoration(kind: ListStyle.separator, section: section, item: item)
        default: .cell(section: section, item: item)
        }
      }
    }
  }

  @Test func `lists of both looks agree with every recorded frame`() throws {
    var tally = OracleTally(Self.file)
    for example in try OracleFile<Case>.load(Self.file).cases {
      let layout = try layout(of: example)
      let view = try view(of: example, layout: layout)
      func holds(_ agrees: (Rect, Rect) -> Bool) -> Bool {
        example.elements.allSatisfy { element in
          guard let expected = Rect(oracle: element.frame),
            let found = view.arrangement.attributes(of: element.layoutElement)
          else { return false }
          return agrees(found.frame, expected)
        }
      }
      let height = view.arrangement.contentSize.height
      tally.judge(
        example.id,
        [
          "sides": holds { abs($0.minX - $1.minX) < 1e-9 && abs($0.maxX - $1.maxX) < 1e-9 },
          "places": holds { abs($0.minY - $1.minY) < 0.001 },
          "heights": holds { abs($0.height - $1.height) < 0.001 },
          "content": example.contentHeight.map { abs($0 - height) < 0.001 } ?? true,
          "corners": layout.listStyle(ofSection: 0)?.cornerRadius == example.cornerRadius,
        ])
    }
    tally.report()
  }

  private func layout(of example: Case) throws -> ListLayout {
    var layout = ListLayout()
    layout.look = try #require(SystemStyle(rawValue: example.look))
    layout.appearance = try #require(ListStyle.Appearance(rawValue: example.appearance))
    layout.headerExtent = .points(0)
    layout.footerExtent = .points(0)
    return layout
  }

  private func view(of example: Case, layout: ListLayout) throws -> CollectionView {
    let sections = example.sections.map { section in
      var content = Content.Section(
        sizes: section.rows.map { Size(width: 0, height: $0) })
      content.metrics.headerExtent = section.header.map { .points($0) }
      return content
    }
    return try CollectionView(
      content: Content(sections: sections), layout: layout,
      in: Environment(size: Size(width: example.width, height: 800), scale: example.scale))
  }
}
