internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// The changes of a collection's items: insertions, deletions and new places, seen or not.
struct ContentComparison {
  private let expected: ContentItems
  private let actual: ContentItems
  private let matching: ContentMatching
  private let collection: String
  let sections: SectionPairing

  init(
    _ expected: ContentItems, _ actual: ContentItems, _ matching: ContentMatching,
    of collection: String
  ) {
    self.expected = expected
    self.actual = actual
    self.matching = matching
    self.collection = collection
    sections = SectionPairing(expected, actual, matching)
  }

  /// - `guessed`: items that may only be out of sight.
  func drafts(guessed: (added: Set<ItemID>, removed: Set<ItemID>)) -> [ChangeDraft] {
    sectionDrafts + comings(guessed) + ContentOrder(of: matching.pairs, in: collection).drafts
      + matching.renamed.map { pair in
        let name: String =
          if case .given(let id) = pair.new.id { id } else { pair.new.id.description }
        var subject = Subject(pair.old, pair.new, of: collection)
        subject.name = Subject.Name(outer: .element(pair.old.name, of: collection))
        return ChangeDraft(.renamed(to: name), of: [subject]).seen(in: [pair])
      }
  }

  // MARK: Coming and going

  private var sectionDrafts: [ChangeDraft] {
    func draft(_ section: Int, _ items: ContentItems, isNew: Bool) -> ChangeDraft {
      let header = items.others.first { $0.view?.indexPath.section == section && $0.text != nil }
      let count = items.counts?[section] ?? 0
      let frame = header?.shownFrame
      return ChangeDraft(
        isNew
          ? .sectionInserted(title: header?.text, items: count)
          : .sectionRemoved(title: header?.text, items: count),
        of: [
          Subject(
            .section(section, of: collection), from: isNew ? nil : frame, to: isNew ? frame : nil)
        ])
    }
    return sections.new.sorted().map { draft($0, actual, isNew: true) }
      + sections.gone.sorted().map { draft($0, expected, isNew: false) }
  }

  private func comings(
    _ guessed: (added: Set<ItemID>, removed: Set<ItemID>)
  ) -> [ChangeDraft] {
    let added = matching.added.filter {
      !sections.new.contains($0.indexPath.section) && !guessed.added.contains($0.id)
    }
    let removed = matching.removed.filter {
      !sections.gone.contains($0.indexPath.section) && !guessed.removed.contains($0.id)
    }
    let replaced = replaced(removed, added)
    let (gone, come) = (Set(replaced.map(\.old.id)), Set(replaced.map(\.new.id)))
    let new = added.filter { !come.contains($0.id) }
    let old = removed.filter { !gone.contains($0.id) }
    let others = [true, false].flatMap { isSeen in
      drafts(
        inserting: new.filter { ($0.node != nil) == isSeen },
        removing: old.filter { ($0.node != nil) == isSeen }, areSeen: isSeen)
    }
    let exchanged = replaced.map { pair in
      ChangeDraft(
        .replaced(pair.old.id, by: pair.new.id),
        of: [Subject(pair.old, nil, of: collection), Subject(nil, pair.new, of: collection)]
      ).seen(in: [pair])
    }
    return others + exchanged
  }

  private func drafts(
    inserting new: [ContentItem], removing old: [ContentItem], areSeen isSeen: Bool
  ) -> [ChangeDraft] {
    var drafts: [ChangeDraft] = []
    if !new.isEmpty {
      let followers = followers(of: new) { $0.new.indexPath }
      drafts.append(
        ChangeDraft(
          .inserted(followers: followers, isSeen: isSeen),
          of: new.map { Subject(nil, $0, of: collection) }))
    }
    if !old.isEmpty {
      let followers = followers(of: old) { $0.old.indexPath }
      drafts.append(
        ChangeDraft(
          .removed(followers: followers, isSeen: isSeen),
          of: old.map { Subject($0, nil, of: collection) }))
    }
    return drafts
  }

  /// Items that are alone in the place of one that went, behind the same item as it was.
  private func replaced(
    _ removed: [ContentItem], _ added: [ContentItem]
  ) -> [(old: ContentItem, new: ContentItem)] {
    let pairs = matching.pairs
    let old = Self.gaps(
      removed, among: pairs.sorted { $0.old.indexPath < $1.old.indexPath }, at: { $0.old.indexPath }
    )
    let new = Self.gaps(added, among: pairs, at: { $0.new.indexPath })
    return new.compactMap { before, items in
      guard items.count == 1, let item = items.first, let others = old[before], others.count == 1,
        let other = others.first, other.hasOwnID, item.hasOwnID,
        sections.numbers[other.indexPath.section] == item.indexPath.section
      else { return nil }
      return (other, item)
    }.sorted { $0.new.indexPath < $1.new.indexPath }
  }

  /// Items by the one among those that stayed behind which they lie; all are in order.
  private static func gaps(
    _ items: [ContentItem], among kept: [(old: ContentItem, new: ContentItem)],
    at path: ((old: ContentItem, new: ContentItem)) -> ItemPath
  ) -> [ItemID?: [ContentItem]] {
    var gaps: [ItemID?: [ContentItem]] = [:]
    var passed = 0
    for item in items {
      while passed < kept.count, path(kept[passed]) < item.indexPath { passed += 1 }
      gaps[passed == 0 ? nil : kept[passed - 1].new.id, default: []].append(item)
    }
    return gaps
  }

  /// How many items after the first of some have another index than before in their section.
  private func followers(
    of items: [ContentItem], path: ((old: ContentItem, new: ContentItem)) -> ItemPath
  ) -> Int {
    let firsts = Dictionary(items.map { ($0.indexPath.section, $0.indexPath) }) { min($0, $1) }
    return matching.pairs.count { pair in
      let place = path(pair)
      guard let first = firsts[place.section] else { return false }
      return place > first && pair.old.indexPath.item != pair.new.indexPath.item
    }
  }
}

/// The matching of items between two pictures, seen or not.
struct ContentMatching {
  /// In the order of the actual items.
  private(set) var pairs: [(old: ContentItem, new: ContentItem)] = []
  private(set) var removed: [ContentItem] = []
  private(set) var added: [ContentItem] = []
  /// Pairs that are called otherwise and are else the same.
  private(set) var renamed: [(old: ContentItem, new: ContentItem)] = []

  /// Matches by ids, and what has none by what is said or seen of it and by its place among others.
  ///
  /// - `followsPlaces`: Whether a place says which item it is, as it does where content is scrolled
  ///   and nothing but looks is known; else looks say it, so that an insertion is found.
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

  /// Pairs the sections that are the same but elsewhere: those there once on both sides.
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
