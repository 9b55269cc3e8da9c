import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `Circles by the original walk` {
  @Test func `every case of the original is reproduced but for the table's exceptions`() throws {
    var tally = OracleTally("circles.json")
    for oracle in try CirclesOracleFile<CirclesScanCase>.load("circles.json") {
      tally.judge(oracle.input.id, ["frames": CirclesOracle.problem(in: oracle) == nil])
    }
    tally.report()
  }

  @Test func `with all predecessors the content is as large as the original's would be`() throws {
    for oracle in try CirclesOracleFile<CirclesScanCase>.load("circles.json") {
      let input = oracle.input
      let horizontal = input.direction == "horizontal"
      let (near, far) = horizontal ? (0, 2) : (1, 3)
      let walk = ScanWalk(
        width: input.bounds[horizontal ? 1 : 0] - input.insets[near] - input.insets[far],
        spacing: input.minSpace, increment: input.positionIncrement, predecessors: nil,
        checksStart: false)
      let ends = zip(walk.pack(diameters: input.diameters), input.diameters).map { $0.y + $1 }
      let (first, last) = horizontal ? (1, 3) : (0, 2)
      let length = (ends.max() ?? 0) + input.insets[first] + input.insets[last]
      let expected = oracle.expected.contentSizeIfAllPredecessorsChecked[horizontal ? 0 : 1]
      #expect(abs(length - expected) <= 1e-3, "\(input.id)")
    }
  }
}

/// What a case finds when it is compared.
enum CirclesOracle {
  /// The first difference of more than a thousandth of a point, or nil.
  static func problem(in oracle: CirclesScanCase) -> String? {
    do {
      let arrangement = try oracle.layout(predecessors: oracle.input.maxPredecessors)
        .arrange(oracle.content, in: oracle.environment)
      return difference(of: arrangement, from: oracle.expected)
    } catch {
      return "\(error)"
    }
  }

  private static func difference(
    of arrangement: Arrangement, from expected: CirclesScanCase.Expected
  ) -> String? {
    let size = arrangement.contentSize
    guard isNear([size.width, size.height], expected.contentSize) else {
      return "content size \(size), expected \(expected.contentSize)"
    }
    for (item, frame) in expected.frames.enumerated() {
      guard let found = arrangement.item(at: ItemPath(section: 0, item: item))?.frame,
        isNear([found.minX, found.minY, found.width, found.height], frame)
      else { return "item \(item), expected \(frame)" }
    }
    return arrangement.cellCount == expected.frames.count ? nil : "\(arrangement.cellCount) cells"
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= 1e-3 }
  }
}
