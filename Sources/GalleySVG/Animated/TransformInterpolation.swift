import GalleyGeometry

/// A transform as browsers take it apart to interpolate: turned after it was scaled.
///
/// CSS Transforms 1, "Interpolation of 2D matrices". Skewed and mirrored maps are left out:
/// browsers that take them apart in three dimensions do so in another way.
private struct TransformParts {
  var scale: (x: Double, y: Double)
  /// In radians.
  var angle: Double
  var translation: Vector

  init?(_ transform: Transform) {
    let (first, second) = (
      Vector(dx: transform.a, dy: transform.b), Vector(dx: transform.c, dy: transform.d)
    )
    let product = first.length * second.length
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard product > 1e-9, determinant > 0,
      abs(first.dx * second.dx + first.dy * second.dy) <= 1e-6 * product
    else { return nil }
    scale = (first.length, second.length)
    angle = GalleyGeometry.angle(of: first)
    translation = Vector(dx: transform.tx, dy: transform.ty)
  }

  /// The parts at a fraction of the way; nil half a turn apart, where either way is as short.
  func interpolated(to end: TransformParts, at fraction: Double) -> Transform? {
    func mixed(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
    var turn = end.angle - angle
    if abs(turn) > .pi { turn -= turn > 0 ? 2 * .pi : -2 * .pi }
    guard abs(turn) < 3 else { return nil }
    let (sine, cosine) = sineAndCosine(angle + turn * fraction)
    let (x, y) = (mixed(scale.x, end.scale.x), mixed(scale.y, end.scale.y))
    return Transform(
      a: cosine * x, b: sine * x, c: -sine * y, d: cosine * y,
      tx: mixed(translation.dx, end.translation.dx), ty: mixed(translation.dy, end.translation.dy))
  }
}

extension Transform: KeyframeValue {
  func interpolated(to end: Transform, at fraction: Double) -> Transform? {
    if self == end { return self }
    guard let start = TransformParts(self), let end = TransformParts(end) else { return nil }
    return start.interpolated(to: end, at: fraction)
  }

  func isNear(_ other: Transform) -> Bool {
    // Over a thousand points, the linear part moves a thousandth of a point and its rounding.
    abs(a - other.a) <= 2e-6 && abs(b - other.b) <= 2e-6 && abs(c - other.c) <= 2e-6
      && abs(d - other.d) <= 2e-6 && abs(tx - other.tx) <= 1e-3 && abs(ty - other.ty) <= 1e-3
  }
}
