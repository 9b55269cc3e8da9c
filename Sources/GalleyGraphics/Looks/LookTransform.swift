package import GalleyGeometry

/// A group's turn, scale and offset, about a point of the thing's frame.
package struct LookTransform: Hashable, Sendable {
  /// Clockwise.
  package var degrees: Double
  package var scaleX: Double
  package var scaleY: Double
  package var shear: Double
  /// The point that stays where it is; nil where there is no single one.
  package var pivot: Point?
  /// Where there is no such point, how far the frame's origin is moved.
  package var offset: Vector

  package init(
    degrees: Double = 0, scaleX: Double = 1, scaleY: Double = 1, shear: Double = 0,
    pivot: Point? = nil, offset: Vector = .zero
  ) {
    self.degrees = degrees
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
    self.pivot = pivot
    self.offset = offset
  }

  /// Nil for the identity.
  init?(_ transform: Transform, in frame: Rect) {
    guard !transform.isIdentity else { return nil }
    let parts = transform.decomposed
    self.init(
      degrees: (parts.rotation * 180 / .pi).inLooks, scaleX: parts.scaleX.inLooks,
      scaleY: parts.scaleY.inLooks, shear: parts.shear.inLooks)
    if let fixed = transform.fixedPoint {
      pivot = Rect(origin: fixed, size: .zero).inLook(of: frame).origin
    } else {
      let moved = Rect(origin: transform.apply(to: frame.origin), size: .zero).inLook(of: frame)
      offset = Vector(dx: moved.minX, dy: moved.minY)
    }
  }
}

extension Transform {
  /// The point that stays where it is; nil where there is none or more than one.
  fileprivate var fixedPoint: Point? {
    let determinant = (1 - a) * (1 - d) - b * c
    guard abs(determinant) > 1e-9 else { return nil }
    return Point(
      x: ((1 - d) * tx + c * ty) / determinant, y: (b * tx + (1 - a) * ty) / determinant)
  }
}
