internal import GalleyGeometry

/// Bounds the clearance in a box where a circle of some radius found no place.
///
/// Branch and bound: in a box no point is farther from a circle than the farthest corner is, and what the
/// middle has is surely there. Halves whose bound is hardly above the best middle are left; the bound that
/// remains is a 16th of the way from the true clearance to the radius, so that a place is searched in vain
/// only a few times before it is known well enough.
struct ClearanceBound {
  /// The radius that found no place, in points.
  let radius: Double
  let width: Double

  /// Circles within reach of the box, grown by the radius. Those that matter in a half of it come first.
  private var obstacles: [Circle]
  /// The greatest clearance found at a point, less the radius; below zero.
  private var reached = -Double.infinity
  /// The greatest bound of the boxes that were not worth cutting, less the radius.
  private var bound = -Double.infinity

  init(radius: Double, width: Double, obstacles: [Circle]) {
    self.radius = radius
    self.width = width
    self.obstacles = obstacles
  }

  /// No circle larger than this has its centre in the box.
  mutating func capacity(of box: Bounds) -> Double {
    refine(box, upperBound(of: box, among: obstacles.count), among: obstacles.count)
    return radius + bound
  }

  /// - Parameter count: Only so many of the obstacles, the first ones, matter in the box.
  private mutating func refine(_ box: Bounds, _ upper: Double, among count: Int) {
    let count = gather(count, mattering: box, below: upper)
    reached = max(reached, clearance(inMiddleOf: box, among: count))
    guard upper > reached * (1 - 1.0 / 16), box.extent > radius * 1e-6 else {
      bound = max(bound, upper)
      return
    }
    let (first, second) = box.halves
    let firstBound = upperBound(of: first, among: count)
    let secondBound = upperBound(of: second, among: count)
    if firstBound >= secondBound {
      refine(first, firstBound, among: count)
      refine(second, secondBound, among: count)
    } else {
      refine(second, secondBound, among: count)
      refine(first, firstBound, among: count)
    }
  }

  /// Moves what can limit the clearance in a box to the front, and counts it.
  private mutating func gather(_ count: Int, mattering box: Bounds, below upper: Double) -> Int {
    var kept = 0
    for index in 0..<count {
      let reach = upper + obstacles[index].radius
      guard box.squaredDistance(to: obstacles[index].center) <= reach * reach else { continue }
      obstacles.swapAt(index, kept)
      kept += 1
    }
    return kept
  }

  private func upperBound(of box: Bounds, among count: Int) -> Double {
    var bound = min(min(box.maxX, width - box.minX), box.maxY) - radius
    for index in 0..<count {
      let obstacle = obstacles[index]
      let square = box.squaredFarthestDistance(to: obstacle.center)
      // Comparing squares first saves most of the roots.
      let limit = bound + obstacle.radius
      if limit > 0, square < limit * limit { bound = square.squareRoot() - obstacle.radius }
    }
    return bound
  }

  private func clearance(inMiddleOf box: Bounds, among count: Int) -> Double {
    let middle = Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    var clearance = min(min(middle.x, width - middle.x), middle.y) - radius
    for index in 0..<count {
      let offset = obstacles[index].center - middle
      let square = offset.dx * offset.dx + offset.dy * offset.dy
      let limit = clearance + obstacles[index].radius
      if limit > 0, square < limit * limit {
        clearance = square.squareRoot() - obstacles[index].radius
      }
    }
    return clearance
  }
}
