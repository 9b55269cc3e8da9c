internal import GalleyGeometry

/// Where the regions of a collection view are scrolled to, by section; those that nobody has
/// scrolled are at their beginning and not here.
///
/// A region scrolls along one axis, which is x here, and counts from its beginning.
struct RegionScrolling: Sendable {
  private var states: [Int: ScrollState] = [:]

  /// The section whose groups a finger holds.
  var heldSection: Int? { states.first { $0.value.isHeld }?.key }

  var end: Double { states.values.reduce(0) { max($0, $1.end) } }

  var sections: [Int] { states.keys.sorted() }

  func end(inSection section: Int) -> Double { states[section]?.end ?? 0 }

  /// How far each region is scrolled at an instant; nil for where they rest, or will.
  func offsets(at clock: Double?) -> [Int: Double] {
    states.mapValues { state in
      (clock.map { state.position.offset(at: $0) } ?? state.contentOffset).x
    }
  }

  /// Whether a region neither moves nor is held.
  func isResting(inSection section: Int, at clock: Double) -> Bool {
    states[section]?.isResting(at: clock) ?? true
  }

  /// The page that a region showed when it last rested, while it moves.
  func restedPage(inSection section: Int) -> Int? { states[section]?.restedPage }

  mutating func jump(to offset: Double, inSection section: Int) {
    states[section] = ScrollState(resting: Point(x: offset, y: 0))
  }

  /// Starts a motion that ends at an offset.
  mutating func begin(
    _ motion: ScrollMotion, inSection section: Int, restingAt offset: Double, page: Int?,
    start: Double, isHeld: Bool = false
  ) {
    let position = ScrollPosition(x: motion, y: .resting(at: 0), start: start, isHeld: isHeld)
    states[section, default: ScrollState(resting: .zero)].begin(
      position, restingAt: Point(x: offset, y: 0), page: page)
  }

  /// Lets a scroll on its way end at another offset.
  mutating func land(at offset: Double, inSection section: Int, from clock: Double) {
    states[section]?.land(at: Point(x: offset, y: 0), from: clock)
  }

  /// Forgets the region of a section, which is at its beginning when there is one again.
  mutating func forget(section: Int) { states[section] = nil }

  /// Lets labels follow once the regions rest.
  mutating func settle(at clock: Double) {
    for section in states.keys { states[section]?.settle(at: clock) }
  }
}
