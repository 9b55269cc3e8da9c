package import GalleyGraphics

/// Lets a share of the pixels differ, each by more than eyes tell apart.
///
/// For references whose tests say how precise they are held.
package struct PrecisionMetric: DiffMetric {
  package static let kind = "precision"
  package static let summary = "the share of pixels that differ by more than a distance of colors"

  /// The share of pixels that may differ, from 0 to 1.
  private let share: Double
  /// The largest difference that is none, in ΔE; below 0.001 nothing but the same is the same.
  private let difference: Double

  package init(options: MetricOptions) { self.init(share: 0, difference: 0) }

  /// - Parameters:
  ///   - share: The share of pixels that may differ; what is no share from 0 to 1 is the nearer one.
  ///   - difference: The largest difference that is none, in ΔE.
  package init(share: Double, difference: Double) {
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    self.difference = difference.isFinite ? min(max(difference, 0), 100) : 0
  }

  /// Compares two bitmaps; what only one of them covers fails, whatever its share is.
  package func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    let scan = PixelScan(expected, actual)
    var tally = DiffTally()
    var memory = PerceivedDifferences()
    let isExact = difference < 0.001
    scan.forEachDifference { x, y, left, right in
      let levels = left.difference(from: right)
      guard levels > 0 else { return }
      let amount = memory.difference(left, right)
      tally.add(x: x, y: y, difference: amount, counts: isExact || amount > difference)
    }
    var report = tally.report(of: scan.extent, unit: "ΔE", fullDifference: 100)
    let total = max(1, scan.extent.commonWidth * scan.extent.commonHeight)
    report.limits.insert(
      DiffLimit(
        "percent of pixels", measured: Double(report.differingPixels) / Double(total) * 100,
        allowed: share * 100), at: 0)
    return report
  }
}
