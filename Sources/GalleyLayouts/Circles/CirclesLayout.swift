public import GalleyGeometry

/// Circles packed in a view of fixed width, or of fixed height where they scroll sideways.
///
/// An item's measure is its diameter in points. No circle overlaps another or leaves the insets; one that is
/// wider than the room between them is an error. Each section is packed by itself, after the one before it.
/// Tangent packing takes logarithmic time a circle, scan and disc little more than constant time.
public struct CirclesLayout: CollectionLayout {
  /// How circles are placed beside each other.
  public var packing = CirclePacking.tangent
  /// The distances from the edges of the content, in points.
  public var insets = EdgeInsets(all: 20)
  /// The least distance between two circles, in points.
  public var spacing = 10.0
  /// The diameter of items without a measure, in points.
  public var diameter = 100.0
  /// The axis along which the content scrolls.
  public var scrollDirection = Axis.vertical
  /// The length of a step of the scan, in points; above zero.
  public var increment = 5.0
  /// The number of circles placed last that the scan looks at; nil for all.
  ///
  /// Any number reproduces the tutorial, which lets circles overlap and stick out past the far
  /// inset.
  public var predecessors: Int?
  /// The seed of the search for a dense packing; the same seed gives the same packing.
  public var seed: UInt64 = 1
  /// The effort of the search for a dense packing: each unit stands for ten thousand placed
  /// circles.
  public var effort = 10

  public var asksForSizes: Bool { false }

  public init() {}

  /// Makes a layout.
  public init(
    packing: CirclePacking, insets: EdgeInsets = Self().insets,
    spacing: Double = Self().spacing, diameter: Double = Self().diameter,
    scrollDirection: Axis = Self().scrollDirection, increment: Double = Self().increment,
    predecessors: Int? = nil, seed: UInt64 = Self().seed, effort: Int = Self().effort
  ) {
    self.packing = packing
    self.insets = insets
    self.spacing = spacing
    self.diameter = diameter
    self.scrollDirection = scrollDirection
    self.increment = increment
    self.predecessors = predecessors
    self.seed = seed
    self.effort = effort
  }

  public var defaultMeasure: Double { diameter }

  /// A scene that gives `diameter` says what items without a measure are.
  public internal(set) var hasDefaultMeasure = false

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    if packing == .disc { return try discs(of: content, in: environment) }
    var builder = ArrangementBuilder(
      order: packing == .scan ? .sequential : .scattered, reservingCells: content.itemCount)
    let sideways = scrollDirection == .horizontal
    let view = environment.insetSize
    let across = sideways ? view.height : view.width
    var length = 0.0
    for (index, section) in content.sections.enumerated() {
      builder.beginSection()
      let insets = section.metrics.insets ?? self.insets
      let edges = sideways ? insets.transposed : insets
      let room = across - edges.horizontal
      let diameters = try diameters(ofSection: index, in: content, room: room)
      let origin = Point(x: edges.leading, y: length + edges.top)
      var end = origin.y
      for square in squares(diameters, width: room, section: section, content: content) {
        let frame = square.offset(by: origin - .zero)
        end = max(end, frame.maxY)
        builder.addCell(frame: sideways ? frame.transposed : frame)
      }
      length = end + edges.bottom
    }
    return builder.arrangement(
      contentSize: sideways
        ? Size(width: length, height: across) : Size(width: across, height: length))
  }

  /// The squares of one section's circles in a strip that begins at zero and goes down.
  private func squares(
    _ diameters: [Double], width: Double, section: Content.Section, content: Content
  ) -> [Rect] {
    let spacing = spacing(of: section)
    switch packing {
    case .scan:
      let walk = ScanWalk(
        width: width, spacing: spacing, increment: increment, predecessors: predecessors,
        checksStart: predecessors == nil)
      return zip(walk.pack(diameters: diameters), diameters).map { corner, diameter in
        Rect(origin: corner, size: Size(width: diameter, height: diameter))
      }
    case .dense:
      // The search is bounded for the whole content, however many sections it has.
      let share = Double(section.count) / Double(max(1, content.itemCount))
      let packer = DensePacker(
        width: width, spacing: spacing, seed: seed,
        budget: Int(share * Double(effort) * 10_000))
      return squares(diameters, at: packer.pack(radii: diameters.map { $0 / 2 }))
    case .tangent, .disc:
      let radii = diameters.map { $0 / 2 }
      var placer = TangentPlacer(width: width, spacing: spacing, radii: radii)
      return squares(diameters, at: radii.map { placer.place(radius: $0) })
    }
  }

  private func squares(_ diameters: [Double], at centers: [Point]) -> [Rect] {
    zip(centers, diameters).map { center, diameter in
      Rect(center: center, size: Size(width: diameter, height: diameter))
    }
  }

  /// Circles touch on all sides, so that one spacing counts; a section may give it either way.
  func spacing(of section: Content.Section) -> Double {
    section.metrics.interitemSpacing ?? section.metrics.lineSpacing ?? spacing
  }
}

extension Rect {
  /// The rectangle with the axes exchanged.
  fileprivate var transposed: Rect {
    Rect(x: minY, y: minX, width: height, height: width)
  }
}

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
