internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// What is different in the elements of a collection that both pictures show.
struct ElementComparison {
  private let pair: CollectionPair
  private let causes: CollectionCauses
  private let things: [ThingComparison]
  private let isAnyResized: Bool

  /// - Parameters:
  ///   - views: elements that are no items.
  ///   - causes: what is different of the collection as a whole.
  ///   - pixel: the larger of the two pictures' pixels, in points.
  init(
    of pair: CollectionPair, _ views: [(ScreenThing, ScreenThing)],
    because causes: CollectionCauses, pixel: Double
  ) {
    self.pair = pair
    self.causes = causes
    let items = pair.matching.pairs.compactMap { pair in
      pair.old.thing.flatMap { old in pair.new.thing.map { (old, $0) } }
    }
    things = (items + views).map { ThingComparison($0, $1, pixel: pixel) }
    isAnyResized = things.contains(where: \.isResized)
  }

  var drafts: [ChangeDraft] { things.flatMap(drafts) }

  /// Whether elements moved by just the scroll, which then says why.
  var tellScroll: Bool {
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
    let isRearranged = causes.isRearranged
    let isOther = isRearranged && thing.expected.indexPath != thing.actual.indexPath
    func draft(_ change: Change, _ subject: Subject, follows: Bool) -> ChangeDraft {
      ChangeDraft(
        change, of: [subject], isConsequence: follows || isOther || causes.explain(change))
    }
    return thing.place.map { place($0, of: subject) }
      + thing.presence.map { ChangeDraft($0, of: [subject], isConsequence: isRearranged) }
      + thing.look.map { draft($0.change, subject, follows: $0.isConsequence) }
      + thing.layers.map {
        draft($0.change, subject.inner($0.layer), follows: $0.isConsequence)
      }
  }

  private func place(_ change: Change, of subject: Subject) -> ChangeDraft {
    guard case .moved(let way, let old, let new, _) = change else {
      return ChangeDraft(change, of: [subject], isConsequence: causes.isRearranged)
    }
    let reason = causes.reason(of: way)
    let follows =
      switch reason {
      case .collection: true
      case .unknown: causes.isRearranged || isAnyResized
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
