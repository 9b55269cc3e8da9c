import GalleyGeometry
import GalleyRecords

/// Which thing of one picture is which of another.
struct ThingMatching {
  /// In the order of the actual things.
  private(set) var pairs: [(expected: ScreenThing, actual: ScreenThing)] = []
  private(set) var removed: [ScreenThing] = []
  private(set) var added: [ScreenThing] = []

  /// Matches by ids, and what has none of its own by its place in the sequence of its kind.
  ///
  /// - Parameter followsPlaces: Whether a place says which thing it is, as it does where content is
  ///   scrolled; else looks say it, so that an insertion is found.
  init(_ expected: [ScreenThing], _ actual: [ScreenThing], followsPlaces: Bool) {
    var partners: [Int?] = Array(repeating: nil, count: actual.count)
    let own = expected.indices.filter { expected[$0].hasOwnID }
    let named = Self.places(own, of: expected, by: \.part)
    for place in actual.indices where actual[place].hasOwnID {
      partners[place] = named[actual[place].part]
    }
    // Records of older versions do not tell what is around a layer.
    let found = Set(partners.compactMap(\.self))
    var called = Self.places(own.filter { !found.contains($0) }, of: expected, by: Self.words)
    for place in actual.indices where actual[place].hasOwnID && partners[place] == nil {
      partners[place] = called.removeValue(forKey: Self.words(of: actual[place]))
    }
    for kind in Set(actual.map(\.kind)) {
      let left = Self.sequence(of: kind, in: expected)
      let right = Self.sequence(of: kind, in: actual)
      let found = Self.aligned(
        left.map { expected[$0] }, right.map { actual[$0] }, followsPlaces: followsPlaces)
      for pair in found { partners[right[pair.1]] = left[pair.0] }
    }
    let met = Set(partners.compactMap(\.self))
    removed = expected.indices.filter { !met.contains($0) }.map { expected[$0] }
    for (place, partner) in partners.enumerated() {
      if let partner {
        pairs.append((expected[partner], actual[place]))
      } else {
        added.append(actual[place])
      }
    }
  }

  private static func words(of thing: ScreenThing) -> [String] {
    [thing.kind, thing.collection ?? "", thing.id]
  }

  private static func places<Key: Hashable>(
    _ numbers: [Int], of things: [ScreenThing], by key: (ScreenThing) -> Key
  ) -> [Key: Int] {
    Dictionary(numbers.map { (key(things[$0]), $0) }) { first, _ in first }
  }

  /// The things of a kind without ids of their own, in the order of their index paths.
  private static func sequence(of kind: String, in things: [ScreenThing]) -> [Int] {
    let all = things.indices.filter { !things[$0].hasOwnID && things[$0].kind == kind }
    return all.sorted { left, right in
      guard let one = things[left].indexPath, let other = things[right].indexPath else {
        return left < right
      }
      return (one, left) < (other, right)
    }
  }

  private static func aligned(
    _ expected: [ScreenThing], _ actual: [ScreenThing], followsPlaces: Bool
  ) -> [SequenceAlignment.Pair] {
    let (left, right) = (expected.map(\.identityKey), actual.map(\.identityKey))
    let byID = pairsByID(expected, actual)
    if followsPlaces { return byID }
    let byLook = SequenceAlignment.pairs(left, right)
    if byID.count(where: { left[$0.0] == right[$0.1] }) >= byLook.count { return byID }
    return filled(byLook, expected, actual)
  }

  private static func pairsByID(
    _ expected: [ScreenThing], _ actual: [ScreenThing]
  ) -> [SequenceAlignment.Pair] {
    let named = places(Array(expected.indices), of: expected, by: \.part)
    return actual.indices.compactMap { place in named[actual[place].part].map { ($0, place) } }
  }

  /// Between things that are the same, those that lie in the same gap are taken for each other: one
  /// by one where they are as many, else the most alike.
  private static func filled(
    _ pairs: [SequenceAlignment.Pair], _ expected: [ScreenThing], _ actual: [ScreenThing]
  ) -> [SequenceAlignment.Pair] {
    var all: [SequenceAlignment.Pair] = []
    var (left, right) = (0, 0)
    for pair in pairs + [(expected.count, actual.count)] {
      let (gap, other) = (pair.0 - left, pair.1 - right)
      let inner: [SequenceAlignment.Pair]
      if gap == other || gap * other > 40_000 {
        inner = (0..<min(gap, other)).map { ($0, $0) }
      } else {
        inner = SequenceAlignment.best(gap, other) {
          expected[left + $0].likeness(to: actual[right + $1])
        }
      }
      all += inner.map { (left + $0.0, right + $0.1) }
      if pair.0 < expected.count { all.append(pair) }
      (left, right) = (pair.0 + 1, pair.1 + 1)
    }
    return all
  }
}

extension ScreenThing {
  /// What a thing is told by where it has no id: its look and its size.
  fileprivate struct IdentityKey: Hashable {
    var matter: [Look.Property]?
    var size: Size
  }

  fileprivate var identityKey: IdentityKey { IdentityKey(matter: matter, size: frame.size) }

  /// What a thing is made of, apart from where: places in it are rounded to other pixels wherever
  /// it is moved.
  private var matter: [Look.Property]? {
    look?.properties.filter { !LookParts.Part.isPlace($0.name) }
  }

  /// From 0, nothing in common, to 1; a little for being of one kind.
  fileprivate func likeness(to other: ScreenThing) -> Double {
    guard let matter, let theirs = other.matter else { return 0.1 }
    let mine = Set(matter)
    let shared = theirs.count { mine.contains($0) }
    let count = max(matter.count, theirs.count)
    return 0.1 + 0.9 * (count == 0 ? 1 : Double(shared) / Double(count))
  }
}
