internal import Foundation
internal import UIKit

extension SessionElement {
  /// What a layout says of an element.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    let matrix = PlaneTransform(attributes.transform3D)
    let key = attributes.element
    category = Self.categories[key.category] ?? "cell"
    kind = key.kind.map { Self.kinds[$0] ?? $0 }
    section = key.indexPath.first ?? 0
    item = key.indexPath.count > 1 ? key.indexPath[1] : 0
    place = [
      attributes.center.x, attributes.center.y, attributes.size.width, attributes.size.height,
    ].map { Double($0) }
    transform = matrix.isIdentity ? nil : matrix.columns
    projection = matrix.projection
    alpha = Double(attributes.alpha)
    zIndex = attributes.zIndex
    isHidden = attributes.isHidden
    takeOwnProperties(of: attributes)
  }

  private static let categories: [UICollectionView.ElementCategory: String] = [
    .cell: "cell", .supplementaryView: "supplementary", .decorationView: "decoration",
  ]

  /// UIKit's names of the usual kinds, and the scene's.
  static let kinds = [
    UICollectionView.elementKindSectionHeader: "header",
    UICollectionView.elementKindSectionFooter: "footer",
  ]

  /// What a class of attributes adds to UIKit's own.
  @MainActor
  private mutating func takeOwnProperties(of attributes: UICollectionViewLayoutAttributes) {
    var mirror: Mirror? = Mirror(reflecting: attributes)
    while let one = mirror, one.subjectType != UICollectionViewLayoutAttributes.self {
      for case (let name?, let value) in one.children {
        switch value {
        case let flag as Bool: flags = (flags ?? [:]).merging([name: flag]) { own, _ in own }
        case let number as any BinaryFloatingPoint:
          numbers = (numbers ?? [:]).merging([name: Double(number)]) { own, _ in own }
        case let number as any BinaryInteger:
          numbers = (numbers ?? [:]).merging([name: Double(number)]) { own, _ in own }
        case let text as String: texts = (texts ?? [:]).merging([name: text]) { own, _ in own }
        default: break
        }
      }
      mirror = one.superclassMirror
    }
  }
}

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
    projection = [asin(sineX), asin(sineY), perspective]
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
