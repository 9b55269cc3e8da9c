/// An affine map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
public struct Transform: Hashable, Codable, Sendable {
  /// The factor of x in x.
  public var a: Double
  /// The factor of x in y.
  public var b: Double
  /// The factor of y in x.
  public var c: Double
  /// The factor of y in y.
  public var d: Double
  /// The displacement to the right, in points.
  public var tx: Double
  /// The displacement downwards, in points.
  public var ty: Double

  /// Makes a transform of its entries, named as in `CGAffineTransform`; by default the identity.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that leaves every point where it is.
  public static let identity = Transform()

  /// The square root of the area that a unit square is mapped to.
  package var meanScale: Double { abs(a * d - b * c).squareRoot() }

  /// A transform that displaces points by a vector.
  public static func translation(_ vector: Vector) -> Transform {
    Transform(tx: vector.dx, ty: vector.dy)
  }

  /// A transform that enlarges around the origin by a factor.
  public static func scale(_ factor: Double) -> Transform { Transform(a: factor, d: factor) }

  /// A transform that enlarges around the origin by a factor for each axis.
  public static func scale(x: Double, y: Double) -> Transform { Transform(a: x, d: y) }

  /// A rotation about the origin, clockwise on screen where the angle is positive.
  public static func rotation(radians: Double) -> Transform {
    let (sine, cosine) = sineAndCosine(radians)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == .identity }

  /// Whether it neither turns nor mirrors: it scales and moves at most.
  public var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether every number is finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The map that applies this one first and then the other.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The same map with the given point as its origin.
  public func about(_ point: Point) -> Transform {
    Transform.translation(Vector(dx: -point.x, dy: -point.y))
      .then(self).then(.translation(Vector(dx: point.x, dy: point.y)))
  }

  /// Returns the point that the transform takes a point to.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the mapped rectangle.
  public func boundingBox(of rect: Rect) -> Rect {
    guard !isIdentity else { return rect }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  /// The map that undoes this one, or nil where it flattens the plane.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
