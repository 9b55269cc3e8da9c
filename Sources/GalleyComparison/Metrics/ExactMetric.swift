public import GalleyGraphics

/// Sees every pixel that looks different: the metric for drawings that are the same in every bit.
///
/// Colors are compared premultiplied by alpha and rounded to whole levels, so that what no eye can
/// see (the color of a transparent pixel) is no difference. Two opaque pixels are the same only
/// where their bytes are. Premultiplied pixels are equal just where the two look the same on black
/// and on white: on black they show as they are, on white with `255 - alpha` more.
public struct ExactMetric: DiffMetric {
  public static let kind = "exact"
  public static let summary = "every pixel whose premultiplied color or alpha differs at all"

  public var judgesPixelsAlone: Bool { true }

  public init(options: MetricOptions) {}

  public func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    let scan = PixelScan(expected, actual)
    var tally = DiffTally()
    scan.forEachDifference { x, y, left, right in
      let levels = left.difference(from: right)
      if levels > 0 { tally.add(x: x, y: y, difference: Double(levels)) }
    }
    var report = tally.report(of: scan, unit: "levels", fullDifference: 255)
    report.limits.insert(
      contentsOf: [
        DiffLimit("pixels", measured: Double(report.differingPixels), allowed: 0),
        DiffLimit("levels", measured: tally.largest, allowed: 0),
      ], at: 0)
    return report
  }
}
