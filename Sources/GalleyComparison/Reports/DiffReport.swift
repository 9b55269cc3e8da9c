public import GalleyGeometry

/// The measurement of two bitmaps by a metric; numbers are unrounded, places are in pixels.
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
  /// The unit in which the metric measures differences of pixels, such as `levels` or `ΔE`.
  public let unit: String
  /// Where the largest difference is, the first in reading order; nil where there is none.
  package let largestDifferencePlace: PixelPlace?
  /// The smallest rectangle, in pixels, that holds every differing pixel; nil where there is none.
  public let boundingBox: Rect?
  /// The pixels that differ by groups that touch each other, the largest first.
  public let clusters: [DiffCluster]
  /// The measurement against each tolerance of the metric; what is larger fails.
  ///
  /// Where the sizes differ, `uncovered` is among them, which no option of a metric allows.
  public internal(set) var limits: [DiffLimit]

  /// Counts and bounds the runs in time linear in their number.
  ///
  /// - `runs`: in reading order, none overlapping another.
  /// - `limits`: nil where no pixel may differ.
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

  /// The report as it is written down, with the largest clusters only.
  package func summary(keepingClusters count: Int) -> DiffReport {
    DiffReport(
      differingPixels: differingPixels, totalPixels: totalPixels,
      largestDifference: largestDifference, unit: unit,
      largestDifferencePlace: largestDifferencePlace, boundingBox: boundingBox,
      clusters: Array(clusters.prefix(count)), limits: limits)
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

/// A tolerance of a metric, and what was measured against it.
public struct DiffLimit: Hashable, Sendable {
  /// The name by which a user sets the tolerance.
  public let name: String
  /// The measured value, unrounded: the smallest tolerance with which the comparison would pass.
  public let measured: Double
  /// The largest number that passes.
  public let allowed: Double

  /// Makes a limit with what was measured and what is allowed.
  public init(_ name: String, measured: Double, allowed: Double) {
    self.name = name
    self.measured = measured
    self.allowed = allowed
  }

  /// How much more would pass; negative where it does not.
  public var slack: Double { allowed - measured }

  /// Whether the measured is within the tolerance; what is no number never is.
  public var holds: Bool { measured <= allowed }
}

/// A pixel by column and row, from the top left corner.
package struct PixelPlace: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Pixels side by side in one row: the first by column and row, and how many there are.
package struct PixelRun: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var count: Int

  package init(x: Int, y: Int, count: Int) {
    self.x = x
    self.y = y
    self.count = count
  }
}

/// Differing pixels that touch each other, at a side or at a corner.
public struct DiffCluster: Hashable, Sendable {
  /// The number of pixels in the cluster that differ.
  public var pixelCount: Int
  /// The smallest rectangle, in pixels, that holds them.
  public var boundingBox: Rect

  /// Makes a cluster.
  public init(pixelCount: Int, boundingBox: Rect) {
    self.pixelCount = pixelCount
    self.boundingBox = boundingBox
  }
}

extension DiffCluster {
  /// The clusters of runs, the largest first; of those as large, the first in reading order.
  ///
  /// Complexity: almost linear in the number of runs.
  ///
  /// - `runs`: in reading order, none overlapping another.
  static func clusters(of runs: [PixelRun]) -> [DiffCluster] {
    var forest = RunForest(count: runs.count)
    var above = 0
    for (number, run) in runs.enumerated() {
      while above < number, isPast(runs[above], run) { above += 1 }
      var other = above
      while other < number, runs[other].y < run.y, runs[other].x <= run.x + run.count {
        if runs[other].x + runs[other].count >= run.x { forest.join(number, other) }
        other += 1
      }
    }
    return gathered(runs, forest: &forest)
  }

  /// Whether a run above lies wholly before everything that this run or a later one may touch.
  private static func isPast(_ run: PixelRun, _ current: PixelRun) -> Bool {
    run.y < current.y - 1 || (run.y == current.y - 1 && run.x + run.count < current.x)
  }

  private static func gathered(_ runs: [PixelRun], forest: inout RunForest) -> [DiffCluster] {
    var places: [Int: Int] = [:]
    var clusters: [DiffCluster] = []
    for (number, run) in runs.enumerated() {
      let box = Rect(
        x: Double(run.x), y: Double(run.y), width: Double(run.count), height: 1)
      let root = forest.root(of: number)
      if let place = places[root] {
        clusters[place].pixelCount += run.count
        clusters[place].boundingBox = clusters[place].boundingBox.union(box)
      } else {
        places[root] = clusters.count
        clusters.append(DiffCluster(pixelCount: run.count, boundingBox: box))
      }
    }
    let order = clusters.indices.sorted {
      (clusters[$1].pixelCount, $0) < (clusters[$0].pixelCount, $1)
    }
    return order.map { clusters[$0] }
  }
}

/// Sets of runs that join (union by index with path halving).
private struct RunForest {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of run: Int) -> Int {
    var run = run
    while parents[run] != run {
      parents[run] = parents[parents[run]]
      run = parents[run]
    }
    return run
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    parents[max(first, second)] = min(first, second)
  }
}
