internal import GalleyGeometry

/// Looks for an order of circles in which the tangent placer needs less height.
///
/// Up to eight circles every order is tried, but for those that a shorter packing has beaten already.
/// Beyond that a seeded search changes the best order found, a step at a time, for as long as its budget of
/// placements lasts; the same seed gives the same packing. Never taller than the order given.
struct DensePacker {
  /// Every order is tried up to this many circles.
  static let exhaustiveLimit = 8

  let width: Double
  let spacing: Double
  let seed: UInt64
  /// How many circles may be placed in all, beyond the orders that a search starts from.
  let budget: Int

  /// The centres of circles, in points from the strip's upper left corner.
  func pack(radii: [Double]) -> [Point] {
    guard radii.count > 1 else { return placed(Array(radii.indices), of: radii).centers }
    var search = OrderSearch(radii: radii, width: width, spacing: spacing, budget: budget)
    search.tryOrder(Array(radii.indices))
    search.tryOrder(radii.indices.sorted { (radii[$0], $1) > (radii[$1], $0) })
    if radii.count <= Self.exhaustiveLimit {
      search.tryEveryOrder()
    } else {
      search.improve(seed: seed)
    }
    return placed(search.bestOrder, of: radii).centers
  }

  private func placed(_ order: [Int], of radii: [Double]) -> (centers: [Point], height: Double) {
    var placer = TangentPlacer(width: width, spacing: spacing, radii: radii)
    var centers = [Point](repeating: .zero, count: radii.count)
    for index in order { centers[index] = placer.place(radius: radii[index]) }
    return (centers, placer.height)
  }
}

/// The orders tried so far and the best of them.
private struct OrderSearch {
  let radii: [Double]
  let width: Double
  let spacing: Double
  var budget: Int
  private(set) var bestOrder: [Int] = []
  private(set) var bestHeight = Double.infinity

  init(radii: [Double], width: Double, spacing: Double, budget: Int) {
    self.radii = radii
    self.width = width
    self.spacing = spacing
    self.budget = budget
  }

  /// Keeps an order that is shorter than the best.
  mutating func tryOrder(_ order: [Int]) {
    if let height = height(of: order, below: bestHeight) {
      (bestOrder, bestHeight) = (order, height)
    }
  }

  /// The height of an order, or nil as soon as it reaches the limit.
  private mutating func height(of order: [Int], below limit: Double) -> Double? {
    var placer = TangentPlacer(width: width, spacing: spacing, radii: radii)
    for index in order {
      _ = placer.place(radius: radii[index])
      budget -= 1
      if placer.height >= limit { return nil }
    }
    return placer.height
  }

  // MARK: Every order

  /// Tries all orders, depth first; what has reached the best height is not continued.
  mutating func tryEveryOrder() {
    let rest = radii.indices.sorted { (radii[$0], $1) > (radii[$1], $0) }
    extend([], TangentPlacer(width: width, spacing: spacing, radii: radii), by: rest)
  }

  private mutating func extend(_ order: [Int], _ placer: TangentPlacer, by rest: [Int]) {
    guard !rest.isEmpty else {
      (bestOrder, bestHeight) = (order, placer.height)
      return
    }
    for (position, index) in rest.enumerated() {
      // Equal circles are interchangeable, and come in a row.
      if position > 0, radii[rest[position - 1]] == radii[index] { continue }
      guard budget > 0 else { return }
      var longer = placer
      _ = longer.place(radius: radii[index])
      budget -= 1
      guard longer.height < bestHeight else { continue }
      var others = rest
      others.remove(at: position)
      extend(order + [index], longer, by: others)
    }
  }

  // MARK: Local search

  /// Changes the best order a step at a time while the budget lasts, and keeps what is no taller.
  mutating func improve(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    while budget > 0 {
      let order = neighbor(of: bestOrder, using: &generator)
      if let height = height(of: order, below: bestHeight.nextUp) {
        (bestOrder, bestHeight) = (order, height)
      }
    }
  }

  /// The order with two circles exchanged, or with one moved to another place.
  private func neighbor(of order: [Int], using generator: inout SplitMix64) -> [Int] {
    var order = order
    let one = Int.random(in: order.indices, using: &generator)
    let other = Int.random(in: order.indices, using: &generator)
    if Bool.random(using: &generator) {
      order.swapAt(one, other)
    } else {
      order.insert(order.remove(at: one), at: other)
    }
    return order
  }
}
