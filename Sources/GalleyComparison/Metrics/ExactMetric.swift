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
    return report(tally, of: scan.extent)
  }

  /// Compares all 16 bits, in levels of 255: the least difference is 1/257 of a level.
  public func compare(_ expected: DeepBitmap, to actual: DeepBitmap) -> DiffReport {
    let extent = ScanExtent(
      expected: (expected.width, expected.height), actual: (actual.width, actual.height))
    var tally = DiffTally()
    for y in 0..<extent.commonHeight {
      for x in 0..<extent.commonWidth {
        let left = expected.pixels[y * expected.width + x]
        let right = actual.pixels[y * actual.width + x]
        guard left != right else { continue }
        let difference = left.difference(from: right)
        if difference > 0 { tally.add(x: x, y: y, difference: Double(difference) / 257) }
      }
    }
    return report(tally, of: extent)
  }

  private func report(_ tally: DiffTally, of extent: ScanExtent) -> DiffReport {
    var report = tally.report(of: extent, unit: "levels", fullDifference: 255)
    report.limits.insert(
      contentsOf: [
        DiffLimit("pixels", measured: Double(report.differingPixels), allowed: 0),
        DiffLimit("levels", measured: tally.largest, allowed: 0),
      ], at: 0)
    return report
  }
}
