public import GalleyGeometry

/// A collection view as a value: content, layout, bounds, offset, mode and selection, what is on
/// its way, and a clock.
///
/// A gesture turns one value into the next. What is shown at any time after the last gesture is a
/// pure function of the value and that time; nothing in it knows of timers, files or drawing. The
/// properties tell what will be when all is at rest; functions of a time tell what is until then.
public struct CollectionView: Sendable {
  public internal(set) var content: Content
  public internal(set) var layout: any CollectionLayout
  /// What a finger means: the layout's own interaction unless another was given.
  public var interaction: any LayoutInteraction
  public internal(set) var environment: Environment
  public internal(set) var arrangement: Arrangement
  /// The item ids, section by section, as many as the content has items.
  public internal(set) var ids: [[ItemID]]
  /// Where the content rests, or will once the scroll ends; where the finger holds it.
  public internal(set) var contentOffset: Point
  /// The layout's mode, such as `editing`; nil is the normal one.
  public internal(set) var mode: String?
  /// The ids of the selected items.
  public internal(set) var selectedIDs: Set<ItemID> = []
  /// The item whose detail lies over the screen.
  public internal(set) var openedID: ItemID?
  /// How elements move in updates, and modes change.
  public var timing = Timing.standard {
    didSet { timing = timing.heldForMotion }
  }
  /// Whether indicators show while the content moves; settling then lasts until they have faded.
  public var showsScrollIndicators = false
  /// How fast a scroll slows down.
  public var decelerationRate: DecelerationRate

  /// Seconds since the view was made; when the last gesture began, or the view was advanced since.
  var clock = 0.0
  var scroll: ScrollPosition
  /// The page that was shown when the content last rested, while it moves.
  var restedPage: Int?
  var transition: Transition?
  /// How much modes and details are shown, where that is not all or nothing.
  var fades: [Presence: Fade] = [:]
  var lift: Lift?
  /// Interactions that were replaced while they moved elements, the earliest first.
  var formerInteractions: [FormerInteraction] = []
  /// How often items were reloaded.
  var revisions: [ItemID: Int] = [:]
  /// How many items have come without an id so far; the next is called by this number.
  public internal(set) var insertionCount = 0

  /// Arranges the content and shows its beginning.
  /// - Throws: `LayoutError` where the content cannot be arranged, or has not as many items as ids.
  public init(
    content: Content, layout: any CollectionLayout, in environment: Environment,
    ids: [[ItemID]]? = nil, interaction: (any LayoutInteraction)? = nil
  ) throws(LayoutError) {
    self.content = content
    self.layout = layout
    self.interaction = interaction ?? layout.interaction
    self.environment = environment
    self.ids = ids ?? Self.sequentialIDs(of: content)
    try Self.check(self.ids, for: content)
    decelerationRate = layout.decelerationRate
    arrangement = try Self.arrange(content, by: layout, in: environment)
    contentOffset = .zero
    scroll = ScrollPosition(resting: .zero)
    let range = offsetRange
    let beginning = Point(x: beginsAtRight ? range.maximum.x : range.minimum.x, y: range.minimum.y)
    jump(to: layout.initialOffset(of: arrangement, in: viewport) ?? beginning)
  }

  /// Whether the first items lie at the right.
  var beginsAtRight: Bool {
    layout.flipsInRightToLeft && environment.layoutDirection == .rightToLeft
  }

  /// Ids that are the items' numbers at load, counted through all sections.
  public static func sequentialIDs(of content: Content) -> [[ItemID]] {
    var next = 0
    return content.sections.map { section in
      let count = max(0, section.count)
      defer { next += count }
      return (next..<next + count).map(ItemID.loaded)
    }
  }

  static func check(_ ids: [[ItemID]], for content: Content) throws(LayoutError) {
    let counts = content.sections.map { max(0, $0.count) }
    guard ids.map(\.count) != counts else { return }
    throw LayoutError(
      "there are \(ids.map(\.count)) ids, section by section, for \(counts) items; give each item one"
    )
  }

  static func arrange(
    _ content: Content, by layout: any CollectionLayout, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    guard environment.isFinite else {
      throw LayoutError("the view's size, insets and scale must be finite; give numbers of points")
    }
    let arrangement = try layout.arrange(content, in: environment)
    guard layout.flipsInRightToLeft, environment.layoutDirection == .rightToLeft else {
      return arrangement
    }
    let inset = layout.contentInset(in: environment)
    return arrangement.mirrored(inWidth: environment.size.width - inset.horizontal)
  }

  /// What is visible at rest: the bounds at the content offset.
  public var viewport: Viewport { viewport(at: contentOffset) }

  /// The bounds at an offset.
  ///
  /// Its coordinates grow to the right, so its leading inset is the left one whatever direction
  /// text runs in.
  func viewport(at offset: Point) -> Viewport {
    let inset = layout.contentInset(in: environment)
    return Viewport(
      bounds: Rect(origin: offset, size: environment.size),
      contentInset: environment.layoutDirection == .rightToLeft ? inset.mirrored : inset,
      scale: environment.scale)
  }

  /// The offsets at which the content can rest.
  var offsetRange: (minimum: Point, maximum: Point) {
    viewport.offsetRange(contentSize: arrangement.contentSize)
  }

  /// The id of an item, or nil where there is none.
  public func id(of indexPath: IndexPath) -> ItemID? {
    guard ids.indices.contains(indexPath.section),
      ids[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return ids[indexPath.section][indexPath.item]
  }

  /// How often an item was reloaded.
  public func revision(of id: ItemID) -> Int { revisions[id] ?? 0 }

  /// The index path of the item with an id, or nil where there is none; searches all items.
  public func indexPath(of id: ItemID) -> IndexPath? {
    for (section, ids) in ids.enumerated() {
      if let item = ids.firstIndex(of: id) { return IndexPath(section: section, item: item) }
    }
    return nil
  }

  /// The index path of the item that people call by a name: the one that was given it as its id,
  /// else one without an id that is called so; nil where there is none. Searches all items.
  public func indexPath(ofItemCalled name: String) -> IndexPath? {
    if let path = indexPath(of: .given(name)) { return path }
    for (section, ids) in ids.enumerated() {
      if let item = ids.firstIndex(where: { $0.description == name }) {
        return IndexPath(section: section, item: item)
      }
    }
    return nil
  }

  /// The selected items.
  public var selection: Set<IndexPath> { Set(selectedIDs.compactMap { indexPath(of: $0) }) }
}

extension Environment {
  fileprivate var isFinite: Bool {
    let insets = [contentInset, safeAreaInset].flatMap { [$0.horizontal, $0.vertical] }
    return size.isFinite && scale.isFinite && insets.allSatisfy(\.isFinite)
  }
}
