import GalleyGeometry
import GalleyRecords

/// What is different in a collection: of it as a whole, and of its elements, causes before what
/// follows from them.
struct CollectionComparison {
  private let expected: LayoutRecord
  private let actual: LayoutRecord
  private let matching: ThingMatching
  private let things: [ThingComparison]
  private let before: [ScreenThing]
  /// What came and went.
  private let comings: [ChangeDraft]
  /// Whether something happened that gives every element another place.
  private let isRearranged: Bool
  /// Whether an element was given another size.
  private let isAnyResized: Bool

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
    comings = ComingComparison(expected, actual, matching).drafts
    isRearranged =
      ComingComparison.isArrangedAnew(expected, actual) || expected.scroll(to: actual) != .zero
      || comings.contains { !$0.isConsequence }
    isAnyResized = things.contains(where: \.isResized)
  }

  var drafts: [ChangeDraft] {
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

  private var scroll: Vector { expected.scroll(to: actual) }

  /// How far the collection itself went on the screen.
  private var frameWay: Vector {
    guard let old = expected.frame, let new = actual.frame else { return .zero }
    let way = new.origin - old.origin
    return way.length > PlaceComparison.noise ? way : .zero
  }

  private var isArrangedAnew: Bool { ComingComparison.isArrangedAnew(expected, actual) }

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

  private var offsets: (before: String, after: String) {
    ChangeWords.apart(expected.contentOffset, actual.contentOffset) {
      ChangeWords.point($0, places: $1)
    }
  }

  private var offsetWords: String {
    "its content offset went from \(offsets.before) to \(offsets.after)"
  }

  /// An offset that is another though nothing is to be seen of it.
  private var offsetDraft: ChangeDraft {
    ChangeDraft(
      kind: .moved, gate: .layout, thing: subject, property: "content-offset",
      before: offsets.before, after: offsets.after, amount: scroll.length,
      phrase: ("", ": \(offsetWords)"), isOfWhole: true, vector: scroll)
  }

  // MARK: - Elements

  private func elementDrafts(_ thing: ThingComparison) -> [ChangeDraft] {
    let place = thing.place.map { draft -> ChangeDraft in
      var draft = draft
      if draft.kind == .moved, let vector = draft.vector {
        tell(&draft, vector: vector, isSmall: thing.isResized, others: isAnyResized)
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
