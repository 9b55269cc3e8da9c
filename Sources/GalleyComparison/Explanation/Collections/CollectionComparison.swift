internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// The differences of a collection: as a whole, and of its elements, causes before consequences.
struct CollectionComparison {
  private let pair: CollectionPair
  private let causes: CollectionCauses
  private let sight: VisibilityComparison
  /// The changes of the items, without those that may only be out of sight.
  private let items: [ChangeDraft]
  private let elements: ElementComparison
  private let areElementsSame: Bool

  /// - `pixel`: the larger of the two pictures' pixels, in points.
  /// - `areElementsSame`: whether the scenes of both say the same of what its elements are made of.
  /// - `screen`: what is different of the screen around it.
  init(
    _ expected: LayoutRecord, _ actual: LayoutRecord, pixel: Double, areElementsSame: Bool,
    on screen: ScreenCauses
  ) {
    self.areElementsSame = areElementsSame
    pair = CollectionPair(expected, actual)
    sight = VisibilityComparison(of: pair)
    items = pair.content.drafts(guessed: sight.guessed)
    causes = CollectionCauses(of: pair, on: screen, hasOtherItems: !items.isEmpty)
    elements = ElementComparison(
      of: pair, sight.viewPairs, because: causes,
      ties: causes.ties(areElementsSame: areElementsSame), pixel: pixel)
  }

  /// How many items there are and are seen.
  var count: CollectionCount {
    let (actual, items) = (pair.actual, pair.items.new.items)
    return CollectionCount(
      seenItems: items.count { $0.node != nil },
      items: actual.itemCounts?.reduce(0, +) ?? items.count,
      sections: actual.itemCounts?.count ?? 1)
  }

  var drafts: [ChangeDraft] {
    let whole = restyled + scrolled
    let changes =
      sight.drafts(isRearranged: causes.isRearranged, areElementsSame: areElementsSame)
      + elements.drafts
    let orders = elements.orders.map { $0.asConsequence(causes.isRearranged) }
    return causes.recordedOptions + columns + whole + items + changes + orders + elements.heights
  }

  private var restyled: [ChangeDraft] {
    func draft(_ style: LookProperty, _ old: String, _ new: String) -> [ChangeDraft] {
      guard old != new else { return [] }
      return [
        ChangeDraft(
          .restyled(style, .whole, from: .word(old), to: .word(new)), of: [pair.subject])
      ]
    }
    return draft(.layout, pair.expected.layout, pair.actual.layout)
      + draft(.mode, pair.expected.mode ?? "normal", pair.actual.mode ?? "normal")
  }

  /// The scroll, where no element that moved says it.
  private var scrolled: [ChangeDraft] {
    guard pair.scroll != .zero, !elements.reportScroll else { return [] }
    return [
      ChangeDraft(
        .scrolled(from: pair.expected.contentOffset, to: pair.actual.contentOffset),
        of: [pair.subject], isConsequence: causes.isScrollFollowing)
    ]
  }

  /// That rows have another number of items, because of what the layout or the screen was told.
  private var columns: [ChangeDraft] {
    guard let old = pair.expected.columnCount, let new = pair.actual.columnCount, old != new,
      causes.hasOptionChanges
    else { return [] }
    return [ChangeDraft(.columns(from: old, to: new), of: [pair.subject], isConsequence: true)]
  }
}

extension LayoutRecord {
  /// How many items stand beside each other in the rows that are seen; nil where items are not in
  /// rows of as many, but for the last of a section.
  fileprivate var columnCount: Int? {
    let cells = elements.filter {
      $0.attributes.element.category == .cell && $0.attributes.transform.isIdentity
        && !$0.name.isLeaving
    }
    guard cells.count > 1, contentSize.height >= contentSize.width else { return nil }
    let sections = Dictionary(grouping: cells, by: \.attributes.element.indexPath.section)
    let lengths = sections.values.map { cells in
      let rows = Dictionary(grouping: cells) { ($0.attributes.frame.minY * 100).rounded() }
      return rows.sorted { $0.key < $1.key }.map(\.value.count)
    }
    guard let most = lengths.joined().max(),
      lengths.allSatisfy({ rows in rows.dropLast().allSatisfy { $0 == most } })
    else { return nil }
    // A single row, or one item below another that is no grid, says nothing.
    return lengths.contains { $0.count > 1 } ? most : nil
  }
}

/// A collection as both pictures show it, with which item is which.
struct CollectionPair {
  let expected: LayoutRecord
  let actual: LayoutRecord
  let items: (old: ContentItems, new: ContentItems)
  let matching: ContentMatching
  let content: ContentComparison

  init(_ expected: LayoutRecord, _ actual: LayoutRecord) {
    self.expected = expected
    self.actual = actual
    items = (ContentItems(expected), ContentItems(actual))
    matching = ContentMatching(
      items.old, items.new, followsPlaces: expected.contentOffset != actual.contentOffset)
    content = ContentComparison(items.old, items.new, matching, of: actual.collection)
  }

  /// The collection as a whole.
  var subject: Subject {
    Subject(.collection(actual.collection), from: expected.frame, to: actual.frame)
  }

  /// How far elements go that stay where they are in the content.
  var scroll: Vector {
    let way = expected.contentOffset - actual.contentOffset
    return way.length > PlaceComparison.noise ? way : .zero
  }

  /// How far the collection itself went on the screen.
  var frameWay: Vector {
    guard let old = expected.frame, let new = actual.frame else { return .zero }
    let way = new.origin - old.origin
    return way.length > PlaceComparison.noise ? way : .zero
  }

  var isArrangedAnew: Bool {
    expected.layout != actual.layout || expected.mode != actual.mode || expected.size != actual.size
  }

  var isScrollable: Bool { expected.isScrollable || actual.isScrollable }
}

extension LayoutRecord {
  fileprivate var isScrollable: Bool {
    contentSize.width > size.width + 1 || contentSize.height > size.height + 1
  }
}

/// The differences of a collection as a whole, which cause those of its elements.
struct CollectionCauses {
  private let pair: CollectionPair
  private let screen: ScreenCauses
  /// The changes of the layout's options.
  let recordedOptions: [ChangeDraft]
  /// Whether items came, went or changed their order.
  private let hasOtherItems: Bool

  init(of pair: CollectionPair, on screen: ScreenCauses, hasOtherItems: Bool) {
    self.pair = pair
    self.screen = screen
    self.hasOtherItems = hasOtherItems
    let sections =
      pair.expected.itemCounts?.count == pair.actual.itemCounts?.count
      ? OptionComparison.drafts(
        pair.expected.recordedSections, pair.actual.recordedSections, of: pair.subject) : []
    recordedOptions =
      OptionComparison.drafts(
        pair.expected.recordedOptions, pair.actual.recordedOptions,
        isSameLayout: pair.expected.layout == pair.actual.layout, of: pair.subject) + sections
  }

  /// Whether the layout or the screen was told something that gives elements another place.
  var hasOptionChanges: Bool { !recordedOptions.isEmpty || screen.isAny }

  /// Whether something happened that gives every element another place.
  var isRearranged: Bool {
    pair.isArrangedAnew || pair.scroll != .zero || hasOptionChanges || hasOtherItems
  }

  /// Whether the offset is another because the layout is, or where it can rest.
  var isScrollFollowing: Bool {
    if screen.isStateSame { return true }
    if recordedOptions.contains(where: { ["page", "content-inset"].contains($0.option) }) {
      return true
    }
    let (offset, scroll) = (pair.actual.contentOffset, pair.scroll)
    let (size, contentSize) = (pair.actual.size, pair.actual.contentSize)
    let isAtEnd =
      offset.x + size.width >= contentSize.width - 1 && scroll.dx != 0
      || offset.y + size.height >= contentSize.height - 1 && scroll.dy != 0
    return isAtEnd && pair.expected.contentSize != contentSize && hasOtherItems
  }

  /// Returns the causes that the layers of elements may follow from.
  ///
  /// - `areElementsSame`: Whether the scenes of both say the same of what they are made of.
  func ties(areElementsSame: Bool) -> InnerCauses {
    let isMarked =
      pair.expected.mode != pair.actual.mode
      || recordedOptions.contains { $0.option == "selection" }
    return InnerCauses(
      areElementsSame: areElementsSame,
      isCaused: screen.isStateSame || isMarked || pair.scroll != .zero || hasOtherItems,
      explain: screen.explain, recolor: screen.recolor)
  }

  /// Whether a move is the scroll, follows the collection, or is one of its own.
  func reason(of way: Vector) -> Change.Reason {
    func isSame(_ other: Vector) -> Bool {
      other != .zero && Vector(dx: way.dx - other.dx, dy: way.dy - other.dy).length < 1e-3
    }
    if isSame(pair.scroll), !pair.isArrangedAnew, pair.frameWay == .zero, recordedOptions.isEmpty {
      return .offset(from: pair.expected.contentOffset, to: pair.actual.contentOffset)
    }
    return isSame(pair.frameWay) ? .collection : .unknown
  }
}
