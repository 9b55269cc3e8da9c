public import Foundation
internal import GalleyGeometry

/// A linear map of the plane and a translation: (x, y) becomes (a x + c y + tx, b x + d y + ty).
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The share of x in x.
  public var a: CGFloat
  /// The share of x in y.
  public var b: CGFloat
  /// The share of y in x.
  public var c: CGFloat
  /// The share of y in y.
  public var d: CGFloat
  /// The translation to the right, in points.
  public var tx: CGFloat
  /// The translation downwards, in points.
  public var ty: CGFloat

  /// The transform that leaves all in place.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform of zeros, as CoreGraphics has it.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// A transform from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform from its numbers.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A turn in radians, clockwise on a screen.
  public init(rotationAngle angle: CGFloat) {
    let turn = sineAndCosine(Double(angle))
    let (sine, cosine) = (CGFloat(turn.sine), CGFloat(turn.cosine))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A change of size about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A move, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether it leaves all in place.
  public var isIdentity: Bool { self == .identity }

  /// This transform, and then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A turn in radians first, and then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A change of size first, and then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A move first, and then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The way back; the transform itself where there is none, as CoreGraphics has it.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether two transforms are the same, as `==` says.
  public func equalTo(_ other: CGAffineTransform) -> Bool { self == other }
}
