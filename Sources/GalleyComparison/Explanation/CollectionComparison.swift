internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// What is different in a collection: of it as a whole, and of its elements, causes before what
/// follows from them.
struct CollectionComparison {
  private let expected: LayoutRecord
  private let actual: LayoutRecord
  private let matching: ContentMatching
  private let content: ContentComparison
  private let guess: SightGuess
  private let items: (old: ContentItems, new: ContentItems)
  private let views: ViewPairing
  private let elements: [ThingComparison]
  /// What happened to the items; those that may only be out of sight left out.
  private let contentDrafts: [ChangeDraft]
  /// Whether something happened that gives every element another place.
  private let isRearranged: Bool
  private let isAnyResized: Bool
  private let told: [ChangeDraft]
  private let causes: ScreenCauses

  /// - Parameters:
  ///   - pixel: the larger of the two pictures' pixels, in points.
  ///   - causes: what is different of the screen around it.
  init(_ expected: LayoutRecord, _ actual: LayoutRecord, pixel: Double, causes: ScreenCauses) {
    self.expected = expected
    self.actual = actual
    self.causes = causes
    items = (ContentItems(expected), ContentItems(actual))
    matching = ContentMatching(
      items.old, items.new, followsPlaces: expected.contentOffset != actual.contentOffset)
    content = ContentComparison(items.old, items.new, matching, of: actual.collection)
    told = ToldComparison.drafts(
      expected.told, actual.told, isSameLayout: expected.layout == actual.layout,
      of: Self.subject(expected, actual))
    guess = SightGuess(
      expected, actual, items, matching,
      isMoved: Self.isArrangedAnew(expected, actual) || expected.scroll(to: actual) != .zero)
    let views = ViewPairing(items.old.others, items.new.others, content)
    self.views = views
    let (guess, matching) = (guess, matching)
    contentDrafts = content.drafts(
      guessed: (
        Set(matching.added.filter { guess.isSight(added: $0) }.map(\.id)),
        Set(matching.removed.filter { guess.isSight(removed: $0) }.map(\.id))
      ))
    isRearranged =
      Self.isArrangedAnew(expected, actual) || expected.scroll(to: actual) != .zero || causes.isAny
      || !told.isEmpty || !contentDrafts.isEmpty
    elements =
      (matching.pairs.compactMap { pair in
        pair.old.thing.flatMap { old in pair.new.thing.map { (old, $0) } }
      } + views.pairs).map { ThingComparison($0, $1, pixel: pixel) }
    isAnyResized = elements.contains(where: \.isResized)
  }

  /// How many items there are and are seen.
  var count: CollectionCount {
    CollectionCount(
      seenItems: items.new.items.count { $0.thing != nil },
      items: actual.itemCounts?.reduce(0, +) ?? items.new.items.count,
      sections: actual.itemCounts?.count ?? 1)
  }

  var drafts: [ChangeDraft] {
    let changes = coming + elements.flatMap(elementDrafts)
    let reordered = orders.map { $0.asConsequence(!changes.isEmpty || !wholeDrafts.isEmpty) }
    return told + columns + wholeDrafts + contentDrafts + changes + reordered + heights
  }

  // MARK: The whole

  private static func subject(_ expected: LayoutRecord, _ actual: LayoutRecord) -> Subject {
    Subject(.collection(actual.collection), from: expected.frame, to: actual.frame)
  }

  private var subject: Subject { Self.subject(expected, actual) }

  private var scroll: Vector { expected.scroll(to: actual) }

  /// How far the collection itself went on the screen.
  private var frameWay: Vector {
    guard let old = expected.frame, let new = actual.frame else { return .zero }
    let way = new.origin - old.origin
    return way.length > PlaceComparison.noise ? way : .zero
  }

  private static func isArrangedAnew(_ expected: LayoutRecord, _ actual: LayoutRecord) -> Bool {
    expected.layout != actual.layout || expected.mode != actual.mode || expected.size != actual.size
  }

  private var wholeDrafts: [ChangeDraft] {
    var drafts: [ChangeDraft] = []
    func add(_ style: Style, _ old: String, _ new: String) {
      guard old != new else { return }
      drafts.append(
        ChangeDraft(.restyled(style, .whole, from: .word(old), to: .word(new)), of: [subject]))
    }
    add(.layout, expected.layout, actual.layout)
    add(.mode, expected.mode ?? "normal", actual.mode ?? "normal")
    if scroll != .zero, !isScrollTold {
      drafts.append(
        ChangeDraft(
          .scrolled(from: expected.contentOffset, to: actual.contentOffset), of: [subject],
          isConsequence: isScrollFollowing))
    }
    return drafts
  }

  /// That rows have another number of items, because of what the layout or the screen was told.
  private var columns: [ChangeDraft] {
    guard let old = expected.columnCount, let new = actual.columnCount, old != new,
      !told.isEmpty || causes.isAny
    else { return [] }
    return [ChangeDraft(.columns(from: old, to: new), of: [subject], isConsequence: true)]
  }

  /// Whether elements moved by just the scroll, which then says why.
  private var isScrollTold: Bool {
    elements.contains { thing in
      thing.place.contains { change in
        guard case .moved(let way, _, _, _) = change, case .offset = reason(of: way) else {
          return false
        }
        return true
      }
    }
  }

  /// Whether the offset is another because the layout is, or where it can rest.
  private var isScrollFollowing: Bool {
    guard told.isEmpty, !causes.isAny, !Self.isArrangedAnew(expected, actual) else { return true }
    let (offset, size) = (actual.contentOffset, actual.size)
    let isAtEnd =
      offset.x + size.width >= actual.contentSize.width - 1 && scroll.dx != 0
      || offset.y + size.height >= actual.contentSize.height - 1 && scroll.dy != 0
    return isAtEnd && expected.contentSize != actual.contentSize && !contentDrafts.isEmpty
  }

  // MARK: Coming and going

  /// What came into sight or went out of it, and views that came and went.
  private var coming: [ChangeDraft] {
    var drafts: [ChangeDraft] = []
    func add(_ change: Change, _ old: ScreenThing?, _ new: ScreenThing?, _ isConsequence: Bool) {
      drafts.append(ChangeDraft(change, of: [Subject(old, new)], isConsequence: isConsequence))
    }
    for pair in matching.pairs {
      switch (pair.old.thing, pair.new.thing) {
      case (nil, let thing?): add(.cameIntoSight, nil, thing, true)
      case (let thing?, nil): add(.wentOutOfSight, thing, nil, true)
      default: break
      }
    }
    for item in matching.added where guess.isSight(added: item) {
      add(.cameIntoSight, nil, item.thing, true)
    }
    for item in matching.removed where guess.isSight(removed: item) {
      add(.wentOutOfSight, item.thing, nil, true)
    }
    for view in views.added {
      add(isRearranged && view.isHeader ? .cameIntoSight : .appeared, nil, view, isRearranged)
    }
    for view in views.removed {
      add(isRearranged && view.isHeader ? .wentOutOfSight : .disappeared, view, nil, isRearranged)
    }
    return drafts
  }

  // MARK: Elements

  private func elementDrafts(_ thing: ThingComparison) -> [ChangeDraft] {
    let subject = Subject(thing.expected, thing.actual)
    let isOther = isRearranged && thing.expected.indexPath != thing.actual.indexPath
    let place = thing.place.map { change -> ChangeDraft in
      guard case .moved(let way, let old, let new, _) = change else {
        return ChangeDraft(change, of: [subject], isConsequence: isRearranged)
      }
      let reason = reason(of: way)
      let follows = reason == .collection || (reason == .unknown && (isRearranged || isAnyResized))
      return ChangeDraft(
        .moved(way, from: old, to: new, because: reason), of: [subject],
        isConsequence: follows || (reason != .unknown && isScrollFollowing))
    }
    let presence = thing.presence.map {
      ChangeDraft($0, of: [subject], isConsequence: isRearranged)
    }
    let look = thing.look.map { difference in
      ChangeDraft(
        difference.change, of: [subject],
        isConsequence: difference.isConsequence || isOther || follows(difference.change))
    }
    let layers = thing.layers.map { difference in
      ChangeDraft(
        difference.change, of: [subject.inner(difference.layer)],
        isConsequence: difference.isConsequence || isOther || follows(difference.change))
    }
    return place + presence + look + layers
  }

  /// Whether a look follows from what a collection or the screen was told.
  private func follows(_ change: Change) -> Bool {
    let isOtherMode = expected.mode != actual.mode
    let isSelected = told.contains { draft in
      if case .told(["selection"], _, _) = draft.change { true } else { false }
    }
    return isOtherMode || isSelected || causes.explain(change)
  }

  /// Whether a move is the scroll, follows the collection, or is one of its own.
  private func reason(of way: Vector) -> Change.Reason {
    func isSame(_ other: Vector) -> Bool {
      other != .zero && Vector(dx: way.dx - other.dx, dy: way.dy - other.dy).length < 1e-3
    }
    if isSame(scroll), !Self.isArrangedAnew(expected, actual), frameWay == .zero, told.isEmpty {
      return .offset(from: expected.contentOffset, to: actual.contentOffset)
    }
    return isSame(frameWay) ? .collection : .unknown
  }

  // MARK: Order

  /// Elements that lie over others than before; what only has another index does not say it.
  private var orders: [ChangeDraft] {
    let pairs = elements.map { (old: $0.expected, new: $0.actual) }
    let places = Dictionary(actual.things.enumerated().map { ($0.element.name, $0.offset) }) {
      first, _ in first
    }
    let sorted = pairs.sorted { places[$0.new.name] ?? 0 < places[$1.new.name] ?? 0 }
    return OrderComparison.orders(sorted, in: expected.things).compactMap { order in
      let (old, new) = sorted[order.place]
      let other = sorted[order.other].new
      // Those of one height lie in the order of their index paths, which is told as such.
      let isSameHeight = old.zIndex == new.zIndex && old.indexPath != new.indexPath
      guard !isSameHeight else { return nil }
      let name = Subject.Name(whole: other.name)
      return ChangeDraft(
        order.isBehind ? .behind(name) : .inFront(of: name), of: [Subject(old, new)])
    }
  }

  /// Another z-index of what is else the same.
  private var heights: [ChangeDraft] {
    guard orders.isEmpty, !isRearranged else { return [] }
    return elements.compactMap { thing in
      let (old, new) = (thing.expected.zIndex, thing.actual.zIndex)
      guard old != new, thing.place.isEmpty, thing.presence.isEmpty, thing.look.isEmpty,
        thing.layers.isEmpty
      else { return nil }
      return ChangeDraft(
        .raised(from: old, to: new), of: [Subject(thing.expected, thing.actual)])
    }
  }
}

/// Which header, footer or decoration is which: by its kind and its section.
private struct ViewPairing {
  private(set) var pairs: [(ScreenThing, ScreenThing)] = []
  private(set) var removed: [ScreenThing] = []
  private(set) var added: [ScreenThing] = []

  /// The views of sections that came or went are told with them.
  init(_ expected: [ScreenThing], _ actual: [ScreenThing], _ content: ContentComparison) {
    var partners = Dictionary(
      expected.map { (Self.key(of: $0) { content.sections[$0] ?? -1 }, $0) }
    ) { first, _ in first }
    for thing in actual {
      if let partner = partners.removeValue(forKey: Self.key(of: thing) { $0 }) {
        pairs.append((partner, thing))
      } else if !(thing.view.map { content.isNew($0.indexPath.section) } ?? false) {
        added.append(thing)
      }
    }
    let left = Set(partners.values.map(\.name))
    removed = expected.filter { thing in
      left.contains(thing.name)
        && !(thing.view.map { content.isGone($0.indexPath.section) } ?? false)
    }
  }

  private static func key(of thing: ScreenThing, section: (Int) -> Int) -> ElementName {
    guard case .element(var name, _) = thing.name else { return ElementName(item: .loaded(-1)) }
    if case .view(var element) = name.subject {
      element.indexPath = IndexPath(
        section: section(element.indexPath.section), item: element.indexPath.item)
      name.subject = .view(element)
    }
    return name
  }
}

extension ScreenThing {
  /// Whether it is there as long as its section is.
  fileprivate var isHeader: Bool { view?.category == .supplementary }
}

extension LayoutRecord {
  /// How far elements go that stay where they are in the content.
  func scroll(to actual: LayoutRecord) -> Vector {
    let way = contentOffset - actual.contentOffset
    return way.length > PlaceComparison.noise ? way : .zero
  }
}
