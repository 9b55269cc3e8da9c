import GalleyGeometry
import GalleyRecords

/// What is different in the layers around the collections of a screen.
struct LayerComparison {
  private let matching: ThingMatching
  private let things: [ThingComparison]
  private let before: [ScreenThing]
  /// Whether something of the screen or of a collection changed that layers follow.
  private let followsOthers: Bool
  private let isScreenResized: Bool

  init(
    _ expected: [ScreenRecord.Layer], _ actual: [ScreenRecord.Layer], pixel: Double,
    isScreenResized: Bool, followsCollections: Bool
  ) {
    before = expected.map { ScreenThing($0) }
    matching = ThingMatching(before, actual.map { ScreenThing($0) }, followsPlaces: false)
    things = matching.pairs.map { ThingComparison($0.expected, $0.actual, pixel: pixel) }
    self.isScreenResized = isScreenResized
    followsOthers = followsCollections
  }

  /// Layers that only show what a collection does.
  private static let followers: Set = ["scroll-indicator", "page-control"]

  var drafts: [ChangeDraft] {
    let comings =
      matching.added.map { coming(nil, $0) } + matching.removed.map { coming($0, nil) }
    let isRemeasured = !comings.isEmpty || things.contains(where: \.isRemeasured)
    let isResized = isRemeasured || things.contains(where: \.isResized)
    let changes = things.flatMap {
      drafts(of: $0, othersRemeasured: isRemeasured, othersResized: isResized)
    }
    var reordered = OrderComparison.drafts(matching.pairs, in: before)
    for number in reordered.indices {
      reordered[number].isConsequence = !comings.isEmpty || !changes.isEmpty
    }
    return comings + changes + reordered
  }

  private func coming(_ old: ScreenThing?, _ new: ScreenThing?) -> ChangeDraft {
    let kind = (new ?? old)?.kind ?? ""
    return ChangeDraft(
      kind: new == nil ? .removed : .added, gate: .none, thing: ChangeSubject(old, new),
      amount: .infinity, phrase: ("", new == nil ? " \(.was) removed" : " \(.was) added"),
      isConsequence: followsOthers && Self.followers.contains(kind), isOfWhole: true)
  }

  private func drafts(
    of thing: ThingComparison, othersRemeasured: Bool, othersResized: Bool
  ) -> [ChangeDraft] {
    let isFollower = followsOthers && Self.followers.contains(thing.actual.kind)
    let place = thing.place.map { draft -> ChangeDraft in
      var draft = draft
      draft.isConsequence =
        isFollower || isScreenResized || othersRemeasured
        || (draft.kind == .moved && othersResized)
      return draft
    }
    let look = thing.look.map { draft -> ChangeDraft in
      var draft = draft
      if isFollower { draft.isConsequence = true }
      return draft
    }
    return place + thing.presence + look
  }
}
