public import Foundation

extension CGSize {
  /// Whether two sizes are the same, as `==` says.
  public func equalTo(_ other: CGSize) -> Bool { self == other }

  /// The size that a transform's linear part gives.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}
