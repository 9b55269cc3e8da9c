import GalleyGeometry
import GalleyGraphics

/// The area that a line covers, as a path to be filled with the winding rule.
///
/// Cairo 1.16 and 1.18 join the parts of a line differently, but fill alike. The area is the union of
/// a rectangle for each part, a wedge for each corner and a cap for each end, all wound the same way.
struct StrokeOutline {
  private let radius: Double
  private let stroke: VectorStroke
  private let tolerance: Double
  /// Between the points of an arc.
  private let largestStep: Double
  private(set) var path = Path()

  /// - Parameter tolerance: How far the area's edge may be off, in the path's coordinates.
  init(of path: Path, _ stroke: VectorStroke, tolerance: Double) {
    self.stroke = stroke
    self.tolerance = tolerance
    radius = stroke.width / 2
    // An arc is off its chord by r (1 - cos(step / 2)), nearly r step² / 8.
    largestStep = min(.pi / 2, (8 * tolerance / radius).squareRoot())
    for line in path.polylines(tolerance: tolerance) {
      for part in line.dashed(stroke.dashes, offset: stroke.dashOffset) { add(part) }
    }
  }

  private mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return addDot(at: points[0]) }
    let directions = zip(points, points.dropFirst()).map { ($1 - $0).normalized }
    for (number, direction) in directions.enumerated() {
      addRectangle(from: points[number], to: points[number + 1], along: direction)
      if number > 0 { addJoin(at: points[number], directions[number - 1], direction) }
    }
    let (first, last) = (directions[0], directions[directions.count - 1])
    if line.isClosed {
      addJoin(at: points[0], last, first)
    } else {
      addCap(at: points[0], first * -1)
      addCap(at: points[points.count - 1], last)
    }
  }

  /// A line without a length shows its caps, as if it ran to the right.
  private mutating func addDot(at point: Point) {
    addCap(at: point, Vector(dx: 1, dy: 0))
    addCap(at: point, Vector(dx: -1, dy: 0))
  }

  private mutating func addRectangle(
    from start: Point, to end: Point, along direction: Vector
  ) {
    let side = direction.turned * radius
    addPolygon([start + side * -1, end + side * -1, end + side, start + side])
  }

  private mutating func addCap(at point: Point, _ direction: Vector) {
    let side = direction.turned * radius
    switch stroke.cap {
    case .butt: return
    case .square: addRectangle(from: point, to: point + direction * radius, along: direction)
    case .round: addPolygon(arc(about: point, from: side * -1, angle: .pi))
    }
  }

  /// Fills the gap outside of a corner.
  private mutating func addJoin(at point: Point, _ before: Vector, _ after: Vector) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    guard cross != 0 || dot < 0 else { return }
    // The outer side, in the order in which the wedge winds as the rectangles do.
    let (first, last) =
      cross >= 0
      ? (before.turned * -radius, after.turned * -radius)
      : (after.turned * radius, before.turned * radius)
    let middle = Vector(dx: first.dx + last.dx, dy: first.dy + last.dy)
    // A little into the line, so that rounding leaves no gap between the parts.
    let corner = point + middle * (-tolerance / max(2 * radius, tolerance))
    switch stroke.join {
    case .round:
      let turn = angle(of: Vector(dx: dot, dy: abs(cross)))
      addPolygon([corner] + arc(about: point, from: first, angle: turn))
    case .miter where 2 <= stroke.miterLimit * stroke.miterLimit * (1 + dot):
      // The miter is 1 / cos(turn / 2) times as long as the line is wide: its square 2 / (1 + dot).
      let tip = point + middle * (1 / (1 + dot))
      addPolygon([corner, point + first, tip, point + last])
    case .miter, .bevel: addPolygon([corner, point + first, point + last])
    }
  }

  /// Points of an arc, its first and last among them.
  private func arc(about center: Point, from start: Vector, angle: Double) -> [Point] {
    let count = max(1, Int((angle / largestStep).rounded(.up)))
    let (sine, cosine) = sineAndCosine(angle / Double(count))
    var arm = start
    return (0...count).map { _ in
      defer {
        arm = Vector(dx: arm.dx * cosine - arm.dy * sine, dy: arm.dx * sine + arm.dy * cosine)
      }
      return center + arm
    }
  }

  private mutating func addPolygon(_ points: [Point]) {
    path.elements.append(.move(to: points[0]))
    for point in points.dropFirst() { path.elements.append(.line(to: point)) }
    path.elements.append(.close)
  }
}

extension Vector {
  /// A quarter turn, clockwise on screen.
  fileprivate var turned: Vector { Vector(dx: -dy, dy: dx) }

  fileprivate var normalized: Vector { self * (1 / length) }
}
