public import Foundation

extension CGPoint {
  /// Whether two points are the same, as `==` says.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }

  /// The point where a transform takes it.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
