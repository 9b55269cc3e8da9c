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
    centers[2] = tangentPlace(radius: radii[2], before: 1, after: 0)
  }

  /// Places all but the first three circles and returns the numbers of those in the chain.
  private mutating func placeRest() -> [Int] {
    var chain = FrontChain(reserving: radii.count, largestRadius: radii.max() ?? 0)
    chain.begin(with: (0..<3).map { (circle: $0, body: body($0)) })
    var (first, second) = chain.firstPair
    for circle in 3..<radii.count {
      while true {
        centers[circle] = tangentPlace(
          radius: radii[circle], before: chain.circle(first), after: chain.circle(second))
        guard let cut = chain.obstacle(to: body(circle), between: first, and: second) else { break }
        switch cut {
        case .ahead(let link): second = link
        case .behind(let link): first = link
        }
        chain.join(first, second)
      }
      let link = chain.insert(circle, body(circle), between: first, and: second)
      first = chain.nearestPair(startingAt: first, inserted: link)
      second = chain.next(first)
    }
    return chain.circles(from: second)
  }

  private func body(_ circle: Int) -> Circle {
    Circle(center: centers[circle], radius: radii[circle])
  }

  /// The centre that touches two circles from outside, on the left of the way from `before` to `after`.
  private func tangentPlace(radius: Double, before b: Int, after a: Int) -> Point {
    let dx = centers[b].x - centers[a].x
    let dy = centers[b].y - centers[a].y
    let square = dx * dx + dy * dy
    guard square != 0 else { return Point(x: centers[a].x + radius, y: centers[a].y) }
    let toA = (radii[a] + radius) * (radii[a] + radius)
    let toB = (radii[b] + radius) * (radii[b] + radius)
    // Measured from the farther circle the foot of the perpendicular lies between the two.
    if toA > toB {
      let along = (square + toB - toA) / (2 * square)
      let across = max(0, toB / square - along * along).squareRoot()
      return Point(
        x: centers[b].x - along * dx - across * dy, y: centers[b].y - along * dy + across * dx)
    }
    let along = (square + toA - toB) / (2 * square)
    let across = max(0, toA / square - along * along).squareRoot()
    return Point(
      x: centers[a].x + along * dx - across * dy, y: centers[a].y + along * dy + across * dx)
  }
}
