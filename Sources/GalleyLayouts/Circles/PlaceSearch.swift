internal import GalleyGeometry

/// The search for the highest and then leftmost place for the centre of one circle.
///
/// A centre is free where it keeps its radius from the walls and lies outside every obstacle: a placed
/// circle grown by the radius. The highest free point of a box is its corner, or where an obstacle meets
/// an edge of the box, or where two obstacles meet: anywhere else a free point has a free one above it.
struct PlaceSearch {
  let radius: Double
  let width: Double
  /// Distances that differ by less are the same, in points.
  let tolerance: Double
  private(set) var best: Point?

  init(radius: Double, width: Double, tolerance: Double) {
    self.radius = radius
    self.width = width
    self.tolerance = tolerance
  }

  /// Where no more than this much clearance is left there is no place.
  var threshold: Double { radius - 2 * tolerance }

  /// Whether a box whose free places are no higher than `lowestY` may hold a better place than the best.
  func canImprove(in box: Bounds, above lowestY: Double) -> Bool {
    guard lowestY < .infinity else { return false }
    return isBetter(Point(x: max(box.minX, radius), y: lowestY), than: best)
  }

  /// Takes a free place that is better than the best so far.
  mutating func offer(_ place: Point) {
    if isBetter(place, than: best) { best = place }
  }

  private func isBetter(_ place: Point, than other: Point?) -> Bool {
    guard let other else { return true }
    if place.y < other.y - tolerance { return true }
    return place.y <= other.y + tolerance && place.x < other.x - tolerance
  }

  /// The highest and then leftmost free point of a box, or nil where all of it is covered.
  func highestPlace(in box: Bounds, among obstacles: [Circle]) -> Point? {
    guard let box = centers(in: box) else { return nil }
    let corner = Point(x: box.minX, y: box.minY)
    if isFree(corner, among: obstacles) { return corner }
    return topEdgePlace(in: box, among: obstacles)
      ?? innerPlace(in: box, among: obstacles)
  }

  /// The part of a box where the walls leave room for the radius.
  private func centers(in box: Bounds) -> Bounds? {
    var box = box
    box.minX = max(box.minX, radius)
    box.maxX = min(box.maxX, width - radius)
    box.minY = max(box.minY, radius)
    guard box.minX <= box.maxX + tolerance, box.minY <= box.maxY else { return nil }
    box.maxX = max(box.minX, box.maxX)
    return box
  }

  private func isFree(_ point: Point, among obstacles: [Circle]) -> Bool {
    for obstacle in obstacles {
      let dx = point.x - obstacle.center.x
      let dy = point.y - obstacle.center.y
      let reach = obstacle.radius - tolerance
      if dx * dx + dy * dy < reach * reach { return false }
    }
    return true
  }

  /// The leftmost free point of the upper edge, at the right end of an obstacle.
  private func topEdgePlace(in box: Bounds, among obstacles: [Circle]) -> Point? {
    var best: Point?
    for obstacle in obstacles {
      guard let reach = halfChord(of: obstacle, at: box.minY - obstacle.center.y) else { continue }
      let place = Point(x: obstacle.center.x + reach, y: box.minY)
      guard let place = moved(place, into: box), place.x < best?.x ?? .infinity,
        isFree(place, among: obstacles)
      else { continue }
      best = place
    }
    return best
  }

  /// The highest free point below the upper edge: under an obstacle at a side, or between two of them.
  private func innerPlace(in box: Bounds, among obstacles: [Circle]) -> Point? {
    var best: Point?
    func consider(_ place: Point) {
      guard let place = moved(place, into: box), isBetter(place, than: best),
        isFree(place, among: obstacles)
      else { return }
      best = place
    }
    for (index, obstacle) in obstacles.enumerated() {
      for x in [box.minX, box.maxX] {
        guard let reach = halfChord(of: obstacle, at: x - obstacle.center.x) else { continue }
        consider(Point(x: x, y: obstacle.center.y + reach))
      }
      for other in obstacles[(index + 1)...] {
        if let place = lowerMeeting(of: obstacle, and: other) { consider(place) }
      }
    }
    return best
  }

  /// The point itself or, where it lies outside the box by the tolerance only, the nearest one inside.
  private func moved(_ point: Point, into box: Bounds) -> Point? {
    guard point.x >= box.minX - tolerance, point.x <= box.maxX + tolerance,
      point.y >= box.minY - tolerance, point.y <= box.maxY + tolerance
    else { return nil }
    return Point(
      x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
  }

  private func halfChord(of circle: Circle, at distance: Double) -> Double? {
    let square = circle.radius * circle.radius - distance * distance
    return square >= 0 ? square.squareRoot() : nil
  }

  /// The lower of the two points where two circles meet, or nil where they do not.
  ///
  /// Only the lower one can be a highest free point: what is free at the upper one lies above it.
  private func lowerMeeting(of one: Circle, and other: Circle) -> Point? {
    let (left, right) = one.center.x <= other.center.x ? (one, other) : (other, one)
    let dx = right.center.x - left.center.x
    let dy = right.center.y - left.center.y
    let square = dx * dx + dy * dy
    let sum = left.radius + right.radius + tolerance
    guard square > 0, square <= sum * sum else { return nil }
    let along = (square + left.radius * left.radius - right.radius * right.radius) / (2 * square)
    let across = left.radius * left.radius / square - along * along
    let height = max(0, across).squareRoot()
    return Point(
      x: left.center.x + along * dx - height * dy, y: left.center.y + along * dy + height * dx)
  }
}
