internal import GalleyGeometry

/// An axis-parallel box by its edges, for searches that cut boxes in two.
struct Bounds {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  var extent: Double { max(maxX - minX, maxY - minY) }

  /// The box cut across its longer side: the upper or left part first.
  var halves: (first: Bounds, second: Bounds) {
    var (first, second) = (self, self)
    if maxY - minY >= maxX - minX {
      let middle = (minY + maxY) / 2
      first.maxY = middle
      second.minY = middle
    } else {
      let middle = (minX + maxX) / 2
      first.maxX = middle
      second.minX = middle
    }
    return (first, second)
  }

  /// The point of the box that is nearest to a point: itself where it lies inside.
  func nearestPoint(to point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }

  /// The square of the distance from a point to the nearest point of the box; zero inside.
  func squaredDistance(to point: Point) -> Double {
    let dx = max(0, max(minX - point.x, point.x - maxX))
    let dy = max(0, max(minY - point.y, point.y - maxY))
    return dx * dx + dy * dy
  }

  /// The distance from a point to the farthest corner of the box.
  func farthestDistance(to point: Point) -> Double {
    squaredFarthestDistance(to: point).squareRoot()
  }

  func squaredFarthestDistance(to point: Point) -> Double {
    let dx = max(point.x - minX, maxX - point.x)
    let dy = max(point.y - minY, maxY - point.y)
    return dx * dx + dy * dy
  }
}
