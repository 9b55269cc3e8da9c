internal import GalleyLayouts
internal import GalleyRecords

/// Which item of one picture is which of another, seen or not.
struct ContentMatching {
  /// In the order of the actual items.
  private(set) var pairs: [(old: ContentItem, new: ContentItem)] = []
  private(set) var removed: [ContentItem] = []
  private(set) var added: [ContentItem] = []
  /// Pairs that are called otherwise and are else the same.
  private(set) var renamed: [(old: ContentItem, new: ContentItem)] = []

  /// Matches by ids, and what has none by what is said or seen of it and by its place among others.
  ///
  /// - Parameter followsPlaces: Whether a place says which item it is, as it does where content is
  ///   scrolled and nothing but looks is known; else looks say it, so that an insertion is found.
  init(_ expected: ContentItems, _ actual: ContentItems, followsPlaces: Bool) {
    let (old, new) = (expected.items, actual.items)
    var matches = Matches(count: new.count)
    let places = Dictionary(old.indices.map { (old[$0].id, $0) }) { first, _ in first }
    for place in new.indices where new[place].hasOwnID {
      if let partner = places[new[place].id] { matches.pair(partner, place) }
    }
    let left = old.indices.filter { !matches.met.contains($0) }
    let right = new.indices.filter { matches.partners[$0] == nil }
    let usesDigests = (left.map { old[$0] } + right.map { new[$0] }).allSatisfy {
      $0.digest != nil
    }
    for pair in Self.aligned(
      left.map { old[$0] }, right.map { new[$0] }, usesDigests: usesDigests,
      followsPlaces: followsPlaces && !usesDigests)
    {
      matches.pair(left[pair.0], right[pair.1])
    }
    for (place, item) in new.enumerated() {
      guard let partner = matches.partners[place] else {
        added.append(item)
        continue
      }
      pairs.append((old[partner], item))
      if old[partner].id != item.id, old[partner].hasOwnID || item.hasOwnID {
        renamed.append((old[partner], item))
      }
    }
    removed = old.indices.filter { !matches.met.contains($0) }.map { old[$0] }
  }

  private struct Matches {
    var partners: [Int?]
    var met: Set<Int> = []

    init(count: Int) { partners = Array(repeating: nil, count: count) }

    mutating func pair(_ old: Int, _ new: Int) {
      partners[new] = old
      met.insert(old)
    }
  }

  private static func aligned(
    _ old: [ContentItem], _ new: [ContentItem], usesDigests: Bool, followsPlaces: Bool
  ) -> [SequenceAlignment.Pair] {
    let left = old.map { $0.identity(usesDigests: usesDigests) }
    let right = new.map { $0.identity(usesDigests: usesDigests) }
    let byID = pairsByID(old, new)
    if followsPlaces { return byID }
    let byIdentity = SequenceAlignment.pairs(left, right)
    if !usesDigests, byID.count(where: { left[$0.0] == right[$0.1] }) >= byIdentity.count {
      return byID
    }
    let moved = movedPairs(left, right, besides: byIdentity)
    return filled(byIdentity, moved, old, new)
  }

  private static func pairsByID(
    _ old: [ContentItem], _ new: [ContentItem]
  ) -> [SequenceAlignment.Pair] {
    let places = Dictionary(
      old.indices.filter { !old[$0].hasOwnID }.map { (old[$0].id, $0) }
    ) { first, _ in first }
    return new.indices.filter { !new[$0].hasOwnID }.compactMap { place in
      places[new[place].id].map { ($0, place) }
    }
  }

  /// What is the same but elsewhere: there once on both sides.
  private static func movedPairs(
    _ left: [ContentItem.Identity], _ right: [ContentItem.Identity],
    besides pairs: [SequenceAlignment.Pair]
  ) -> [SequenceAlignment.Pair] {
    let (met, found) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    func singles(_ keys: [ContentItem.Identity], _ taken: Set<Int>) -> [ContentItem.Identity: Int] {
      let free = keys.indices.filter { !taken.contains($0) }
      let places = Dictionary(free.map { (keys[$0], $0) }) { _, _ in -1 }
      return places.filter { $0.value >= 0 }
    }
    let (old, new) = (singles(left, met), singles(right, found))
    return new.compactMap { key, place in old[key].map { ($0, place) } }
  }

  /// Between items that are the same, those that lie in the same gap are taken for each other: one
  /// by one where they are as many, else the most alike.
  private static func filled(
    _ pairs: [SequenceAlignment.Pair], _ moved: [SequenceAlignment.Pair], _ old: [ContentItem],
    _ new: [ContentItem]
  ) -> [SequenceAlignment.Pair] {
    let (met, found) = (Set(moved.map(\.0)), Set(moved.map(\.1)))
    func isAllowed(_ pair: SequenceAlignment.Pair) -> Bool {
      old[pair.0].mayBe(new[pair.1])
    }
    var all = pairs + moved
    var (left, right) = (0, 0)
    for pair in pairs + [(old.count, new.count)] {
      let gap = (left..<max(left, pair.0)).filter { !met.contains($0) }
      let other = (right..<max(right, pair.1)).filter { !found.contains($0) }
      if gap.count == other.count || gap.count * other.count > 40_000 {
        all += zip(gap, other).map { ($0, $1) }.filter(isAllowed)
      } else {
        all += SequenceAlignment.best(gap.count, other.count) {
          old[gap[$0]].likeness(to: new[other[$1]])
        }.map { (gap[$0.0], other[$0.1]) }.filter(isAllowed)
      }
      (left, right) = (pair.0 + 1, pair.1 + 1)
    }
    return all
  }
}
