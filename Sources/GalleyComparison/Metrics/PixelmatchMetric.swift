public import GalleyGraphics

/// Counts what mapbox/pixelmatch 7.2 counts, to the pixel, for those who come from it.
///
/// Its model is blind to much: a pixel that looks like the smoothed edge of a shape never counts,
/// so that a circle may move by a pixel unseen. Transparency is blended as the model does it. Where
/// the original throws because the sizes differ, what both cover is compared as by the original,
/// and what only one covers counts as different and is never tolerated.
public struct PixelmatchMetric: DiffMetric {
  public static let kind = "pixelmatch"
  public static let summary = "the count of mapbox/pixelmatch 7.2, which leaves out smoothed edges"

  /// The distance of two colors that is none, from 0 to 1 (about that of black and white).
  public var threshold: Double
  /// The number of pixels that may differ.
  public var pixels: Double
  /// Whether pixels that look like smoothed edges count.
  public var includesAntialiasing: Bool
  /// The version whose blending is used: 6 blends transparency with white, 7 with a pattern.
  public var blending: Int

  public static let options = [
    allowedThreshold, allowedPixels, includesEdges, blendingVersion,
  ]

  private static let allowedThreshold = MetricOption(
    "threshold", default: 0.1, in: 0...1, summary: "the distance of two colors that is none")
  private static let allowedPixels = MetricOption(
    "pixels", unit: "px", default: 0, in: 0...1e9, isWhole: true,
    summary: "the number of pixels that may differ")
  private static let includesEdges = MetricOption(
    "include-aa", default: 0, in: 0...1, isWhole: true,
    summary: "1 counts also what looks like a smoothed edge")
  private static let blendingVersion = MetricOption(
    "blending", default: 7, in: 6...7, isWhole: true,
    summary: "6 blends transparency with white, 7 with a pattern")

  public init(options: MetricOptions) {
    threshold = options[Self.allowedThreshold]
    pixels = options[Self.allowedPixels]
    includesAntialiasing = options[Self.includesEdges] == 1
    blending = options[Self.blendingVersion] == 6 ? 6 : 7
  }

  /// Compares two bitmaps; differences are told on the scale of the threshold.
  /// - Throws: where the threshold or the blending is out of its range.
  public func compare(
    _ expected: Bitmap, to actual: Bitmap
  ) throws(ComparisonError) -> DiffReport {
    try Self.allowedThreshold.check(threshold)
    try Self.allowedPixels.check(pixels)
    try Self.blendingVersion.check(Double(blending))
    let scan = PixelScan(expected, actual)
    var tally = DiffTally()
    var distances: [Double] = []
    let limit = YIQDifference.largest * threshold * threshold
    measure(expected, actual, common: scan) { x, y, squared in
      let distance = Self.smallestThreshold(for: squared)
      tally.add(x: x, y: y, difference: distance, counts: squared > limit)
      distances.append(distance)
    }
    var report = tally.report(of: scan.extent, unit: "YIQ", fullDifference: 1)
    report.limits.insert(
      contentsOf: [
        DiffLimit("pixels", measured: Double(report.differingPixels), allowed: pixels),
        DiffLimit(
          "threshold", measured: smallestThreshold(among: distances), allowed: threshold),
      ], at: 0)
    return report
  }

  /// Calls `body` with the square distance of each pixel that differs and is no smoothed edge.
  private func measure(
    _ expected: Bitmap, _ actual: Bitmap, common: PixelScan,
    body: (_ x: Int, _ y: Int, _ squared: Double) -> Void
  ) {
    let difference = YIQDifference(blending: blending == 6 ? .white : .patterned)
    let (width, height) = (common.commonWidth, common.commonHeight)
    let left = expected.cropped(width: width, height: height)
    let right = actual.cropped(width: width, height: height)
    left.pixels.withUnsafeBytes { leftBytes in
      right.pixels.withUnsafeBytes { rightBytes in
        let detector = AntialiasingDetector(
          expected: PixelGridView(bytes: leftBytes, width: width, height: height),
          actual: PixelGridView(bytes: rightBytes, width: width, height: height),
          difference: difference)
        PixelScan(left, right).forEachDifference { x, y, one, other in
          let squared = difference.squared(one, other, at: (y * width + x) * 4)
          if squared > 0, includesAntialiasing || !detector.smooths(x: x, y: y) {
            body(x, y, squared)
          }
        }
      }
    }
  }

  /// The smallest threshold with which no more than the allowed number of pixels differ.
  private func smallestThreshold(among distances: [Double]) -> Double {
    if pixels < 1 { return distances.max() ?? 0 }
    let rest = distances.sorted(by: >).dropFirst(Int(pixels))
    return rest.first ?? 0
  }

  /// The smallest threshold with which a pixel of a square distance does not differ.
  private static func smallestThreshold(for squared: Double) -> Double {
    var threshold = (squared / YIQDifference.largest).squareRoot()
    while YIQDifference.largest * threshold * threshold < squared { threshold = threshold.nextUp }
    while YIQDifference.largest * threshold.nextDown * threshold.nextDown >= squared {
      threshold = threshold.nextDown
    }
    return threshold
  }
}
