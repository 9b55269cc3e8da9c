public import Foundation
package import GalleyLayouts

/// Returns the section of a number, for the room and the traits that there are; nil for one that
/// does not exist, which ends the program, as in UIKit.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// What a compositional layout has as a whole.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Before the first section and behind the last.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where the insets of sections count that do not say it.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A vertical layout without anything around its sections.
  public override init() {}

  /// Another one with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Sections of groups of items, and of rows.
///
/// The frames are those of Galley's groups and lists, which recorded frames of UIKit hold. Sections
/// are asked of the provider once for each invalidation; sizes that are estimated are those that
/// views prefer, as soon as they have said so.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var plan: CompositionalPlan?
  private var arranged: CompositionalArrangement?
  /// The sizes that views prefer, by element.
  private var preferredSizes: [ElementKey: CGSize] = [:]

  /// What the layout has as a whole: a copy of what is set, so that later changes of that change
  /// nothing.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      configuration = configuration.copied()
      invalidateLayout()
    }
  }

  /// A layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are all the same.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration.copied()
    super.init()
  }

  /// A layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration.copied()
    super.init()
  }

  /// Nil: nothing is read from a coder.
  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections are lists of one kind.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: - The arrangement

  open override func prepare() {
    super.prepare()
    _ = arrangement()
  }

  open override var collectionViewContentSize: CGSize { arrangement()?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return [] }
    return arrangement()?.elements(in: rect, of: collectionView, Self.attributesType) ?? []
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  private func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    return arrangement()?.attributes(of: element, in: collectionView, Self.attributesType)
  }

  /// What was computed last; computed where that is due, also for who does not call
  /// `super.prepare()`.
  private func arrangement() -> CompositionalArrangement? {
    if let arranged { return arranged }
    guard let collectionView else { return nil }
    let plan = plan ?? CompositionalPlan(of: self, in: collectionView, asking: provider)
    self.plan = plan
    let made = CompositionalArrangement(plan, in: collectionView, preferring: preferredSizes)
    arranged = made
    return made
  }

  /// The sections that scroll by themselves, for the view's host, each with the kinds of its views
  /// that stay, by the names that hosts have for them.
  package var scrollRegions: [(region: ScrollRegion, fixedKinds: [String])] {
    arrangement()?.scrollRegions ?? []
  }

  /// The place of an element in a list; nil for one that is in none.
  func listPlace(of element: ElementKey) -> ListPlace? {
    _ = arrangement()
    return plan?.listPlace(of: element)
  }

  /// What lies behind the sections that are lists, in their order.
  var listGrounds: [ListGround] { arrangement()?.listGrounds ?? [] }

  override func estimates(of element: ElementKey) -> (width: Bool, height: Bool)? {
    plan?.estimates(of: element)
  }

  package override var reachOfHosts: CGRect { arrangement()?.reach ?? .null }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isAnew = context.invalidateEverything || context.invalidateDataSourceCounts
    if isAnew { preferredSizes = [:] }
    switch context.compositionalScope {
    case .sections:
      plan = nil
      arranged = nil
    case .frames: arranged = nil
    case .attributes: break
    }
    super.invalidateLayout(with: context)
  }

  /// True where the view has another size, views are pinned, or a section hears of what is in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return newBounds.size != bounds.size || plan?.dependsOnOffset == true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.bounds.size { context.compositionalScope = .attributes }
    return context
  }

  /// True where the size is estimated, and the view prefers another one than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let element = originalAttributes.element
    guard let (decidesWidth, decidesHeight) = estimates(of: element) else { return false }
    let (size, original) = (onPixels(preferredAttributes.size), originalAttributes.size)
    let isOther =
      decidesWidth && size.width != original.width
      || decidesHeight && size.height != original.height
    return isOther && preferredSizes[element] != size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.element] = onPixels(preferredAttributes.size)
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.compositionalScope = .frames
    return context
  }

  /// A size on the next pixels, but for what rounding of sums adds.
  private func onPixels(_ size: CGSize) -> CGSize {
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    func up(_ extent: CGFloat) -> CGFloat { (extent * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  // MARK: - Direction

  /// True: leading is where text begins.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
