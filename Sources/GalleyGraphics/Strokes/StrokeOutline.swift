internal import GalleyGeometry

/// The area that a line covers, as a path to be filled with the winding rule.
///
/// Cairo 1.16 and 1.18 join the parts of a line differently, but fill alike.
package struct StrokeOutline {
  /// How far off the edges of lines may be, in device pixels.
  package static let tolerance = 0.04

  private let radius: Double
  private let style: LineStyle
  private let tolerance: Double
  /// The most that a corner may turn and be as good as none.
  private let largestStep: Double
  package private(set) var path = Path()

  /// - `tolerance`: How far the area's edge may be off, in the path's coordinates.
  package init(of path: Path, _ style: LineStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
    radius = style.width / 2
    // An arc is off its chord by r (1 - cos(step / 2)), nearly r step² / 8.
    largestStep = min(max((8 * tolerance / radius).squareRoot(), 0.005), .pi / 2)
    for line in path.polylines(tolerance: tolerance) {
      for part in line.dashed(style.dashes, offset: style.dashOffset) { add(part) }
    }
  }

  private mutating func add(_ line: Polyline) {
    guard line.points.count > 1 else { return addDot(at: line.points[0]) }
    let corners = Corners(of: line, radius: radius)
    if corners.bendGently { addRibbon(corners) } else { addParts(corners) }
  }

  /// A line without a length shows its caps, as if it ran to the right.
  private mutating func addDot(at point: Point) {
    for sign in [1.0, -1] { addPolygon(cap(at: point, Vector(dx: sign, dy: 0))) }
  }

  /// Adds the two sides, joined at the ends of an open line.
  private mutating func addRibbon(_ corners: Corners) {
    var (left, right): ([Point], [Point]) = ([], [])
    for corner in corners.all {
      let outer = outerPoints(of: corner)
      let inner = corner.point + corner.miter * (corner.turnsRight ? 1 : -1)
      left += corner.turnsRight ? outer : [inner]
      right += corner.turnsRight ? [inner] : outer
    }
    if corners.isClosed {
      addPolygon(left)
      addPolygon(right.reversed())
    } else {
      let (first, last) = corners.ends
      let start = cap(at: first.point, first.direction * -1)
      addPolygon(left + cap(at: last.point, last.direction) + right.reversed() + start)
    }
  }

  /// The side away from the turn, in the line's direction.
  private func outerPoints(of corner: Corner) -> [Point] {
    let side = corner.turnsRight ? -1.0 : 1
    let tip = corner.point + corner.miter * side
    if corner.turn <= largestStep { return [tip] }
    let (first, last) = outerSides(of: corner)
    switch corner.isBend ? .round : style.join {
    case .round:
      return arc(about: corner.point, from: first - corner.point, angle: -side * corner.turn)
    case .miter where corner.isMitered(limit: style.miterLimit): return [tip]
    case .miter, .bevel: return [first, last]
    }
  }

  /// Returns the ends of the outer sides in and out at a corner.
  private func outerSides(of corner: Corner) -> (Point, Point) {
    let reach = corner.turnsRight ? -radius : radius
    return (
      corner.point + corner.before.turned * reach, corner.point + corner.after.turned * reach
    )
  }

  /// Adds a rectangle for each part, a wedge for each corner and a cap for each end, all wound the
  /// same way.
  private mutating func addParts(_ corners: Corners) {
    for (start, end) in corners.segments {
      let side = (end - start).normalized.turned * radius
      addPolygon([start + side * -1, end + side * -1, end + side, start + side])
    }
    for corner in corners.all where corner.turn > 0 {
      // A little into the line, so that rounding leaves no gap between the parts.
      let outward = corner.middle * (corner.turnsRight ? -tolerance : tolerance)
      let (first, last) = outerSides(of: corner)
      let points = [first] + outerPoints(of: corner) + [last]
      addPolygon(
        [corner.point + outward * -1] + (corner.turnsRight ? points : points.reversed()))
    }
    guard !corners.isClosed else { return }
    let (first, last) = corners.ends
    addPolygon(cap(at: first.point, first.direction * -1))
    addPolygon(cap(at: last.point, last.direction))
  }

  /// The outline of a cap, from one side of the line to the other.
  private func cap(at point: Point, _ direction: Vector) -> [Point] {
    let side = direction.turned * radius
    switch style.cap {
    case .butt: return [point + side * -1, point + side]
    case .square:
      let end = point + direction * radius
      return [point + side * -1, end + side * -1, end + side, point + side]
    case .round: return arc(about: point, from: side * -1, angle: .pi)
    }
  }

  /// Points of an arc, its first and last among them.
  private func arc(about center: Point, from start: Vector, angle: Double) -> [Point] {
    let count = max(1, Int((abs(angle) / largestStep).rounded(.up)))
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
    guard points.count > 2 else { return }
    path.elements.append(.move(to: points[0]))
    for point in points.dropFirst() { path.elements.append(.line(to: point)) }
    path.elements.append(.close)
  }
}
