internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRecords

/// Tells equal changes of many things as one, and puts first what people would notice first.
struct ChangeGathering {
  private let words: SubjectWords

  init(_ words: SubjectWords) { self.words = words }

  /// More changes than this of one sort are summed up.
  private static let mostOfASort = 8
  /// The same of what follows from something else.
  private static let mostConsequencesOfASort = 3

  func changes(of drafts: [ChangeDraft]) -> [ExplainedChange] {
    let groups = Self.grouped(drafts, by: ChangeKey.init)
    let sorts = Dictionary(grouping: groups) { $0.first.map(ChangeSort.init) }
    var summed: Set<ChangeSort?> = []
    let changes = groups.compactMap { group -> (rank: Int, change: ExplainedChange)? in
      guard let first = group.first else { return nil }
      let same = sorts[ChangeSort(first)] ?? []
      let most = first.isConsequence ? Self.mostConsequencesOfASort : Self.mostOfASort
      guard same.count > most else { return (rank(first), change(of: group)) }
      guard summed.insert(ChangeSort(first)).inserted else { return nil }
      return (rank(first), summary(of: same.flatMap(\.self)))
    }
    let order = changes.enumerated().sorted { left, right in
      (left.element.rank, left.offset) < (right.element.rank, right.offset)
    }
    return order.map(\.element.change)
  }

  /// Groups in the order in which their keys come.
  private static func grouped<Key: Hashable>(
    _ drafts: [ChangeDraft], by key: (ChangeDraft) -> Key
  ) -> [[ChangeDraft]] {
    var places: [Key: Int] = [:]
    var groups: [[ChangeDraft]] = []
    for draft in drafts {
      let key = key(draft)
      if let place = places[key] {
        groups[place].append(draft)
      } else {
        places[key] = groups.count
        groups.append([draft])
      }
    }
    return groups
  }

  private func change(of group: [ChangeDraft]) -> ExplainedChange {
    var draft = group[0]
    draft.subjects = group.flatMap(\.subjects)
    let values = ChangeValues(draft)
    return made(
      of: group, sentence: ChangeSentence(draft, words).text, property: values.property,
      pair: values.pair)
  }

  /// Many changes of one sort, with the largest of them.
  private func summary(of drafts: [ChangeDraft]) -> ExplainedChange {
    var first = drafts[0]
    let (example, property) = (ChangeSentence(first, words), ChangeValues(first).property)
    first.subjects = drafts.flatMap(\.subjects)
    let largest = drafts.reduce(0) { max($0, $1.measure.amount) }
    let sentence = SummarySentence(first, words, largest: largest, example: example).text
    return made(of: drafts, sentence: sentence, property: property, pair: nil)
  }

  private func made(
    of group: [ChangeDraft], sentence: String, property: String?,
    pair: (before: String?, after: String?)?
  ) -> ExplainedChange {
    let measures = group.map(\.measure)
    // Of different gates the one that lets less through.
    let gate = measures.contains { $0.gate == .none } ? .none : measures[0].gate
    return ExplainedChange(
      group[0].change.kind, gate: gate,
      of: group.flatMap(\.subjects).map(ExplainedChange.Subject.init),
      property: property, before: pair?.before, after: pair?.after,
      amount: measures.reduce(0) { max($0, $1.amount) }, sentence: sentence,
      isConsequence: group[0].isConsequence)
  }

  private func rank(_ draft: ChangeDraft) -> Int {
    let kinds: [ExplainedChange.Kind] = [
      .added, .removed, .text, .moved, .resized, .rotated, .restyled, .reordered,
    ]
    var rank = 10 + (kinds.firstIndex(of: draft.change.kind) ?? kinds.count)
    switch draft.change {
    case _ where draft.measure.gate == .names: rank = 30
    case .told: rank = draft.subjects.first?.name.whole == .screen ? 0 : 2
    case .spaced, .beside, .columns: rank = 2
    case .reindexed, .swapped, .reversed, .rearranged: rank = 3
    case .inserted, .removed, .replaced, .sectionInserted, .sectionRemoved: rank = 4
    default: if draft.subjects.first?.name.whole == .screen { rank = 1 }
    }
    return rank + (draft.isConsequence ? 100 : 0)
  }
}

extension ExplainedChange.Subject {
  init(_ subject: Subject) {
    self.init(
      name: subject.name.words, collection: subject.name.collection,
      id: Subject.Name(whole: subject.name.whole).shortID, indexPath: subject.indexPath,
      part: subject.part,
      expectedFrame: subject.expectedFrame, actualFrame: subject.actualFrame)
  }
}
