public import GalleyGeometry

/// What a metric says of two bitmaps; numbers are unrounded, places are in pixels.
public struct DiffReport: Hashable, Sendable {
  /// The pixels that the metric counts as different, in reading order; none in a report that was
  /// written down and read back.
  package let runs: [PixelRun]
  /// The number of pixels that differ.
  ///
  /// Where the sizes differ, what only one of the two covers counts as different.
  public let differingPixels: Int
  /// The number of pixels that were compared: the larger of the two in each direction.
  public let totalPixels: Int
  /// The largest difference that was measured, in ``unit``, also where it is too small to count.
  public let largestDifference: Double
  /// What the metric measures differences of pixels in, such as `levels` or `ΔE`.
  public let unit: String
  /// Where the largest difference is, the first in reading order; nil where there is none.
  package let largestDifferencePlace: PixelPlace?
  /// The smallest rectangle, in pixels, that holds every differing pixel; nil where there is none.
  public let boundingBox: Rect?
  /// The pixels that differ by groups that touch each other, the largest first.
  public let clusters: [DiffCluster]
  /// What was measured against each tolerance of the metric; what is larger fails.
  ///
  /// Where the sizes differ, `uncovered` is among them, which no option of a metric allows.
  public internal(set) var limits: [DiffLimit]

  /// Counts and bounds the runs in time linear in their number.
  ///
  /// - Parameters:
  ///   - runs: in reading order, none overlapping another.
  ///   - limits: nil where no pixel may differ.
  package init(
    runs: [PixelRun], totalPixels: Int, largestDifference: Double,
    largestDifferencePlace: PixelPlace?, unit: String = "levels", limits: [DiffLimit]? = nil
  ) {
    self.runs = runs
    let count = runs.reduce(0) { $0 + $1.count }
    self.differingPixels = count
    self.totalPixels = totalPixels
    self.largestDifference = largestDifference
    self.largestDifferencePlace = largestDifferencePlace
    self.unit = unit
    self.boundingBox = Self.boundingBox(of: runs)
    self.clusters = DiffCluster.clusters(of: runs)
    self.limits = limits ?? [DiffLimit("pixels", measured: Double(count), allowed: 0)]
  }

  /// A report as it was written down, which tells everything but the single pixels.
  package init(
    differingPixels: Int, totalPixels: Int, largestDifference: Double, unit: String,
    largestDifferencePlace: PixelPlace?, boundingBox: Rect?, clusters: [DiffCluster],
    limits: [DiffLimit]
  ) {
    self.runs = []
    self.differingPixels = differingPixels
    self.totalPixels = totalPixels
    self.largestDifference = largestDifference
    self.unit = unit
    self.largestDifferencePlace = largestDifferencePlace
    self.boundingBox = boundingBox
    self.clusters = clusters
    self.limits = limits
  }

  /// Whether no pixel differs.
  public var isSame: Bool { differingPixels == 0 }

  /// The limits that do not hold.
  public var exceededLimits: [DiffLimit] { limits.filter { !$0.holds } }

  /// Whether everything that was measured is within its tolerance.
  public var passes: Bool { limits.allSatisfy(\.holds) }

  private static func boundingBox(of runs: [PixelRun]) -> Rect? {
    guard let first = runs.first, let last = runs.last else { return nil }
    let left = runs.reduce(first.x) { min($0, $1.x) }
    let right = runs.reduce(first.x) { max($0, $1.x + $1.count) }
    return Rect(
      x: Double(left), y: Double(first.y),
      width: Double(right - left), height: Double(last.y + 1 - first.y))
  }
}
