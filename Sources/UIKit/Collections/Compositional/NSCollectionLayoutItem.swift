public import Foundation

/// The smallest part of a compositional layout: one item.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// Before its insets.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are tied to it: of an item those that it was made with, of a group what is set.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Inside its size; without effect along a dimension that is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Outside its size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with views that are tied to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// Another one with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
      .taking(from: self)
  }

  func taking(from other: NSCollectionLayoutItem) -> Self {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    return self
  }
}

/// A view of the data source's that is tied to an item or a group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Higher ones are above others of the section.
  open var zIndex = 0
  /// The kind of the view.
  public let elementKind: String
  /// The point of what it is tied to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there; nil for the same.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// A view at a point.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// A view with a point of its own at a point.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSupplementaryItem(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor
    ).taking(from: self)
  }

  override func taking(from other: NSCollectionLayoutItem) -> Self {
    if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
    return super.taking(from: other)
  }
}

/// A view of the data source's at an edge or a corner of a section, or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether there is room for it; else it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while any of its section is.
  open var pinToVisibleBounds = false
  /// Where it lies.
  public let alignment: NSRectAlignment
  /// From there, in points.
  public let offset: CGPoint

  /// A view at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// A view so many points from an edge or a corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [], absoluteOffset: absoluteOffset),
      itemAnchor: nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset
    ).taking(from: self)
  }

  override func taking(from other: NSCollectionLayoutItem) -> Self {
    if let other = other as? NSCollectionLayoutBoundarySupplementaryItem {
      extendsBoundary = other.extendsBoundary
      pinToVisibleBounds = other.pinToVisibleBounds
    }
    return super.taking(from: other)
  }
}

/// A view of the layout's own behind a section.
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Higher ones are above others of the section; items lie above those at 0.
  public var zIndex = 0
  /// The kind that the layout registers a class for.
  public let elementKind: String

  required init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind the whole of a section, its header, its footer and its insets with it.
  public class func background(elementKind: String) -> Self {
    self.init(kind: elementKind)
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutDecorationItem(kind: elementKind).taking(from: self)
  }

  override func taking(from other: NSCollectionLayoutItem) -> Self {
    if let other = other as? NSCollectionLayoutDecorationItem { zIndex = other.zIndex }
    return super.taking(from: other)
  }
}
