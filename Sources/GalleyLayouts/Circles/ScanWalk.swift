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
