internal import GalleyGeometry
internal import GalleyRecords

/// The differences in the layers around the collections of a screen.
struct LayerComparison {
  private let pairing: LayerPairing
  private let reasons: NeighborReasons
  private let nodes: [NodeComparison]
  private let before: [RecordNode]
  /// Whether something of a collection changed that layers follow.
  private let followsOthers: Bool
  private let causes: ScreenCauses

  init(
    _ expected: [ScreenRecord.Layer], _ actual: [ScreenRecord.Layer], pixel: Double,
    causes: ScreenCauses, followsCollections: Bool
  ) {
    before = expected.map { RecordNode($0) }
    pairing = LayerPairing(before, actual.map { RecordNode($0) })
    reasons = NeighborReasons(pairing)
    nodes = pairing.pairs.map { NodeComparison($0.old, $0.new, pixel: pixel) }
    self.causes = causes
    followsOthers = followsCollections
  }

  /// Layers that only show what a collection does.
  private static let followers: Set = ["scroll-indicator", "page-control"]

  var drafts: [ChangeDraft] {
    let comings =
      pairing.added.map { coming(.appeared(isDrawn: pairing.added.isDrawn($0)), nil, $0) }
      + pairing.removed.map {
        coming(.disappeared(isDrawn: pairing.removed.isDrawn($0)), $0, nil)
      }
    let renamed = pairing.renamed.map { pair in
      ChangeDraft(
        .renamed(to: pair.new.part?.shortDescription ?? ""), of: [Subject(pair.old, nil)])
    }
    return comings + renamed + nodes.flatMap(drafts) + orders
  }

  /// A scroll indicator is what the finger does, not the scene.
  private func coming(_ change: Change, _ old: RecordNode?, _ new: RecordNode?) -> ChangeDraft {
    ChangeDraft(
      change, of: [Subject(old, new)],
      isConsequence: followsOthers && (new ?? old)?.kind == "scroll-indicator")
  }

  private func drafts(of node: NodeComparison) -> [ChangeDraft] {
    let (old, new) = (node.expected, node.actual)
    let subject = Subject(old, new)
    let isFollower = followsOthers && Self.followers.contains(new.kind)
    let arrangement = NodeComparison.arrangement(old, new)
    let data = NodeComparison.data(old, new)
    let cause = node.place.isEmpty ? nil : reasons.cause(old, new)
    let place = node.place.map { change in
      let follows = reasons.follow(
        change, of: old, new, isRemeasured: node.isRemeasured || !arrangement.isEmpty,
        isCaused: causes.isStateSame || causes.isAny || isFollower)
      return ChangeDraft(
        change, of: [subject],
        isConsequence: follows || !data.isEmpty
          || isFollower && new.kind == "scroll-indicator")
    }
    let look = node.look.map { difference in
      let follows = difference.follows(isShownAlike: old.isShown(as: new)) {
        causes.isStateSame || isFollower || causes.explain($0)
      }
      return ChangeDraft(
        difference.change, of: [subject],
        isConsequence: follows || !data.isEmpty || causes.recolor(difference.change))
    }
    let found = arrangement + data + (cause.map { [$0] } ?? [])
    return found.map { ChangeDraft($0, of: [subject]) } + place
      + node.presence.map { ChangeDraft($0, of: [subject]) } + look
  }

  /// Which layers lie over which others is what a scene says, and follows from nothing.
  private var orders: [ChangeDraft] {
    OrderComparison.orders(pairing.pairs, in: before).map { order in
      let (old, new) = pairing.pairs[order.place]
      let other = Subject.Name(outer: pairing.pairs[order.other].new.name)
      return ChangeDraft(
        order.isBehind ? .behind(other) : .inFront(of: other), of: [Subject(old, new)])
    }
  }
}
