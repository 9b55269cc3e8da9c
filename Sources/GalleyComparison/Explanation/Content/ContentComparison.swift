internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// What happened to the items of a collection: what came, went and changed its place among the
/// others, seen or not.
struct ContentComparison {
  private let expected: ContentItems
  private let actual: ContentItems
  private let matching: ContentMatching
  private let collection: String
  /// Which section of the actual content each of the expected one is; those that went have none.
  let sections: [Int: Int]
  private let goneSections: Set<Int>
  private let newSections: Set<Int>

  init(
    _ expected: ContentItems, _ actual: ContentItems, _ matching: ContentMatching,
    of collection: String
  ) {
    self.expected = expected
    self.actual = actual
    self.matching = matching
    self.collection = collection
    var votes: [Int: [Int: Int]] = [:]
    for pair in matching.pairs {
      votes[pair.old.indexPath.section, default: [:]][pair.new.indexPath.section, default: 0] += 1
    }
    var sections = votes.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    let (old, new) = (expected.counts?.count ?? 1, actual.counts?.count ?? 1)
    let isOther = old != new && expected.areAllKnown && actual.areAllKnown
    let taken = Set(sections.values)
    // Sections of which no item is known are those in the same place, where there are as many.
    for section in 0..<old where sections[section] == nil && !isOther && !taken.contains(section) {
      sections[section] = section
    }
    self.sections = sections
    goneSections = isOther ? Set((0..<old).filter { sections[$0] == nil }) : []
    newSections = isOther ? Set((0..<new).filter { !taken.contains($0) }) : []
  }

  func isGone(_ section: Int) -> Bool { goneSections.contains(section) }

  func isNew(_ section: Int) -> Bool { newSections.contains(section) }

  /// - Parameter guessed: items that may only be out of sight.
  func drafts(guessed: (added: Set<ItemID>, removed: Set<ItemID>)) -> [ChangeDraft] {
    sectionDrafts + comings(guessed) + orders
      + matching.renamed.map { pair in
        let name: String =
          if case .given(let id) = pair.new.id { id } else { pair.new.id.description }
        var subject = subject(pair.old, pair.new)
        subject.name = Subject.Name(whole: .element(pair.old.name, of: collection))
        return seen(ChangeDraft(.renamed(to: name), of: [subject]), [pair])
      }
  }

  private func subject(_ old: ContentItem?, _ new: ContentItem?) -> Subject {
    let item = new ?? old
    var subject = Subject(
      .element(item?.name ?? ElementName(item: .loaded(0)), of: collection),
      indexPath: item?.indexPath, from: old?.thing?.shownFrame, to: new?.thing?.shownFrame)
    if item?.hasOwnID == false { subject.text = (new?.thing ?? old?.thing)?.text }
    return subject
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
    return newSections.sorted().map { draft($0, actual, isNew: true) }
      + goneSections.sorted().map { draft($0, expected, isNew: false) }
  }

  private func comings(
    _ guessed: (added: Set<ItemID>, removed: Set<ItemID>)
  ) -> [ChangeDraft] {
    let added = matching.added.filter {
      !newSections.contains($0.indexPath.section) && !guessed.added.contains($0.id)
    }
    let removed = matching.removed.filter {
      !goneSections.contains($0.indexPath.section) && !guessed.removed.contains($0.id)
    }
    return [true, false].flatMap { isSeen -> [ChangeDraft] in
      let new = added.filter { ($0.thing != nil) == isSeen }
      let old = removed.filter { ($0.thing != nil) == isSeen }
      var drafts: [ChangeDraft] = []
      if !new.isEmpty {
        let followers = followers(of: new) { $0.new.indexPath }
        drafts.append(
          ChangeDraft(
            .inserted(followers: followers, isSeen: isSeen), of: new.map { subject(nil, $0) }))
      }
      if !old.isEmpty {
        let followers = followers(of: old) { $0.old.indexPath }
        drafts.append(
          ChangeDraft(
            .removed(followers: followers, isSeen: isSeen), of: old.map { subject($0, nil) }))
      }
      return drafts
    }
  }

  /// How many items after the first of some have another index than before in their section.
  private func followers(
    of items: [ContentItem], path: ((old: ContentItem, new: ContentItem)) -> IndexPath
  ) -> Int {
    let firsts = Dictionary(items.map { ($0.indexPath.section, $0.indexPath) }) { min($0, $1) }
    return matching.pairs.count { pair in
      let place = path(pair)
      guard let first = firsts[place.section] else { return false }
      return place > first && pair.old.indexPath.item != pair.new.indexPath.item
    }
  }

  // MARK: Order

  /// The fewest items that moved among the others.
  private var orders: [ChangeDraft] {
    let pairs = matching.pairs
    let olds = pairs.map(\.old.indexPath)
    let sorted = olds.indices.sorted { olds[$0] < olds[$1] }
    var ranks = Array(repeating: 0, count: pairs.count)
    for (rank, place) in sorted.enumerated() { ranks[place] = rank }
    let differing = ranks.indices.filter { ranks[$0] != $0 }
    guard !differing.isEmpty else { return [] }
    if differing.count == 2 {
      let both = differing.map { pairs[$0] }
      return [
        seen(ChangeDraft(.swapped, of: both.map { subject($0.old, $0.new) }.sorted()), both)
      ]
    }
    if ranks.indices.allSatisfy({ ranks[$0] == ranks.count - 1 - $0 }) {
      return [ChangeDraft(.reversed(count: ranks.count), of: [whole])]
    }
    let kept = Set(SequenceAlignment.ascending(ranks.enumerated().map { ($0, $1) }).map(\.0))
    let moved = ranks.indices.filter { !kept.contains($0) }
    guard moved.count <= 3 else {
      let draft = ChangeDraft(.rearranged(moved: moved.count, of: ranks.count), of: [whole])
      return [seen(draft, differing.map { pairs[$0] })]
    }
    return moved.map { place in
      let pair = pairs[place]
      let passed = ranks.indices.count { other in
        (other < place) != (ranks[other] < ranks[place]) && other != place
      }
      let draft = ChangeDraft(
        .reindexed(from: pair.old.indexPath, to: pair.new.indexPath, passed: passed),
        of: [subject(pair.old, pair.new)])
      // What passes items in sight is seen by them.
      return seen(draft, differing.map { pairs[$0] })
    }
  }

  /// A change of items, of which some may be in sight.
  private func seen(
    _ draft: ChangeDraft, _ pairs: [(old: ContentItem, new: ContentItem)]
  ) -> ChangeDraft {
    var draft = draft
    draft.isSeen = pairs.contains { $0.old.thing != nil || $0.new.thing != nil }
    return draft
  }

  private var whole: Subject { Subject(.collection(collection)) }
}

extension [Subject] {
  fileprivate func sorted() -> [Subject] {
    sorted { left, right in
      switch (left.name.whole, right.name.whole) {
      case (.element(let one, _), .element(let other, _)):
        if let one = one.item, let other = other.item { return one < other }
        return false
      default: return false
      }
    }
  }
}
