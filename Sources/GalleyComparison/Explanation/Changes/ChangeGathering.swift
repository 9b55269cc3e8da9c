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

  func changes(of drafts: [ChangeDraft]) -> [LayoutChange] {
    let groups = Self.grouped(drafts, by: Key.init)
    let sorts = Dictionary(grouping: groups) { $0.first.map(Sort.init) }
    var summed: Set<Sort?> = []
    let changes = groups.compactMap { group -> (rank: Int, change: LayoutChange)? in
      guard let first = group.first else { return nil }
      let same = sorts[Sort(first)] ?? []
      let most = first.isConsequence ? Self.mostConsequencesOfASort : Self.mostOfASort
      guard same.count > most else { return (rank(first), change(of: group)) }
      guard summed.insert(Sort(first)).inserted else { return nil }
      return (rank(first), summary(of: same.flatMap(\.self)))
    }
    let order = changes.enumerated().sorted { left, right in
      (left.element.rank, left.offset) < (right.element.rank, right.offset)
    }
    return order.map(\.element.change)
  }

  /// Changes with equal keys are one.
  private struct Key: Hashable {
    var change: Change
    var collection: String?
    var inner: Subject.InnerName?
    var layerKind: String?
    var isConsequence: Bool

    init(_ draft: ChangeDraft) {
      change = draft.change.withoutPlaces
      collection = draft.subjects.first?.name.collection
      inner = draft.subjects.first?.name.inner
      isConsequence = draft.isConsequence
      // The words for a property tell what it is of.
      if case .restyled(.color, _, _, _) = draft.change {
        layerKind = draft.subjects.first?.name.layerKind
      } else if case .text = draft.change {
        layerKind = draft.subjects.first?.name.layerKind
      }
    }
  }

  /// What changes are summed up by where there are too many to tell one by one.
  private struct Sort: Hashable {
    var kind: LayoutChange.Kind
    var form: String
    var collection: String?
    var inner: Subject.InnerName?
    var isConsequence: Bool

    init(_ draft: ChangeDraft) {
      kind = draft.change.kind
      form = draft.change.form
      collection = draft.subjects.first?.name.collection
      inner = draft.subjects.first?.name.inner
      isConsequence = draft.isConsequence
    }
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

  private func change(of group: [ChangeDraft]) -> LayoutChange {
    var draft = group[0]
    draft.subjects = group.flatMap(\.subjects)
    let sentence = ChangeSentence(draft, words)
    return made(
      of: group, sentence: sentence.text, property: sentence.property, pair: sentence.pair)
  }

  /// Many changes of one sort, with the largest of them.
  private func summary(of drafts: [ChangeDraft]) -> LayoutChange {
    var first = drafts[0]
    let example = ChangeSentence(first, words)
    first.subjects = drafts.flatMap(\.subjects)
    let largest = drafts.reduce(0) { max($0, $1.measure.amount) }
    let sentence = SummarySentence(first, words, largest: largest, example: example).text
    return made(of: drafts, sentence: sentence, property: example.property, pair: nil)
  }

  private func made(
    of group: [ChangeDraft], sentence: String, property: String?,
    pair: (before: String?, after: String?)?
  ) -> LayoutChange {
    let measures = group.map(\.measure)
    // Of different gates the one that lets less through.
    let gate = measures.contains { $0.gate == .none } ? .none : measures[0].gate
    return LayoutChange(
      group[0].change.kind, gate: gate,
      of: group.flatMap(\.subjects).map(LayoutChange.Subject.init),
      property: property, before: pair?.before, after: pair?.after,
      amount: measures.reduce(0) { max($0, $1.amount) }, sentence: sentence,
      isConsequence: group[0].isConsequence)
  }

  private func rank(_ draft: ChangeDraft) -> Int {
    let kinds: [LayoutChange.Kind] = [
      .added, .removed, .text, .moved, .resized, .rotated, .restyled, .reordered,
    ]
    var rank = 10 + (kinds.firstIndex(of: draft.change.kind) ?? kinds.count)
    switch draft.change {
    case .told: rank = draft.subjects.first?.name.whole == .screen ? 0 : 2
    case .spaced, .beside, .columns: rank = 2
    case .reindexed, .swapped, .reversed, .rearranged: rank = 3
    case .inserted, .removed, .sectionInserted, .sectionRemoved: rank = 4
    default: if draft.subjects.first?.name.whole == .screen { rank = 1 }
    }
    return rank + (draft.isConsequence ? 100 : 0)
  }
}

extension Change {
  /// The change without what differs between things that change alike.
  fileprivate var withoutPlaces: Change {
    switch self {
    case .moved(let way, _, _, let reason):
      // To a thousandth, as it is told.
      return .moved(
        Vector(dx: (way.dx * 1000).rounded() / 1000, dy: (way.dy * 1000).rounded() / 1000),
        from: .zero, to: .zero, because: reason)
    case .turned(let old, let new, _): return .turned(from: 0, to: new - old, chord: 0)
    case .resized(let old, let new): return .resized(from: old.inMillionths, to: new.inMillionths)
    case .radius(let old, let new):
      return .radius(from: old.inMillionths, to: new.inMillionths)
    default: return self
    }
  }

  /// What changes have in common that are summed up together.
  fileprivate var form: String {
    switch self {
    case .restyled(let style, let role, _, _): "\(role.property(style.name))"
    case .text(let role, _, _), .partAppeared(let role, _), .partDisappeared(let role, _):
      role.property("") + "\(kind)"
    case .placed(let role, _, _): "in \(role.property(""))"
    case .told(let key, _, _): key.joined(separator: ".")
    case .renamed: "renamed"
    case .cameIntoSight, .wentOutOfSight: "sight"
    case .radius: "radius"
    case .moved, .resized: "whole"
    default: "\(kind)"
    }
  }
}

extension Double {
  /// Without what rounding leaves of equal numbers.
  fileprivate var inMillionths: Double { (self * 1e6).rounded() / 1e6 }
}

extension Size {
  fileprivate var inMillionths: Size {
    Size(width: width.inMillionths, height: height.inMillionths)
  }
}

extension LayoutChange.Subject {
  init(_ subject: Subject) {
    self.init(
      name: subject.name.words, collection: subject.name.collection,
      id: Subject.Name(whole: subject.name.whole).shortID, indexPath: subject.indexPath,
      part: subject.part,
      expectedFrame: subject.expectedFrame, actualFrame: subject.actualFrame)
  }
}
