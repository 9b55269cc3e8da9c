internal import GalleyGeometry

/// A subdivision of a strip that knows how large a circle may still have its centre in which part of it.
///
/// The clearance of a point is the radius of the largest circle about it that overlaps neither walls nor
/// circles. Every node of this k-d tree keeps an upper bound of it over its box, its `capacity`, and every
/// leaf the circles that can limit it. Circles only ever take clearance away, so a bound once found holds
/// for good, and a part without room for the smallest circle left is never entered again.
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
  private let prospect: Prospect
  private(set) var circles: [Circle] = []
  private(set) var root: Int
  private(set) var bounds: Bounds
  var nodes: [Node]
  private var entries: [Entry] = []

  /// An empty strip between walls at x = 0, x = `width` and y = 0, in points.
  init(width: Double, prospect: Prospect) {
    self.width = width
    self.prospect = prospect
    bounds = Bounds(minX: 0, minY: 0, maxX: width, maxY: width * 4)
    root = 0
    nodes = [Node(capacity: min(width / 2, prospect.greatestCapacity))]
  }

  /// Takes the clearance away that a placed circle needs.
  mutating func insert(_ circle: Circle) {
    circles.append(circle)
    insert(Int32(circles.count - 1), into: root, bounds)
  }

  private mutating func insert(_ index: Int32, into node: Int, _ box: Bounds) {
    let circle = circles[Int(index)]
    nodes.withUnsafeMutableBufferPointer { nodes in
      Self.limit(node, box, of: nodes, by: circle, index, &entries, from: prospect.leastCapacity)
    }
  }

  /// Lowers the capacities in a part of the tree, and enters the circle in its leaves.
  ///
  /// - Parameter least: What has less capacity than that is left as it is.
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
    nodes.append(Node(capacity: min(width / 2, prospect.greatestCapacity)))
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
