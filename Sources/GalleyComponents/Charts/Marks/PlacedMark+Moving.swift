internal import GalleyGeometry
internal import GalleyGraphics

extension PlacedMarks {
  /// What a mark is called among those of its declaration, in whichever data it is.
  private struct Key: Hashable {
    var place: Datum
    var cross: Datum?
    var series: Int
    var position: Int
    /// Which of several of one name it is.
    var number: Int
  }

  private var keys: [Key] {
    var counts: [Key: Int] = [:]
    return marks.map { mark in
      var key = Key(
        place: mark.item.place, cross: mark.item.cross, series: mark.item.series,
        position: mark.item.position, number: 0)
      counts[key, default: 0] += 1
      key.number = counts[key, default: 1]
      return key
    }
  }

  /// The marks so far on their way from one set of data to another, by name.
  ///
  /// A bar that comes grows from where bars begin, and one that goes shrinks to there. A vertex of a
  /// line comes out of the line as it was, at its place.
  ///
  /// - `bases`: Where the axes of values have their zero, in both plots.
  static func between(
    _ one: PlacedMarks, _ other: PlacedMarks, at share: Double, bases: (one: Double, other: Double)
  ) -> PlacedMarks {
    let (oldKeys, newKeys) = (one.keys, other.keys)
    let old = Dictionary(zip(oldKeys, one.marks)) { first, _ in first }
    let new = Set(newKeys)
    let origins = MarkOrigins(one, base: bases.one)
    let goals = MarkOrigins(other, base: bases.other)
    var between = other
    between.marks = zip(newKeys, other.marks).map { key, mark in
      (old[key] ?? origins.origin(of: mark)).moved(to: mark, by: share)
    }
    between.marks += zip(oldKeys, one.marks).filter { !new.contains($0.0) }.map { _, mark in
      var moved = mark.moved(to: goals.origin(of: mark), by: share)
      moved.item.run = 0
      return moved
    }
    if let start = one.level, let end = other.level {
      between.level = (
        start.value.interpolated(to: end.value, at: share),
        start.position.interpolated(to: end.position, at: share)
      )
    }
    if let start = one.place, let end = other.place {
      between.place = (end.place, start.position.interpolated(to: end.position, at: share))
    }
    return between
  }
}

/// Where marks are before they come, and after they have gone.
private struct MarkOrigins {
  private let marks: PlacedMarks
  private let base: Double
  /// The line of each series, in the order of places.
  private let lines: [Int: [PlacedMark]]

  init(_ marks: PlacedMarks, base: Double) {
    self.marks = marks
    self.base = base
    let isLine = marks.spec.kind == .line || marks.spec.kind == .area
    lines =
      isLine
      ? Dictionary(grouping: marks.marks, by: \.item.series)
        .mapValues { $0.sorted { $0.middle < $1.middle } } : [:]
  }

  func origin(of mark: PlacedMark) -> PlacedMark {
    var origin = mark
    origin.presence = 0
    switch marks.spec.kind {
    case .bar where !marks.isRange:
      (origin.lower, origin.upper, origin.item.value) = (base, base, 0)
    case .line, .area:
      guard let line = lines[mark.item.series], let last = line.last else {
        (origin.lower, origin.upper, origin.item.value) = (base, base, 0)
        return origin
      }
      let after = line.partitioningIndex { $0.middle >= mark.middle }
      let next = after < line.count ? line[after] : last
      let before = after > 0 ? line[after - 1] : next
      let length = next.middle - before.middle
      let share = length > 0 ? min(max((mark.middle - before.middle) / length, 0), 1) : 0
      let there = before.moved(to: next, by: share)
      (origin.lower, origin.upper, origin.item.value) = (
        there.lower, there.upper, there.item.value
      )
    case .sector: origin.item.value = 0
    case .bar, .rectangle, .point, .rule:
      let middle = (mark.lower + mark.upper) / 2
      if marks.spec.kind != .point, mark.item.cross == nil {
        (origin.lower, origin.upper) = (middle, middle)
      }
    }
    return origin
  }
}

extension PlacedMark {
  /// The mark so far on its way to another; of which it has the rest.
  fileprivate func moved(to goal: PlacedMark, by share: Double) -> PlacedMark {
    func between(_ path: KeyPath<PlacedMark, Double>) -> Double {
      self[keyPath: path].interpolated(to: goal[keyPath: path], at: share)
    }
    var moved = goal
    moved.middle = between(\.middle)
    moved.extent = max(0, between(\.extent))
    moved.lower = between(\.lower)
    moved.upper = between(\.upper)
    moved.presence = min(max(between(\.presence), 0), 1)
    moved.item.value = between(\.item.value)
    moved.item.whole = between(\.item.whole)
    if let shade, let end = goal.shade { moved.shade = shade.interpolated(to: end, at: share) }
    return moved
  }
}
