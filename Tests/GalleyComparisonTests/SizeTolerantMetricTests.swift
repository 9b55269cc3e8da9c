import GalleyGraphics
import Testing

@testable import GalleyComparison

@Suite struct SizeTolerantMetricTests {
  private let small = Bitmap.filled(width: 4, height: 3)
  private let large = Bitmap.filled(width: 5, height: 4)
  private let metric = SizeTolerantMetric(ExactMetric(), pixels: 1)

  @Test func `what only one covers is counted, and judged by the tolerance of sizes alone`() throws
  {
    for (expected, actual) in [(small, large), (large, small)] {
      let report = try metric.compare(expected, to: actual)
      #expect(report.passes)
      #expect(!report.isSame)
      #expect(report.differingPixels == 5 * 4 - 4 * 3)
      #expect(report.totalPixels == 5 * 4)
      #expect(report.largestDifferencePlace == nil)
      #expect(
        report.limits == [
          DiffLimit("size", measured: 1, allowed: 1),
          DiffLimit("pixels", measured: 0, allowed: 0),
          DiffLimit("levels", measured: 0, allowed: 0),
        ])
    }
  }

  @Test func `a wider and a lower picture is judged by what both cover`() throws {
    let report = try metric.compare(
      Bitmap.filled(width: 4, height: 4), to: Bitmap.filled(width: 5, height: 3))
    #expect(report.passes)
    // The corner is covered by neither.
    #expect(report.differingPixels == 4 + 3)
  }

  @Test func `no tolerance of sizes excuses a pixel that both cover`() throws {
    let report = try metric.compare(small, to: large.setting(x: 1, y: 2, to: [0, 255, 255, 255]))
    #expect(
      report.exceededLimits == [
        DiffLimit("pixels", measured: 1, allowed: 0),
        DiffLimit("levels", measured: 255, allowed: 0),
      ])
    #expect(report.largestDifferencePlace == PixelPlace(x: 1, y: 2))
  }

  @Test func `beyond the tolerance it is told by how much, and nothing is excused`() throws {
    let report = try metric.compare(small, to: Bitmap.filled(width: 7, height: 3))
    #expect(report.exceededLimits.contains(DiffLimit("size", measured: 3, allowed: 1)))
    #expect(report.exceededLimits.contains(DiffLimit("uncovered", measured: 9, allowed: 0)))
    #expect(report.differingPixels == 9)
  }

  @Test func `of the same size nothing is different from the metric alone`() throws {
    let other = small.setting(x: 1, y: 2, to: [0, 255, 255, 255])
    #expect(try metric.compare(small, to: other) == ExactMetric().compare(small, to: other))
  }

  @Test func `of samples with 16 bits it is the same`() throws {
    let report = try metric.compare(DeepBitmap(small), to: DeepBitmap(large))
    #expect(report.passes)
    #expect(report.differingPixels == 8)
    var other = DeepBitmap(large)
    other.pixels[0].x -= 1
    #expect(try !metric.compare(DeepBitmap(small), to: other).passes)
  }
}
