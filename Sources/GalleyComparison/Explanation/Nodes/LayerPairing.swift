internal import GalleyGraphics
internal import GalleyRecords

/// The matching of sibling layers, by ids, and by kind and turn where they have none.
struct LayerPairing {
  /// In the order of the actual layers.
  private(set) var pairs: [(old: RecordNode, new: RecordNode)] = []
  private(set) var removed: [RecordNode] = []
  private(set) var added: [RecordNode] = []
  /// Layers that have another id and are else the same.
  private(set) var renamed: [(old: RecordNode, new: RecordNode)] = []

  init(_ expected: [RecordNode], _ actual: [RecordNode]) {
    let places = Dictionary(expected.indices.map { (expected[$0].name, $0) }) { first, _ in first }
    var partners = actual.map { $0.hasOwnID ? places[$0.name] : nil }
    for pair in Self.unnamedPairs(expected, actual) { partners[pair.1] = pair.0 }
    var met = Set(partners.compactMap(\.self))
    func match(_ place: Int, where isMatch: (RecordNode) -> Bool) -> Int? {
      let match = expected.indices.first { !met.contains($0) && isMatch(expected[$0]) }
      if let match {
        met.insert(match)
        partners[place] = match
      }
      return match
    }
    // A layer that is around others or no longer is leaves them their ids.
    for place in actual.indices where partners[place] == nil {
      let id = actual[place].neighborID
      _ = match(place) { id != nil && $0.neighborID == id && $0.kind == actual[place].kind }
    }
    for place in actual.indices where partners[place] == nil {
      guard let match = match(place, where: { $0.isRenamed(to: actual[place]) }) else { continue }
      renamed.append((expected[match], actual[place]))
    }
    for (place, partner) in partners.enumerated() {
      if let partner {
        pairs.append((expected[partner], actual[place]))
      } else {
        added.append(actual[place])
      }
    }
    removed = expected.indices.filter { !met.contains($0) }.map { expected[$0] }
  }

  /// Layers without ids, in their order: those of a kind of which there are more or less by their
  /// likeness.
  private static func unnamedPairs(
    _ expected: [RecordNode], _ actual: [RecordNode]
  ) -> [SequenceAlignment.Pair] {
    let kinds = Set(actual.filter { !$0.hasOwnID }.map(\.kind))
    return kinds.flatMap { kind -> [SequenceAlignment.Pair] in
      let left = expected.indices.filter { !expected[$0].hasOwnID && expected[$0].kind == kind }
      let right = actual.indices.filter { !actual[$0].hasOwnID && actual[$0].kind == kind }
      guard left.count != right.count, left.count * right.count <= 10_000 else {
        return zip(left, right).map { ($0, $1) }
      }
      return SequenceAlignment.best(left.count, right.count) {
        expected[left[$0]].look == actual[right[$1]].look ? 1 : 0.1
      }.map { (left[$0.0], right[$0.1]) }
    }
  }
}

extension LayerPairing {
  /// The layers of which a scene says something else without that being seen of themselves; of
  /// those that another layer makes all or none, as what is said is said of all.
  var unexplained: [PartName] {
    let differing = pairs.filter { pair in
      guard let old = pair.old.source, let new = pair.new.source else { return false }
      return old.place != new.place && pair.old.frame == pair.new.frame
        || old.look != new.look && pair.old.look == pair.new.look
          && pair.old.recordedOptions == pair.new.recordedOptions
    }
    let areMadeSeen = pairs.contains { pair in
      pair.new.isPositionUnspecified && pair.new.source != nil
        && (pair.old.frame != pair.new.frame || pair.old.look != pair.new.look)
    }
    return differing.filter { !areMadeSeen || !$0.new.isPositionUnspecified }.compactMap(\.new.part)
  }
}

extension [RecordNode] {
  /// Whether one of the layers, or one of them in it, draws anything.
  func isDrawn(_ layer: RecordNode) -> Bool {
    guard !layer.isDrawn, let part = layer.part else { return true }
    return contains { $0.isDrawn && $0.part?.steps.starts(with: part.steps) == true }
  }
}

extension RecordNode {
  /// Whether another layer looks the same in the same place, and is only called otherwise.
  fileprivate func isRenamed(to other: RecordNode) -> Bool {
    isDrawn && kind == other.kind && frame == other.frame && look == other.look
      && (hasOwnID || other.hasOwnID)
  }
}
