internal import Foundation
internal import GalleyGeometry
internal import UIKit

/// A map of space, as far as a flat thing shows it: turned in space, and then moved in the plane.
struct PlaneTransform {
  /// a, b, c, d, tx, ty.
  let columns: [Double]
  /// Radians about the x and y axes, and one over the eye's distance; nil where nothing is seen in
  /// perspective.
  let projection: [Double]?

  var isIdentity: Bool { columns == [1, 0, 0, 1, 0, 0] }

  /// The divisor's share of x and y says which way a plane is turned: a rotation keeps the length of
  /// the column that it comes from, which is one over the eye's distance.
  init(_ matrix: CATransform3D) {
    let divisor = Double(matrix.m44) == 0 ? 1 : Double(matrix.m44)
    func number(_ value: CGFloat) -> Double { Double(value) / divisor }
    let (px, py, pz) = (number(matrix.m14), number(matrix.m24), number(matrix.m34))
    let (a, b) = (number(matrix.m11), number(matrix.m12))
    let (c, d) = (number(matrix.m21), number(matrix.m22))
    let (tx, ty) = (number(matrix.m41), number(matrix.m42))
    let perspective = (px * px + py * py + pz * pz).squareRoot()
    guard perspective > 0, abs(px) + abs(py) > 1e-12 else {
      (columns, projection) = ([a, b, c, d, tx, ty], nil)
      return
    }
    let sineY = max(-1, min(1, px / perspective))
    let cosineY = (1 - sineY * sineY).squareRoot()
    let sineX = cosineY == 0 ? 0 : max(-1, min(1, -py / (perspective * cosineY)))
    let cosineX = (1 - sineX * sineX).squareRoot()
    projection = [
      angle(of: Vector(dx: cosineX, dy: sineX)), angle(of: Vector(dx: cosineY, dy: sineY)),
      perspective,
    ]
    // What is left for the plane: the map before the division, less what the projection does.
    let (a1, b1) = (a - px * tx, b - px * ty)
    let (c1, d1) = (c - py * tx, d - py * ty)
    let determinant = cosineY * cosineX
    guard abs(determinant) > 1e-9 else {
      columns = [1, 0, 0, 1, tx, ty]
      return
    }
    // The projection's own linear part is [[cosY, 0], [sinX sinY, cosX]], by rows of what x and y give.
    columns = [
      a1 / cosineY, b1 / cosineY,
      (c1 - sineX * sineY * a1 / cosineY) / cosineX, (d1 - sineX * sineY * b1 / cosineY) / cosineX,
      tx, ty,
    ]
  }
}
