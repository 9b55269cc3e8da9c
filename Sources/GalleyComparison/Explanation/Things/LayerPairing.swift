internal import GalleyGraphics
internal import GalleyRecords

/// Which layer beside others is which, by ids, and by kind and turn where they have none.
struct LayerPairing {
  /// In the order of the actual layers.
  private(set) var pairs: [(old: ScreenThing, new: ScreenThing)] = []
  private(set) var removed: [ScreenThing] = []
  private(set) var added: [ScreenThing] = []
  /// Layers that have another id and are else the same.
  private(set) var renamed: [(old: ScreenThing, new: ScreenThing)] = []

  init(_ expected: [ScreenThing], _ actual: [ScreenThing]) {
    let places = Dictionary(expected.indices.map { (expected[$0].name, $0) }) { first, _ in first }
    var partners = actual.map { places[$0.name] }
    let unnamed = Self.unnamedPairs(expected, actual)
    for pair in unnamed { partners[pair.1] = pair.0 }
    var met = Set(partners.compactMap(\.self))
    for place in actual.indices where partners[place] == nil {
      let match = expected.indices.first { number in
        !met.contains(number) && expected[number].isRenamed(to: actual[place])
      }
      guard let match else { continue }
      met.insert(match)
      partners[place] = match
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
    _ expected: [ScreenThing], _ actual: [ScreenThing]
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

extension ScreenThing {
  /// Whether another layer looks the same in the same place, and is only called otherwise.
  fileprivate func isRenamed(to other: ScreenThing) -> Bool {
    kind == other.kind && frame == other.frame && look == other.look && hasOwnID && other.hasOwnID
  }
}
