import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `Circles around a centre` {
  @Test func `the front chain gives the coordinates of d3`() throws {
    let cases = try CirclesOracleFile<CirclesDiscCase>.load("disc.json")
    var tally = OracleTally("disc.json")
    for oracle in cases {
      let radii = oracle.input.radii
      let tolerance = 1e-6 * (radii.max() ?? 0)
      let packed = FrontChainPacker.pack(radii: radii)
      let agrees =
        abs(packed.radius - oracle.expected.enclosing[2]) <= tolerance
        && zip(packed.centers, oracle.expected.centres).allSatisfy {
          abs($0.x - $1[0]) <= tolerance && abs($0.y - $1[1]) <= tolerance
        }
      let isComplete = packed.centers.count == oracle.expected.centres.count
      tally.judge(oracle.input.id, ["circles": agrees, "count": isComplete])
    }
    tally.report()
  }
}
