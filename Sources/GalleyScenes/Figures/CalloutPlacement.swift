internal import GalleyGeometry

/// Where the labels of callouts stand beside a panel, and the ways of their leaders.
///
/// Labels stand in a column on the left and one on the right, each column in the order in which its
/// leaders leave their targets. A leader runs level from beside its target to the edge of the
/// panel, and from there straight to its label. Leaders leave at different heights, so their level
/// parts do not meet; and the straight parts of a column join two lines in the same order, so they
/// do not cross. (One-sided boundary labeling; Bekos, Kaufmann, Symvonis and Wolff, 2007.)
struct CalloutPlacement {
  enum Side: Hashable {
    case left
    case right
  }

  /// What is pointed at, in the coordinates of the panel.
  struct Target {
    var frame: Rect
    /// Of its label.
    var labelSize: Size
    /// Nil for the side on which its leader is short and passes over few others.
    var side: Side?
    /// Between its edge and the end of its leader.
    var clearance = 0.0
  }

  /// The place of one callout.
  struct Place: Equatable {
    var label: Rect
    var side: Side
    /// From the target to the label: three points.
    var leader: [Point]
  }

  /// Between the panel and the labels.
  static let gutter = 32.0
  /// Between labels of a column.
  static let spacing = 10.0
  /// Between the ends of leaders, where there is room for it; less where there is none.
  private static let separations = [6.0, 3, 1, 0.25, 1e-3]

  private let targets: [Target]
  private let panel: Rect
  /// What leaders had better not pass over.
  private let obstacles: [Rect]

  /// - `panel`: What labels stand beside; it holds all targets.
  /// - `obstacles`: What leaders had better not pass over, apart from the targets.
  init(_ targets: [Target], beside panel: Rect, avoiding obstacles: [Rect] = []) {
    self.targets = targets
    self.panel = panel
    self.obstacles = targets.map(\.frame) + obstacles
  }

  /// The places of the callouts, in their order; nil where leaders cannot leave at different heights.
  func places() -> [Place]? {
    guard !targets.isEmpty else { return [] }
    // 1. A side and a wanted height for each.
    let exits = self.exits()
    // 2. Different heights for all.
    guard let heights = distinctHeights(of: exits) else { return nil }
    // 3. Labels in the order of those heights.
    var places: [Place?] = Array(repeating: nil, count: targets.count)
    for side in [Side.left, .right] {
      let column = targets.indices.filter { exits[$0].side == side }
        .sorted { heights[$0] < heights[$1] }
      for (index, label) in zip(column, labels(of: column, at: heights, on: side)) {
        places[index] = Place(
          label: label, side: side,
          leader: leader(of: index, at: heights[index], on: side, to: label))
      }
    }
    return places.compactMap(\.self)
  }

  // MARK: - Sides and heights

  private struct Exit {
    var side: Side
    var height: Double
  }

  private func exits() -> [Exit] {
    var counts: [Side: Int] = [:]
    return targets.indices.map { index in
      let candidates = (targets[index].side.map { [$0] } ?? [.left, .right]).flatMap { side in
        Self.shares.map { share -> (exit: Exit, cost: Double) in
          let frame = targets[index].frame
          let exit = Exit(side: side, height: frame.minY + frame.height * share)
          return (exit, cost(of: exit, from: index) + Double(counts[side, default: 0]) * 20)
        }
      }
      let best = candidates.min { $0.cost < $1.cost }?.exit ?? Exit(side: .right, height: 0)
      counts[best.side, default: 0] += 1
      return best
    }
  }

  /// Shares of a target's height at which a leader may leave it, the best first.
  private static let shares = [0.5, 0.3, 0.7, 0.15, 0.85]

  /// The length of a leader in the panel, and much for all else that it passes over.
  private func cost(of exit: Exit, from index: Int) -> Double {
    let frame = targets[index].frame
    let way =
      exit.side == .left
      ? Rect(minX: panel.minX, minY: exit.height, maxX: frame.minX, maxY: exit.height)
      : Rect(minX: frame.maxX, minY: exit.height, maxX: panel.maxX, maxY: exit.height)
    let crossed = obstacles.count { obstacle in
      obstacle.minY < exit.height && exit.height < obstacle.maxY
        && obstacle.minX < way.maxX && way.minX < obstacle.maxX && !obstacle.contains(frame)
    }
    return way.width + Double(crossed) * 10_000 + abs(exit.height - frame.midY) * 0.01
  }

  /// Heights in the frames of their targets, no two of which are the same.
  private func distinctHeights(of exits: [Exit]) -> [Double]? {
    let order = exits.indices.sorted {
      (exits[$0].height, targets[$0].frame.maxY, $0)
        < (exits[$1].height, targets[$1].frame.maxY, $1)
    }
    return Self.separations.lazy.compactMap { heights(of: exits, in: order, apart: $0) }.first
  }

  private func heights(of exits: [Exit], in order: [Int], apart distance: Double) -> [Double]? {
    var heights = exits.map(\.height)
    // As low as the one before asks for, then up again as far as each target reaches.
    for (before, index) in zip(order, order.dropFirst()) {
      heights[index] = max(heights[index], heights[before] + distance)
    }
    var lowest = Double.infinity
    for index in order.reversed() {
      heights[index] = min(heights[index], targets[index].frame.maxY, lowest)
      lowest = heights[index] - distance
    }
    let fits = order.allSatisfy { heights[$0] >= targets[$0].frame.minY - 1e-9 }
    return fits ? heights : nil
  }

  // MARK: - Labels and leaders

  /// Each as near to its leader's height as the others of the column let it: the least sum of squares,
  /// by pooling those that would overlap.
  private func labels(of column: [Int], at heights: [Double], on side: Side) -> [Rect] {
    var pools: [(sum: Double, count: Int)] = []
    var above = 0.0
    var offsets: [Double] = []
    for index in column {
      let height = targets[index].labelSize.height
      offsets.append(above)
      pools.append((heights[index] - height / 2 - above, 1))
      above += height + Self.spacing
      while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].count += last.count
      }
    }
    let tops = zip(pools.flatMap { Array(repeating: mean($0), count: $0.count) }, offsets).map(+)
    return zip(column, tops).map { index, top in
      let size = targets[index].labelSize
      let x =
        side == .left ? panel.minX - Self.gutter - size.width : panel.maxX + Self.gutter
      return Rect(x: x, y: top, width: size.width, height: size.height)
    }
  }

  private func mean(_ pool: (sum: Double, count: Int)) -> Double { pool.sum / Double(pool.count) }

  private func leader(of index: Int, at height: Double, on side: Side, to label: Rect) -> [Point] {
    let target = targets[index]
    // All bend at one distance from the panel, where the farthest of their ends may lie.
    let bend = targets.map(\.clearance).max() ?? 0
    switch side {
    case .left:
      return [
        Point(x: target.frame.minX - target.clearance, y: height),
        Point(x: panel.minX - bend, y: height), Point(x: label.maxX, y: label.midY),
      ]
    case .right:
      return [
        Point(x: target.frame.maxX + target.clearance, y: height),
        Point(x: panel.maxX + bend, y: height), Point(x: label.minX, y: label.midY),
      ]
    }
  }
}
