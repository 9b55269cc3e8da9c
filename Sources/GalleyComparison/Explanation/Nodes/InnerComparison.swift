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

/// The causes that changes in an element's layers may have.
struct InnerCauses {
  /// Whether the scenes of both say the same of what elements are made of.
  var areElementsSame = false
  /// Whether something is different that all elements of the collection may follow: their order,
  /// the mode, what is selected, the state or the screen.
  var isCaused = false
  /// Whether a difference in a look follows from what the screen was told, where the scenes of both
  /// say the same of it.
  var explain: (Change) -> Bool = { _ in false }
  /// Whether a difference is the one of a color of the palette.
  var recolor: (Change) -> Bool = { _ in false }
  /// Whether the scenes of both say the same of the item.
  var isItemSame = false

  func ofItem(isSame: Bool) -> InnerCauses {
    var ties = self
    ties.isItemSame = isSame
    return ties
  }
}

/// The differences in an element's layers, without those that only follow the element's size.
struct InnerComparison {
  private let pairing: LayerPairing
  private let reasons: NeighborReasons
  private let before: [RecordNode]
  private let sizes: (expected: Size, actual: Size)
  private let pixel: Double
  private let isUnmoved: Bool
  private let ties: InnerCauses

  init(
    _ expected: [RecordNode], _ actual: [RecordNode],
    in sizes: (expected: Size, actual: Size),
    pixel: Double, isUnmoved: Bool, ties: InnerCauses
  ) {
    before = expected
    pairing = LayerPairing(expected, actual)
    reasons = NeighborReasons(pairing)
    self.sizes = sizes
    self.pixel = pixel
    self.isUnmoved = isUnmoved
    self.ties = ties
  }

  /// Whether something else is said of a layer than is seen of it.
  var hasUnexplained: Bool {
    reasons.hasUnexplained
      || pairing.pairs.contains { old, new in
        !old.isPositionUnspecified && !new.isPositionUnspecified && !old.isShown(as: new)
          && looks(old, new).isEmpty && NodeComparison.arrangement(old, new).isEmpty
      }
  }

  var differences: [InnerDifference] {
    let (added, removed) = (outermost(pairing.added), outermost(pairing.removed))
    let areTied = ties.areElementsSame && ties.isItemSame && ties.isCaused
    let coming =
      added.map {
        InnerDifference(
          layer: name($0), change: .appeared(isDrawn: pairing.added.isDrawn($0)),
          isConsequence: areTied)
      }
      + removed.map {
        InnerDifference(
          layer: name($0), change: .disappeared(isDrawn: pairing.removed.isDrawn($0)),
          isConsequence: areTied)
      }
    let renamed = pairing.renamed.map { pair in
      InnerDifference(
        layer: name(pair.old), change: .renamed(to: pair.new.part?.shortDescription ?? ""),
        isConsequence: false)
    }
    return coming + renamed + pairing.pairs.flatMap(differences) + orders
  }

  /// Layers without those that lie in another of them.
  private func outermost(_ layers: [RecordNode]) -> [RecordNode] {
    let names = Set(layers.compactMap(\.part))
    return layers.filter { layer in
      guard let part = layer.part else { return true }
      return !(1..<max(1, part.steps.count)).contains {
        names.contains(PartName(Array(part.steps.prefix($0))))
      }
    }
  }

  private func name(_ node: RecordNode) -> Subject.InnerName {
    Subject.InnerName(
      part: node.part ?? PartName(), kind: node.kind,
      isWhole: node.isDrawn
        && (node.kind == "shape" && node.fills(sizes.actual) || node.fills(sizes.expected)))
  }

  private func differences(_ old: RecordNode, _ new: RecordNode) -> [InnerDifference] {
    let layer = name(new)
    let looks = looks(old, new)
    let changes = placeChanges(old, new)
    let cause = changes.isEmpty ? nil : reasons.cause(old, new)
    let arrangement = NodeComparison.arrangement(old, new)
    let isRemeasured = !arrangement.isEmpty || looks.contains { $0.change.isMeasured }
    let place = changes.map {
      InnerDifference(
        layer: layer, change: $0,
        isConsequence: reasons.follow(
          $0, of: old, new, isRemeasured: isRemeasured, isCaused: true))
    }
    let isShownAlike = old.isShown(as: new) && ties.isItemSame
    let look = looks.map { difference in
      let follows = difference.follows(isShownAlike: isShownAlike) {
        ties.isCaused || ties.explain($0)
      }
      return InnerDifference(
        layer: layer, change: difference.change,
        isConsequence: follows || ties.recolor(difference.change))
    }
    let found = arrangement + (cause.map { [$0] } ?? [])
    return found.map { InnerDifference(layer: layer, change: $0, isConsequence: false) }
      + place + look
  }

  private func looks(_ old: RecordNode, _ new: RecordNode) -> [LookDifference] {
    NodeComparison.look(
      old, new, pixel: pixel, isUnmoved: isUnmoved && old.frame == new.frame)
  }

  private func placeChanges(_ old: RecordNode, _ new: RecordNode) -> [Change] {
    let follows = DerivedPosition.follows(
      (old.frame, sizes.expected), (new.frame, sizes.actual), within: 2e-6)
    // What was given another place may be where it would have been in the other size.
    let isGiven = !old.isPlaced(as: new) && !old.isPositionUnspecified && !new.isPositionUnspecified
    return follows && !isGiven ? [] : PlaceComparison(old, new).changes
  }

  /// Layers over which others lie that lay under them, as the scene says.
  private var orders: [InnerDifference] {
    OrderComparison.orders(pairing.pairs, in: before).map { order in
      let node = pairing.pairs[order.place].new
      let other = Subject.Name(
        outer: .layer(
          pairing.pairs[order.other].new.part ?? PartName(),
          kind: pairing.pairs[order.other].new.kind))
      return InnerDifference(
        layer: name(node), change: order.isBehind ? .behind(other) : .inFront(of: other),
        isConsequence: false)
    }
  }
}
