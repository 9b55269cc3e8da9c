internal import Foundation
internal import GalleyGeometry
internal import GalleyGraphics

/// The segments of CoreGraphics' paths beside lines and cubic curves.
extension Path {
  /// A line from where the path is; its beginning where it is nowhere.
  mutating func addLine(to point: Point) {
    elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
  }

  /// A curve from where the path is.
  mutating func addCurve(to end: Point, _ control1: Point, _ control2: Point) {
    if elements.isEmpty { elements.append(.move(to: control1)) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// A curve of the second degree, whose control point lies two thirds of the way to both of the
  /// cubic's.
  mutating func addQuadratic(to end: Point, control: Point) {
    let start = points.last ?? control
    addCurve(
      to: end, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3))
  }

  /// An arc in pieces of at most a quarter, with a line to its beginning; angles in radians, clockwise
  /// on a screen.
  ///
  /// Cubics whose controls are 4/3 tan(angle/4) of the radius away from the ends.
  mutating func addArc(
    about center: Point, radius: Double, from start: Double, to end: Double,
    towardsGreaterAngles: Bool
  ) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return }
    let full = 2 * Double.pi
    var sweep = end - start
    if towardsGreaterAngles, sweep < 0 { sweep += (-sweep / full).rounded(.up) * full }
    if !towardsGreaterAngles, sweep > 0 { sweep -= (sweep / full).rounded(.up) * full }
    sweep = min(max(sweep, -full), full)
    let count = max(1, Int((abs(sweep) / (full / 4)).rounded(.up)))
    let step = sweep / Double(count)
    let quarter = sineAndCosine(step / 4)
    let reach = 4 / 3 * (quarter.sine / quarter.cosine) * radius
    func point(_ angle: Double) -> Point {
      let (sine, cosine) = sineAndCosine(angle)
      return center + Vector(dx: cosine, dy: sine) * radius
    }
    func tangent(_ angle: Double) -> Vector {
      let (sine, cosine) = sineAndCosine(angle)
      return Vector(dx: -sine, dy: cosine) * reach
    }
    addLine(to: point(start))
    for number in 0..<count {
      let (from, to) = (start + Double(number) * step, start + Double(number + 1) * step)
      addCurve(
        to: point(to), point(from) + tangent(from), point(to) + tangent(to) * -1)
    }
  }

  /// An ellipse, clockwise from its right end.
  static func ellipse(in rect: Rect) -> Path {
    var circle = Path()
    circle.addArc(
      about: .zero, radius: 1, from: 0, to: 2 * .pi, towardsGreaterAngles: true)
    let map = Transform.scale(x: rect.width / 2, y: rect.height / 2)
      .then(.translation(Vector(dx: rect.midX, dy: rect.midY)))
    return Path(circle.applying(map).elements + [.close])
  }
}
