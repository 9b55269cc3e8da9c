public import GalleyGeometry

/// What a metric says of two bitmaps; numbers are exact and in pixels.
public struct DiffReport: Hashable, Sendable {
  /// The pixels that differ, in reading order.
  public let runs: [PixelRun]
  /// The number of pixels that differ.
  ///
  /// Where the sizes differ, what only one of the two covers counts as different.
  public let differingPixels: Int
  /// The number of pixels that were compared: the larger of the two in each direction.
  public let totalPixels: Int
  /// The largest difference of a component among the pixels that differ, in levels from 0 to 255.
  ///
  /// A pixel that only one of the two covers differs by 255.
  public let largestDifference: Int
  /// Where the largest difference is, the first in reading order; nil where there is none.
  public let largestDifferencePlace: PixelPlace?
  /// The smallest rectangle, in pixels, that holds every differing pixel; nil where there is none.
  public let boundingBox: Rect?

  /// Counts and bounds the runs in time linear in their number.
  ///
  /// - Parameter runs: in reading order, none overlapping another.
  public init(
    runs: [PixelRun], totalPixels: Int, largestDifference: Int,
    largestDifferencePlace: PixelPlace?
  ) {
    self.runs = runs
    self.differingPixels = runs.reduce(0) { $0 + $1.count }
    self.totalPixels = totalPixels
    self.largestDifference = largestDifference
    self.largestDifferencePlace = largestDifferencePlace
    self.boundingBox = Self.boundingBox(of: runs)
  }

  /// Whether no pixel differs.
  public var isSame: Bool { runs.isEmpty }

  private static func boundingBox(of runs: [PixelRun]) -> Rect? {
    guard let first = runs.first, let last = runs.last else { return nil }
    let left = runs.reduce(first.x) { min($0, $1.x) }
    let right = runs.reduce(first.x) { max($0, $1.x + $1.count) }
    return Rect(
      x: Double(left), y: Double(first.y),
      width: Double(right - left), height: Double(last.y + 1 - first.y))
  }
}
