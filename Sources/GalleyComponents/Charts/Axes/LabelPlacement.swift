internal import GalleyGeometry

/// Which labels along an axis are drawn, and where, so that none touches another or is cut.
struct LabelPlacement {
  struct Label {
    /// The middle that it would have.
    var center: Double
    var width: Double
  }

  /// Where the labels may be.
  let room: (start: Double, end: Double)
  /// Between two of them at least, in points.
  let gap: Double

  /// The numbers of the labels that are drawn, with where each begins: all, or else every second,
  /// third and so on, whichever has room first.
  func placed(_ labels: [Label]) -> [(index: Int, start: Double)] {
    guard !labels.isEmpty else { return [] }
    for stride in 1...labels.count {
      let kept = Swift.stride(from: 0, to: labels.count, by: stride).compactMap { index in
        start(of: labels[index]).map { (index, $0) }
      }
      let isFree = zip(kept, kept.dropFirst()).allSatisfy { one, next in
        one.1 + labels[one.0].width + gap <= next.1
      }
      if isFree { return kept }
    }
    return []
  }

  /// Where a label begins that may be moved inward by half of itself; nil for one that is cut.
  private func start(of label: Label) -> Double? {
    guard label.width <= room.end - room.start else { return nil }
    let wanted = label.center - label.width / 2
    let start = min(max(wanted, room.start), room.end - label.width)
    return abs(start - wanted) <= label.width / 2 + 0.01 ? start : nil
  }
}
