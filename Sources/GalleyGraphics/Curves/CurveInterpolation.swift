package import GalleyGeometry

/// The course of a line between the points that it goes through.
///
/// The names are those of Swift Charts; the curves are those of d3-shape, by Mike Bostock, whose
/// published cases they give.
public enum CurveInterpolation: String, Hashable, Sendable, CaseIterable {
  /// Straight.
  case linear
  /// Curved, nowhere above or below the two points: Steffen, "A simple method for monotonic
  /// interpolation in one dimension", 1990.
  case monotone
  /// Curved through the points, centripetal: Yuksel et al., "Parameterization and applications of
  /// Catmull–Rom curves", 2011.
  case catmullRom = "catmull-rom"
  /// Level from each point to the next.
  case stepStart = "step-start"
  /// Level around each point.
  case stepCenter = "step-center"
  /// Level from the point before to each.
  case stepEnd = "step-end"

  /// What goes through points, from the first on, without the move to it.
  package func elements(through points: [Point]) -> [Path.Element] {
    guard let first = points.first else { return [] }
    let pairs = zip(points, points.dropFirst())
    switch self {
    case .linear: return points.dropFirst().map { .line(to: $0) }
    case .stepStart:
      return pairs.flatMap { [.line(to: Point(x: $1.x, y: $0.y)), .line(to: $1)] }
    case .stepEnd:
      return pairs.flatMap { [.line(to: Point(x: $0.x, y: $1.y)), .line(to: $1)] }
    case .stepCenter:
      guard points.count > 1 else { return [] }
      let steps = pairs.flatMap { one, next -> [Path.Element] in
        let middle = (one.x + next.x) / 2
        return [.line(to: Point(x: middle, y: one.y)), .line(to: Point(x: middle, y: next.y))]
      }
      return steps + [.line(to: points[points.count - 1])]
    case .monotone: return MonotoneCurve.elements(through: points.withoutRepetitions)
    case .catmullRom:
      return CatmullRomCurve.elements(through: points.count > 1 ? points : [first])
    }
  }

  /// The line through points; a point alone is a subpath of its own.
  package func path(through points: [Point]) -> Path {
    guard let first = points.first else { return Path([]) }
    return Path(
      [.move(to: first)] + elements(through: points) + (points.count == 1 ? [.close] : []))
  }

  /// The area between a line and the one of its base, which has as many points.
  package func area(above base: [Point], through points: [Point]) -> Path {
    guard let first = points.first, let last = base.last else { return Path([]) }
    return Path(
      [.move(to: first)] + elements(through: points) + [.line(to: last)]
        + reversed.elements(through: base.reversed()) + [.close])
  }

  /// The same course from the last point to the first.
  private var reversed: CurveInterpolation {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    case .linear, .monotone, .catmullRom, .stepCenter: self
    }
  }
}

extension [Point] {
  /// The points, without those that lie on the one before.
  fileprivate var withoutRepetitions: [Point] {
    var kept: [Point] = []
    for point in self where point != kept.last { kept.append(point) }
    return kept
  }
}

/// A curve that goes neither up nor down between two points but as these do.
private enum MonotoneCurve {
  static func elements(through points: [Point]) -> [Path.Element] {
    guard points.count > 2 else { return points.dropFirst().map { .line(to: $0) } }
    let slopes = slopes(at: points)
    return points.indices.dropFirst().map { index in
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      return .curve(
        to: end, control1: Point(x: start.x + third, y: start.y + third * slopes[index - 1]),
        control2: Point(x: end.x - third, y: end.y - third * slopes[index]))
    }
  }

  private static func slopes(at points: [Point]) -> [Double] {
    var slopes = points.map { _ in 0.0 }
    for index in 1..<points.count - 1 {
      slopes[index] = slope(points[index - 1], points[index], points[index + 1])
    }
    let last = points.count - 1
    slopes[0] = endSlope(from: points[0], to: points[1], other: slopes[1])
    slopes[last] = endSlope(from: points[last - 1], to: points[last], other: slopes[last - 1])
    return slopes
  }

  /// Steffen's slope in the middle one of three points: zero where the line turns.
  private static func slope(_ before: Point, _ point: Point, _ after: Point) -> Double {
    let (width, next) = (point.x - before.x, after.x - point.x)
    let first = (point.y - before.y) / (width != 0 ? width : next < 0 ? -0.0 : 0)
    let second = (after.y - point.y) / (next != 0 ? next : width < 0 ? -0.0 : 0)
    let parabola = (first * next + second * width) / (width + next)
    let least = [abs(first), abs(second), 0.5 * abs(parabola)].reduce(.infinity) {
      $1.isNaN ? .nan : Swift.min($0, $1)
    }
    let slope = (sign(first) + sign(second)) * least
    return slope.isNaN ? 0 : slope
  }

  private static func sign(_ number: Double) -> Double { number < 0 ? -1 : 1 }

  /// The slope at an end, of the parabola through it whose slope at the other point is known.
  private static func endSlope(from start: Point, to end: Point, other: Double) -> Double {
    let width = end.x - start.x
    return width == 0 ? other : (3 * (end.y - start.y) / width - other) / 2
  }
}

/// A curve whose parameter grows with the square root of the distances between points.
private enum CatmullRomCurve {
  static func elements(through points: [Point]) -> [Path.Element] {
    guard points.count > 2 else { return points.dropFirst().map { .line(to: $0) } }
    return points.indices.dropFirst().map { index in
      let (start, end) = (points[index - 1], points[index])
      let before = index > 1 ? points[index - 2] : start
      let after = index + 1 < points.count ? points[index + 1] : end
      return .curve(
        to: end, control1: control(of: start, from: before, toward: end),
        control2: control(of: end, from: after, toward: start))
    }
  }

  /// The control point beside a point, on the way from a neighbour of it to the other one.
  private static func control(of point: Point, from before: Point, toward next: Point) -> Point {
    let (back, ahead) = (distance(point, before), distance(point, next))
    guard back > 1e-12 else { return point }
    let (root, rootAhead) = (back.squareRoot(), ahead.squareRoot())
    let own = 2 * back + 3 * root * rootAhead + ahead
    let all = 3 * root * (root + rootAhead)
    func mixed(_ coordinate: (Point) -> Double) -> Double {
      (coordinate(point) * own - coordinate(before) * ahead + coordinate(next) * back) / all
    }
    return Point(x: mixed(\.x), y: mixed(\.y))
  }

  private static func distance(_ one: Point, _ other: Point) -> Double {
    let (dx, dy) = (one.x - other.x, one.y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
