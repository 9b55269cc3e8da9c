internal import GalleyGeometry

/// Packs circles around the origin by the front chain of Wang, Wang, Dai and Wang ("Visualization of large
/// hierarchical data by circle packing", CHI 2006), to the coordinates that d3-hierarchy gives.
///
/// The front chain is the ring of outermost circles. The next circle goes beside the pair of chain
/// neighbours that is nearest the origin; where it would overlap another circle of the chain, the chain is
/// cut short there and the circle tried again. d3 looks at the whole chain twice for every circle; here a
/// grid tells whether anything is in the way, and a tree of minima which pair is the nearest. The order of
/// the floating-point operations is d3's, so that ties between equal circles are broken alike.
struct FrontChainPacker {
  private let radii: [Double]
  private var centers: [Point]

  private init(radii: [Double]) {
    self.radii = radii
    centers = Array(repeating: .zero, count: radii.count)
  }

  /// The centres of the packed circles, and the smallest circle around all of them, centred at zero.
  static func pack(radii: [Double]) -> (centers: [Point], radius: Double) {
    var packer = FrontChainPacker(radii: radii)
    guard radii.count > 2 else { return packer.packTwo() }
    packer.placeFirstThree()
    let chain = packer.placeRest()
    let outermost = chain.map { Circle(center: packer.centers[$0], radius: radii[$0]) }
    let enclosing = EnclosingCircle.around(outermost)
    let origin = enclosing.center
    for index in packer.centers.indices {
      packer.centers[index].x -= origin.x
      packer.centers[index].y -= origin.y
    }
    return (packer.centers, enclosing.radius)
  }

  private mutating func packTwo() -> (centers: [Point], radius: Double) {
    guard radii.count == 2 else { return (centers, radii.first ?? 0) }
    centers = [Point(x: -radii[1], y: 0), Point(x: radii[0], y: 0)]
    return (centers, radii[0] + radii[1])
  }

  private mutating func placeFirstThree() {
    centers[0] = Point(x: -radii[1], y: 0)
    centers[1] = Point(x: radii[0], y: 0)
    centers[2] = Self.tangentPlace(radius: radii[2], before: body(1), after: body(0))
  }

  /// Places all but the first three circles and returns the numbers of those in the chain.
  private mutating func placeRest() -> [Int] {
    var chain = FrontChain(reserving: radii.count, largestRadius: radii.max() ?? 0)
    chain.begin(with: (0..<3).map(body))
    var (first, second) = chain.firstPair
    for circle in 3..<radii.count {
      var placed = Circle(center: .zero, radius: radii[circle])
      while true {
        placed.center = Self.tangentPlace(
          radius: placed.radius, before: chain.body(first), after: chain.body(second))
        guard let cut = chain.obstacle(to: placed, between: first, and: second) else { break }
        switch cut {
        case .ahead(let link): second = link
        case .behind(let link): first = link
        }
        chain.join(first, second)
      }
      centers[circle] = placed.center
      let link = chain.insert(circle, placed, between: first, and: second)
      first = chain.nearestPair(startingAt: first, inserted: link)
      second = chain.next(first)
    }
    return chain.circles(from: second)
  }

  private func body(_ circle: Int) -> Circle {
    Circle(center: centers[circle], radius: radii[circle])
  }

  /// The centre that touches two circles from outside, on the left of the way from `before` to `after`.
  private static func tangentPlace(radius: Double, before b: Circle, after a: Circle) -> Point {
    let dx = b.center.x - a.center.x
    let dy = b.center.y - a.center.y
    let square = dx * dx + dy * dy
    guard square != 0 else { return Point(x: a.center.x + radius, y: a.center.y) }
    let toA = (a.radius + radius) * (a.radius + radius)
    let toB = (b.radius + radius) * (b.radius + radius)
    // Measured from the farther circle the foot of the perpendicular lies between the two.
    if toA > toB {
      let along = (square + toB - toA) / (2 * square)
      let across = max(0, toB / square - along * along).squareRoot()
      return Point(
        x: b.center.x - along * dx - across * dy, y: b.center.y - along * dy + across * dx)
    }
    let along = (square + toA - toB) / (2 * square)
    let across = max(0, toA / square - along * along).squareRoot()
    return Point(
      x: a.center.x + along * dx - across * dy, y: a.center.y + along * dy + across * dx)
  }
}
