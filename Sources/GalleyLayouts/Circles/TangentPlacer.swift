internal import GalleyGeometry

/// Places circles one by one, each at the highest and then leftmost free place of a strip.
///
/// Exact, not greedy along a path: the place is the highest of all at which the circle overlaps
/// nothing, holes far above included, so that it touches what is there. One circle takes
/// logarithmic time where the strip is not very much wider than the circles.
struct TangentPlacer {
  /// The lower edge of the lowest circle, in points; 0 where there is none.
  private(set) var height = 0.0

  private let spacing: Double
  private var tree: ClearanceTree
  private var neighbors: [Obstacle] = []
  private var bound = ClearanceBound()

  /// Where a leaf has more circles in reach than this it is split rather than searched.
  private static let leafLimit = 8

  /// An empty strip between walls at x = 0 and x = `width`, open below; `spacing` keeps circles
  /// apart.
  ///
  /// Circles that are half the spacing larger, in a strip that is half the spacing larger on each
  /// side, keep their distance by not overlapping: the tree knows nothing of spacing.
  ///
  /// - `radii`: Those of all circles that will be placed, if they are known: it takes less time
  ///   then.
  init(width: Double, spacing: Double, radii: [Double]? = nil) {
    self.spacing = spacing
    let radiusRange = radii.map { radii in
      RadiusRange.circles(radii: radii.map { $0 + spacing / 2 }, width: width + spacing)
    }
    tree = ClearanceTree(width: width + spacing, radiusRange: radiusRange ?? .unknown)
  }

  /// Places the next circle and returns its centre, in points from the strip's upper left corner.
  ///
  /// - `radius`: At most half the strip's width.
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
    // A second search in vain says that the capacity is a loose bound here: a better one pays.
    // Where it can be had nothing is free, as no place that is found lies as deep inside an
    // obstacle as the doubt.
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

  /// Lowers the capacity of a leaf where no circle of the search's radius has a place, but for the
  /// doubt.
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

/// A subdivision of a strip that knows how large a circle may still have its centre in which part
/// of it.
///
/// The clearance of a point is the radius of the largest circle about it that overlaps neither
/// walls nor circles. Every node of this k-d tree keeps an upper bound of it over its box, its
/// `capacity`, and every leaf the circles that can limit it. Circles only ever take clearance away,
/// so a bound once found holds for good, and a part without room for the smallest circle left is
/// never entered again.
struct ClearanceTree {
  struct Node {
    /// No circle with a radius above this has its centre in the box.
    var capacity: Double
    /// The first of two adjacent children, or -1 in a leaf.
    var children: Int32 = -1
    var firstEntry: Int32 = -1
    /// Circles of at least this radius have no free place in the box above `lowestY`.
    var boundRadius = Double.infinity
    var lowestY = 0.0
    /// Whether a search in this leaf was in vain before.
    var hasFailed = false

    var isLeaf: Bool { children < 0 }
  }

  private struct Entry {
    var circle: Int32
    var next: Int32
  }

  let width: Double
  private let radiusRange: RadiusRange
  private(set) var circles: [Circle] = []
  private(set) var root: Int
  private(set) var bounds: Bounds
  var nodes: [Node]
  private var entries: [Entry] = []

  /// An empty strip between walls at x = 0, x = `width` and y = 0, in points.
  init(width: Double, radiusRange: RadiusRange) {
    self.width = width
    self.radiusRange = radiusRange
    bounds = Bounds(minX: 0, minY: 0, maxX: width, maxY: width * 4)
    root = 0
    nodes = [Node(capacity: min(width / 2, radiusRange.greatestCapacity))]
  }

  /// Takes the clearance away that a placed circle needs.
  mutating func insert(_ circle: Circle) {
    circles.append(circle)
    insert(Int32(circles.count - 1), into: root, bounds)
  }

  private mutating func insert(_ index: Int32, into node: Int, _ box: Bounds) {
    let circle = circles[Int(index)]
    nodes.withUnsafeMutableBufferPointer { nodes in
      Self.limit(node, box, of: nodes, by: circle, index, &entries, from: radiusRange.leastCapacity)
    }
  }

  /// Lowers the capacities in a part of the tree, and enters the circle in its leaves.
  ///
  /// - `least`: What has less capacity than that is left as it is.
  private static func limit(
    _ node: Int, _ box: Bounds, of nodes: UnsafeMutableBufferPointer<Node>, by circle: Circle,
    _ index: Int32, _ entries: inout [Entry], from least: Double
  ) {
    let reach = nodes[node].capacity + circle.radius
    guard nodes[node].capacity >= least, reach > 0,
      box.squaredDistance(to: circle.center) < reach * reach
    else { return }
    let children = Int(nodes[node].children)
    guard children >= 0 else {
      entries.append(Entry(circle: index, next: nodes[node].firstEntry))
      nodes[node].firstEntry = Int32(truncatingIfNeeded: entries.count - 1)
      let farthest = box.farthestDistance(to: circle.center) - circle.radius
      nodes[node].capacity = min(nodes[node].capacity, farthest)
      return
    }
    let halves = box.halves
    limit(children, halves.first, of: nodes, by: circle, index, &entries, from: least)
    limit(children + 1, halves.second, of: nodes, by: circle, index, &entries, from: least)
    nodes[node].capacity = max(nodes[children].capacity, nodes[children + 1].capacity)
  }

  /// Calls `body` with each circle that can limit the clearance in a leaf.
  @inline(__always)
  func forEachCircle(inLeaf leaf: Int, _ body: (Circle) -> Void) {
    var entry = Int(nodes[leaf].firstEntry)
    while entry >= 0 {
      body(circles[Int(entries[entry].circle)])
      entry = Int(entries[entry].next)
    }
  }

  /// Gives a leaf two children with what it knows, each with tighter bounds.
  mutating func split(leaf: Int, _ box: Bounds) {
    let first = nodes.count
    let parent = nodes[leaf]
    for half in [box.halves.first, box.halves.second] {
      var child = Node(capacity: min(parent.capacity, wallClearance(in: half)))
      child.boundRadius = parent.boundRadius
      child.lowestY = parent.lowestY
      nodes.append(child)
      var entry = Int(parent.firstEntry)
      while entry >= 0 {
        insert(entries[entry].circle, into: nodes.count - 1, half)
        entry = Int(entries[entry].next)
      }
    }
    nodes[leaf].children = Int32(first)
    nodes[leaf].firstEntry = -1
  }

  /// Doubles the height that the tree covers.
  mutating func grow() {
    let upper = nodes.count
    let lowerBox = Bounds(
      minX: 0, minY: bounds.maxY, maxX: width, maxY: bounds.maxY * 2)
    nodes.append(nodes[root])
    nodes.append(Node(capacity: min(width / 2, radiusRange.greatestCapacity)))
    for index in circles.indices { insert(Int32(index), into: upper + 1, lowerBox) }
    var top = Node(capacity: max(nodes[upper].capacity, nodes[upper + 1].capacity))
    top.children = Int32(upper)
    nodes.append(top)
    root = upper + 2
    bounds.maxY *= 2
  }

  /// The most that the walls leave anywhere in a box.
  private func wallClearance(in box: Bounds) -> Double {
    min(min(box.maxX, width - box.minX), min(box.maxY, width / 2))
  }
}

/// The radii of the circles that a strip will get, so that it does not look for sizes that none
/// has.
struct RadiusRange {
  /// A part of the strip with less capacity is never searched again.
  let leastCapacity: Double
  /// More capacity than that is as good as any.
  let greatestCapacity: Double

  /// Any circles.
  static let unknown = RadiusRange(leastCapacity: -.infinity, greatestCapacity: .infinity)

  /// Circles of given radii and no others, in a strip that is that wide, in points.
  ///
  /// A search takes for free what is covered by its tolerance only, which grows with the strip's
  /// height: at most all circles below each other, twice, as the tree that doubles it covers.
  static func circles(radii: [Double], width: Double) -> RadiusRange {
    var (least, greatest, height) = (Double.infinity, 0.0, 0.0)
    for radius in radii where radius > 0 {
      least = min(least, radius)
      greatest = max(greatest, radius)
      height += 4 * radius
    }
    let isExact = max(height, 4 * width) * 1e-12 < least
    return RadiusRange(
      leastCapacity: isExact ? least * 0.99 : -.infinity, greatestCapacity: greatest)
  }

  private init(leastCapacity: Double, greatestCapacity: Double) {
    self.leastCapacity = leastCapacity
    self.greatestCapacity = greatestCapacity
  }
}
