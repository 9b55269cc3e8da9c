package import GalleyGraphics

/// Measures with another metric what two pictures of nearly the same size have in common.
///
/// What only one of them covers is counted as different, and judged by the tolerance of sizes alone.
package struct SizeTolerantMetric: DiffMetric {
  package static let kind = "size"
  package static let summary = "what another metric sees of what two sizes have in common"

  private let base: any DiffMetric
  /// What the widths may differ by, and the heights, in pixels.
  private let pixels: Int

  package init(options: MetricOptions) { self.init(ExactMetric(), pixels: 0) }

  package init(_ base: any DiffMetric, pixels: Int) {
    self.base = base
    self.pixels = pixels
  }

  package var judgesPixelsAlone: Bool { base.judgesPixelsAlone }

  package func compare(
    _ expected: Bitmap, to actual: Bitmap
  ) throws(ComparisonError) -> DiffReport {
    try compare(expected, actual) { one, other throws(ComparisonError) in
      try base.compare(one, to: other)
    }
  }

  package func compare(
    _ expected: DeepBitmap, to actual: DeepBitmap
  ) throws(ComparisonError) -> DiffReport {
    try compare(expected, actual) { one, other throws(ComparisonError) in
      try base.compare(one, to: other)
    }
  }

  private func compare<Pixels: Croppable>(
    _ expected: Pixels, _ actual: Pixels,
    by measure: (Pixels, Pixels) throws(ComparisonError) -> DiffReport
  ) throws(ComparisonError) -> DiffReport {
    let extent = ScanExtent(
      expected: (expected.width, expected.height), actual: (actual.width, actual.height))
    guard extent.sizeDifference <= pixels else {
      return report(try measure(expected, actual), of: extent)
    }
    let (width, height) = (extent.commonWidth, extent.commonHeight)
    return report(
      try measure(
        expected.cropped(width: width, height: height),
        actual.cropped(width: width, height: height)), of: extent)
  }

  /// The report with the tolerance of sizes, where these differ.
  private func report(_ report: DiffReport, of extent: ScanExtent) -> DiffReport {
    guard extent.sizeDifference > 0 else { return report }
    let limit = DiffLimit(
      "size", measured: Double(extent.sizeDifference), allowed: Double(pixels))
    // Beyond the tolerance the other metric has counted it.
    let rest = extent.sizeDifference <= pixels ? extent.uncoveredRuns : []
    return DiffReport(
      runs: report.runs.merging(rest), totalPixels: extent.totalPixels,
      largestDifference: report.largestDifference,
      largestDifferencePlace: report.largestDifferencePlace, unit: report.unit,
      limits: [limit] + report.limits)
  }
}
