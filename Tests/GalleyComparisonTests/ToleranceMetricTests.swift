import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import Testing

@Suite struct ToleranceMetricTests {
  private let white = Bitmap.filled(width: 10, height: 1)

  /// Differs by 3, 16, 17 and 2 levels at 0, 4, 5 and 9.
  private var actual: Bitmap {
    white.setting(x: 0, y: 0, to: [252, 255, 255, 255])
      .setting(x: 4, y: 0, to: [239, 255, 255, 255]).setting(x: 5, y: 0, to: [255, 238, 255, 255])
      .setting(x: 9, y: 0, to: [255, 255, 253, 255])
  }

  @Test func `a difference of two levels is none unless less is asked for`() {
    #expect(columns(ToleranceMetric()) == [0, 4, 5])
    #expect(columns(ToleranceMetric(levels: 1)) == [0, 4, 5, 9])
    #expect(columns(ToleranceMetric(levels: 17)) == [])
  }

  @Test func `a region has a tolerance of its own`() {
    let text = ToleranceMetric.Region(Rect(x: 3, y: 0, width: 3, height: 1), levels: 16)
    #expect(columns(ToleranceMetric(levels: 2, in: [text])) == [0, 5])
  }

  @Test func `a region may be less tolerant than the rest`() {
    let logo = ToleranceMetric.Region(Rect(x: 9, y: 0, width: 1, height: 1), levels: 0)
    #expect(columns(ToleranceMetric(levels: 100, in: [logo])) == [9])
  }

  @Test func `where regions overlap the most tolerant holds`() {
    let regions = [16, 17, 0].map {
      ToleranceMetric.Region(Rect(x: 0, y: 0, width: 10, height: 1), levels: $0)
    }
    #expect(columns(ToleranceMetric(levels: 0, in: regions)) == [])
  }

  @Test func `a pixel belongs to the region of its centre`() {
    let touching = ToleranceMetric.Region(Rect(x: 4.4, y: 0, width: 1, height: 1), levels: 255)
    #expect(columns(ToleranceMetric(levels: 2, in: [touching])) == [0, 5])
  }

  @Test func `no tolerance excuses a size`() {
    let metric = ToleranceMetric(levels: 255)
    #expect(metric.compare(white, to: .filled(width: 11, height: 1)).differingPixels == 1)
  }

  @Test func `the limits tell the smallest tolerance that would pass`() throws {
    let report = ToleranceMetric().compare(white, to: actual)
    #expect(
      report.limits == [
        DiffLimit("levels", measured: 17, allowed: 2), DiffLimit("pixels", measured: 3, allowed: 0),
      ])
    try expectTight(ToleranceMetric.self, white, actual)
  }

  @Test func `levels are measured outside of the regions`() {
    let text = ToleranceMetric.Region(Rect(x: 3, y: 0, width: 3, height: 1), levels: 20)
    let report = ToleranceMetric(levels: 3, in: [text]).compare(white, to: actual)
    #expect(report.passes)
    #expect(report.limits.first == DiffLimit("levels", measured: 3, allowed: 3))
  }

  private func columns(_ metric: ToleranceMetric) -> [Int] {
    metric.compare(white, to: actual).runs.flatMap { $0.x..<$0.x + $0.count }
  }
}
