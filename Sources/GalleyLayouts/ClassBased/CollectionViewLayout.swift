public import GalleyGeometry

/// A layout as a class in UICollectionViewLayout's manner: prepared, cached, invalidated, and asked
/// for the ends of animations.
///
/// Subclass it, adopt `ClassBasedLayout`, and list `HostedLayout` of the class in a catalog. The
/// methods are UIKit's, under UIKit's names; attributes are values. Coordinates are the content's,
/// in points. An instance lives for one question, or for one update from the old content to the
/// new: `HostedLayout` says what follows from that.
open class CollectionViewLayout {
  /// The collection view that is laid out; nil until the layout is put into one.
  public internal(set) var collectionView: CollectionViewProxy?

  /// What the base class knows of a change that is under way.
  var change: LayoutChange?

  public required init() {}

  // MARK: - The arrangement

  /// Computes what the other methods answer from; called before any of them, and again after every
  /// invalidation.
  open func prepare() {}

  /// Forgets what `prepare()` computed; called before the layout is prepared for other bounds,
  /// other content or other sizes.
  open func invalidateLayout() {}

  /// Forgets what a context names; called each time after `invalidateLayout()`.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {}

  /// The class of the contexts that the base class makes.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// The extent of all content, in points; zero unless overridden.
  open var collectionViewContentSize: Size { .zero }

  /// The attributes of every cell, supplementary and decoration view whose frame meets a rectangle;
  /// nil unless overridden.
  open func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? { nil }

  /// The attributes of a cell, also of one out of sight; nil unless overridden.
  ///
  /// Asked for the cells that `layoutAttributesForElements(in:)` leaves out. One that has no
  /// attributes at all is arranged hidden and without a size.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The attributes of a decoration view; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? { nil }

  // MARK: - Self-sizing

  /// The room in which an element is asked for the size that it prefers: its own width and any
  /// height, unless overridden.
  ///
  /// In UIKit that is decided by the cell, in `preferredLayoutAttributesFitting(_:)`.
  open func sizeProposal(forPreferredAttributesOf attributes: LayoutAttributes) -> SizeProposal {
    SizeProposal(width: attributes.size.width)
  }

  /// Whether the layout wants to be computed anew as an element prefers another size than its
  /// attributes have; false unless overridden.
  ///
  /// Asked of every element whose content has a say, again after each time. The place to note the
  /// size that is preferred.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool { false }

  /// What is to be computed anew as an element has the size that it prefers: that element, unless
  /// overridden.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = Self.invalidationContextClass.init()
    context.invalidate(originalAttributes.element)
    return context
  }

  // MARK: - Scrolling

  /// Whether attributes change when the bounds do, which a scroll does all the time; false unless
  /// overridden.
  ///
  /// Where it is true for a scroll by a point or to the end, the layout is prepared anew at every
  /// offset.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Where a scroll comes to rest that would end at an offset; the proposal unless overridden.
  ///
  /// The answer is clamped to the offsets at which content can rest.
  /// - Parameter velocity: Of the content offset, in points per millisecond: what UIKit hands over,
  ///   though its documentation speaks of seconds.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Vector
  ) -> Point { proposedContentOffset }

  /// How fast a scroll slows down that is let go; what UIKit's layouts set on their collection view.
  open var decelerationRate: DecelerationRate { .normal }

  /// What the collection view adds around the content; what UIKit's layouts set on it in
  /// `prepare()`.
  ///
  /// Asked of an instance that is in no collection view.
  open func contentInset(in environment: Environment) -> EdgeInsets { environment.contentInset }

  // MARK: - Updates

  /// Hears of the items that come, go and move; called after `prepare()` for the new content.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Where a cell begins that is in sight after a change; nil for where it ends.
  ///
  /// Asked for every cell in sight after any change. The base class answers where the cell was
  /// before, and for a new one its final place with alpha 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    change?.initial(of: LayoutElement(category: .cell, indexPath: itemIndexPath))
  }

  /// Where a cell ends that was in sight before a change; nil for where it was.
  ///
  /// Asked for every cell in sight before any change, by its old index path. The base class answers
  /// where the cell will be, and for a deleted one its old place with alpha 0.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> LayoutAttributes? {
    change?.final(of: LayoutElement(category: .cell, indexPath: itemIndexPath))
  }

  /// Where a supplementary view begins that is in sight after a change; else as for cells.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> LayoutAttributes? {
    change?.initial(
      of: LayoutElement(
        category: .supplementary, kind: elementKind, indexPath: elementIndexPath))
  }

  /// Where a supplementary view ends that was in sight before a change; else as for cells.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> LayoutAttributes? {
    change?.final(
      of: LayoutElement(
        category: .supplementary, kind: elementKind, indexPath: elementIndexPath))
  }

  /// Where a decoration view begins that is in sight after a change; else as for cells.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> LayoutAttributes? {
    change?.initial(
      of: LayoutElement(
        category: .decoration, kind: elementKind, indexPath: decorationIndexPath))
  }

  /// Where a decoration view ends that was in sight before a change; else as for cells.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> LayoutAttributes? {
    change?.final(
      of: LayoutElement(
        category: .decoration, kind: elementKind, indexPath: decorationIndexPath))
  }

  /// Ends an update: the place to forget what `prepare(forCollectionViewUpdates:)` recorded.
  open func finalizeCollectionViewUpdates() {}

  // MARK: - Other changes

  /// Hears of another size of the view, such as a rotation gives; called after `prepare()` for it.
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}

  /// Ends a change of the view's size.
  open func finalizeAnimatedBoundsChange() {}

  /// Hears that another layout takes over, which then says where elements begin; nil where that one
  /// is no class.
  open func prepareForTransition(to newLayout: CollectionViewLayout?) {}

  /// Hears that this layout takes over from another, which says where elements end; nil where that
  /// one is no class.
  open func prepareForTransition(from oldLayout: CollectionViewLayout?) {}

  /// Ends the change from one layout to another.
  open func finalizeLayoutTransition() {}
}
