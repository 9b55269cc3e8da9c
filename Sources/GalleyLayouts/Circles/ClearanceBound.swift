internal import GalleyGeometry

/// Bounds the clearance in a box where a circle of some radius found no place.
///
/// Where a circle has no place, each point that could have been its highest one lies inside an
/// obstacle. The one that lies least deep has clearance, less than the radius by that depth, and
/// near it lies the point that has most: a smaller circle frees it from three sides at once, so
/// that the radius is too large by a third of the depth where the three lie evenly around. A circle
/// smaller by a quarter of the depth is asked for next, and then one by what the depth became less
/// by; where it finds no place either, it is the better bound.
struct ClearanceBound {
  /// How many circles are asked for at most.
  private static let limit = 5

  private var obstacles: [Obstacle] = []

  /// No circle larger than this has its centre in the box; nil where a circle of the search's
  /// radius may have.
  ///
  /// - `neighbors`: What is in reach of the box, grown by the radius of the search.
  /// - doubt: How deep a place may lie inside an obstacle and the search may still find it, in
  ///   points.
  mutating func capacity(
    of box: Bounds, for search: PlaceSearch, among neighbors: [Obstacle], doubt: Double
  ) -> Double? {
    obstacles.removeAll(keepingCapacity: true)
    obstacles.append(contentsOf: neighbors)
    return obstacles.withUnsafeMutableBufferPointer { obstacles in
      var cover = BoxCover(obstacles)
      return Self.bound(of: box, for: search, under: &cover, doubt: doubt)
    }
  }

  private static func bound(
    of box: Bounds, for search: PlaceSearch, under cover: inout BoxCover, doubt: Double
  ) -> Double? {
    cover.grow(by: 0, below: search.radius)
    var depth = cover.leastDepth(for: search, in: box, downTo: doubt)
    guard depth > doubt else { return nil }
    var bound = search
    var step = depth / 4
    for _ in 1..<limit {
      guard depth > (search.radius - bound.radius) / 4, step < bound.radius else { break }
      let smaller = PlaceSearch(
        radius: bound.radius - step, width: search.width, tolerance: search.tolerance)
      cover.grow(by: -step, below: depth)
      let next = cover.leastDepth(for: smaller, in: box, downTo: smaller.tolerance)
      guard next > smaller.tolerance else { break }
      bound = smaller
      // Depths become less in a straight line, nearly.
      step = 0.9 * next * step / (depth - next)
      depth = next
    }
    return bound.threshold.nextDown
  }
}

/// Obstacles that cover a box.
private struct BoxCover {
  private let obstacles: UnsafeMutableBufferPointer<Obstacle>
  private var least = 0.0
  /// The obstacle that covered the point before, and most likely covers the next.
  private var likely = 0

  init(_ obstacles: UnsafeMutableBufferPointer<Obstacle>) { self.obstacles = obstacles }

  /// Makes all obstacles larger, and forgets what was found out.
  ///
  /// - `limit`: The depth from which on points do not matter.
  mutating func grow(by growth: Double, below limit: Double) {
    for index in obstacles.indices {
      let obstacle = obstacles[index]
      obstacles[index] = Obstacle(
        center: obstacle.center, radius: obstacle.radius + growth, tolerance: limit)
    }
    least = limit
  }

  /// How deep that point lies inside an obstacle which lies least deep of those that could be the
  /// highest place in a box; no more than the limit.
  ///
  /// - `enough`: Whether there is one that lies less deep does not matter.
  mutating func leastDepth(
    for search: PlaceSearch, in box: Bounds, downTo enough: Double
  ) -> Double {
    guard let box = search.centers(in: box) else { return least }
    guard !obstacles.isEmpty else { return 0 }
    consider(Point(x: box.minX, y: box.minY), in: box)
    let (most, capacity) = (obstacles.count + 3, max(128, obstacles.count + 3))
    withUnsafeTemporaryAllocation(of: Point.self, capacity: capacity) { places in
      var count = 0
      for index in obstacles.indices {
        if count + most > capacity {
          consider(UnsafeBufferPointer(places)[..<count], in: box, downTo: enough)
          count = 0
        }
        gather(index, for: search, in: box, to: places, &count)
      }
      consider(UnsafeBufferPointer(places)[..<count], in: box, downTo: enough)
    }
    return least
  }

  @inline(__always)
  private mutating func consider(
    _ places: Slice<UnsafeBufferPointer<Point>>, in box: Bounds, downTo enough: Double
  ) {
    for place in places {
      guard least > enough else { return }
      consider(place, in: box)
    }
  }

  /// Writes down where an obstacle meets the upper edge, the sides and those after it.
  @inline(__always)
  private func gather(
    _ index: Int, for search: PlaceSearch, in box: Bounds,
    to places: UnsafeMutableBufferPointer<Point>, _ count: inout Int
  ) {
    var end = count
    @inline(__always)
    func add(_ x: Double, _ y: Double, _ isThere: Bool) {
      places[end] = Point(x: x, y: y)
      end += isThere ? 1 : 0
    }
    let obstacle = obstacles[index]
    let (center, square) = (obstacle.center, obstacle.radius * obstacle.radius)
    let (left, right, up) = (box.minX - center.x, box.maxX - center.x, box.minY - center.y)
    let (atTop, atLeft) = (square - up * up, square - left * left)
    let atRight = square - right * right
    add(center.x + abs(atTop).squareRoot(), box.minY, atTop >= 0)
    add(box.minX, center.y + abs(atLeft).squareRoot(), atLeft >= 0)
    add(box.maxX, center.y + abs(atRight).squareRoot(), atRight >= 0)
    for other in index + 1..<obstacles.count {
      let (place, doMeet) = obstacle.lowerMeeting(
        with: obstacles[other], tolerance: search.tolerance)
      add(place.x, place.y, doMeet)
    }
    count = end
  }

  @inline(__always)
  private mutating func consider(_ point: Point, in box: Bounds) {
    let point = box.nearestPoint(to: point)
    guard obstacles[likely].isFree(point) else { return }
    for index in obstacles.indices where !obstacles[index].isFree(point) {
      likely = index
      return
    }
    var depth = -Double.infinity
    for obstacle in obstacles { depth = max(depth, obstacle.depth(of: point)) }
    guard depth < least else { return }
    least = depth
    for index in obstacles.indices { obstacles[index].tolerate(least) }
  }
}
