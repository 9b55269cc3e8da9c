internal import GalleyGeometry

/// The search for the highest and then leftmost place for the centre of one circle.
///
/// A centre is free where it keeps its radius from the walls and lies outside every obstacle: a placed
/// circle grown by the radius. The highest free point of a box is its corner, or where an obstacle meets
/// an edge of the box, or where two obstacles meet: anywhere else a free point has a free one above it.
struct PlaceSearch {
  typealias Obstacles = UnsafeBufferPointer<Obstacle>

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
  func highestPlace(in box: Bounds, among obstacles: Obstacles) -> Point? {
    guard let box = centers(in: box) else { return nil }
    let corner = Point(x: box.minX, y: box.minY)
    if isFree(corner, among: obstacles) { return corner }
    return topEdgePlace(in: box, among: obstacles)
      ?? innerPlace(in: box, among: obstacles)
  }

  /// The part of a box where the walls leave room for the radius.
  func centers(in box: Bounds) -> Bounds? {
    var box = box
    box.minX = max(box.minX, radius)
    box.maxX = min(box.maxX, width - radius)
    box.minY = max(box.minY, radius)
    guard box.minX <= box.maxX + tolerance, box.minY <= box.maxY else { return nil }
    box.maxX = max(box.minX, box.maxX)
    return box
  }

  private func isFree(_ point: Point, among obstacles: Obstacles) -> Bool {
    for obstacle in obstacles where !obstacle.isFree(point) { return false }
    return true
  }

  /// The leftmost free point of the upper edge, at the right end of an obstacle.
  private func topEdgePlace(in box: Bounds, among obstacles: Obstacles) -> Point? {
    var best: Point?
    for obstacle in obstacles {
      guard let reach = obstacle.halfChord(at: box.minY - obstacle.center.y) else { continue }
      let place = Point(x: obstacle.center.x + reach, y: box.minY)
      guard let place = moved(place, into: box), place.x < best?.x ?? .infinity,
        isFree(place, among: obstacles)
      else { continue }
      best = place
    }
    return best
  }

  /// The highest free point below the upper edge: under an obstacle at a side, or between two of them.
  private func innerPlace(in box: Bounds, among obstacles: Obstacles) -> Point? {
    var best: Point?
    let (most, capacity) = (obstacles.count + 2, max(128, obstacles.count + 2))
    withUnsafeTemporaryAllocation(of: Point.self, capacity: capacity) { places in
      var count = 0
      for index in 0..<obstacles.count {
        if count + most > capacity {
          keepBest(of: UnsafeBufferPointer(places)[..<count], in: box, among: obstacles, &best)
          count = 0
        }
        gatherPlaces(of: index, in: box, among: obstacles, to: places, &count)
      }
      keepBest(of: UnsafeBufferPointer(places)[..<count], in: box, among: obstacles, &best)
    }
    return best
  }

  /// Keeps the highest and then leftmost free place, in their order where they are the same.
  @inline(__always)
  private func keepBest(
    of places: Slice<UnsafeBufferPointer<Point>>, in box: Bounds, among obstacles: Obstacles,
    _ best: inout Point?
  ) {
    // The obstacle that covered the point before most likely covers the next.
    var likely = 0
    next: for place in places {
      let place = box.nearestPoint(to: place)
      guard isBetter(place, than: best), obstacles[likely].isFree(place) else { continue }
      for index in 0..<obstacles.count where !obstacles[index].isFree(place) {
        likely = index
        continue next
      }
      best = place
    }
  }

  /// Writes down where an obstacle meets the sides and those after it, in the box.
  @inline(__always)
  private func gatherPlaces(
    of index: Int, in box: Bounds, among obstacles: Obstacles,
    to places: UnsafeMutableBufferPointer<Point>, _ count: inout Int
  ) {
    let (minX, maxX) = (box.minX - tolerance, box.maxX + tolerance)
    let (minY, maxY) = (box.minY - tolerance, box.maxY + tolerance)
    var end = count
    @inline(__always)
    func add(_ place: Point, _ isThere: Bool) {
      places[end] = place
      let isInside =
        (place.x >= minX ? 1 : 0) & (place.x <= maxX ? 1 : 0)
        & (place.y >= minY ? 1 : 0) & (place.y <= maxY ? 1 : 0)
      end += isInside & (isThere ? 1 : 0)
    }
    let obstacle = obstacles[index]
    for side in 0..<2 {
      let x = side == 0 ? box.minX : box.maxX
      let distance = x - obstacle.center.x
      let square = obstacle.radius * obstacle.radius - distance * distance
      add(Point(x: x, y: obstacle.center.y + abs(square).squareRoot()), square >= 0)
    }
    for other in index + 1..<obstacles.count {
      let (place, doMeet) = obstacle.lowerMeeting(with: obstacles[other], tolerance: tolerance)
      add(place, doMeet)
    }
    count = end
  }

  /// The point itself or, where it lies outside the box by the tolerance only, the nearest one inside.
  private func moved(_ point: Point, into box: Bounds) -> Point? {
    guard point.x >= box.minX - tolerance, point.x <= box.maxX + tolerance,
      point.y >= box.minY - tolerance, point.y <= box.maxY + tolerance
    else { return nil }
    return box.nearestPoint(to: point)
  }
}
