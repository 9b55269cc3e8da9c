internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// The differences in the elements of a collection that both pictures show.
struct ElementComparison {
  private let pair: CollectionPair
  private let causes: CollectionCauses
  private let things: [ThingComparison]
  private let ties: InnerCauses
  private let resizedCount: Int
  /// Whether some element has another size for a reason of its own, from which the sizes of others
  /// may follow.
  private var isSomeResizedByItself = false

  /// - `views`: elements that are no items.
  /// - `causes`: what is different of the collection as a whole.
  /// - `ties`: what the layers of elements may follow from.
  /// - `pixel`: the larger of the two pictures' pixels, in points.
  init(
    of pair: CollectionPair, _ views: [(ComparedThing, ComparedThing)],
    because causes: CollectionCauses, ties: InnerCauses, pixel: Double
  ) {
    self.pair = pair
    self.causes = causes
    let items = pair.matching.pairs.compactMap { pair in
      pair.old.thing.flatMap { old in pair.new.thing.map { (old, $0) } }
    }
    self.ties = ties
    things = (items + views).map { ThingComparison($0, $1, pixel: pixel, ties: ties) }
    resizedCount = things.count(where: \.isResized)
    isSomeResizedByItself = things.contains(where: isResizedByItself)
  }

  var drafts: [ChangeDraft] { things.flatMap(drafts) }

  /// Whether elements moved by just the scroll, which then says why.
  var reportScroll: Bool {
    things.contains { thing in
      thing.place.contains { change in
        guard case .moved(let way, _, _, _) = change, case .offset = causes.reason(of: way) else {
          return false
        }
        return true
      }
    }
  }

  private func drafts(of thing: ThingComparison) -> [ChangeDraft] {
    let subject = Subject(thing.expected, thing.actual)
    let isOther = causes.isRearranged && isArrangedAlike(thing)
    let isItemSame = thing.expected.digest == thing.actual.digest
    return thing.place.map { place($0, of: thing, subject) }
      + thing.presence.map { ChangeDraft($0, of: [subject], isConsequence: isOther) }
      + thing.look.map { difference in
        let follows = difference.follows(isShownAlike: ties.areElementsSame && isItemSame) {
          ties.isCaused || ties.explain($0)
        }
        return ChangeDraft(
          difference.change, of: [subject],
          isConsequence: follows || ties.recolor(difference.change))
      }
      + thing.layers.map {
        ChangeDraft($0.change, of: [subject.inner($0.layer)], isConsequence: $0.isConsequence)
      }
  }

  /// Whether the item tells its layout the same in both, so that it lies elsewhere because of
  /// others.
  private func isArrangedAlike(_ thing: ThingComparison) -> Bool {
    let (old, new) = (thing.expected, thing.actual)
    let isKnown = pair.expected.recordedSections != nil && pair.actual.recordedSections != nil
    return old.arrangement == new.arrangement && (isKnown || old.digest == new.digest)
  }

  /// Whether another element has another size, from which the layout gives a place.
  private func isOtherResized(than thing: ThingComparison) -> Bool {
    resizedCount > (thing.isResized ? 1 : 0)
  }

  /// Whether what an element shows differs, which it is as large as where the layout asks for that;
  /// another color of the palette makes nothing larger.
  private func isRemade(_ thing: ThingComparison) -> Bool {
    (thing.layers.map(\.change) + thing.look.map(\.change)).contains { !ties.recolor($0) }
  }

  /// Whether an element has another size for a reason of its own, and not for what others are.
  private func isResizedByItself(_ thing: ThingComparison) -> Bool {
    thing.isResized && (isRemade(thing) || thing.hasUnexplainedLayer || !isArrangedAlike(thing))
  }

  private func place(
    _ change: Change, of thing: ThingComparison, _ subject: Subject
  ) -> ChangeDraft {
    let isAlike = isArrangedAlike(thing)
    let isCaused = causes.isRearranged || isOtherResized(than: thing)
    guard case .moved(let way, let old, let new, _) = change else {
      let isResized = change.kind == .resized
      let follows =
        isResized
        ? !thing.hasUnexplainedLayer
          && (causes.isRearranged || isRemade(thing) || isSomeResizedByItself)
        : isCaused
      return ChangeDraft(change, of: [subject], isConsequence: isAlike && follows)
    }
    let reason = causes.reason(of: way)
    let follows =
      switch reason {
      case .collection: true
      case .unknown: isAlike ? isCaused || thing.isResized : thing.isResized
      case .offset: causes.isScrollFollowing
      }
    return ChangeDraft(
      .moved(way, from: old, to: new, because: reason), of: [subject], isConsequence: follows)
  }

  // MARK: Order

  /// Elements that lie over others than before; what only has another index does not say it.
  var orders: [ChangeDraft] {
    let pairs = things.map { (old: $0.expected, new: $0.actual) }
    let places = Dictionary(pair.actual.things.enumerated().map { ($0.element.name, $0.offset) }) {
      first, _ in first
    }
    let sorted = pairs.sorted { places[$0.new.name] ?? 0 < places[$1.new.name] ?? 0 }
    return OrderComparison.orders(sorted, in: pair.expected.things).compactMap { order in
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
  var heights: [ChangeDraft] {
    guard orders.isEmpty, !causes.isRearranged else { return [] }
    return things.compactMap { thing in
      let (old, new) = (thing.expected.zIndex, thing.actual.zIndex)
      guard old != new, thing.place.isEmpty, thing.presence.isEmpty, thing.look.isEmpty,
        thing.layers.isEmpty
      else { return nil }
      return ChangeDraft(
        .raised(from: old, to: new), of: [Subject(thing.expected, thing.actual)])
    }
  }
}
