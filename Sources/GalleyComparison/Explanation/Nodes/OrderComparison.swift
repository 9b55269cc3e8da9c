internal import GalleyGeometry

/// The order of nodes, before and after.
enum OrderComparison {
  /// A node that was passed by another.
  struct Order {
    /// In the pairs.
    var place: Int
    var other: Int
    var isBehind: Bool
  }

  /// Returns the nodes that are in another order from back to front: as few as may be.
  ///
  /// - `pairs`: in the order that they have now.
  static func orders(
    _ pairs: [(old: RecordNode, new: RecordNode)], in before: [RecordNode]
  ) -> [Order] {
    let ranks = Dictionary(before.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in
      first
    }
    let order = pairs.enumerated().map { ($0.offset, ranks[$0.element.old.name] ?? 0) }
    let kept = Set(SequenceAlignment.ascending(order).map(\.0))
    return pairs.indices.filter { !kept.contains($0) }.compactMap { place in
      let rank = order[place].1
      // Those that it has passed: they were above and are below, or the other way round. One that
      // it covers says more than another.
      let above = pairs.indices.filter { $0 > place && order[$0].1 < rank }
      let below = pairs.indices.filter { $0 < place && order[$0].1 > rank }
      let frame = pairs[place].new.shownFrame
      func chosen(_ others: [Int]) -> Int? {
        others.first { pairs[$0].new.shownFrame.intersects(frame) } ?? others.first
      }
      if let other = chosen(above) { return Order(place: place, other: other, isBehind: true) }
      return chosen(below.reversed()).map { Order(place: place, other: $0, isBehind: false) }
    }
  }
}
