internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRecords

/// A difference in a layer of an element.
struct InnerDifference {
  var layer: Subject.InnerName
  var change: Change
  /// Whether it follows from another in the same element, or from the element's size.
  var isConsequence: Bool
}

/// What is different in the layers that an element is made of; what only follows the element's size
/// is not.
struct InnerComparison {
  private let pairing: LayerPairing
  private let reasons: NeighborReasons
  private let before: [ScreenThing]
  private let sizes: (expected: Size, actual: Size)
  private let pixel: Double
  private let isUnmoved: Bool

  init(
    _ expected: [ScreenThing], _ actual: [ScreenThing], in sizes: (expected: Size, actual: Size),
    pixel: Double, isUnmoved: Bool
  ) {
    before = expected
    pairing = LayerPairing(expected, actual)
    reasons = NeighborReasons(pairing)
    self.sizes = sizes
    self.pixel = pixel
    self.isUnmoved = isUnmoved
  }

  private var isResized: Bool {
    abs(sizes.expected.width - sizes.actual.width) > PlaceComparison.noise
      || abs(sizes.expected.height - sizes.actual.height) > PlaceComparison.noise
  }

  var differences: [InnerDifference] {
    let (added, removed) = (outermost(pairing.added), outermost(pairing.removed))
    let coming =
      added.map { InnerDifference(layer: name($0), change: .appeared, isConsequence: false) }
      + removed.map {
        InnerDifference(layer: name($0), change: .disappeared, isConsequence: false)
      }
    let renamed = pairing.renamed.map { pair in
      InnerDifference(
        layer: name(pair.old), change: .renamed(to: pair.new.part?.shortDescription ?? ""),
        isConsequence: false)
    }
    let looks = pairing.pairs.map { pair in
      ThingComparison.look(
        pair.old, pair.new, pixel: pixel,
        isUnmoved: isUnmoved && pair.old.frame == pair.new.frame)
    }
    let isRemeasured =
      !coming.isEmpty || looks.contains { $0.contains { $0.change.isMeasured } }
    let kept = zip(pairing.pairs, looks).flatMap { pair, look in
      differences(pair.old, pair.new, look: look, othersRemeasured: isRemeasured)
    }
    let others = coming + renamed + kept
    return others + ordered(isConsequence: !others.isEmpty)
  }

  /// Layers without those that lie in another of them.
  private func outermost(_ layers: [ScreenThing]) -> [ScreenThing] {
    let names = Set(layers.compactMap(\.part))
    return layers.filter { layer in
      guard let part = layer.part else { return true }
      return !(1..<max(1, part.steps.count)).contains {
        names.contains(PartName(Array(part.steps.prefix($0))))
      }
    }
  }

  private func name(_ thing: ScreenThing) -> Subject.InnerName {
    Subject.InnerName(
      part: thing.part ?? PartName(), kind: thing.kind,
      isWhole: thing.kind == "shape" && thing.fills(sizes.actual) || thing.fills(sizes.expected))
  }

  private func differences(
    _ old: ScreenThing, _ new: ScreenThing, look: [LookDifference], othersRemeasured: Bool
  ) -> [InnerDifference] {
    let layer = name(new)
    let isOwnRemeasured = look.contains { $0.change.isMeasured }
    let changes = placeChanges(old, new)
    let cause = changes.isEmpty ? nil : reasons.cause(old, new)
    let isFollowing: Bool
    switch reasons.reason(old, new) {
    case .none: isFollowing = othersRemeasured && !reasons.areKnown
    case .follows, .gap, .beside: isFollowing = true
    }
    let place = changes.map {
      InnerDifference(
        layer: layer, change: $0, isConsequence: isFollowing || isResized || isOwnRemeasured)
    }
    return (cause.map { [InnerDifference(layer: layer, change: $0, isConsequence: false)] } ?? [])
      + place
      + look.map {
        InnerDifference(layer: layer, change: $0.change, isConsequence: $0.isConsequence)
      }
  }

  private func placeChanges(_ old: ScreenThing, _ new: ScreenThing) -> [Change] {
    guard
      !FollowingPlace.follows(
        (old.frame, sizes.expected), (new.frame, sizes.actual), within: 2e-6)
    else { return [] }
    return PlaceComparison(old, new).changes
  }

  /// Layers over which others lie that lay under them.
  private func ordered(isConsequence: Bool) -> [InnerDifference] {
    OrderComparison.orders(pairing.pairs, in: before).map { order in
      let thing = pairing.pairs[order.place].new
      let other = Subject.Name(
        whole: .layer(
          pairing.pairs[order.other].new.part ?? PartName(),
          kind: pairing.pairs[order.other].new.kind))
      return InnerDifference(
        layer: name(thing), change: order.isBehind ? .behind(other) : .inFront(of: other),
        isConsequence: isConsequence)
    }
  }
}
