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

  /// Indexes rectangles in linear time.
  ///
  /// At most 2^31 - 1 of them.
  ///
  /// - `others`: Rectangles that follow the first ones, for those who keep two lists.
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

/// Sorts rectangles along a Hilbert curve through their centres.
///
/// Neighbours in the order are then neighbours in the plane.
enum HilbertOrder {
  /// The positions of the rectangles along the curve, in linear time; equal places keep their order.
  ///
  /// In a strip no wider than sixteen neighbours are long, which a node of the index holds, the curve
  /// would only run up and down: there the order is that along the strip.
  static func sorted(_ rects: [Rect]) -> [Int32] {
    guard let first = rects.first else { return [] }
    var low = first.center
    var high = first.center
    for rect in rects {
      let center = rect.center
      low = Point(x: min(low.x, center.x), y: min(low.y, center.y))
      high = Point(x: max(high.x, center.x), y: max(high.y, center.y))
    }
    let (width, height) = (high.x - low.x, high.y - low.y)
    // One scale for both axes: in a long strip the curve must not run its whole length column by column.
    let extent = max(width, height)
    if min(width, height) * Double(rects.count) <= 16 * extent {
      return width < height
        ? sorted(rects, along: { $0.midY - low.y }, upTo: extent)
        : sorted(rects, along: { $0.midX - low.x }, upTo: extent)
    }
    let scale = extent > 0 ? 65535 / extent : 0
    let steps = self.steps
    var entries = rects.enumerated().map { position, rect in
      let x = cell((rect.midX - low.x) * scale)
      let y = cell((rect.midY - low.y) * scale)
      return UInt64(distance(x: x, y: y, steps: steps)) << 32 | UInt64(position)
    }
    radixSort(&entries)
    return entries.map { Int32(truncatingIfNeeded: $0) }
  }

  /// The positions by a coordinate from 0 to an extent, in one pass: a stable counting sort.
  private static func sorted(
    _ rects: [Rect], along coordinate: (Rect) -> Double, upTo extent: Double
  ) -> [Int32] {
    let last = min(rects.count, 65535)
    let scale = extent > 0 ? Double(last) / extent : 0
    let places = rects.map { UInt16(truncatingIfNeeded: cell(coordinate($0) * scale)) }
    var starts = [Int32](repeating: 0, count: last + 2)
    for place in places { starts[Int(place) + 1] += 1 }
    for place in 1...last + 1 { starts[place] += starts[place - 1] }
    var order = [Int32](repeating: 0, count: rects.count)
    for (position, place) in places.enumerated() {
      order[Int(starts[Int(place)])] = Int32(truncatingIfNeeded: position)
      starts[Int(place)] += 1
    }
    return order
  }

  private static func cell(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 65535)) : 0
  }

  /// The distance along a Hilbert curve of order 16, four levels at a time.
  private static func distance(x: Int, y: Int, steps: [UInt16]) -> UInt32 {
    var distance: UInt32 = 0
    var state = 0
    var shift = 12
    while shift >= 0 {
      let places = ((x >> shift) & 15) << 4 | ((y >> shift) & 15)
      let step = Int(steps[state << 8 | places])
      distance = distance << 8 | UInt32(step >> 2)
      state = step & 3
      shift -= 4
    }
    return distance
  }

  /// By state and four bits each of x and y: the eight bits of the distance, and the next state.
  ///
  /// In a quadrant the curve lies mirrored, exchanged, both or neither. That is the state; a table
  /// spares the walk its branches, which no processor can predict.
  private static let steps: [UInt16] = (0..<1024).map { index in
    var (isSwapped, isFlipped) = (index >> 8 & 1, index >> 9 & 1)
    var digits = 0
    for bit in [3, 2, 1, 0] {
      let (x, y) = (index >> (4 + bit) & 1, index >> bit & 1)
      let right = (isSwapped == 1 ? y : x) ^ isFlipped
      let low = (isSwapped == 1 ? x : y) ^ isFlipped
      digits = digits << 2 | (3 * right) ^ low
      isFlipped ^= right & (1 - low)
      isSwapped ^= 1 - low
    }
    return UInt16(digits << 2 | isFlipped << 1 | isSwapped)
  }

  /// A stable least-significant-digit radix sort of the upper halves, in three passes of eleven bits.
  private static func radixSort(_ entries: inout [UInt64]) {
    var scratch = entries
    for shift: UInt64 in [32, 43, 54] {
      var starts = [Int](repeating: 0, count: 2049)
      for entry in entries { starts[Int(entry >> shift & 2047) + 1] += 1 }
      for digit in 1...2048 { starts[digit] += starts[digit - 1] }
      for entry in entries {
        let digit = Int(entry >> shift & 2047)
        scratch[starts[digit]] = entry
        starts[digit] += 1
      }
      swap(&entries, &scratch)
    }
  }
}
