internal import Foundation
internal import GalleyPrograms
internal import UIKit

extension SessionElement {
  /// What a layout says of an element.
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
    takeOwnProperties(of: attributes)
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
