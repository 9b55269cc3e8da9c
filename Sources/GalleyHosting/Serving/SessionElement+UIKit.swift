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

  /// What a view shows that got attributes: its own place, transform, opacity and height where it
  /// made them others than those, in `apply(_:)` for instance.
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
