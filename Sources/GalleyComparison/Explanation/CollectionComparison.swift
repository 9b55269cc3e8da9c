import GalleyGeometry
import GalleyLayouts

/// What is different in a collection: of it as a whole, and of its elements, causes before what
/// follows from them.
struct CollectionComparison {
  private let expected: LayoutRecord
  private let actual: LayoutRecord
  private let matching: ThingMatching
  private let things: [ThingComparison]
  private let before: [ScreenThing]

  /// - Parameter pixel: the larger of the two pictures' pixels, in points.
  init(_ expected: LayoutRecord, _ actual: LayoutRecord, pixel: Double) {
    self.expected = expected
    self.actual = actual
    let arePositional = expected.numbersArePlaces && actual.numbersArePlaces
    before = expected.things(arePositional: arePositional)
    matching = ThingMatching(
      before, actual.things(arePositional: arePositional),
      followsPlaces: expected.contentOffset != actual.contentOffset)
    things = matching.pairs.map { ThingComparison($0.expected, $0.actual, pixel: pixel) }
  }

  var drafts: [ChangeDraft] {
    let comings = comings
    let elements = things.flatMap(elementDrafts)
    var reordered = OrderComparison.drafts(matching.pairs, in: before)
    let hasOthers = !comings.isEmpty || !elements.isEmpty || !wholeDrafts.isEmpty
    for number in reordered.indices { reordered[number].isConsequence = hasOthers }
    let heights = reordered.isEmpty ? things.compactMap(heightDraft) : []
    return wholeDrafts + comings + elements + reordered + heights
  }

  private func heightDraft(_ thing: ThingComparison) -> ChangeDraft? {
    guard thing.place.isEmpty, thing.look.isEmpty, thing.presence.isEmpty, !isRearranged else {
      return nil
    }
    return OrderComparison.heightDraft(thing.expected, thing.actual)
  }

  // MARK: - The whole

  /// How far elements go that stay where they are in the content.
  private var scroll: Vector {
    let way = expected.contentOffset - actual.contentOffset
    return way.length > PlaceComparison.noise ? way : .zero
  }

  /// How far the collection itself went on the screen.
  private var frameWay: Vector {
    guard let old = expected.frame, let new = actual.frame else { return .zero }
    let way = new.origin - old.origin
    return way.length > PlaceComparison.noise ? way : .zero
  }

  private var isArrangedAnew: Bool {
    expected.layout != actual.layout || expected.mode != actual.mode || expected.size != actual.size
  }

  private var hasComings: Bool { comings.contains { !$0.isConsequence } }

  /// Whether something happened that gives every element another place.
  private var isRearranged: Bool { isArrangedAnew || hasComings || scroll != .zero }

  private var wholeDrafts: [ChangeDraft] {
    [
      whole("layout", expected.layout, actual.layout),
      whole("mode", expected.mode ?? "normal", actual.mode ?? "normal"),
      scroll == .zero || things.contains(where: \.isMoved) ? nil : offsetDraft,
    ].compactMap(\.self)
  }

  private func whole(_ property: String, _ before: String, _ after: String) -> ChangeDraft? {
    guard before != after else { return nil }
    return ChangeDraft(
      kind: .restyled, gate: .none, thing: subject, property: property, before: before,
      after: after, amount: .infinity,
      phrase: ("\(property) of ", " went from \(before) to \(after)"))
  }

  private var subject: ChangeSubject {
    ChangeSubject(
      name: "'\(actual.collection)'", collection: actual.collection, id: actual.collection,
      from: expected.frame, to: actual.frame)
  }

  private var offsetWords: String {
    "its content offset went from \(ChangeWords.point(expected.contentOffset))"
      + " to \(ChangeWords.point(actual.contentOffset))"
  }

  /// An offset that is another though nothing is to be seen of it.
  private var offsetDraft: ChangeDraft {
    ChangeDraft(
      kind: .moved, gate: .layout, thing: subject, property: "content-offset",
      before: ChangeWords.point(expected.contentOffset),
      after: ChangeWords.point(actual.contentOffset), amount: scroll.length,
      phrase: ("", ": " + offsetWords), isOfWhole: true, vector: scroll)
  }

  // MARK: - What came and went

  private var comings: [ChangeDraft] {
    let (added, removed) = (matching.added, matching.removed)
    let isScrollable = [expected, actual].contains { record in
      record.contentSize.width > record.size.width + 1
        || record.contentSize.height > record.size.height + 1
    }
    // Where others come, what is last goes out of sight, and the other way round.
    let goesOut = scroll != .zero || (isScrollable && !added.isEmpty)
    let comesIn = scroll != .zero || (isScrollable && !removed.isEmpty)
    let (lastOld, lastNew) = lastKept
    let addedBeyond = !added.isEmpty && added.allSatisfy { $0.isBeyond(lastNew) }
    let removedBeyond = !removed.isEmpty && removed.allSatisfy { $0.isBeyond(lastOld) }
    return added.map { thing in
      let isSeen =
        isKnownElsewhere(thing) || isArrangedAnew || scroll != .zero
        || (comesIn && addedBeyond && !removedBeyond)
      return coming(thing, .added, isSight: isSeen)
    }
      + removed.map { thing in
        let isUnseen =
          isKnownElsewhere(thing) || isArrangedAnew || scroll != .zero
          || (goesOut && thing.isBeyond(lastOld) && !addedBeyond)
        return coming(thing, .removed, isSight: isUnseen)
      }
  }

  /// Whether an item only came into sight or went out of it, since as many are there as before.
  private func isKnownElsewhere(_ thing: ScreenThing) -> Bool {
    guard thing.kind == "item", let old = expected.itemCounts, old == actual.itemCounts else {
      return false
    }
    return matching.added.isEmpty || matching.removed.isEmpty
  }

  /// The last index paths of what both show, before and after.
  private var lastKept: (expected: IndexPath, actual: IndexPath) {
    let none = IndexPath(section: -1, item: 0)
    return (
      matching.pairs.compactMap(\.expected.indexPath).max() ?? none,
      matching.pairs.compactMap(\.actual.indexPath).max() ?? none
    )
  }

  private func coming(
    _ thing: ScreenThing, _ kind: LayoutChange.Kind, isSight: Bool
  ) -> ChangeDraft {
    let isAdded = kind == .added
    var words = isAdded ? " was added" : " was removed"
    if isSight { words = isAdded ? " came into sight" : " went out of sight" }
    let followers = followers(of: thing)
    if !isSight, followers > 0, thing.kind == "item" {
      words = isAdded ? " was inserted" : " was removed"
      words += "; \(followers) after it moved \(isAdded ? "on" : "up")"
    }
    return ChangeDraft(
      kind: kind, gate: .none, thing: ChangeSubject(isAdded ? nil : thing, isAdded ? thing : nil),
      amount: .infinity, phrase: ("", words), isConsequence: isSight, isOfWhole: true)
  }

  /// How many items after a thing have another place in their section than before.
  private func followers(of thing: ScreenThing) -> Int {
    guard matching.added.count + matching.removed.count < 100, let path = thing.indexPath else {
      return 0
    }
    return matching.pairs.count { pair in
      guard let old = pair.expected.indexPath, let new = pair.actual.indexPath, old != new else {
        return false
      }
      return new.section == path.section && new >= path
    }
  }

  // MARK: - Elements

  private func elementDrafts(_ thing: ThingComparison) -> [ChangeDraft] {
    let hasOwnSize = things.contains(where: \.isResized)
    let place = thing.place.map { draft -> ChangeDraft in
      var draft = draft
      if draft.kind == .moved, let vector = draft.vector {
        tell(&draft, vector: vector, isSmall: thing.isResized, others: hasOwnSize)
      } else {
        draft.isConsequence = isRearranged
      }
      return draft
    }
    let hasOtherPlace = thing.expected.indexPath != thing.actual.indexPath
    let rest = (thing.presence + thing.look).map { draft -> ChangeDraft in
      var draft = draft
      let isLayouts = draft.property == "alpha" || draft.property == "hidden"
      if isRearranged, isLayouts || hasOtherPlace { draft.isConsequence = true }
      return draft
    }
    return place + rest
  }

  /// Says of a move whether it is the scroll, follows the collection, or follows from anything else.
  private func tell(_ draft: inout ChangeDraft, vector: Vector, isSmall: Bool, others: Bool) {
    func isSame(_ other: Vector) -> Bool {
      other != .zero
        && Vector(dx: vector.dx - other.dx, dy: vector.dy - other.dy).length < 1e-3
    }
    if isSame(scroll), !isArrangedAnew, frameWay == .zero {
      draft.phrase.tail += ": \(offsetWords)"
    } else if isSame(frameWay) {
      draft.phrase.tail += " with it"
      draft.isConsequence = true
    } else {
      draft.isConsequence = isRearranged || others || isSmall
    }
  }
}

extension ScreenThing {
  fileprivate func isBeyond(_ last: IndexPath) -> Bool { indexPath.map { $0 > last } ?? false }
}
