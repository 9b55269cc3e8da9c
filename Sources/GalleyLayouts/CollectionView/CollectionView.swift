public import GalleyGeometry

/// A collection view as a value: content, layout, bounds, offset, mode and selection, what is on
/// its way, and a clock.
///
/// A gesture turns one value into the next. What is shown at any time after the last gesture is a
/// pure function of the value and that time; nothing in it knows of timers, files or drawing. The
/// properties tell what will be when all is at rest; functions of a time tell what is until then.
public struct CollectionView: Sendable {
  /// The meaning of a finger: the layout's own interaction unless another was given.
  public var interaction: any LayoutInteraction
  /// The timing of all that is animated; nil leaves it to what moves: updates run as the layout
  /// says, scrolls by `Timing.scroll`, everything else by `Timing.standard`.
  public var explicitTiming: Timing? {
    didSet { explicitTiming = explicitTiming?.heldForMotion }
  }
  /// Whether indicators show while the content moves; settling then lasts until they have faded.
  package var showsScrollIndicators = false
  /// The rate at which a scroll slows down.
  public var decelerationRate: DecelerationRate

  /// The actions that a swipe shows beside a row.
  public var swipeActions = SwipeActionExtents()

  var items: CollectionItems
  var arranged: ArrangedLayout
  var scrolling = ScrollState(resting: .zero)
  var regions = RegionScrolling()
  var shown = PresentationState()
  var animations = RunningAnimations()
  /// Seconds since the view was made; when the last gesture began, or the view was advanced since.
  private(set) var clock = 0.0

  /// Arranges the content and shows its beginning.
  /// - Throws: `LayoutError` where the content cannot be arranged, or has not as many items as ids.
  public init(
    content: Content, layout: any CollectionLayout, in environment: Environment,
    ids: [[ItemID]]? = nil, interaction: (any LayoutInteraction)? = nil
  ) throws(LayoutError) {
    self.interaction =
      interaction.map { layout.interaction(replacingDefaultWith: $0) } ?? layout.interaction
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
    animations.settle(at: clock)
    shown.settle(at: clock)
    scrolling.settle(at: clock)
    regions.settle(at: clock)
  }
}

extension CollectionView {
  /// The timing of elements and modes where nothing else is said; setting it tells it to all that
  /// is animated.
  public var timing: Timing {
    get { explicitTiming ?? .standard }
    set { explicitTiming = newValue }
  }

  /// What is laid out.
  public var content: Content { items.content }

  /// The layout that arranges it.
  public var layout: any CollectionLayout { arranged.layout }

  /// What is around the layout: the size, insets and traits.
  public var environment: Environment { arranged.environment }

  /// Where everything is, as the layout has arranged it.
  public var arrangement: Arrangement { arranged.arrangement }

  /// The offset at which the content rests, or will once the scroll ends; where the finger holds
  /// it.
  public var contentOffset: Point { scrolling.contentOffset }

  /// The layout's mode, such as `editing`; nil is the normal one.
  public var mode: String? { shown.mode }

  /// The ids of the selected items.
  public var selectedIDs: Set<ItemID> { shown.selectedIDs }

  /// The selected items.
  public var selection: Set<ItemPath> { Set(selectedIDs.compactMap { indexPath(of: $0) }) }

  /// The item whose detail lies over the screen.
  public var openedID: ItemID? { shown.openedID }

  /// The visible rectangle at rest: the bounds at the content offset.
  public var viewport: Viewport { viewport(at: contentOffset) }

  /// The bounds at an offset, regions as they rest.
  func viewport(at offset: Point) -> Viewport {
    arranged.viewport(at: offset, regions: regions.offsets(at: nil))
  }

  /// Returns the visible bounds at an instant.
  func viewport(clock: Double) -> Viewport {
    arranged.viewport(at: offset(clock: clock), regions: regions.offsets(at: clock))
  }

  /// The offsets at which the content can rest.
  var offsetRange: (minimum: Point, maximum: Point) {
    viewport.offsetRange(contentSize: arrangement.contentSize)
  }
}

/// The offsets of a collection view's regions, by section; a region that was never scrolled is at
/// its beginning and not here.
///
/// A region scrolls along one axis, which is x here, and counts from its beginning.
struct RegionScrolling: Sendable {
  private var states: [Int: ScrollState] = [:]

  /// The section whose groups a finger holds.
  var heldSection: Int? { states.first { $0.value.isHeld }?.key }

  var end: Double { states.values.reduce(0) { max($0, $1.end) } }

  var sections: [Int] { states.keys.sorted() }

  func end(inSection section: Int) -> Double { states[section]?.end ?? 0 }

  /// Returns the offset of each region at an instant; nil for those at which they rest, or will.
  func offsets(at clock: Double?) -> [Int: Double] {
    states.mapValues { state in
      (clock.map { state.position.offset(at: $0) } ?? state.contentOffset).x
    }
  }

  /// Whether a region neither moves nor is held.
  func isResting(inSection section: Int, at clock: Double) -> Bool {
    states[section]?.isResting(at: clock) ?? true
  }

  /// The page that a region showed when it last rested, while it moves.
  func restedPage(inSection section: Int) -> Int? { states[section]?.restedPage }

  mutating func jump(to offset: Double, inSection section: Int) {
    states[section] = ScrollState(resting: Point(x: offset, y: 0))
  }

  /// Starts a motion that ends at an offset.
  mutating func begin(
    _ motion: ScrollMotion, inSection section: Int, restingAt offset: Double, page: Int?,
    start: Double, isHeld: Bool = false
  ) {
    let position = ScrollPosition(x: motion, y: .resting(at: 0), start: start, isHeld: isHeld)
    states[section, default: ScrollState(resting: .zero)].begin(
      position, restingAt: Point(x: offset, y: 0), page: page)
  }

  /// Lets a scroll on its way end at another offset.
  mutating func land(at offset: Double, inSection section: Int, from clock: Double) {
    states[section]?.land(at: Point(x: offset, y: 0), from: clock)
  }

  /// Forgets the region of a section, which is at its beginning when there is one again.
  mutating func forget(section: Int) { states[section] = nil }

  /// Lets labels follow once the regions rest.
  mutating func settle(at clock: Double) {
    for section in states.keys { states[section]?.settle(at: clock) }
  }
}

/// A layout in an environment, and how it arranges the content there: the three always agree.
struct ArrangedLayout: Sendable {
  private(set) var layout: any CollectionLayout
  private(set) var environment: Environment
  private(set) var arrangement: Arrangement

  /// - Throws: `LayoutError` where the content cannot be arranged.
  init(
    _ content: Content, by layout: any CollectionLayout, in environment: Environment
  ) throws(LayoutError) {
    self.layout = layout
    self.environment = environment
    arrangement = try Self.arrangement(of: content, by: layout, in: environment)
  }

  /// Lets another layout take over.
  ///
  /// - `viewport`: What is in sight of the content as it is.
  mutating func arrange(
    _ content: Content, by layout: any CollectionLayout, from viewport: Viewport
  ) throws(LayoutError) {
    let shown = self.layout.elements(of: arrangement, in: viewport)
    let previous = PreviousArrangement(
      arrangement: arrangement, contentOffset: viewport.contentOffset,
      change: .layout(showing: shown))
    arrangement = try Self.arrangement(
      of: content, by: layout, in: environment, after: previous)
    self.layout = layout
  }

  /// Arranges content that changed, or the same in another environment.
  ///
  /// - `offset`: Where the content is when the change begins.
  /// - `update`: Nil where only the environment changes.
  mutating func arrange(
    _ content: Content, in environment: Environment? = nil, at offset: Point,
    by update: Update? = nil
  ) throws(LayoutError) {
    let environment = environment ?? self.environment
    let previous = PreviousArrangement(
      arrangement: arrangement, contentOffset: offset,
      change: update.map { .update($0) } ?? .environment)
    arrangement = try Self.arrangement(
      of: content, by: layout, in: environment, after: previous)
    self.environment = environment
  }

  /// Arranges the same after a finger touched a point of the view and let go.
  mutating func arrange(
    _ content: Content, afterTapAt point: Point, at offset: Point
  ) throws(LayoutError) {
    let previous = PreviousArrangement(
      arrangement: arrangement, contentOffset: offset, change: .tap(at: point))
    arrangement = try Self.arrangement(
      of: content, by: layout, in: environment, after: previous)
  }

  private static func arrangement(
    of content: Content, by layout: any CollectionLayout, in environment: Environment,
    after previous: PreviousArrangement? = nil
  ) throws(LayoutError) -> Arrangement {
    guard environment.isFinite else {
      throw LayoutError("the view's size, insets and scale must be finite; give numbers of points")
    }
    let arrangement =
      if let previous { try layout.arrange(content, in: environment, after: previous) } else {
        try layout.arrange(content, in: environment)
      }
    guard layout.flipsInRightToLeft, environment.layoutDirection == .rightToLeft else {
      return arrangement
    }
    let inset = layout.contentInset(in: environment)
    return arrangement.mirrored(inWidth: environment.size.width - inset.horizontal)
  }

  /// Whether the first items lie at the right.
  var beginsAtRight: Bool {
    layout.flipsInRightToLeft && environment.layoutDirection == .rightToLeft
  }

  /// The bounds at an offset.
  ///
  /// Its coordinates grow to the right, so its leading inset is the left one whatever direction
  /// text runs in.
  func viewport(at offset: Point, regions: [Int: Double] = [:]) -> Viewport {
    let inset = layout.contentInset(in: environment)
    return Viewport(
      bounds: Rect(origin: offset, size: environment.size),
      contentInset: environment.layoutDirection == .rightToLeft ? inset.mirrored : inset,
      collapsedInset: min(max(0, offset.y + inset.top), environment.collapsibleInset),
      scale: environment.scale, regionOffsets: regions)
  }
}

extension Environment {
  fileprivate var isFinite: Bool {
    let insets = [contentInset, safeAreaInset].flatMap { [$0.horizontal, $0.vertical] }
    return size.isFinite && scale.isFinite && insets.allSatisfy(\.isFinite)
  }
}

/// The scroll offsets of a collection view: now, at its end, and for labels.
struct ScrollState: Hashable, Sendable {
  private(set) var position: ScrollPosition
  /// The offset at which the content rests, or will once the scroll ends; where the finger holds
  /// it.
  private(set) var contentOffset: Point
  /// The page that was shown when the content last rested, while it moves.
  private(set) var restedPage: Int?

  init(resting offset: Point) {
    position = ScrollPosition(resting: offset)
    contentOffset = offset
  }

  var isHeld: Bool { position.isHeld }

  var end: Double { position.end }

  /// Whether the content neither moves nor is held.
  func isResting(at clock: Double) -> Bool { clock >= end && !isHeld }

  /// Puts the content to rest at an offset, at once.
  mutating func jump(to offset: Point) { self = ScrollState(resting: offset) }

  /// Starts a motion that ends at an offset.
  ///
  /// - `page`: What labels say of the page until all is at rest.
  mutating func begin(_ position: ScrollPosition, restingAt offset: Point, page: Int?) {
    self.position = position
    contentOffset = offset
    restedPage = page
  }

  /// Lets a scroll on its way end at another offset.
  mutating func land(at offset: Point, from clock: Double) {
    let (now, velocity) = (position.offset(at: clock), position.velocity(at: clock))
    position = ScrollPosition(
      x: .landing(from: now.x, velocity: velocity.dx, at: offset.x),
      y: .landing(from: now.y, velocity: velocity.dy, at: offset.y), start: clock)
    contentOffset = offset
  }

  /// Goes on where the content has grown at the left, from which offsets count.
  mutating func shift(by growth: Double) {
    position.shift(by: growth)
    contentOffset = position.restingOffset
  }

  /// Lets labels follow once the content rests.
  mutating func settle(at clock: Double) {
    if isResting(at: clock) { restedPage = nil }
  }
}
