public import Foundation

/// The place and the look of an element; coordinates are the content's, in points.
///
/// Transforms are about the center. Equal where all properties are, as in UIKit since iOS 7; a
/// subclass that adds some overrides `copy(with:)` and `isEqual`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// Which item, or which place of a view.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The middle.
  open var center = CGPoint.zero
  /// Without the transform; setting it keeps the center.
  open var size = CGSize.zero
  /// Setting it sets `transform`, too: the two are one.
  open var transform3D = CATransform3D.identity
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The height in the stack: elements with a higher one are above; 0 unless set.
  open var zIndex = 0
  /// Whether it is not shown, nor made.
  open var isHidden = false
  /// Cell, supplementary or decoration view.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for a cell.
  open internal(set) var representedElementKind: String?

  /// The kind that a scene knows the view by; nil for its own.
  package var kindOfHosts: String?

  /// Attributes of a cell at 0-0; layouts make them by one of the other initializers.
  nonisolated public required override init() { super.init() }

  /// Attributes of a cell of no size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view of no size.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view of no size.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// The box of what is seen, transform and perspective included; setting it sets center and size.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let seen = transform3D == .identity ? box : transform3D.boundingBox(of: box)
      return seen.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      size = newValue.size
    }
  }

  /// The size at the origin; setting it keeps the center.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// In the plane, about the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Attributes of the same class that say the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    MainActor.assumeIsolated { copy.take(self) }
    return copy
  }

  /// Whether another object says the same.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { saysTheSame(as: other) }
  }

  /// A hash of what it is of: category, kind and index path.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { element.hashValue }
  }

  /// The element and its place, for people.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { "\(type(of: self)) of \(element): \(frame)" }
  }

  /// The element.
  package var element: ElementKey {
    ElementKey(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// Attributes of a class for an element.
  static func make(
    _ type: UICollectionViewLayoutAttributes.Type, for element: ElementKey
  ) -> UICollectionViewLayoutAttributes {
    let made = type.init()
    made.indexPath = element.indexPath
    made.representedElementCategory = element.category
    made.representedElementKind = element.kind
    return made
  }

  private func take(_ other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    kindOfHosts = other.kindOfHosts
    (center, size, transform3D) = (other.center, other.size, other.transform3D)
    (alpha, zIndex, isHidden) = (other.alpha, other.zIndex, other.isHidden)
  }

  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    element == other.element && center == other.center && size == other.size
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
}
