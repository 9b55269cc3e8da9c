internal import GalleyGeometry

/// Places circles one by one, each at the highest and then leftmost free place of a strip.
///
/// Exact, not greedy along a path: the place is the highest of all at which the circle overlaps nothing,
/// holes far above included, so that it touches what is there. One circle takes logarithmic time where the
/// strip is not very much wider than the circles.
struct TangentPlacer {
  /// The lower edge of the lowest circle, in points; 0 where there is none.
  private(set) var height = 0.0

  private let spacing: Double
  private var tree: ClearanceTree
  private var neighbors: [Obstacle] = []
  private var bound = ClearanceBound()

  /// Where a leaf has more circles in reach than this it is split rather than searched.
  private static let leafLimit = 8

  /// An empty strip between walls at x = 0 and x = `width`, open below; `spacing` keeps circles apart.
  ///
  /// Circles that are half the spacing larger, in a strip that is half the spacing larger on each side,
  /// keep their distance by not overlapping: the tree knows nothing of spacing.
  ///
  /// - Parameter radii: Those of all circles that will be placed, if they are known: it takes less time then.
  init(width: Double, spacing: Double, radii: [Double]? = nil) {
    self.spacing = spacing
    let prospect = radii.map { radii in
      Prospect.circles(radii: radii.map { $0 + spacing / 2 }, width: width + spacing)
    }
    tree = ClearanceTree(width: width + spacing, prospect: prospect ?? .unknown)
  }

  /// Places the next circle and returns its centre, in points from the strip's upper left corner.
  ///
  /// - Parameter radius: At most half the strip's width.
  mutating func place(radius: Double) -> Point {
    let inflated = radius + spacing / 2
    // A point without spacing has room in the corner, which no circle ever covers.
    guard inflated > 0 else { return .zero }
    let place = freePlace(radius: inflated)
    tree.insert(Circle(center: place, radius: inflated))
    let center = Point(x: place.x - spacing / 2, y: place.y - spacing / 2)
    height = max(height, center.y + radius)
    return center
  }

  private mutating func freePlace(radius: Double) -> Point {
    while true {
      var search = PlaceSearch(
        radius: radius, width: tree.width, tolerance: radius * 1e-10 + tree.bounds.maxY * 1e-15)
      visit(tree.root, tree.bounds, &search)
      if let best = search.best { return best }
      tree.grow()
    }
  }

  /// Looks for a better place in a part of the strip, and learns bounds from it.
  private mutating func visit(_ node: Int, _ box: Bounds, _ search: inout PlaceSearch) {
    guard search.canImprove(in: box, above: lowerBound(of: node, box, search)) else { return }
    if tree.nodes[node].isLeaf {
      gatherNeighbors(ofLeaf: node, box, search)
      guard neighbors.count > Self.leafLimit, box.extent > search.radius * 1e-3 else {
        return visit(leaf: node, box, &search)
      }
      tree.split(leaf: node, box)
    }
    let first = Int(tree.nodes[node].children)
    let halves = box.halves
    visit(first, halves.first, &search)
    visit(first + 1, halves.second, &search)
    tree.nodes[node].capacity = max(tree.nodes[first].capacity, tree.nodes[first + 1].capacity)
    tree.nodes[node].boundRadius = search.radius
    tree.nodes[node].lowestY = min(
      lowerBound(of: first, halves.first, search),
      lowerBound(of: first + 1, halves.second, search))
  }

  private mutating func visit(leaf: Int, _ box: Bounds, _ search: inout PlaceSearch) {
    // A second search in vain says that the capacity is a loose bound here: a better one pays. Where it
    // can be had nothing is free, as no place that is found lies as deep inside an obstacle as the doubt.
    if tree.nodes[leaf].hasFailed, limit(leaf, box, search, doubt: 2 * search.tolerance) { return }
    let place = neighbors.withUnsafeBufferPointer { search.highestPlace(in: box, among: $0) }
    if let place {
      search.offer(place)
      tree.nodes[leaf].boundRadius = search.radius
      tree.nodes[leaf].lowestY = place.y
      return
    }
    tree.nodes[leaf].capacity = min(tree.nodes[leaf].capacity, search.threshold.nextDown)
    if tree.nodes[leaf].hasFailed { _ = limit(leaf, box, search, doubt: search.tolerance) }
    tree.nodes[leaf].hasFailed = true
  }

  /// Lowers the capacity of a leaf where no circle of the search's radius has a place, but for the doubt.
  private mutating func limit(
    _ leaf: Int, _ box: Bounds, _ search: PlaceSearch, doubt: Double
  ) -> Bool {
    let capacity = bound.capacity(of: box, for: search, among: neighbors, doubt: doubt)
    guard let capacity else { return false }
    tree.nodes[leaf].capacity = min(tree.nodes[leaf].capacity, capacity)
    return true
  }

  /// No free place in the box lies above this; infinite where there is none at all.
  private func lowerBound(of node: Int, _ box: Bounds, _ search: PlaceSearch) -> Double {
    guard tree.nodes[node].capacity >= search.threshold else { return .infinity }
    let bound = max(box.minY, search.radius)
    return tree.nodes[node].boundRadius <= search.radius
      ? max(bound, tree.nodes[node].lowestY) : bound
  }

  private mutating func gatherNeighbors(
    ofLeaf leaf: Int, _ box: Bounds, _ search: PlaceSearch
  ) {
    neighbors.removeAll(keepingCapacity: true)
    let reach = search.radius - search.tolerance
    tree.forEachCircle(inLeaf: leaf) { circle in
      let reach = circle.radius + reach
      guard box.squaredDistance(to: circle.center) < reach * reach else { return }
      neighbors.append(
        Obstacle(
          center: circle.center, radius: circle.radius + search.radius,
          tolerance: search.tolerance))
    }
  }
}
