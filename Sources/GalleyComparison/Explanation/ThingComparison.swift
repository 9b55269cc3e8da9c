import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import GalleyRecords

/// What is different in one thing that both pictures show.
struct ThingComparison {
  let expected: ScreenThing
  let actual: ScreenThing
  let place: [ChangeDraft]
  let look: [ChangeDraft]
  let presence: [ChangeDraft]

  /// - Parameter pixel: the larger of the two pictures' pixels, in points.
  init(_ expected: ScreenThing, _ actual: ScreenThing, pixel: Double) {
    self.expected = expected
    self.actual = actual
    place = PlaceComparison(expected, actual).drafts
    look = LookComparison(expected, actual, pixel: pixel).drafts
    presence = Self.presence(expected, actual)
  }

  var isMoved: Bool { place.contains { $0.kind == .moved } }

  var isResized: Bool { place.contains { $0.kind == .resized } }

  /// Whether a text or an image of it is another, or a text needs another room.
  var isRemeasured: Bool {
    look.contains { draft in
      let property = draft.property ?? ""
      return draft.kind == .text || property.contains("font.") || property.hasPrefix("image")
        || property.hasSuffix("line-height") || property.hasSuffix("lines")
        || property.hasSuffix("letter-spacing")
        || (draft.kind == .restyled && draft.gate == .none && property.hasPrefix("text"))
    }
  }

  private static func presence(_ expected: ScreenThing, _ actual: ScreenThing) -> [ChangeDraft] {
    var drafts: [ChangeDraft] = []
    func add(_ property: String, _ before: String, _ after: String) {
      guard before != after else { return }
      drafts.append(
        ChangeDraft(
          kind: .restyled, gate: .none, thing: ChangeSubject(expected, actual), property: property,
          before: before, after: after, amount: .infinity,
          phrase: ("\(property) of ", " went from \(before) to \(after)")))
    }
    add("alpha", expected.alpha.shortest, actual.alpha.shortest)
    add("hidden", expected.isHidden ? "yes" : "no", actual.isHidden ? "yes" : "no")
    return drafts
  }
}

/// Which things lie over which others, before and after.
enum OrderComparison {
  /// What is in another order from back to front: as few things as may be.
  static func drafts(
    _ pairs: [(expected: ScreenThing, actual: ScreenThing)], in before: [ScreenThing]
  )
    -> [ChangeDraft]
  {
    var ranks: [PartName: Int] = [:]
    for (rank, thing) in before.enumerated() { ranks[thing.part] = rank }
    let order = pairs.enumerated().map { ($0.offset, ranks[$0.element.expected.part] ?? 0) }
    let kept = Set(SequenceAlignment.ascending(order).map(\.0))
    return pairs.indices.filter { !kept.contains($0) }.map { number in
      let rank = order[number].1
      // Those that it has passed: they were above and are below, or the other way round.
      let above = pairs.indices.first { $0 > number && order[$0].1 < rank }
      let below = pairs.indices.last { $0 < number && order[$0].1 > rank }
      let words: NumberedText =
        above.map { " \(.is) now behind \(pairs[$0].actual.name)" }
        ?? below.map { " \(.is) now in front of \(pairs[$0].actual.name)" } ?? " changed its order"
      let (old, new) = pairs[number]
      return ChangeDraft(
        kind: .reordered, gate: .none, thing: ChangeSubject(old, new), before: "\(old.zIndex)",
        after: "\(new.zIndex)", amount: .infinity, phrase: ("", words))
    }
  }

  /// A z-index that is another without anything else that changed in a thing.
  static func heightDraft(_ expected: ScreenThing, _ actual: ScreenThing) -> ChangeDraft? {
    guard expected.zIndex != actual.zIndex else { return nil }
    return ChangeDraft(
      kind: .reordered, gate: .none, thing: ChangeSubject(expected, actual),
      before: "\(expected.zIndex)", after: "\(actual.zIndex)", amount: .infinity,
      phrase: ("z-index of ", " went from \(expected.zIndex) to \(actual.zIndex)"))
  }
}
