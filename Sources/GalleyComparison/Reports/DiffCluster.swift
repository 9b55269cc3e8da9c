public import GalleyGeometry

/// Differing pixels that touch each other, at a side or at a corner.
public struct DiffCluster: Hashable, Sendable {
  public var pixelCount: Int
  /// The smallest rectangle, in pixels, that holds them.
  public var boundingBox: Rect

  public init(pixelCount: Int, boundingBox: Rect) {
    self.pixelCount = pixelCount
    self.boundingBox = boundingBox
  }
}

extension DiffCluster {
  /// The clusters of runs, the largest first; of those as large, the first in reading order.
  ///
  /// Complexity: almost linear in the number of runs.
  /// - Parameter runs: in reading order, none overlapping another.
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
