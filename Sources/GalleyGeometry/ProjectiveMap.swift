/// A projective map of the plane: x' = (a x + c y + tx) / w, y' = (b x + d y + ty) / w, with
/// w = px x + py y + p.
///
/// What an eye sees of a flat thing that is turned in space. Straight lines stay straight; what is
/// farther from the eye has a greater w and comes out smaller. Points with w at or below zero lie in
/// or behind the eye and have no image.
public struct ProjectiveMap: Hashable, Sendable {
  /// The numerators.
  public var affine: Transform
  /// The denominator: by x, by y, and where both are 0.
  public var px: Double
  /// The factor of y in the divisor.
  public var py: Double
  /// The constant of the divisor.
  public var p: Double

  /// Makes a map of an affine transform and the divisor of its results.
  public init(_ affine: Transform = .identity, px: Double = 0, py: Double = 0, p: Double = 1) {
    self.affine = affine
    self.px = px
    self.py = py
    self.p = p
  }

  /// The map that leaves every point where it is.
  public static let identity = ProjectiveMap()

  /// Whether every number is finite.
  public var isFinite: Bool { affine.isFinite && px.isFinite && py.isFinite && p.isFinite }

  /// How far a point lies from the eye, in shares of the distance at which nothing is made smaller.
  public func depth(of point: Point) -> Double { px * point.x + py * point.y + p }

  /// The image of a point; not finite for one as far as the eye.
  public func apply(to point: Point) -> Point {
    let image = affine.apply(to: point)
    let depth = depth(of: point)
    return Point(x: image.x / depth, y: image.y / depth)
  }

  /// The map that applies this one first and then the other.
  public func then(_ next: Transform) -> ProjectiveMap {
    // next(n / w) = (next(linear) n + t w) / w, with n the numerators and w the denominator.
    var map = self
    map.affine = Transform(
      a: next.a * affine.a + next.c * affine.b + next.tx * px,
      b: next.b * affine.a + next.d * affine.b + next.ty * px,
      c: next.a * affine.c + next.c * affine.d + next.tx * py,
      d: next.b * affine.c + next.d * affine.d + next.ty * py,
      tx: next.a * affine.tx + next.c * affine.ty + next.tx * p,
      ty: next.b * affine.tx + next.d * affine.ty + next.ty * p)
    return map
  }

  /// The map that applies this one first and then the other.
  public func then(_ next: ProjectiveMap) -> ProjectiveMap {
    let (n, m) = (next.affine, affine)
    // The product of the matrices; the rows of this one are (a, c, tx), (b, d, ty), (px, py, p).
    return ProjectiveMap(
      Transform(
        a: n.a * m.a + n.c * m.b + n.tx * px, b: n.b * m.a + n.d * m.b + n.ty * px,
        c: n.a * m.c + n.c * m.d + n.tx * py, d: n.b * m.c + n.d * m.d + n.ty * py,
        tx: n.a * m.tx + n.c * m.ty + n.tx * p, ty: n.b * m.tx + n.d * m.ty + n.ty * p),
      px: next.px * m.a + next.py * m.b + next.p * px,
      py: next.px * m.c + next.py * m.d + next.p * py,
      p: next.px * m.tx + next.py * m.ty + next.p * p)
  }

  /// The same map with the given point as its origin.
  public func about(_ point: Point) -> ProjectiveMap {
    ProjectiveMap(.translation(.zero - point)).then(self).then(.translation(point - .zero))
  }

  /// The affine map that is nearest at a point: its derivative there.
  public func linearized(at point: Point) -> Transform {
    let (image, depth) = (apply(to: point), depth(of: point))
    var map = Transform(
      a: (affine.a - image.x * px) / depth, b: (affine.b - image.y * px) / depth,
      c: (affine.c - image.x * py) / depth, d: (affine.d - image.y * py) / depth)
    let origin = map.apply(to: point)
    map.tx = image.x - origin.x
    map.ty = image.y - origin.y
    return map
  }

  /// The map that undoes this one, or nil where it flattens the plane.
  public var inverse: ProjectiveMap? {
    let m = affine
    // The adjugate, over the determinant.
    let first = m.d * p - m.ty * py
    let second = m.ty * px - m.b * p
    let third = m.b * py - m.d * px
    let determinant = m.a * first + m.c * second + m.tx * third
    guard determinant != 0, determinant.isFinite else { return nil }
    return ProjectiveMap(
      Transform(
        a: first / determinant, b: second / determinant,
        c: (m.tx * py - m.c * p) / determinant, d: (m.a * p - m.tx * px) / determinant,
        tx: (m.c * m.ty - m.tx * m.d) / determinant, ty: (m.tx * m.b - m.a * m.ty) / determinant),
      px: third / determinant, py: (m.c * px - m.a * py) / determinant,
      p: (m.a * m.d - m.b * m.c) / determinant)
  }

  /// The bounding box of the mapped rectangle; nil where a part of it lies in or behind the eye.
  public func boundingBox(of rect: Rect) -> Rect? {
    guard rect.corners.allSatisfy({ depth(of: $0) > 0 }) else { return nil }
    let images = rect.corners.map(apply)
    let (xs, ys) = (images.map(\.x), images.map(\.y))
    return Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  /// By how much lengths grow at most anywhere in a rectangle, in any direction.
  ///
  /// The greatest singular value of the derivative; it is greatest at a corner, since it falls with
  /// the distance from the eye.
  public func magnification(over rect: Rect) -> Double {
    rect.corners.map { linearized(at: $0).greatestScale }.max() ?? 1
  }
}

extension Rect {
  /// In reading order.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ]
  }
}

extension Transform {
  /// By how much lengths grow in the direction in which they grow most: the greatest singular value.
  public var greatestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let product = a * d - b * c
    return ((sum + max(0, sum * sum - 4 * product * product).squareRoot()) / 2).squareRoot()
  }
}
