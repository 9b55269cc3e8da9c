public import GalleyGeometry

extension CirclesLayout {
  /// One disc of circles for each section, one after another along the scroll direction.
  ///
  /// A disc smaller than the view is centred in it; of a larger one the content scrolls, both ways if need be.
  func discs(
    of content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let view = environment.insetSize
    let sideways = scrollDirection == .horizontal
    var discs: [Disc] = []
    for (index, section) in content.sections.enumerated() {
      let insets = section.metrics.insets ?? self.insets
      let room = sideways ? view.height - insets.vertical : view.width - insets.horizontal
      let diameters = try diameters(ofSection: index, in: content, room: room)
      discs.append(Disc(diameters: diameters, spacing: spacing(of: section), insets: insets))
    }
    return arrangement(of: discs, view: view, sideways: sideways)
  }

  /// The first disc in the middle of the view: that of a larger one would else begin with an empty
  /// corner.
  public func initialOffset(of arrangement: Arrangement, in viewport: Viewport) -> Point? {
    let section = (0..<arrangement.sectionCount).first { arrangement.cellCount(inSection: $0) > 0 }
    guard packing == .disc, let disc = section.flatMap(arrangement.frame(ofSection:)) else {
      return nil
    }
    let size = viewport.bounds.size
    return Point(x: disc.center.x - size.width / 2, y: disc.center.y - size.height / 2)
  }

  private func arrangement(of discs: [Disc], view: Size, sideways: Bool) -> Arrangement {
    let count = discs.reduce(0) { $0 + $1.diameters.count }
    var builder = ArrangementBuilder(order: .scattered, reservingCells: count)
    let across = discs.map { sideways ? $0.size.height : $0.size.width }
      .reduce(sideways ? view.height : view.width, max)
    let length = discs.reduce(0) { $0 + (sideways ? $1.size.width : $1.size.height) }
    let extent = max(length, sideways ? view.width : view.height)
    var position = (extent - length) / 2
    for disc in discs {
      builder.beginSection()
      let slot =
        sideways
        ? Rect(x: position, y: 0, width: disc.size.width, height: across)
        : Rect(x: 0, y: position, width: across, height: disc.size.height)
      for square in disc.squares(centeredIn: slot) { builder.addCell(frame: square) }
      builder.endSection(frame: slot)
      position += sideways ? disc.size.width : disc.size.height
    }
    return builder.arrangement(
      contentSize: sideways
        ? Size(width: extent, height: across) : Size(width: across, height: extent))
  }
}

/// The circles of one section, packed around a centre.
private struct Disc {
  let diameters: [Double]
  let insets: EdgeInsets
  /// The extent of the disc and its insets.
  let size: Size
  private let centers: [Point]

  init(diameters: [Double], spacing: Double, insets: EdgeInsets) {
    self.diameters = diameters
    self.insets = insets
    // Circles half the spacing larger keep their distance by touching; the outer half is not needed.
    let packed = FrontChainPacker.pack(radii: diameters.map { ($0 + spacing) / 2 })
    centers = packed.centers
    let side = diameters.isEmpty ? 0 : 2 * packed.radius - spacing
    size = Size(
      width: max(0, side + insets.horizontal), height: max(0, side + insets.vertical))
  }

  /// The squares of the circles, the disc in the middle of what the insets leave of a rectangle.
  func squares(centeredIn slot: Rect) -> [Rect] {
    let middle = slot.inset(by: insets).center - Point.zero
    return zip(centers, diameters).map { center, diameter in
      Rect(center: center + middle, size: Size(width: diameter, height: diameter))
    }
  }
}

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
    return chain.circleNumbers(from: second)
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

/// The smallest circle that holds others.
///
/// The move-to-front form of the algorithm of Matoušek, Sharir and Welzl ("A subexponential bound for
/// linear programming", 1996): the answer touches at most three of the circles, its basis. Every circle
/// that sticks out joins the basis, which grows the answer. Expected linear time in a shuffled order.
enum EnclosingCircle {
  /// The smallest circle around all of the given ones; of radius 0 around none.
  static func around(_ circles: [Circle]) -> Circle {
    var generator = SplitMix64(seed: 1)
    var circles = circles.shuffled(using: &generator)
    guard let first = circles.first else { return Circle(center: .zero, radius: 0) }
    var basis = [first]
    var enclosing = first
    var index = 0
    while index < circles.count {
      guard !holds(enclosing, circles[index]),
        let extended = extend(basis, by: circles[index]),
        extended.enclosing.radius > enclosing.radius
      else {
        index += 1
        continue
      }
      basis = extended.basis
      enclosing = extended.enclosing
      // What sticks out once is likely to again: look at it first.
      circles.insert(circles.remove(at: index), at: 0)
      index = 0
    }
    return enclosing
  }

  /// The smallest circle around a basis and one more circle, which it touches, and its own basis.
  private static func extend(
    _ basis: [Circle], by circle: Circle
  ) -> (basis: [Circle], enclosing: Circle)? {
    var candidates = [[circle]]
    candidates += basis.map { [$0, circle] }
    for (index, one) in basis.enumerated() {
      candidates += basis[(index + 1)...].map { [one, $0, circle] }
    }
    let circles = basis + [circle]
    return candidates.map { (basis: $0, enclosing: around(basis: $0)) }
      .filter { candidate in circles.allSatisfy { holds(candidate.enclosing, $0) } }
      .min { $0.enclosing.radius < $1.enclosing.radius }
  }

  /// Whether a circle holds another, but for rounding.
  private static func holds(_ outer: Circle, _ inner: Circle) -> Bool {
    let room = outer.radius - inner.radius + max(outer.radius, max(inner.radius, 1)) * 1e-9
    let offset = inner.center - outer.center
    return room > 0 && room * room >= offset.dx * offset.dx + offset.dy * offset.dy
  }

  private static func around(basis: [Circle]) -> Circle {
    switch basis.count {
    case 1: basis[0]
    case 2: touching(basis[0], basis[1])
    default: touching(basis[0], basis[1], basis[2])
    }
  }

  /// The circle that both touch from inside, on the line through their centres.
  private static func touching(_ one: Circle, _ other: Circle) -> Circle {
    let offset = other.center - one.center
    let distance = offset.length
    let share = distance > 0 ? (other.radius - one.radius) / distance : 0
    return Circle(
      center: Point(
        x: (one.center.x + other.center.x + offset.dx * share) / 2,
        y: (one.center.y + other.center.y + offset.dy * share) / 2),
      radius: (distance + one.radius + other.radius) / 2)
  }

  /// The circle that all three touch from inside (the problem of Apollonius).
  ///
  /// Seen from the first centre, |p - cᵢ| = R - rᵢ. Subtracting the first equation from the others leaves
  /// two that are linear in p and R; with p = u + v R the first is a quadratic equation in R.
  private static func touching(_ one: Circle, _ two: Circle, _ three: Circle) -> Circle {
    let b = two.center - one.center
    let c = three.center - one.center
    let (growthB, growthC) = (two.radius - one.radius, three.radius - one.radius)
    let firstSquare = one.radius * one.radius
    let constB = (b.dx * b.dx + b.dy * b.dy - two.radius * two.radius + firstSquare) / 2
    let constC = (c.dx * c.dx + c.dy * c.dy - three.radius * three.radius + firstSquare) / 2
    let determinant = b.dx * c.dy - c.dx * b.dy
    let u = Vector(
      dx: (constB * c.dy - constC * b.dy) / determinant,
      dy: (b.dx * constC - c.dx * constB) / determinant)
    let v = Vector(
      dx: (growthB * c.dy - growthC * b.dy) / determinant,
      dy: (b.dx * growthC - c.dx * growthB) / determinant)
    let radius = outerRoot(
      v.dx * v.dx + v.dy * v.dy - 1, u.dx * v.dx + u.dy * v.dy + one.radius,
      u.dx * u.dx + u.dy * u.dy - firstSquare)
    return Circle(
      center: Point(x: one.center.x + u.dx + v.dx * radius, y: one.center.y + u.dy + v.dy * radius),
      radius: radius)
  }

  /// The root of a R² + 2 b R + c that belongs to the circle around the others, not the one between them.
  private static func outerRoot(_ a: Double, _ b: Double, _ c: Double) -> Double {
    guard abs(a) > 1e-6 else { return -c / (2 * b) }
    return -(b + (b * b - a * c).squareRoot()) / a
  }
}
