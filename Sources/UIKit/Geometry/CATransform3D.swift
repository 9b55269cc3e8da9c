public import Foundation

/// A map of space in QuartzCore's order: a row (x, y, z, 1) times this matrix, then divided by its
/// last number.
public struct CATransform3D: Hashable, Sendable {
  /// The first row: what x gives.
  public var m11: CGFloat
  /// The share of x in y.
  public var m12: CGFloat
  /// The share of x in z.
  public var m13: CGFloat
  /// The share of x in the divisor.
  public var m14: CGFloat
  /// The second row: what y gives.
  public var m21: CGFloat
  /// The share of y in y.
  public var m22: CGFloat
  /// The share of y in z.
  public var m23: CGFloat
  /// The share of y in the divisor.
  public var m24: CGFloat
  /// The third row: what z gives.
  public var m31: CGFloat
  /// The share of z in y.
  public var m32: CGFloat
  /// The share of z in z.
  public var m33: CGFloat
  /// The share of z in the divisor: minus one over the distance of the eye makes a perspective.
  public var m34: CGFloat
  /// The fourth row: the move along x, in points.
  public var m41: CGFloat
  /// The move along y, in points.
  public var m42: CGFloat
  /// The move along z, in points.
  public var m43: CGFloat
  /// The divisor itself.
  public var m44: CGFloat

  /// The matrix of zeros.
  public init() {
    self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4))
  }

  /// A matrix from its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// A matrix from four rows of four numbers.
  init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  /// Its four rows of four numbers.
  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// The transform that leaves all in place.
  static let identity = CATransform3D(
    rows: (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } })

  /// This transform, and then another.
  func then(_ next: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, next.rows)
    return CATransform3D(
      rows: left.map { row in
        (0..<4).map { column in
          row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
            + row[3] * right[3][column]
        }
      })
  }

  /// Where a point of the plane z = 0 is seen; nil for one behind the eye.
  func project(_ point: CGPoint) -> CGPoint? {
    let divisor = m14 * point.x + m24 * point.y + m44
    guard divisor > 0 else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) / divisor,
      y: (m12 * point.x + m22 * point.y + m42) / divisor)
  }

  /// The smallest upright rectangle around the projected one, points behind the eye left out.
  func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap(project)
    return CGRect(around: corners)
  }
}
