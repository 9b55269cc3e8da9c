import GalleyComparison
import GalleyGraphics
import GalleyNotation
import Testing

@Suite struct MetricCatalogTests {
  @Test func `the standard catalog names its metrics`() {
    #expect(MetricCatalog.standard.kinds == ["exact", "tolerance", "perceptual", "pixelmatch"])
    #expect(MetricCatalog.standard["exact"] == ExactMetric.self)
    #expect(MetricCatalog.standard["psychic"] == nil)
  }

  @Test func `a metric of one's own is added, or takes the place of its kind`() throws {
    let catalog = MetricCatalog.standard.adding(SizeMetric.self).adding(SizeMetric.self)
    #expect(catalog.kinds == ["exact", "tolerance", "perceptual", "pixelmatch", "size"])
    let metric = try #require(catalog["size"]).init()
    let (small, large) = (Bitmap.filled(width: 1, height: 1), Bitmap.filled(width: 2, height: 1))
    #expect(try metric.compare(small, to: small).isSame)
    #expect(try !metric.compare(small, to: large).isSame)
  }

  @Test(
    arguments: [
      (
        "exat", [:],
        "unknown metric 'exat'; did you mean 'exact'?; expected exact, tolerance, perceptual or "
          + "pixelmatch"
      ),
      (
        "exact", ["levels": 1], "the metric exact has no option 'levels'; it has none, leave it out"
      ),
      (
        "perceptual", ["clutser": 1],
        "the metric perceptual has no option 'clutser'; did you mean 'cluster'?; expected "
          + "difference, density, cluster, line, visible or window"
      ),
      ("perceptual", ["density": 101], "density is 101; give a number from 0 to 100"),
      ("perceptual", ["difference": .nan], "difference is nan; give a number from 0 to 200"),
      ("perceptual", ["cluster": 0.5], "cluster is 0.5; give a whole number from 0 to 1000000000"),
      ("pixelmatch", ["pixels": 0.5], "pixels is 0.5; give a whole number from 0 to 1000000000"),
      ("tolerance", ["levels": 1.5], "levels is 1.5; give a whole number from 0 to 255"),
    ] as [(String, [String: Double], String)])
  func `an unknown name and a number out of range are told with the cure`(
    kind: String, options: [String: Double], message: String
  ) {
    #expect(throws: ComparisonError(message)) {
      try MetricCatalog.standard.metric(kind, options: options)
    }
  }

  @Test func `every default is in its range`() throws {
    for metric in MetricCatalog.standard.members {
      for option in metric.options { try option.check(option.defaultValue) }
    }
  }

  @Test func `tolerances are read from text`() throws {
    #expect(
      try MetricOptions(parsing: "difference=5,cluster=12.5").values
        == ["difference": 5, "cluster": 12.5])
  }

  @Test(
    arguments: [
      (
        "difference",
        "cannot read the tolerance 'difference'; give a name and a number, such as difference=5"
      ),
      (
        "cluster=many",
        "cannot read the tolerance 'cluster=many'; give a name and a number, such as difference=5"
      ),
      ("", "cannot read the tolerance ''; give a name and a number, such as difference=5"),
      ("a=1,a=2", "the tolerance 'a' is given twice; leave one out"),
    ])
  func `tolerances that cannot be read are told with the cure`(text: String, message: String) {
    #expect(throws: ComparisonError(message)) { try MetricOptions(parsing: text) }
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
