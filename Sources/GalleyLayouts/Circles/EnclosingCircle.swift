internal import GalleyGeometry

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
