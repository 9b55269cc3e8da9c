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

  /// - Parameter guessed: items that may only be out of sight.
  func drafts(guessed: (added: Set<ItemID>, removed: Set<ItemID>)) -> [ChangeDraft] {
    sectionDrafts + comings(guessed) + ContentOrder(of: matching.pairs, in: collection).drafts
      + matching.renamed.map { pair in
        let name: String =
          if case .given(let id) = pair.new.id { id } else { pair.new.id.description }
        var subject = Subject(pair.old, pair.new, of: collection)
        subject.name = Subject.Name(whole: .element(pair.old.name, of: collection))
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
    let others = [true, false].flatMap { isSeen -> [ChangeDraft] in
      let new = added.filter { ($0.thing != nil) == isSeen && !come.contains($0.id) }
      let old = removed.filter { ($0.thing != nil) == isSeen && !gone.contains($0.id) }
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
    let exchanged = replaced.map { pair in
      ChangeDraft(
        .replaced(pair.old.id, by: pair.new.id),
        of: [Subject(pair.old, nil, of: collection), Subject(nil, pair.new, of: collection)]
      ).seen(in: [pair])
    }
    return others + exchanged
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
    at path: ((old: ContentItem, new: ContentItem)) -> IndexPath
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
    of items: [ContentItem], path: ((old: ContentItem, new: ContentItem)) -> IndexPath
  ) -> Int {
    let firsts = Dictionary(items.map { ($0.indexPath.section, $0.indexPath) }) { min($0, $1) }
    return matching.pairs.count { pair in
      let place = path(pair)
      guard let first = firsts[place.section] else { return false }
      return place > first && pair.old.indexPath.item != pair.new.indexPath.item
    }
  }
}
