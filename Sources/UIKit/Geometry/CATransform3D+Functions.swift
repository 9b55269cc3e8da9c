// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
internal import GalleyGeometry

/// The transform that leaves all in place.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether a transform leaves all in place.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == .identity
}

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
  left == right
}

/// A move, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A change of size about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A turn in radians about an axis, which may have any length; nothing about an axis of none.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let turn = sineAndCosine(Double(angle))
  let (sine, cosine) = (CGFloat(turn.sine), CGFloat(turn.cosine))
  let rest = 1 - cosine
  return CATransform3D(rows: [
    [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

/// A move in points first, and then the transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).then(transform)
}

/// A change of size first, and then the transform.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).then(transform)
}

/// A turn in radians about an axis first, and then the transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).then(transform)
}

/// One transform, and then another.
public func CATransform3DConcat(_ first: CATransform3D, _ next: CATransform3D) -> CATransform3D {
  first.then(next)
}

/// The way back, by Gauss and Jordan; the transform itself where there is none.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  var left = transform.rows
  var right = CATransform3D.identity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return transform }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let divisor = left[column][column]
    left[column] = left[column].map { $0 / divisor }
    right[column] = right[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: right)
}

/// The transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [
    [transform.a, transform.b, 0, 0], [transform.c, transform.d, 0, 0], [0, 0, 1, 0],
    [transform.tx, transform.ty, 0, 1],
  ])
}

/// Whether a transform of space is one of the plane.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
}

/// Returns the effect of a transform of space in the plane z = 0, its perspective left out.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}
