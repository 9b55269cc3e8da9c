internal import GalleyGeometry
internal import GalleyRecords

/// Why a layer lies elsewhere, as far as its neighbors say it.
struct NeighborReasons {
  enum Reason {
    /// Nothing is known of a neighbor.
    case none
    /// A neighbor is another, elsewhere or of another size.
    case follows
    /// The gap to a neighbor is another.
    case gap(LayerNeighbor, to: Double)
    /// The layer is placed by another.
    case beside(LayerNeighbor, insteadOf: LayerNeighbor)
  }

  /// The ids of neighbors that are not what they were.
  private let changed: Set<String>
  /// The ids of neighbors that both pictures have.
  private let kept: Set<String>
  /// The groups that are not where they were.
  private let movedParents: Set<PartName>
  /// Whether anything here is placed by a neighbor.
  let areKnown: Bool

  init(_ pairing: LayerPairing) {
    var changed = Set((pairing.added + pairing.removed).compactMap(\.neighborID))
    var parents: Set<PartName> = []
    for pair in pairing.pairs where pair.old.frame != pair.new.frame {
      if let id = pair.new.neighborID { changed.insert(id) }
      if let part = pair.new.part { parents.insert(part) }
    }
    self.changed = changed
    movedParents = parents
    kept = Set(
      pairing.pairs.flatMap { [$0.old.neighborID, $0.new.neighborID].compactMap(\.self) })
    areKnown = pairing.pairs.contains { !$0.old.neighbors.isEmpty || !$0.new.neighbors.isEmpty }
  }

  /// The change that is the cause of another place, where the layer's own placement is; nil where it
  /// is not.
  func cause(_ old: ScreenThing, _ new: ScreenThing) -> Change? {
    switch reason(old, new) {
    case .none, .follows: nil
    case .gap(let neighbor, let gap): .spaced(neighbor, to: gap)
    case .beside(let neighbor, let other): .beside(neighbor, insteadOf: other)
    }
  }

  func reason(_ old: ScreenThing, _ new: ScreenThing) -> Reason {
    for neighbor in new.neighbors {
      guard let before = old.neighbors.first(where: { $0.side == neighbor.side }) else { continue }
      if before.id == neighbor.id, before.gap != neighbor.gap {
        return .gap(before, to: neighbor.gap)
      }
      if before.id != neighbor.id {
        return kept.contains(before.id) && kept.contains(neighbor.id)
          ? .beside(neighbor, insteadOf: before) : .follows
      }
      if before.id == neighbor.id, changed.contains(neighbor.id) { return .follows }
    }
    if let part = new.part, part.steps.count > 1,
      movedParents.contains(PartName(Array(part.steps.dropLast())))
    {
      return .follows
    }
    return .none
  }
}
