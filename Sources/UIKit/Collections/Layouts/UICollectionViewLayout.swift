public import Foundation

/// Says where the elements of a collection view are; to be subclassed.
///
/// The collection view asks in the order in which UIKit's does; the article on the order says where
/// that is known from.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NSCoding, KeyValueObserving
{
  weak var owner: UICollectionView? {
    didSet {
      guard owner !== oldValue else { return }
      KeyValueObservers.tell(self, "collectionView", old: oldValue, new: owner)
    }
  }
  /// The context of a call that the view makes, for `invalidateLayout()` to hand on.
  var currentContext: UICollectionViewLayoutInvalidationContext?
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// A layout in no view.
  nonisolated public override init() { super.init() }

  /// A layout in no view, as a xib or storyboard says.
  nonisolated public required init?(coder: NSCoder) {
    super.init()
    coder.decode(self)
  }

  /// Writes nothing.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The view that it lays out; set as soon as the view has it, nil before.
  open var collectionView: UICollectionView? { owner }

  /// The delegate that a view gets as soon as it has this layout; nil for none.
  package var delegateOfHosts: (any UICollectionViewDelegate)?

  /// Who has the cells and supplementary views of a view with this layout; nil for nobody.
  package var dataSourceOfHosts: (any UICollectionViewDataSource)?

  /// Registers the classes of those with a view.
  package final var registrationOfHosts: (@MainActor (UICollectionView) -> Void)?

  /// What made the layout, which it may ask again; nil for nothing.
  package final var makerOfHosts: Any?

  /// Which extents of an element are estimated, until its view says them; nil for none.
  func estimates(of element: ElementKey) -> (width: Bool, height: Bool)? { nil }

  /// What lies outside of the content, for sections that scroll by themselves; nothing unless
  /// overridden.
  package var reachOfHosts: CGRect { .null }

  // MARK: - Classes

  /// The class of its attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of its contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  static var contextType: UICollectionViewLayoutInvalidationContext.Type {
    invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
  }

  static var attributesType: UICollectionViewLayoutAttributes.Type {
    layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  /// Says which class decoration views of a kind are of; nil for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Accepted: nothing is read from a nib, so the views are plain.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib == nil ? nil : UICollectionReusableView.self
  }

  /// The class that decoration views of a kind are of; nil where none was registered.
  package func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorations[kind]
  }

  // MARK: - The arrangement

  /// Computes what the other methods answer from; called after each invalidation.
  open func prepare() {}

  /// How large all content is; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element whose frame meets a rectangle; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of a cell; nil unless overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item is meant that is carried to a point; its own place, as nothing is carried here.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  /// The attributes of an item that is carried; those that it has, at the point.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? .make(Self.attributesType, for: .cell(indexPath))
    attributes.center = position
    return attributes
  }

  // MARK: - Invalidation

  /// Asks to be prepared anew: hands on to `invalidateLayout(with:)`, with the view's context where
  /// the view calls it, else with a new one.
  open func invalidateLayout() {
    invalidateLayout(with: currentContext ?? Self.contextType.init())
  }

  /// Asks to be prepared anew as a context says; adjustments of offset and size happen here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(with: context)
  }

  /// Whether other bounds need another arrangement, which a scroll is, too; false unless
  /// overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what is computed anew for other bounds: a context of `invalidationContextClass`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { Self.contextType.init() }

  /// Whether an element that prefers other attributes needs another arrangement; false unless
  /// overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what is computed anew as an element prefers other attributes: that element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.contextType.init()
    let path = originalAttributes.indexPath
    let kind = originalAttributes.representedElementKind ?? ""
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView: context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: [path])
    }
    return context
  }

  // MARK: - Scrolling

  /// Where a scroll comes to rest that would end at an offset; the proposal unless overridden.
  ///
  /// - `velocity`: Of the offset, in points per millisecond, as UIKit hands it over.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after an update or a change of layout; the proposal unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: - Updates

  /// Hears what a batch update does, after `prepare()` for it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends a batch update.
  open func finalizeCollectionViewUpdates() {}

  /// Where a cell begins that is in sight after a change: where it was, or where it will be with
  /// alpha 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.change?.initial(of: .cell(itemIndexPath)) }

  /// Where a cell ends that was in sight before a change: where it will be, or where it was with
  /// alpha 0.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.change?.final(of: .cell(itemIndexPath)) }

  /// Where a supplementary view begins that is in sight after a change.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.change?.initial(
      of: ElementKey(
        category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath))
  }

  /// Where a supplementary view ends that was in sight before a change.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.change?.final(
      of: ElementKey(
        category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath))
  }

  /// Where a decoration view begins that is in sight after a change.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.change?.initial(
      of: ElementKey(
        category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
  }

  /// Where a decoration view ends that was in sight before a change.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.change?.final(
      of: ElementKey(
        category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
  }

  /// The supplementary views of a kind that an update takes away; none unless overridden.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update takes away; none unless overridden.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that an update brings; none unless overridden.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update brings; none unless overridden.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Other changes

  /// Hears of another size of the view that is animated, after `prepare()` for it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends an animated change of the view's size.
  open func finalizeAnimatedBoundsChange() {}

  /// Hears that another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Hears that this layout takes over.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Ends a change of layout.
  open func finalizeLayoutTransition() {}

  // MARK: - Direction

  /// The direction that it is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether its coordinates run from the right where text does; then it is asked as if all ran
  /// from the left, and mirrored by who draws.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Objects

  /// Never called, as nothing comes from a nib.
  open func awakeFromNib() {}

  /// Always true: what a class does not do is not known without Objective-C.
  open func responds(to selector: Selector?) -> Bool { true }

  /// The value of a property by name; nil here.
  open func value(forKey key: String) -> Any? { nil }

  /// Hears of a property that this observes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
