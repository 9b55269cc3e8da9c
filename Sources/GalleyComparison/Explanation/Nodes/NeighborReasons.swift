internal import GalleyGeometry
internal import GalleyRecords

/// The reasons of a layer's new place: its neighbors, its parent and its scene.
struct NeighborReasons {
  enum Reason {
    /// Nothing is known of a neighbor.
    case none
    /// The layer is where it was in its parent, which is elsewhere.
    case carried
    /// On some axes a neighbor is another, elsewhere or of another size.
    case follows(Set<Axis>)
    /// The gap to a neighbor is another.
    case gap(LayerNeighbor, to: Double)
    /// The layer is placed by another.
    case beside(LayerNeighbor, insteadOf: LayerNeighbor)
  }

  /// The ids of neighbors that are not what they were.
  private let changed: Set<String>
  /// The ids of neighbors that both pictures have.
  private let kept: Set<String>
  /// Where the groups that are not where they were went.
  private let movedParents: [PartName: (old: Rect, new: Rect)]

  /// The layers of which a scene says something else without that being seen of themselves.
  private let unexplained: [PartName]

  /// Whether something else is said of a layer than is seen of it, from which what is around it may
  /// have another size.
  var hasUnexplained: Bool { !unexplained.isEmpty }

  init(_ pairing: LayerPairing) {
    var changed = Set((pairing.added + pairing.removed).compactMap(\.neighborID))
    var parents: [PartName: (old: Rect, new: Rect)] = [:]
    for pair in pairing.pairs where pair.old.frame != pair.new.frame {
      if let id = pair.new.neighborID { changed.insert(id) }
      if let part = pair.new.part { parents[part] = (pair.old.frame, pair.new.frame) }
    }
    self.changed = changed
    movedParents = parents
    unexplained = pairing.unexplained
    kept = Set(
      pairing.pairs.flatMap { [$0.old.neighborID, $0.new.neighborID].compactMap(\.self) })
  }

  /// The change that is the cause of another place, where the layer's own placement is; nil where
  /// it is not.
  func cause(_ old: RecordNode, _ new: RecordNode) -> Change? {
    switch reason(old, new) {
    case .none, .carried, .follows: nil
    case .gap(let neighbor, let gap): .spaced(neighbor, to: gap)
    case .beside(let neighbor, let other): .beside(neighbor, insteadOf: other)
    }
  }

  /// Whether another place or size follows from something else, by what the layer is placed by.
  ///
  /// - `isRemeasured`: Whether what it shows needs another room.
  /// - `isCaused`: Whether something else is different that all layers may follow.
  func follow(
    _ change: Change, of old: RecordNode, _ new: RecordNode, isRemeasured: Bool,
    isCaused: Bool
  ) -> Bool {
    let isAlike = old.isPlaced(as: new)
    // A collection is as large as its place or its items ask for.
    let isOwnSize =
      change.kind == .resized && !old.isShown(as: new) && !isRemeasured && new.kind != "collection"
    let isUnexplained =
      change.kind == .resized
      && unexplained.contains { part in
        new.part.map { part != $0 && part.steps.starts(with: $0.steps) } ?? false
      }
    let isUnknown = old.isPositionUnspecified || new.isPositionUnspecified
    guard !isUnexplained else { return false }
    switch reason(old, new) {
    case .carried: return true
    case .gap(let neighbor, _): return change.follows(neighbor, old.frame, new.frame)
    case .beside(let neighbor, _): return change.follows(neighbor, old.frame, new.frame)
    case .follows(let axes):
      return change.isMove(along: axes) || isAlike && !isOwnSize
        || isUnknown && isRemeasured && change.kind == .resized
    case .none:
      if isRemeasured, change.kind == .resized { return isAlike || isUnknown }
      return isAlike && isCaused && !isOwnSize
    }
  }

  private func reason(_ old: RecordNode, _ new: RecordNode) -> Reason {
    var axes: Set<Axis> = []
    for neighbor in new.neighbors {
      guard let before = old.neighbors.first(where: { $0.side == neighbor.side }) else { continue }
      if before.id == neighbor.id, before.gap != neighbor.gap {
        return .gap(before, to: neighbor.gap)
      }
      if before.id != neighbor.id, kept.contains(before.id), kept.contains(neighbor.id) {
        return .beside(neighbor, insteadOf: before)
      }
      if before.gap == neighbor.gap, before.id != neighbor.id || changed.contains(neighbor.id) {
        axes.insert(neighbor.axis)
      }
    }
    if let part = new.part, let parent = movedParents[part.outer],
      old.frame.size == new.frame.size,
      (old.frame.origin - parent.old.origin) == (new.frame.origin - parent.new.origin)
    {
      return .carried
    }
    return axes.isEmpty ? .none : .follows(axes)
  }
}

extension LayerNeighbor {
  fileprivate var axis: Axis {
    switch side {
    case .below, .above: .vertical
    case .after, .before: .horizontal
    }
  }
}

extension Change {
  /// Whether a node moved along some axes alone.
  fileprivate func isMove(along axes: Set<Axis>) -> Bool {
    guard case .moved(let way, _, _, _) = self else { return false }
    return (way.dx == 0 || axes.contains(.horizontal)) && (way.dy == 0 || axes.contains(.vertical))
  }

  /// Whether it is what another gap to a neighbor, or another neighbor, makes: a move along that
  /// axis, or another extent on it, the other end staying.
  fileprivate func follows(_ neighbor: LayerNeighbor, _ old: Rect, _ new: Rect) -> Bool {
    guard kind == .resized else { return isMove(along: [neighbor.axis]) }
    func isSame(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= PlaceComparison.noise
    }
    switch neighbor.axis {
    case .vertical:
      return isSame(old.width, new.width)
        && (isSame(old.minY, new.minY) || isSame(old.maxY, new.maxY))
    case .horizontal:
      return isSame(old.height, new.height)
        && (isSame(old.minX, new.minX) || isSame(old.maxX, new.maxX))
    }
  }
}
