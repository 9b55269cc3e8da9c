public import GalleyGeometry
public import GalleyNotation

/// A layout written as a class in UIKit's manner, as a value that can stand wherever a layout does.
///
/// Every question is put to an instance of its own, so the answers depend on the question alone and
/// time can run backward. What of UIKit's contract holds:
/// - `prepare()` comes first, and again after `invalidateLayout()`; every element is asked for.
/// - Where `shouldInvalidateLayout(forBoundsChange:)` is true, the layout is prepared at each offset
///   and asked for what is in sight.
/// - One instance goes through an update: prepared for the old content, invalidated, prepared for
///   the new, told the update items, asked for both ends of every element in sight, finalized. The
///   same for a change of size and, with an instance on either side, for a change of layout.
/// - Elements whose content has a say are asked for the sizes that they prefer, all of them and not
///   only those in sight, and the layout is invalidated and prepared again until it is content.
///
/// What does not: nothing that an instance remembers outlives its question, neither from one update
/// to the next nor from one offset to another. Contexts for other bounds, interactive movement and
/// right-to-left flipping are not asked about.
public struct HostedLayout<Hosted: ClassBasedLayout>: CollectionLayout {
  let make: @Sendable () -> Hosted

  /// Hosts instances that a closure makes; each call must make a new one, like the others.
  public init(_ make: @escaping @Sendable () -> Hosted) { self.make = make }

  public init(options: OptionReader) {
    _ = Hosted(options: options)
    let value = options.value
    self.init { Hosted(options: OptionReader(value, issues: IssueLog())) }
  }

  public static var kind: String { Hosted.kind }

  public static var summary: String { Hosted.summary }

  public static var options: [OptionDescription] { Hosted.options }

  public var interaction: any LayoutInteraction { HostedInteraction(touches: Hosted.interaction) }

  /// UIKit flips only layouts that ask for it; a hosted one mirrors itself, or does not.
  public var flipsInRightToLeft: Bool { false }

  /// What a class shows is its own matter: it may leave the content, and depend on the offset.
  public var traits: LayoutTraits { [.attributesDependOnOffset, .cellsMayLeaveContent] }

  public var decelerationRate: DecelerationRate { make().decelerationRate }

  public func contentInset(in environment: Environment) -> EdgeInsets {
    make().contentInset(in: environment)
  }

  /// - Throws: `LayoutError` where the class gives attributes for what does not exist, or other
  ///   sizes than its elements prefer, however often it is asked.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let layout = prepared(for: HostedContent(content: content, environment: environment))
    var sizing = HostedSizing(layout: layout, content: content)
    var arrangement = try sizing.arrangement()
    arrangement.memo = HostedContent(
      content: content, environment: environment,
      dependsOnOffset: dependsOnOffset(layout, contentSize: arrangement.contentSize),
      isSelfSizing: sizing.isSelfSizing)
    return arrangement
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    guard let hosted = arrangement.memo as? HostedContent, hosted.dependsOnOffset else {
      return arrangement.attributes(in: viewport.bounds)
    }
    let layout = prepared(for: hosted, at: viewport.contentOffset)
    return (layout.layoutAttributesForElements(in: viewport.bounds) ?? [])
      .filter { $0.frame.intersects(viewport.bounds) }.sortedBackToFront()
  }

  public func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    guard let hosted = arrangement.memo as? HostedContent else {
      return viewport.clamped(proposed, contentSize: arrangement.contentSize)
    }
    let layout = prepared(for: hosted, at: viewport.contentOffset)
    let target = layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity * 1e-3)
    return viewport.clamped(target, contentSize: arrangement.contentSize)
  }

  /// Whether the layout wants to be invalidated by a scroll: by a point either way, or to the end.
  private func dependsOnOffset(_ layout: CollectionViewLayout, contentSize: Size) -> Bool {
    guard let view = layout.collectionView else { return false }
    let bounds = view.bounds
    let viewport = Viewport(bounds: bounds, contentInset: view.adjustedContentInset)
    let end = viewport.offsetRange(contentSize: contentSize).maximum
    return [Vector(dx: 1, dy: 1), end - bounds.origin].contains { distance in
      layout.shouldInvalidateLayout(forBoundsChange: bounds.offset(by: distance))
    }
  }

  private func prepared(for hosted: HostedContent, at offset: Point? = nil) -> Hosted {
    let layout = make()
    hosted.prepare(layout, at: offset)
    return layout
  }
}

extension HostedLayout: ClassHosting {
  func makeInstance() -> CollectionViewLayout { make() }
}

/// A layout that puts questions to instances of a class.
protocol ClassHosting: CollectionLayout {
  func makeInstance() -> CollectionViewLayout
}

/// What an instance must know to be prepared; an arrangement of a hosted layout remembers it.
struct HostedContent: Sendable {
  var content: Content
  var environment: Environment
  var dependsOnOffset = false
  /// Whether the layout was invalidated for sizes that elements prefer.
  var isSelfSizing = false

  /// Puts an instance into a collection view, or into what that has become, and prepares it, until
  /// its elements are as large as they want to be.
  func prepare(_ layout: CollectionViewLayout, at offset: Point?) {
    if layout.collectionView != nil {
      let context = type(of: layout).invalidationContextClass.init()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      layout.invalidate(with: context)
    }
    layout.collectionView = proxy(of: layout, at: offset)
    layout.prepare()
    guard isSelfSizing else { return }
    var sizing = HostedSizing(layout: layout, content: content)
    // What cannot settle did not arrange.
    _ = try? sizing.arrangement()
  }

  private func proxy(of layout: CollectionViewLayout, at offset: Point?) -> CollectionViewProxy {
    CollectionViewProxy(
      content: content, environment: environment, inset: layout.contentInset(in: environment),
      offset: offset)
  }
}
