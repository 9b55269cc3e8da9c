internal import Foundation
internal import GalleyGeometry
internal import GalleyPrograms
internal import UIKit

extension SessionElement {
  /// Takes a layout's attributes of an element.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    let matrix = PlaneTransform(attributes.transform3D)
    let place = [
      attributes.center.x, attributes.center.y, attributes.size.width, attributes.size.height,
    ]
    self.init(
      SessionName(attributes.element), place: place.map { Double($0) },
      transform: matrix.isIdentity ? nil : matrix.columns, projection: matrix.projection,
      alpha: Double(attributes.alpha), zIndex: attributes.zIndex, isHidden: attributes.isHidden)
    kind = attributes.kindOfHosts ?? kind
    takeOwnProperties(of: attributes)
  }

  /// Takes the appearance of a view that got attributes: its own place, transform, opacity and
  /// height where it made them others than those, in `apply(_:)` for instance.
  ///
  /// A transform about another anchor point becomes one about the center.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes, of view: UICollectionReusableView) {
    self.init(attributes)
    let (layer, size) = (view.layer, view.bounds.size)
    let way = CGPoint(
      x: (0.5 - layer.anchorPoint.x) * size.width, y: (0.5 - layer.anchorPoint.y) * size.height)
    let own = [layer.position.x + way.x, layer.position.y + way.y, size.width, size.height]
    let matrix = PlaneTransform(layer.transform.about(way))
    let numbers = own.map { Double($0) } + matrix.columns + (matrix.projection ?? [])
    guard numbers.allSatisfy(\.isFinite), layer.zPosition.isFinite else { return }
    place = own.map { Double($0) }
    transform = matrix.isIdentity ? nil : matrix.columns
    projection = matrix.projection
    if layer.opacity != Float(attributes.alpha) { alpha = Double(layer.opacity) }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      zIndex = Int(min(max(layer.zPosition, -1e9), 1e9).rounded(.down))
    }
    isHidden = view.isHidden
  }

  /// UIKit's names of the usual kinds, and the scene's.
  static let kinds = [
    UICollectionView.elementKindSectionHeader: "header",
    UICollectionView.elementKindSectionFooter: "footer",
  ]

  /// The attributes; of the plane alone.
  @MainActor
  var uiKitAttributes: UICollectionViewLayoutAttributes {
    let path = Foundation.IndexPath(indexes: [section, item])
    let name = Self.kinds.first { $0.value == kind }?.key ?? kind ?? ""
    let attributes =
      switch category {
      case "supplementary":
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: name, with: path)
      case "decoration":
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: name, with: path)
      default: UICollectionViewLayoutAttributes(forCellWith: path)
      }
    attributes.size = CGSize(width: place[2], height: place[3])
    attributes.center = CGPoint(x: place[0], y: place[1])
    if let transform {
      attributes.transform = CGAffineTransform(
        a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4],
        ty: transform[5])
    }
    attributes.alpha = alpha
    attributes.zIndex = zIndex
    attributes.isHidden = isHidden
    return attributes
  }

  /// Takes the properties that a class of attributes adds to UIKit's own.
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

extension CATransform3D {
  /// The transform of what lies so far from the point that it is about.
  fileprivate func about(_ way: CGPoint) -> CATransform3D {
    guard way != .zero, !CATransform3DIsIdentity(self) else { return self }
    let there = CATransform3DMakeTranslation(way.x, way.y, 0)
    let back = CATransform3DMakeTranslation(-way.x, -way.y, 0)
    return CATransform3DConcat(CATransform3DConcat(there, self), back)
  }
}

extension SessionName {
  /// The name of an element in the words of scenes.
  init(_ key: ElementKey) {
    self.init(
      category: Self.categories[key.category] ?? "cell",
      kind: key.kind.map { SessionElement.kinds[$0] ?? $0 }, section: key.indexPath.first ?? 0,
      item: key.indexPath.count > 1 ? key.indexPath[1] : 0)
  }

  private static let categories: [UICollectionView.ElementCategory: String] = [
    .cell: "cell", .supplementaryView: "supplementary", .decorationView: "decoration",
  ]
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
