public import Foundation

/// Places the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  )
  -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// In coordinates of the group, in points.
  public let frame: CGRect
  /// Higher ones are above others.
  public let zIndex: Int

  /// A frame at the height of the others.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A frame with a place in the stack.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Parts of a compositional layout beside or below each other, or where a closure says.
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Parts in turn, until no more fit.
    case repeated(isHorizontal: Bool)
    /// So many parts in turn; where they are `equal`, each has an equal share of the group.
    case counted(isHorizontal: Bool, Int, equal: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// Its parts, as they were given.
  public let subitems: [NSCollectionLayoutItem]
  /// Between its parts; nil for nothing.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  required init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Parts beside each other, in turn until no more fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(.repeated(isHorizontal: true), layoutSize, subitems)
  }

  /// So many of a part beside each other, in equal widths.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      .counted(isHorizontal: true, count, equal: true), layoutSize, [subitem])
  }

  /// So many of a part beside each other, in its own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(
      .counted(isHorizontal: true, count, equal: false), layoutSize, [subitem])
  }

  /// Parts below each other, in turn until no more fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(.repeated(isHorizontal: false), layoutSize, subitems)
  }

  /// So many of a part below each other, in equal heights.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      .counted(isHorizontal: false, count, equal: true), layoutSize, [subitem])
  }

  /// So many of a part below each other, in its own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(
      .counted(isHorizontal: false, count, equal: false), layoutSize, [subitem])
  }

  /// Items in frames that a closure gives, which is asked for each size of the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(.custom(itemProvider), layoutSize, [])
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroup(arrangement, layoutSize, subitems).taking(from: self)
  }

  override func taking(from other: NSCollectionLayoutItem) -> Self {
    if let other = other as? NSCollectionLayoutGroup {
      supplementaryItems = other.supplementaryItems
      interItemSpacing = other.interItemSpacing
    }
    return super.taking(from: other)
  }
}
