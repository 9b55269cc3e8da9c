public import GalleyGeometry
public import GalleyGraphics

/// Sees the pixels that differ by more than a number of levels, another in some rectangles.
///
/// For pictures that two builds of the same libraries draw: texts differ by more than shapes do.
/// Colors are compared as by ``ExactMetric``. What only one bitmap covers always differs.
public struct ToleranceMetric: DiffMetric {
  public static let kind = "tolerance"
  public static let summary = "pixels with a component that differs by more than 2 levels"

  /// A rectangle with a tolerance of its own.
  public struct Region: Hashable, Sendable {
    /// In pixels; a pixel belongs to the rectangle that its centre lies in.
    public var rect: Rect
    /// The largest difference that is none, in levels.
    public var levels: Int

    public init(_ rect: Rect, levels: Int) {
      self.rect = rect
      self.levels = levels
    }
  }

  /// The largest difference that is none, in levels, outside of the regions.
  public var levels: Int
  /// Where another tolerance holds; where regions overlap, the most tolerant.
  public var regions: [Region]

  public static let options = [allowedLevels]

  private static let allowedLevels = MetricOption(
    "levels", default: 2, in: 0...255, summary: "the largest difference that is none")

  public init(options: MetricOptions) { self.init(levels: Int(options[Self.allowedLevels])) }

  public var judgesPixelsAlone: Bool { regions.isEmpty }

  /// - Parameters:
  ///   - levels: the largest difference that is none, from 0 (nothing differs) to 255.
  ///   - regions: where another tolerance holds.
  public init(levels: Int, in regions: [Region] = []) {
    self.levels = levels
    self.regions = regions
  }

  public func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    let least = regions.reduce(levels) { min($0, $1.levels) }
    return PixelScan(expected, actual).report { x, y, left, right in
      let difference = left.difference(from: right)
      // Asking the regions is dear, so only what some place would not tolerate asks them.
      guard difference > least, difference > tolerance(x: x, y: y) else { return nil }
      return Double(difference)
    }
  }

  private func tolerance(x: Int, y: Int) -> Int {
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    return regions.lazy.filter { $0.rect.contains(center) }.map(\.levels).max() ?? levels
  }
}
