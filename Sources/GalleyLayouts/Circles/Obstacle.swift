internal import GalleyGeometry

/// A placed circle grown by the radius of one that seeks a place: its centre may not lie inside.
struct Obstacle {
  let center: Point
  let radius: Double
  /// The square of the distance from which on a point is free.
  private var freeSquare = 0.0

  /// - `tolerance`: How deep a point may lie inside and still be free, in points.
  init(center: Point, radius: Double, tolerance: Double) {
    self.center = center
    self.radius = radius
    tolerate(tolerance)
  }

  /// Sets how deep a point may lie inside and still be free, in points.
  mutating func tolerate(_ depth: Double) {
    let reach = max(0, radius - depth)
    freeSquare = reach * reach
  }

  func isFree(_ point: Point) -> Bool { squaredDistance(to: point) >= freeSquare }

  /// Returns the depth of a point inside, in points; below zero outside.
  func depth(of point: Point) -> Double { radius - squaredDistance(to: point).squareRoot() }

  private func squaredDistance(to point: Point) -> Double {
    let dx = point.x - center.x
    let dy = point.y - center.y
    return dx * dx + dy * dy
  }

  /// Half of what a line cuts out that passes the centre at a distance; nil where it passes by.
  func halfChord(at distance: Double) -> Double? {
    let square = radius * radius - distance * distance
    return square >= 0 ? square.squareRoot() : nil
  }

  /// The lower of the two points where this and another one meet; it means nothing where they do
  /// not.
  ///
  /// Only the lower one can be a highest free point: what is free at the upper one lies above it.
  /// Nothing here branches, on which of them lies at the left or otherwise: no processor can
  /// predict it, and to be wrong after a division and a root costs more than both.
  ///
  /// - `tolerance`: The distance at which they still count as touching, in points.
  @inline(__always)
  func lowerMeeting(
    with other: Obstacle, tolerance: Double
  ) -> (point: Point, doMeet: Bool) {
    // 1 where this one lies at the left, else 0: what is multiplied by it stays exact.
    let left = Double(center.x <= other.center.x ? 1 : 0)
    let right = 1 - left
    let dx = abs(other.center.x - center.x)
    let dy = (left - right) * (other.center.y - center.y)
    let square = dx * dx + dy * dy
    let sum = radius + other.radius + tolerance
    let (ownSquare, otherSquare) = (radius * radius, other.radius * other.radius)
    let leftSquare = left * ownSquare + right * otherSquare
    let rightSquare = right * ownSquare + left * otherSquare
    let along = (square + leftSquare - rightSquare) / (2 * square)
    let across = leftSquare / square - along * along
    let height = max(0, across).squareRoot()
    let start = Point(
      x: min(center.x, other.center.x), y: left * center.y + right * other.center.y)
    let point = Point(
      x: start.x + along * dx - height * dy, y: start.y + along * dy + height * dx)
    return (point, (square > 0) && (square <= sum * sum))
  }
}
