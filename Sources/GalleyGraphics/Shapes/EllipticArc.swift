package import GalleyGeometry

/// An arc of a circle or an ellipse.
package struct EllipticArc {
  package let end: Point
  /// From the unit circle to the ellipse.
  private let ellipse: Transform
  private let startAngle: Double
  /// Positive where angles grow.
  private let sweep: Double

  /// An arc of a circle, from an angle on through another one; in radians, clockwise on the screen
  /// from the right.
  package init(center: Point, radius: Double, startAngle: Double, sweep: Double) {
    ellipse = Transform.scale(radius).then(.translation(center - Point.zero))
    self.startAngle = startAngle
    self.sweep = sweep
    let last = sineAndCosine(startAngle + sweep)
    end = ellipse.apply(to: Point(x: last.cosine, y: last.sine))
  }

  /// Where the arc begins.
  package var start: Point {
    let first = sineAndCosine(startAngle)
    return ellipse.apply(to: Point(x: first.cosine, y: first.sine))
  }

  /// An arc between two points; SVG 1.1 (appendix F.6) computes its centre.
  ///
  /// Nil where the arc is a straight line, or nothing.
  package init?(
    from start: Point, to end: Point, radii: Size, degrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end, radii.width > 0, radii.height > 0 else { return nil }
    self.end = end
    let turn = Transform.rotation(radians: degrees * .pi / 180)
    // 1. Both points in units of the radii, the ellipse upright, their middle at the origin.
    let back = Transform.rotation(radians: -degrees * .pi / 180)
    let unit = back.then(.scale(x: 1 / radii.width, y: 1 / radii.height))
    let half: Vector = (start - end) * 0.5
    let first: Vector = unit.apply(to: Point.zero + half) - Point.zero
    let square: Double = first.dx * first.dx + first.dy * first.dy
    // Radii as good as none make a line, as SVG says of none at all.
    guard square > 0, square.isFinite else { return nil }
    // 2. Radii too short for the chord grow to half of it, which puts the centre in the middle.
    let growth = max(1, square.squareRoot())
    let scaled: Vector = first * (1 / growth)
    // 3. The centre lies on the bisector, at Pythagoras' distance.
    let rest = max(0, growth * growth / square - 1).squareRoot()
    let side = isLarge == isClockwise ? -rest : rest
    let center = Vector(dx: scaled.dy * side, dy: -scaled.dx * side)
    let map = Transform.scale(x: radii.width * growth, y: radii.height * growth).then(turn)
    let middle: Vector = (end + half) - Point.zero
    let place: Point = map.apply(to: Point.zero + center) + middle
    ellipse = map.then(.translation(place - Point.zero))
    // 4. The angles of both ends about the centre.
    startAngle = angle(of: (Point.zero + scaled) - (Point.zero + center))
    let difference = angle(of: Point.zero - (Point.zero + scaled + center)) - startAngle
    let turned = difference < 0 ? difference + 2 * .pi : difference
    sweep = isClockwise ? turned : turned - 2 * .pi
  }

  /// Cubics of at most a quarter turn each.
  package var curves: [Path.Element] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let quarter = sineAndCosine(step / 4)
    // As far along the tangents that the middle of the curve touches the arc.
    let reach = 4.0 / 3 * quarter.sine / quarter.cosine
    return (0..<count).map { number in
      let first = sineAndCosine(startAngle + step * Double(number))
      let last = sineAndCosine(startAngle + step * Double(number + 1))
      let control1 = Point(
        x: first.cosine - reach * first.sine, y: first.sine + reach * first.cosine)
      let control2 = Point(x: last.cosine + reach * last.sine, y: last.sine - reach * last.cosine)
      let to = Point(x: last.cosine, y: last.sine)
      return .curve(
        to: number + 1 == count ? end : ellipse.apply(to: to),
        control1: ellipse.apply(to: control1), control2: ellipse.apply(to: control2))
    }
  }
}
