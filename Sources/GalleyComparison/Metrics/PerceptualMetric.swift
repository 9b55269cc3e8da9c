public import GalleyGraphics

/// Sees what eyes see: each pixel by CIEDE2000, and how the pixels that differ lie together.
///
/// Four limits, because each alone is blind to something: one pixel may be off by a little, as
/// where an edge falls otherwise between two pixels, but not by much (``difference``); many may be
/// off by a little, but not side by side, as a surface of another color (``density``), nor in one
/// long piece (``cluster``), nor in a line that only one of the two has (``line``). What an edge that
/// lies up to a quarter of a pixel further changes is not dense, however many edges there are. Pixels
/// with transparency are compared on black and on white, and the larger difference counts. What only
/// one bitmap covers is never tolerated.
public struct PerceptualMetric: DiffMetric {
  public static let kind = "perceptual"
  public static let summary = "CIEDE2000 of each pixel, and how those that differ lie together"

  /// The largest difference of a pixel that passes, in ΔE.
  public var difference: Double
  /// The largest share of a window that may differ visibly and by more than a shifted edge, in
  /// percent.
  public var density: Double
  /// The largest number of touching pixels that may differ visibly.
  public var cluster: Double
  /// The largest number of touching pixels that differ visibly where one bitmap is plain and the
  /// other is not.
  public var line: Double
  /// The difference, in ΔE, above which a pixel differs visibly; at most ``difference``.
  public var visible: Double
  /// The side of the square in which ``density`` is counted, in pixels.
  public var window: Double

  public static let options = [
    allowedDifference, allowedDensity, allowedCluster, allowedLine, visibleDifference, windowSide,
  ]

  private static let allowedDifference = MetricOption(
    "difference", unit: "ΔE", default: 32, in: 0...200,
    summary: "the largest difference of a pixel that passes")
  private static let allowedDensity = MetricOption(
    "density", unit: "%", default: 24, in: 0...100,
    summary: "the largest share of a window that may differ by more than an edge's shift")
  private static let allowedCluster = MetricOption(
    "cluster", unit: "px", default: 500, in: 0...1e9, isWhole: true,
    summary: "the largest number of touching pixels that may differ visibly")
  private static let allowedLine = MetricOption(
    "line", unit: "px", default: 16, in: 0...1e9, isWhole: true,
    summary: "the largest number of touching pixels where only one picture shows anything")
  private static let visibleDifference = MetricOption(
    "visible", unit: "ΔE", default: 1, in: 0...200,
    summary: "the difference above which a pixel differs visibly")
  private static let windowSide = MetricOption(
    "window", unit: "px", default: 8, in: 1...1024, isWhole: true,
    summary: "the side of the square in which density is counted")

  public init(options: MetricOptions) {
    difference = options[Self.allowedDifference]
    density = options[Self.allowedDensity]
    cluster = options[Self.allowedCluster]
    line = options[Self.allowedLine]
    visible = options[Self.visibleDifference]
    window = options[Self.windowSide]
  }

  /// Compares two bitmaps; a pixel counts as different where it differs visibly.
  /// - Throws: where a tolerance is out of its range or no number.
  public func compare(
    _ expected: Bitmap, to actual: Bitmap
  ) throws(ComparisonError) -> DiffReport {
    try check()
    let scan = PixelScan(expected, actual)
    let threshold = min(visible, difference)
    var tally = DiffTally()
    var memory = PerceivedDifferences()
    scan.forEachDifference { x, y, left, right in
      let amount = memory.difference(left, right)
      if amount > 0 { tally.add(x: x, y: y, difference: amount, counts: amount > threshold) }
    }
    let line = LoneLines(expected, actual, visible: threshold).largest(of: tally.runs, &memory)
    let changes = ShiftedEdges(expected, actual).changes(in: tally.runs)
    let dense = changes.merging(scan.extent.uncoveredRuns)
    var report = tally.report(of: scan.extent, unit: "ΔE", fullDifference: 100)
    report.limits.insert(
      contentsOf: limits(of: report, in: scan, dense: dense, largest: tally.largest, line: line),
      at: 0)
    return report
  }

  private func check() throws(ComparisonError) {
    try Self.allowedDifference.check(difference)
    try Self.allowedDensity.check(density)
    try Self.allowedCluster.check(cluster)
    try Self.allowedLine.check(line)
    try Self.visibleDifference.check(visible)
    try Self.windowSide.check(window)
  }

  private func limits(
    of report: DiffReport, in scan: PixelScan, dense: [PixelRun], largest: Double, line: Int
  ) -> [DiffLimit] {
    let densest = DensestWindow(side: Int(window), width: scan.width, height: scan.height)
      .share(of: dense, in: report.boundingBox)
    return [
      DiffLimit("difference", measured: largest, allowed: difference),
      DiffLimit("density", measured: densest * 100, allowed: density),
      DiffLimit(
        "cluster", measured: Double(report.clusters.first?.pixelCount ?? 0), allowed: cluster),
      DiffLimit("line", measured: Double(line), allowed: self.line),
    ]
  }
}
