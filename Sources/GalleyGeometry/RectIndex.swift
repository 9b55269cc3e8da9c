/// A static index over rectangles that answers which of them meet a rectangle.
///
/// A packed R-tree (Leutenegger, López and Edgington 1997): nodes of sixteen over a fixed order, without
/// pointers. A query costs logarithmic time plus the hits where neighbours in the order are neighbours in
/// the plane; `Order` says whether the caller's order has that property already.
public struct RectIndex: Sendable {
  /// In which order the rectangles are listed.
  public enum Order: Sendable {
    /// Neighbours in the list are neighbours in the plane: rows, columns, arcs. Costs nothing.
    case sequential
    /// Any order: the rectangles are sorted along a Hilbert curve first.
    case scattered
  }

  static let nodeSize = 16

  /// The positions of the rectangles in the order of the leaves; empty where that is the caller's order.
  private let leafOrder: [Int32]
  /// Bounding boxes, the lowest level first; the last level has one box.
  private let levels: [[Box]]
  private let count: Int

  /// Indexes rectangles in linear time. At most 2^31 - 1 of them.
  ///
  /// - Parameter others: Rectangles that follow the first ones, for those who keep two lists.
  public init(_ rects: [Rect], followedBy others: [Rect] = [], order: Order = .scattered) {
    count = rects.count + others.count
    leafOrder =
      order == .scattered ? HilbertOrder.sorted(others.isEmpty ? rects : rects + others) : []
    levels = Self.levels(over: RectPair(first: rects, second: others), order: leafOrder)
  }

  /// Calls `body` with the position of each rectangle whose interior meets the given one's.
  ///
  /// `rects` and `others` must be what was indexed. Positions come in leaf order: ascending where
  /// sequential.
  public func forEach(
    intersecting query: Rect, in rects: [Rect], followedBy others: [Rect] = [],
    _ body: (Int) -> Void
  ) {
    guard let root = levels.last?.first, root.intersects(query) else { return }
    let rects = RectPair(first: rects, second: others)
    visit(node: 0, level: levels.count - 1, query: query, rects: rects, body)
  }

  private func visit(
    node: Int, level: Int, query: Rect, rects: RectPair, _ body: (Int) -> Void
  ) {
    let first = node * Self.nodeSize
    guard level > 0 else {
      for leaf in first..<min(first + Self.nodeSize, count) {
        let position = leafOrder.isEmpty ? leaf : Int(leafOrder[leaf])
        if rects[position].intersects(query) { body(position) }
      }
      return
    }
    let below = levels[level - 1]
    for child in first..<min(first + Self.nodeSize, below.count)
    where below[child].intersects(query) {
      visit(node: child, level: level - 1, query: query, rects: rects, body)
    }
  }

  private static func levels(over rects: RectPair, order: [Int32]) -> [[Box]] {
    guard rects.count > 0 else { return [] }
    var levels = [leafLevel(over: rects, order: order)]
    while let below = levels.last, below.count > 1 {
      let nodes = (below.count + nodeSize - 1) / nodeSize
      levels.append(
        (0..<nodes).map { node in
          let first = node * nodeSize
          var box = below[first]
          for child in (first + 1)..<max(first + 1, min(first + nodeSize, below.count)) {
            box.formUnion(below[child])
          }
          return box
        })
    }
    return levels
  }

  private static func leafLevel(over rects: RectPair, order: [Int32]) -> [Box] {
    let nodes = (rects.count + nodeSize - 1) / nodeSize
    var boxes: [Box] = []
    boxes.reserveCapacity(nodes)
    for node in 0..<nodes {
      let first = node * nodeSize
      var box = Box(rects[order.isEmpty ? first : Int(order[first])])
      for leaf in (first + 1)..<max(first + 1, min(first + nodeSize, rects.count)) {
        box.formUnion(Box(rects[order.isEmpty ? leaf : Int(order[leaf])]))
      }
      boxes.append(box)
    }
    return boxes
  }
}

/// Two lists of rectangles as if they were one: whoever has both need not copy them together.
private struct RectPair {
  let first: [Rect]
  let second: [Rect]

  var count: Int { first.count + second.count }

  subscript(position: Int) -> Rect {
    position < first.count ? first[position] : second[position - first.count]
  }
}

/// A rectangle by its edges, which is what bounding and testing want.
private struct Box: Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(_ rect: Rect) {
    minX = rect.minX
    minY = rect.minY
    maxX = rect.maxX
    maxY = rect.maxY
  }

  func intersects(_ rect: Rect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }

  mutating func formUnion(_ other: Box) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}
