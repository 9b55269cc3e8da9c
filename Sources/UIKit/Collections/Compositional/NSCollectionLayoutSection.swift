public import Foundation

/// Is told of the items in sight before they are shown, with the offset of what scrolls them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// From where insets of a compositional layout count.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section as its layout says; for a layout the safe area.
  case automatic
  /// The edges of the view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The margins of what is comfortable to read.
  case readableContent
}

/// The scrolling of a section by itself, across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Its groups follow each other as those of other sections.
  case none
  /// Rests anywhere.
  case continuous
  /// Rests where a group begins.
  case continuousGroupLeadingBoundary
  /// Turns pages as long as the view.
  case paging
  /// Turns one group at a time.
  case groupPaging
  /// Turns one group at a time, and rests with it in the middle.
  case groupPagingCentered
}

/// The groups of a section of a compositional layout, and what lies around them.
open class NSCollectionLayoutSection: NSObject, NSCopying {
  enum Content {
    case group(NSCollectionLayoutGroup)
    case list(UICollectionLayoutListConfiguration)
  }

  let content: Content
  /// The insets that were set; nil for a list's own, and none of groups.
  var ownInsets: NSDirectionalEdgeInsets?
  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// From where the insets count.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// From where the views at the boundary are inset.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls by itself.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The details of that.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// At its edges and corners.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether those are inset as the groups are.
  open var supplementariesFollowContentInsets = true
  /// Behind it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is told of the items in sight, which it may change, whenever they are shown.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { content = .group(group) }

  init(_ content: Content) { self.content = content }

  /// A section of rows.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(.list(configuration)) }

  /// Around the groups.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? .zero }
    set { ownInsets = newValue }
  }

  /// Another one with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(content)
    copy.ownInsets = ownInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.decelerationRate =
      orthogonalScrollingProperties.decelerationRate
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// The details of a section that scrolls by itself; accepted, and without effect on pictures.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast a scroll comes to rest.
  public enum DecelerationRate: Int, Sendable {
    /// As the behavior asks.
    case automatic
    /// As usual.
    case normal
    /// Faster.
    case fast
  }

  /// Whether the section can be pulled past its ends.
  public enum Bounce: Int, Sendable {
    /// As the collection view does.
    case automatic
    /// It can.
    case always
    /// It cannot.
    case never
  }

  /// How fast a scroll comes to rest.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section can be pulled past its ends.
  open var bounce = Bounce.automatic
}
