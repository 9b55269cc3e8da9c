internal import GalleyGeometry

/// The links of a front chain by place, in square cells as wide as the largest circle.
///
/// The plane is folded onto a square of cells, so that it needs no bounds; what folds onto the same cell
/// is found too, and told apart by its distance.
struct ChainGrid {
  private let largestRadius: Double
  private let cellSize: Double
  private let mask: Int
  private let shift: Int
  private var heads: [Int32]
  private var following: [Int32] = []

  init(circleCount: Int, largestRadius: Double) {
    self.largestRadius = largestRadius
    cellSize = largestRadius > 0 ? 2 * largestRadius : 1
    var bits = 3
    while bits < 9, 1 << (2 * bits) < circleCount { bits += 1 }
    shift = bits
    mask = (1 << bits) - 1
    heads = Array(repeating: -1, count: 1 << (2 * bits))
  }

  mutating func insert(_ slot: Int, at center: Point) {
    while following.count <= slot { following.append(-1) }
    let cell = cell(column: index(center.x), row: index(center.y))
    following[slot] = heads[cell]
    heads[cell] = Int32(slot)
  }

  mutating func remove(_ slot: Int, at center: Point) {
    let cell = cell(column: index(center.x), row: index(center.y))
    guard heads[cell] != slot else {
      heads[cell] = following[slot]
      return
    }
    var before = Int(heads[cell])
    while before >= 0, following[before] != slot { before = Int(following[before]) }
    if before >= 0 { following[before] = following[slot] }
  }

  /// Whether any link that is near enough to touch a circle satisfies the condition.
  func contains(near body: Circle, where condition: (Int) -> Bool) -> Bool {
    let reach = body.radius + largestRadius
    for row in index(body.center.y - reach)...index(body.center.y + reach) {
      for column in index(body.center.x - reach)...index(body.center.x + reach) {
        var slot = Int(heads[cell(column: column, row: row)])
        while slot >= 0 {
          if condition(slot) { return true }
          slot = Int(following[slot])
        }
      }
    }
    return false
  }

  private func index(_ coordinate: Double) -> Int {
    Int((coordinate / cellSize).rounded(.down))
  }

  private func cell(column: Int, row: Int) -> Int {
    (row & mask) << shift | (column & mask)
  }
}
