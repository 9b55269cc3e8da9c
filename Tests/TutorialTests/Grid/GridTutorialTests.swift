import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// grid.json: what the original grid, compiled unmodified, did; its gaps for empty sections included.
struct GridTutorialTests {
  struct Case: Decodable {
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var id: String
      var direction: String
      var bounds: [Double]
      var contentInsetTlbr: [Double]
      var fixedDivisionCount: Int
      var itemSpacing: Double
      var itemFlexibleAspect: Double
      var headerFlexibleDimension: Double
      var scales: [[Double]]
    }

    struct Expected: Decodable {
      /// Whether the original ended the program, at a scale of 0.
      var crash: Bool?
      var contentSize: [Double]?
      var frames: [[Double]]?
      var headersSectionRect: [Header]?
      var rectQueries: [Query]?
    }

    struct Query: Decodable {
      var rect: [Double]
      var items: [Int]
      var headers: [Int]
    }

    struct Header: Decodable {
      var section: Int
      var frame: [Double]

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        section = try container.decode(Int.self)
        frame = try container.decode([Double].self)
      }
    }
  }

  @Test func `every case is laid out as recorded`() throws {
    var count = 0
    for example in try Oracle<Case>.cases("grid.json") where example.expected.crash != true {
      let (input, expected) = (example.input, example.expected)
      let arrangement = try arrangement(input)
      let name: Comment = "\(input.id)"
      #expect(
        arrangement.contentSize.isClose(
          to: Size(oracle: try #require(expected.contentSize)), within: 1e-9), name)
      #expect(
        arrangement.cellFrames.isClose(to: try #require(expected.frames), within: 1e-9), name)
      let headers = arrangement.allAttributes().filter { $0.element.kind == "header" }
      #expect(headers.count == expected.headersSectionRect?.count, name)
      for header in expected.headersSectionRect ?? [] {
        let frame = arrangement.attributes(of: .header(section: header.section))?.frame
        #expect([frame ?? .zero].isClose(to: [header.frame], within: 1e-9), name)
      }
      for query in expected.rectQueries ?? [] {
        #expect(items(of: arrangement, in: query) == query.items.sorted(), name)
      }
      count += 1
    }
    #expect(count == 34)
  }

  private func arrangement(_ input: Case.Input) throws -> Arrangement {
    let setup = GridSetup(
      scales: input.scales, isVertical: input.direction == "vertical",
      divisions: input.fixedDivisionCount, spacing: input.itemSpacing,
      aspect: input.itemFlexibleAspect, header: input.headerFlexibleDimension)
    return try UIKitLayout(making: setup.maker).arrange(
      Content(sections: input.scales.map { Content.Section(count: $0.count) }),
      in: Environment(
        size: Size(oracle: input.bounds), contentInset: EdgeInsets(oracle: input.contentInsetTlbr)))
  }

  /// The original counts items through all sections.
  private func items(of arrangement: Arrangement, in query: Case.Query) -> [Int] {
    let rect = Rect(
      x: query.rect[0], y: query.rect[1], width: query.rect[2], height: query.rect[3])
    return arrangement.attributes(in: rect).map(\.element).filter { $0.category == .cell }
      .compactMap { arrangement.position(of: $0.indexPath) }.sorted()
  }
}
