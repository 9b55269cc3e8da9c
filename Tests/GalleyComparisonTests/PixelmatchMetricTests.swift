import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import Testing

@Suite struct PixelmatchMetricTests {
  @Test func `the counts are those of pixelmatch's versions 6 and 7, to the pixel`() throws {
    let rows = try PixelmatchFixture.rows(of: "pixelmatch")
    #expect(rows.count == 32)
    for row in rows { try expectCounts(of: row) }
  }

  @Test func `with transparency each version's counts are its own, to the pixel`() throws {
    let rows = try PixelmatchFixture.rows(of: "transparency")
    #expect(Set(rows.filter { $0.version6 != $0.version7 }.map(\.names)).count >= 8)
    for row in rows { try expectCounts(of: row) }
  }

  private func expectCounts(of row: PixelmatchFixture) throws {
    let (expected, actual) = (try row.bitmap(0), try row.bitmap(1))
    for (version, count) in [(6, row.version6), (7, row.version7)] {
      var metric = PixelmatchMetric()
      metric.threshold = row.threshold
      metric.includesAntialiasing = row.includesAntialiasing
      metric.blending = version
      let report = try metric.compare(expected, to: actual)
      #expect(report.differingPixels == count, "\(row.testDescription), version \(version)")
    }
  }

  private let white = Bitmap.filled(width: 8, height: 8)

  @Test func `what only one of two sizes covers counts and is never tolerated`() throws {
    var metric = PixelmatchMetric()
    metric.pixels = 100
    let report = try metric.compare(white, to: .filled(width: 9, height: 7))
    // A column of 7 on the right, a row of 8 below.
    #expect(report.differingPixels == 15)
    #expect(report.totalPixels == 72)
    #expect(report.exceededLimits == [DiffLimit("uncovered", measured: 15, allowed: 0)])
  }

  @Test func `each limit passes with what it measured, and fails with a hair less`() throws {
    var generator = SplitMix64(seed: 11)
    let noise = (0..<64 * 4).map { _ in UInt8.random(in: 200...255, using: &generator) }
    let noisy = Bitmap(width: 8, height: 8, pixels: noise)
    for pixels in [0, 5, 40] {
      try expectTight(
        PixelmatchMetric.self, with: ["pixels": Double(pixels), "threshold": 0.02],
        white, noisy)
    }
  }

  @Test func `numbers that are none are refused, not compared with`() {
    var metric = PixelmatchMetric()
    metric.threshold = .nan
    #expect(throws: ComparisonError("threshold is nan; give a number from 0 to 1")) {
      try metric.compare(white, to: white)
    }
  }

  @Test func `bitmaps without pixels are the same`() throws {
    let none = Bitmap(width: 0, height: 0, pixels: [])
    #expect(try PixelmatchMetric().compare(none, to: none).passes)
    #expect(try PixelmatchMetric().compare(none, to: white).differingPixels == 64)
  }
}
