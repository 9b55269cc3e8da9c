internal import GalleyNotation

/// A layer that another one is placed by.
package struct LayerNeighbor: Hashable, Sendable {
  /// The side of its neighbor on which a layer is placed.
  package enum Side: String, Hashable, Sendable, CaseIterable {
    case below
    case above
    case after
    case before
  }

  package var side: Side
  /// The neighbor's id, among the layers beside it.
  package var id: String
  /// In points.
  package var gap: Double

  package init(_ side: Side, _ id: String, gap: Double) {
    self.side = side
    self.id = id
    self.gap = gap
  }
}

extension [LayerNeighbor] {
  /// A key of an object: the sides, ids and gaps; nothing for a layer that has no neighbors.
  var members: [JSONValue.Member] {
    guard !isEmpty else { return [] }
    return [
      .init(
        key: "by",
        value: .array(
          map { .array([.string($0.side.rawValue), .string($0.id), .number($0.gap)]) }))
    ]
  }
}

extension RecordObject {
  func neighbors() throws(RecordError) -> [LayerNeighbor] {
    var neighbors: [LayerNeighbor] = []
    for value in try optionalArray("by") ?? [] {
      guard let parts = value.array, parts.count == 3,
        let side = parts[0].text.flatMap(LayerNeighbor.Side.init), let id = parts[1].text,
        let gap = parts[2].number, gap.isFinite
      else { throw problem("by", expected: "sides, ids and gaps of neighbors") }
      neighbors.append(LayerNeighbor(side, id, gap: gap))
    }
    return neighbors
  }
}
