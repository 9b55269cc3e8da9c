public import Foundation

/// Items in lines that break where the next one no longer fits.
///
/// The frames are those of Galley's flow, which recorded frames of UIKit hold. They are computed
/// once for each invalidation; what is handed out is made anew each time, so that what becomes of it
/// changes no answer. A size that is negative or not a number counts as zero.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size of items whose content decides, about which nothing is known.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The edges that the section inset counts from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// Between lines, in points; the delegate may say another for a section.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { noteChange(oldValue != minimumLineSpacing) }
  }
  /// The least between the items of a line, in points; the delegate may say another for a section.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { noteChange(oldValue != minimumInteritemSpacing) }
  }
  /// Of each item, in points; the delegate may say another for an item.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { noteChange(oldValue != itemSize) } }
  /// Other than zero, items have the size that their cells prefer, and this one until they are asked.
  open var estimatedItemSize = CGSize.zero { didSet { noteChange(oldValue != estimatedItemSize) } }
  /// Down, or to the right.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { noteChange(oldValue != scrollDirection) }
  }
  /// The size of headers, of which the extent along the scroll direction counts; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { noteChange(oldValue != headerReferenceSize) }
  }
  /// The size of footers, of which the extent along the scroll direction counts; zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { noteChange(oldValue != footerReferenceSize) }
  }
  /// Around the lines of each section; the delegate may say another for a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { noteChange(oldValue != sectionInset) } }
  /// The edges that the section inset counts from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { noteChange(oldValue != sectionInsetReference) }
  }
  /// Whether headers stay in sight while their section is scrolled through.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { noteChange(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay in sight while their section is scrolled through.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { noteChange(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// The attributes that were handed out, each beside a copy from that moment; nil where nobody
  /// looks.
  package var handedOut:
    [(handed: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)]?
  /// Whether `prepare()` of this class was ever called.
  package private(set) var wasPrepared = false
  private var metrics: FlowMetrics?
  private var arranged: FlowArrangement?
  /// The sizes that cells prefer, by path.
  private var preferredSizes: [IndexPath: CGSize] = [:]

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Forgets the frames; asks to be prepared anew, unless the layout prepares now.
  private func noteChange(_ isChanged: Bool) {
    guard isChanged else { return }
    metrics = nil
    arranged = nil
    if let collectionView, !collectionView.pass.isPreparing { invalidateLayout() }
  }

  // MARK: - The arrangement

  open override func prepare() {
    super.prepare()
    wasPrepared = true
    _ = arrangement()
  }

  open override var collectionViewContentSize: CGSize { arrangement()?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let arrangement = arrangement(), let collectionView else { return [] }
    let elements = arrangement.elements(in: rect, of: collectionView, Self.attributesType)
    for element in elements { noteHanded(element) }
    return elements
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let item = arrangement()?.item(at: indexPath, Self.attributesType)
    noteHanded(item)
    return item
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let view = arrangement()?.view(
      ofKind: elementKind, at: indexPath, of: collectionView, Self.attributesType)
    noteHanded(view)
    return view ?? nothing(ofKind: elementKind, at: indexPath, in: collectionView)
  }

  /// What is said of a header or a footer that a section has not: that it has no size.
  private func nothing(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    guard kinds.contains(kind), indexPath.count == 2, indexPath.item == 0,
      (0..<collectionView.numberOfSections).contains(indexPath.section)
    else { return nil }
    return UICollectionViewLayoutAttributes.make(
      Self.attributesType,
      for: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  private func noteHanded(_ attributes: UICollectionViewLayoutAttributes?) {
    guard handedOut != nil, let attributes,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    handedOut?.append((attributes, copy))
  }

  /// Computed where nothing is known, as a subclass may ask without `super.prepare()`.
  private func arrangement() -> FlowArrangement? {
    if let arranged { return arranged }
    guard let collectionView else { return nil }
    let metrics = metrics ?? FlowMetrics(of: self, in: collectionView)
    self.metrics = metrics
    let made = FlowArrangement(metrics, of: self, in: collectionView, preferring: preferredSizes)
    arranged = made
    return made
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isAnew = context.invalidateEverything || context.invalidateDataSourceCounts
    if isAnew { preferredSizes = [:] }
    if isAnew || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      metrics = nil
      arranged = nil
    }
    if flow?.invalidateFlowLayoutAttributes ?? true { arranged = nil }
    super.invalidateLayout(with: context)
  }

  /// True where the view's extent across the scroll direction changes, or views are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  /// The delegate is not asked again; frames are computed anew for another size, or a move across the
  /// scroll direction.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let bounds = collectionView?.bounds
    else { return context }
    let isMovedAcross =
      scrollDirection == .vertical
      ? newBounds.minX != bounds.minX : newBounds.minY != bounds.minY
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = newBounds.size != bounds.size || isMovedAcross
    return flow
  }

  /// True where there is an estimated size and a cell prefers another one than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }
}

/// The parts of a flow layout that are computed anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes and spacings; true unless told.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed anew; true unless told.
  open var invalidateFlowLayoutAttributes = true
}
