internal import GalleyGeometry
internal import GalleyRecords

/// What is different in the layers around the collections of a screen.
struct LayerComparison {
  private let pairing: LayerPairing
  private let reasons: NeighborReasons
  private let things: [ThingComparison]
  private let before: [ScreenThing]
  /// Whether something of a collection changed that layers follow.
  private let followsOthers: Bool
  private let causes: ScreenCauses

  init(
    _ expected: [ScreenRecord.Layer], _ actual: [ScreenRecord.Layer], pixel: Double,
    causes: ScreenCauses, followsCollections: Bool
  ) {
    before = expected.map { ScreenThing($0) }
    pairing = LayerPairing(before, actual.map { ScreenThing($0) })
    reasons = NeighborReasons(pairing)
    things = pairing.pairs.map { ThingComparison($0.old, $0.new, pixel: pixel) }
    self.causes = causes
    followsOthers = followsCollections
  }

  /// Layers that only show what a collection does.
  private static let followers: Set = ["scroll-indicator", "page-control"]

  var drafts: [ChangeDraft] {
    let comings =
      pairing.added.map { coming(.appeared, nil, $0) }
      + pairing.removed.map { coming(.disappeared, $0, nil) }
    let renamed = pairing.renamed.map { pair in
      ChangeDraft(
        .renamed(to: pair.new.part?.shortDescription ?? ""), of: [Subject(pair.old, nil)])
    }
    let isRemeasured = !comings.isEmpty || things.contains(where: \.isRemeasured)
    let isResized = isRemeasured || things.contains(where: \.isResized)
    let changes = things.flatMap {
      drafts(of: $0, othersRemeasured: isRemeasured, othersResized: isResized)
    }
    return comings + renamed + changes + orders(isConsequence: !comings.isEmpty || !changes.isEmpty)
  }

  private func coming(_ change: Change, _ old: ScreenThing?, _ new: ScreenThing?) -> ChangeDraft {
    let kind = (new ?? old)?.kind ?? ""
    return ChangeDraft(
      change, of: [Subject(old, new)],
      isConsequence: followsOthers && Self.followers.contains(kind))
  }

  private func drafts(
    of thing: ThingComparison, othersRemeasured: Bool, othersResized: Bool
  ) -> [ChangeDraft] {
    let subject = Subject(thing.expected, thing.actual)
    let isFollower = followsOthers && Self.followers.contains(thing.actual.kind)
    let isFollowing: Bool
    switch reasons.reason(thing.expected, thing.actual) {
    case .none: isFollowing = isFollower || causes.isAny || thing.isRemeasured
    case .follows, .gap, .beside: isFollowing = true
    }
    let cause = thing.place.isEmpty ? nil : reasons.cause(thing.expected, thing.actual)
    let place = thing.place.map { change -> ChangeDraft in
      let guessed =
        !reasons.areKnown && (othersRemeasured || (change.kind == .moved && othersResized))
      return ChangeDraft(change, of: [subject], isConsequence: isFollowing || guessed)
    }
    let presence = thing.presence.map { ChangeDraft($0, of: [subject]) }
    let look = thing.look.map { difference in
      ChangeDraft(
        difference.change, of: [subject],
        isConsequence: difference.isConsequence || isFollower || causes.explain(difference.change))
    }
    return (cause.map { [ChangeDraft($0, of: [subject])] } ?? []) + place + presence + look
  }

  private func orders(isConsequence: Bool) -> [ChangeDraft] {
    OrderComparison.orders(pairing.pairs, in: before).map { order in
      let (old, new) = pairing.pairs[order.place]
      let other = Subject.Name(whole: pairing.pairs[order.other].new.name)
      return ChangeDraft(
        order.isBehind ? .behind(other) : .inFront(of: other), of: [Subject(old, new)],
        isConsequence: isConsequence)
    }
  }
}
