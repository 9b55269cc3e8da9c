internal import GalleyGeometry

/// The links of a front chain by place, in square cells as wide as the largest circle.
///
/// The plane is folded onto a square of cells, so that it needs no bounds; what folds onto the same cell
/// is found too, and told apart by its distance.
struct ChainGrid {
  /// A link with its circle, so that looking at a cell need not look at the chain.
  private struct Entry {
    var body: Circle
    var cell: Int32
    /// The slot of the next link in the cell, or -1.
    var next: Int32
  }

  private let largestRadius: Double
  private let cellsPerPoint: Double
  private let mask: Int
  private let shift: Int
  private var heads: [Int32]
  private var entries: [Entry] = []

  init(circleCount: Int, largestRadius: Double) {
    self.largestRadius = largestRadius
    let cells = 1 / (2 * largestRadius)
    cellsPerPoint = cells.isFinite ? cells : 1
    var bits = 3
    while bits < 9, 1 << (2 * bits) < circleCount { bits += 1 }
    shift = bits
    mask = (1 << bits) - 1
    heads = Array(repeating: -1, count: 1 << (2 * bits))
  }

  mutating func insert(_ slot: Int, _ body: Circle) {
    let cell = cell(of: body.center)
    let entry = Entry(body: body, cell: Int32(truncatingIfNeeded: cell), next: heads[cell])
    if slot < entries.count { entries[slot] = entry } else { entries.append(entry) }
    heads[cell] = Int32(truncatingIfNeeded: slot)
  }

  mutating func remove(_ slot: Int) {
    let cell = Int(entries[slot].cell)
    let next = entries[slot].next
    guard heads[cell] != slot else {
      heads[cell] = next
      return
    }
    var before = Int(heads[cell])
    while before >= 0, entries[before].next != slot { before = Int(entries[before].next) }
    if before >= 0 { entries[before].next = next }
  }

  /// Whether any link but two overlaps a circle.
  func hasObstacle(to body: Circle, except first: Int, _ second: Int) -> Bool {
    let reach = body.radius + largestRadius
    let columns = index(body.center.x - reach)...index(body.center.x + reach)
    for row in index(body.center.y - reach)...index(body.center.y + reach) {
      for column in columns {
        var slot = Int(heads[cell(column: column, row: row)])
        while slot >= 0 {
          if entries[slot].body.overlapsChain(body), slot != first, slot != second { return true }
          slot = Int(entries[slot].next)
        }
      }
    }
    return false
  }

  /// The number of cells before a coordinate, rounded down.
  private func index(_ coordinate: Double) -> Int {
    let cells = coordinate * cellsPerPoint
    let whole = Int(cells)
    return cells < Double(whole) ? whole - 1 : whole
  }

  private func cell(of point: Point) -> Int { cell(column: index(point.x), row: index(point.y)) }

  private func cell(column: Int, row: Int) -> Int {
    (row & mask) &<< shift | (column & mask)
  }
}

extension Circle {
  /// Whether two circles overlap by more than a millionth of a point: those that touch do not.
  func overlapsChain(_ other: Circle) -> Bool {
    let reach = radius + other.radius - 1e-6
    let dx = other.center.x - center.x
    let dy = other.center.y - center.y
    // Below zero where the reach is.
    return reach * abs(reach) > dx * dx + dy * dy
  }
}
