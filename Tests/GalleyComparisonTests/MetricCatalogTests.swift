import GalleyComparison
import GalleyGraphics
import Testing

@Suite struct MetricCatalogTests {
  @Test func `the standard catalog names its metrics`() {
    #expect(MetricCatalog.standard.kinds == ["exact", "tolerance"])
    #expect(MetricCatalog.standard["exact"] == ExactMetric.self)
    #expect(MetricCatalog.standard["psychic"] == nil)
  }

  @Test func `a metric of one's own is added, or takes the place of its kind`() throws {
    let catalog = MetricCatalog.standard.adding(SizeMetric.self).adding(SizeMetric.self)
    #expect(catalog.kinds == ["exact", "tolerance", "size"])
    let metric = try #require(catalog["size"]).init()
    let (small, large) = (Bitmap.filled(width: 1, height: 1), Bitmap.filled(width: 2, height: 1))
    #expect(try metric.compare(small, to: small).isSame)
    #expect(try !metric.compare(small, to: large).isSame)
  }
}

/// Sees sizes only.
private struct SizeMetric: DiffMetric {
  static let kind = "size"
  static let summary = "sizes that differ"

  init(options: MetricOptions) {}

  func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    let isSame = expected.width == actual.width && expected.height == actual.height
    return DiffReport(
      runs: isSame ? [] : [PixelRun(x: 0, y: 0, count: 1)], totalPixels: 1,
      largestDifference: isSame ? 0 : 255, largestDifferencePlace: nil)
  }
}
