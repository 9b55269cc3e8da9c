internal import GalleyGeometry

/// Packs circles by the greedy walk of the Circles Layout tutorial.
///
/// Each circle starts to the right of the middle of the one before it and steps to the right, by
/// `increment`, until it is far enough from its predecessors; past the right end the walk goes on at the
/// left, one increment lower. It never goes back up.
struct ScanWalk {
  let width: Double
  let spacing: Double
  /// The length of a step, in points; above zero.
  let increment: Double
  /// How many of the circles placed last are looked at; nil for all of them, so that none overlap.
  let predecessors: Int?
  /// Whether the place that a walk starts at must lie inside the right end, which the original leaves unchecked.
  let checksStart: Bool

  /// The upper left corners of the circles' squares, in points from the strip's upper left corner.
  func pack(diameters: [Double]) -> [Point] {
    var neighbors = ScanNeighbors(
      width: width, reach: (diameters.max() ?? 0) + spacing, spacing: spacing)
    var start = Point.zero
    var places: [Point] = []
    places.reserveCapacity(diameters.count)
    for (index, diameter) in diameters.enumerated() {
      let oldest = predecessors.map { index - $0 } ?? 0
      let place = walk(from: start, diameter: diameter, past: &neighbors, oldest: oldest)
      neighbors.insert(at: place, diameter: diameter)
      places.append(place)
      start = Point(x: place.x + diameter / 2, y: place.y)
    }
    return places
  }

  /// The first free place along the walk.
  ///
  /// Every place is the row's first plus a whole number of steps, as if each were visited; those that
  /// one and the same circle blocks are passed in one go.
  private func walk(
    from start: Point, diameter: Double, past neighbors: inout ScanNeighbors, oldest: Int
  ) -> Point {
    var place = start
    var steps = 0.0
    var firstX = start.x
    if checksStart, isPastEnd(start.x, diameter) {
      (place, firstX) = (Point(x: 0, y: start.y + increment), 0)
    }
    while let reach = neighbors.blockedReach(at: place, diameter: diameter, oldest: oldest) {
      steps += max(1, ((reach - place.x) / increment).rounded(.down))
      place.x = firstX + steps * increment
      if isPastEnd(place.x, diameter) {
        place = Point(x: 0, y: place.y + increment)
        (steps, firstX) = (0, 0)
      }
    }
    return place
  }

  private func isPastEnd(_ x: Double, _ diameter: Double) -> Bool {
    x + diameter > width + width * 1e-12
  }
}

/// The circles of a scan that may still be in the way, in columns as wide as the largest one's reach.
///
/// The walk never goes back up, so a circle that ends above the walk is forgotten for good.
private struct ScanNeighbors {
  private struct Neighbor {
    var index: Int
    var center: Point
    var radius: Double
  }

  private let spacing: Double
  private let columnWidth: Double
  private var columns: [[Neighbor]]
  private var count = 0
  private var last: Neighbor?

  /// - `reach`: The largest diameter and the spacing: the farthest that two centres can be and be
  ///   too near.
  init(width: Double, reach: Double, spacing: Double) {
    self.spacing = spacing
    columnWidth = max(reach, max(width, 1) / 4096)
    columns = Array(repeating: [], count: Int(max(width, 0) / columnWidth) + 2)
  }

  /// Remembers a circle by the upper left corner of its square.
  mutating func insert(at place: Point, diameter: Double) {
    defer { count += 1 }
    let radius = diameter / 2
    let neighbor = Neighbor(
      index: count, center: Point(x: place.x + radius, y: place.y + radius), radius: radius)
    // Points without spacing pile up in one place, where the first of them is enough.
    if radius + spacing == 0, let last, last.center == neighbor.center, last.radius == 0 { return }
    last = neighbor
    columns[column(at: neighbor.center.x)].append(neighbor)
  }

  /// Up to which x a circle that starts at this height or lower is too near some neighbour; nil
  /// where it is free.
  ///
  /// - `oldest`: The number of the first circle that is looked at.
  mutating func blockedReach(at place: Point, diameter: Double, oldest: Int) -> Double? {
    let radius = diameter / 2
    let center = Point(x: place.x + radius, y: place.y + radius)
    let middle = column(at: center.x)
    var reach: Double?
    for index in max(0, middle - 1)...min(columns.count - 1, middle + 1) {
      forget(above: place.y, inColumn: index)
      for neighbor in columns[index] where neighbor.index >= oldest {
        let dx = neighbor.center.x - center.x
        let dy = neighbor.center.y - center.y
        let sum = neighbor.radius + radius + spacing
        guard (dx * dx + dy * dy).squareRoot() < sum else { continue }
        let chordEnd = neighbor.center.x + max(0, sum * sum - dy * dy).squareRoot()
        reach = max(reach ?? -.infinity, chordEnd - radius)
      }
    }
    return reach
  }

  private mutating func forget(above y: Double, inColumn index: Int) {
    let isGone = { (neighbor: Neighbor) in neighbor.center.y + neighbor.radius + spacing <= y }
    if columns[index].contains(where: isGone) { columns[index].removeAll(where: isGone) }
  }

  private func column(at x: Double) -> Int {
    min(max(0, Int(x / columnWidth)), columns.count - 1)
  }
}
