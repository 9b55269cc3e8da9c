public import GalleyGeometry

/// A collection view as a value: content, layout, bounds, offset, mode and selection, what is on
/// its way, and a clock.
///
/// A gesture turns one value into the next. What is shown at any time after the last gesture is a
/// pure function of the value and that time; nothing in it knows of timers, files or drawing. The
/// properties tell what will be when all is at rest; functions of a time tell what is until then.
public struct CollectionView: Sendable {
  /// What a finger means: the layout's own interaction unless another was given.
  public var interaction: any LayoutInteraction
  /// How all that is animated moves; nil leaves it to what moves: updates run as the layout says,
  /// scrolls by `Timing.scroll`, everything else by `Timing.standard`.
  public var toldTiming: Timing? {
    didSet { toldTiming = toldTiming?.heldForMotion }
  }
  /// Whether indicators show while the content moves; settling then lasts until they have faded.
  package var showsScrollIndicators = false
  /// How fast a scroll slows down.
  public var decelerationRate: DecelerationRate

  /// The actions that a swipe shows beside a row.
  public var swipeActions = SwipeActionExtents()

  var items: CollectionItems
  var arranged: ArrangedLayout
  var scrolling = ScrollState(resting: .zero)
  var regions = RegionScrolling()
  var shown = Shown()
  var underway = Underway()
  /// Seconds since the view was made; when the last gesture began, or the view was advanced since.
  private(set) var clock = 0.0

  /// Arranges the content and shows its beginning.
  /// - Throws: `LayoutError` where the content cannot be arranged, or has not as many items as ids.
  public init(
    content: Content, layout: any CollectionLayout, in environment: Environment,
    ids: [[ItemID]]? = nil, interaction: (any LayoutInteraction)? = nil
  ) throws(LayoutError) {
    self.interaction =
      interaction.map { layout.interaction(insteadOfOwn: $0) } ?? layout.interaction
    items = try CollectionItems(content, ids: ids)
    arranged = try ArrangedLayout(content, by: layout, in: environment)
    // A layout may say it as it arranges.
    decelerationRate = layout.decelerationRate
    let range = offsetRange
    let beginning = Point(
      x: arranged.beginsAtRight ? range.maximum.x : range.minimum.x, y: range.minimum.y)
    jump(to: layout.initialOffset(of: arrangement, in: viewport) ?? beginning)
  }

  /// Lets time pass until an instant on the clock, unless that is over or nil.
  mutating func wait(until instant: Double?) {
    clock = max(clock, instant ?? clock)
    underway.settle(at: clock)
    shown.settle(at: clock)
    scrolling.settle(at: clock)
    regions.settle(at: clock)
  }
}

extension CollectionView {
  /// How elements move and modes change where nothing else is said; setting it tells it to all that
  /// is animated.
  public var timing: Timing {
    get { toldTiming ?? .standard }
    set { toldTiming = newValue }
  }

  public var content: Content { items.content }

  public var layout: any CollectionLayout { arranged.layout }

  public var environment: Environment { arranged.environment }

  public var arrangement: Arrangement { arranged.arrangement }

  /// Where the content rests, or will once the scroll ends; where the finger holds it.
  public var contentOffset: Point { scrolling.contentOffset }

  /// The layout's mode, such as `editing`; nil is the normal one.
  public var mode: String? { shown.mode }

  /// The ids of the selected items.
  public var selectedIDs: Set<ItemID> { shown.selectedIDs }

  /// The selected items.
  public var selection: Set<IndexPath> { Set(selectedIDs.compactMap { indexPath(of: $0) }) }

  /// The item whose detail lies over the screen.
  public var openedID: ItemID? { shown.openedID }

  /// What is visible at rest: the bounds at the content offset.
  public var viewport: Viewport { viewport(at: contentOffset) }

  /// The bounds at an offset, regions as they rest.
  func viewport(at offset: Point) -> Viewport {
    arranged.viewport(at: offset, regions: regions.offsets(at: nil))
  }

  /// What is visible at an instant.
  func viewport(clock: Double) -> Viewport {
    arranged.viewport(at: offset(clock: clock), regions: regions.offsets(at: clock))
  }

  /// The offsets at which the content can rest.
  var offsetRange: (minimum: Point, maximum: Point) {
    viewport.offsetRange(contentSize: arrangement.contentSize)
  }
}
