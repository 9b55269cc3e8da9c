public import Foundation

/// The room that a section or a group has.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a compositional layout is made for.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// An item in sight, as a section's handler may change it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// Its place in the stack.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// Its middle, in the content's coordinates.
  var center: CGPoint { get set }
  /// Its size, at zero.
  var bounds: CGRect { get set }
  /// About its middle, in the plane.
  var transform: CGAffineTransform { get set }
  /// About its middle, in space.
  var transform3D: CATransform3D { get set }
  /// A name for it.
  var name: String { get }
  /// Its path.
  var indexPath: IndexPath { get }
  /// The box of what is seen, in the content's coordinates.
  var frame: CGRect { get }
  /// Cell, supplementary or decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind; nil for a cell.
  var representedElementKind: String? { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    container = LayoutContainer(size: size, insets: insets)
    traitCollection = traits
  }
}

/// Attributes of an item, as a section's handler changes them.
@preconcurrency @MainActor final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var bounds: CGRect {
    get { CGRect(origin: .zero, size: attributes.size) }
    set { attributes.size = newValue.size }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.element.description }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
