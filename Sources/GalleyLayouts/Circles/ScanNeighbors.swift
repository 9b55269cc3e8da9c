internal import GalleyGeometry

/// The circles of a scan that may still be in the way, in columns as wide as the largest one's reach.
///
/// The walk never goes back up, so a circle that ends above the walk is forgotten for good.
struct ScanNeighbors {
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

  /// - Parameter reach: The largest diameter and the spacing: the farthest that two centres can be and be too near.
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

  /// Up to which x a circle that starts at this height or lower is too near some neighbour; nil where it is free.
  ///
  /// - Parameter oldest: The number of the first circle that is looked at.
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
