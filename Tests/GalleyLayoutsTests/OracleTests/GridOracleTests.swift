import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

/// grid.json: what PrimeGrid, compiled unmodified, did.
struct GridOracleTests {
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
      var crash: Bool?
      var contentSize: [Double]?
      var frames: [[Double]]?
      var headersSectionRect: [Header]?
      var rectQueries: [Query]?
      var ifZeroWereTreatedAsOne: Answer?
    }

    struct Answer: Decodable {
      var contentSize: [Double]
      var frames: [[Double]]
      var headersSectionRect: [Header]
      var rectQueries: [Query]
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

  @Test func `grid lays out every case as the original`() throws {
    var tally = OracleTally("grid.json")
    for example in try OracleFile<Case>.load("grid.json").cases {
      guard let expected = answer(example.expected) else {
        Issue.record("\(example.input.id) has no answer")
        continue
      }
      let arrangement = try arrange(example.input)
      tally.judge(
        example.input.id,
        [
          "crash": example.expected.crash != true,
          "frames": arrangement.cellFrames.isClose(to: expected.frames, within: 1e-9),
          "headers": headersAgree(arrangement, expected.headersSectionRect),
          "content size": arrangement.contentSize.isClose(
            to: Size(oracle: expected.contentSize), within: 1e-9),
          "rectangle queries": expected.rectQueries.allSatisfy { queryAgrees(arrangement, $0) },
        ])
    }
    tally.report()
  }

  private func answer(_ expected: Case.Expected) -> Case.Answer? {
    if let zeroAsOne = expected.ifZeroWereTreatedAsOne { return zeroAsOne }
    guard let contentSize = expected.contentSize, let frames = expected.frames,
      let headers = expected.headersSectionRect, let queries = expected.rectQueries
    else { return nil }
    return Case.Answer(
      contentSize: contentSize, frames: frames, headersSectionRect: headers, rectQueries: queries)
  }

  private func arrange(_ input: Case.Input) throws -> Arrangement {
    var layout = GridLayout()
    layout.scrollDirection = input.direction == "vertical" ? .vertical : .horizontal
    layout.columns = .fixed(input.fixedDivisionCount)
    layout.spacing = input.itemSpacing
    layout.aspect = input.itemFlexibleAspect
    layout.headerExtent = .points(input.headerFlexibleDimension)
    return try layout.arrange(
      Content(sections: input.scales.map { Content.Section(measures: $0) }),
      in: Environment(
        size: Size(oracle: input.bounds), contentInset: EdgeInsets(oracle: input.contentInsetTlbr))
    )
  }

  private func headersAgree(_ arrangement: Arrangement, _ expected: [Case.Header]) -> Bool {
    let headers = arrangement.allAttributes().filter { $0.element.kind == "header" }
    return headers.count == expected.count
      && expected.allSatisfy { header in
        guard let frame = arrangement.attributes(of: .header(section: header.section))?.frame else {
          return false
        }
        return [frame].isClose(to: [header.frame], within: 1e-9)
      }
  }

  /// The original counts items through all sections.
  private func queryAgrees(_ arrangement: Arrangement, _ query: Case.Query) -> Bool {
    guard let rect = Rect(oracle: query.rect) else { return false }
    let hits = arrangement.attributes(in: rect).map(\.element)
    let items = hits.filter { $0.category == .cell }
      .compactMap { arrangement.position(of: $0.indexPath) }
    let headers = hits.filter { $0.kind == "header" }.map(\.indexPath.section)
    return items.sorted() == query.items.sorted() && headers.sorted() == query.headers.sorted()
  }
}
