public import GalleyGeometry
public import GalleyGraphics

/// Sees the pixels that differ by more than a number of levels, another in some rectangles.
///
/// For pictures that two builds of the same libraries draw: texts differ by more than shapes do.
/// Colors are compared as by ``ExactMetric``. What only one bitmap covers always differs.
public struct ToleranceMetric: DiffMetric {
  public static let kind = "tolerance"
  public static let summary = "pixels with a component that differs by more than a number of levels"

  /// A rectangle with a tolerance of its own.
  public struct Region: Hashable, Sendable {
    /// In pixels; a pixel belongs to the rectangle that its centre lies in.
    public var rect: Rect
    /// The largest difference that is none, in levels.
    public var levels: Int

    /// Makes a region of a rectangle in pixels, in which channels may differ by so many levels.
    public init(_ rect: Rect, levels: Int) {
      self.rect = rect
      self.levels = levels
    }
  }

  /// The largest difference that is none, in levels, outside of the regions.
  public var levels: Int
  /// The regions with another tolerance; where regions overlap, the most tolerant.
  public var regions: [Region]

  public static let options = [allowedLevels]

  private static let allowedLevels = MetricOption(
    "levels", unit: "levels", default: 2, in: 0...255, isWhole: true,
    summary: "the largest difference of a component that is none")

  public init(options: MetricOptions) { self.init(levels: Int(options[Self.allowedLevels])) }

  public var judgesPixelsAlone: Bool { regions.isEmpty }

  /// - Parameters:
  ///   - levels: the largest difference that is none, from 0 (nothing differs) to 255.
  ///   - regions: where another tolerance holds.
  public init(levels: Int, in regions: [Region] = []) {
    self.levels = levels
    self.regions = regions
  }

  /// Compares two bitmaps; what only one of the two covers always differs.
  ///
  /// The limit `levels` measures what lies outside of the regions, `pixels` all that differ.
  public func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    let scan = PixelScan(expected, actual)
    var tally = DiffTally()
    var largestOutside = 0
    scan.forEachDifference { x, y, left, right in
      let difference = left.difference(from: right)
      guard difference > 0 else { return }
      let regional = tolerance(x: x, y: y)
      if regional == nil { largestOutside = max(largestOutside, difference) }
      tally.add(
        x: x, y: y, difference: Double(difference), counts: difference > regional ?? levels)
    }
    var report = tally.report(of: scan.extent, unit: "levels", fullDifference: 255)
    report.limits.insert(
      contentsOf: [
        DiffLimit("levels", measured: Double(largestOutside), allowed: Double(levels)),
        DiffLimit("pixels", measured: Double(report.differingPixels), allowed: 0),
      ], at: 0)
    return report
  }

  /// The tolerance of the regions that a pixel lies in; nil where it lies in none.
  private func tolerance(x: Int, y: Int) -> Int? {
    guard !regions.isEmpty else { return nil }
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    return regions.lazy.filter { $0.rect.contains(center) }.map(\.levels).max()
  }
}
