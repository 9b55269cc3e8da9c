import GalleyGeometry
import GalleyLayouts

/// Tells equal changes of many things as one, and puts first what people would notice first.
enum ChangeGathering {
  /// More changes than this of one sort are summed up.
  private static let mostOfASort = 8
  /// The same of what follows from something else.
  private static let mostConsequencesOfASort = 3

  static func changes(of drafts: [ChangeDraft]) -> [LayoutChange] {
    let groups = grouped(drafts, by: \.key)
    let sorts = Dictionary(grouping: groups) { $0.first?.sort ?? [] }
    var summed: Set<[String]> = []
    let changes = groups.compactMap { group -> LayoutChange? in
      guard let first = group.first else { return nil }
      let same = sorts[first.sort] ?? []
      let most = first.isConsequence ? mostConsequencesOfASort : mostOfASort
      guard same.count > most else { return change(of: group) }
      guard summed.insert(first.sort).inserted else { return nil }
      return summary(of: Array(same.joined()))
    }
    let order = changes.enumerated().sorted { left, right in
      let (one, other) = (rank(left.element), rank(right.element))
      return (one, left.offset) < (other, right.offset)
    }
    return order.map(\.element)
  }

  /// Groups in the order in which their keys come.
  private static func grouped(
    _ drafts: [ChangeDraft], by key: (ChangeDraft) -> [String]
  ) -> [[ChangeDraft]] {
    var places: [[String]: Int] = [:]
    var groups: [[ChangeDraft]] = []
    for draft in drafts {
      if let place = places[key(draft)] {
        groups[place].append(draft)
      } else {
        places[key(draft)] = groups.count
        groups.append([draft])
      }
    }
    return groups
  }

  private static func change(of group: [ChangeDraft]) -> LayoutChange? {
    guard let first = group.first else { return nil }
    let words = ChangeWords.subjects(group.map(\.thing))
    let tail = first.phrase.tail.text(for: group.count)
    return made(of: group, first, sentence: first.phrase.head + words + tail)
  }

  /// Many changes of one sort, with the largest of them.
  private static func summary(of drafts: [ChangeDraft]) -> LayoutChange? {
    guard let first = drafts.first else { return nil }
    let words = ChangeWords.subjects(drafts.map(\.thing))
    let largest = ChangeWords.number(drafts.reduce(0) { max($0, $1.amount) })
    let inner = first.isOfWhole ? "" : ": " + (first.property ?? "")
    let sentence: String
    switch first.kind {
    case .moved: sentence = "\(words)\(inner) moved, by up to \(largest) pt"
    case .resized: sentence = "\(words)\(inner) changed in size, by up to \(largest) pt"
    case .rotated: sentence = "\(words) turned, the farthest corner by up to \(largest) pt"
    case .reordered: sentence = "\(words) changed their order"
    case .added, .removed:
      let tail = first.phrase.tail.text(for: drafts.count)
      sentence = words + (first.isSight ? tail : " were \(first.kind.rawValue)")
    case .restyled, .text:
      sentence =
        "\(first.property ?? "look") of \(words) changed, as of "
        + first.thing.subject.name + first.phrase.tail.text(for: 1)
    }
    return made(of: drafts, first, sentence: sentence, isSummary: true)
  }

  private static func made(
    of group: [ChangeDraft], _ first: ChangeDraft, sentence: String, isSummary: Bool = false
  ) -> LayoutChange {
    // Of different gates the one that lets less through.
    let gate = group.contains { $0.gate == .none } ? .none : first.gate
    return LayoutChange(
      first.kind, gate: gate, of: group.map(\.thing.subject), property: first.property,
      before: isSummary ? nil : first.before, after: isSummary ? nil : first.after,
      amount: group.reduce(0) { max($0, $1.amount) }, sentence: sentence,
      isConsequence: first.isConsequence)
  }

  private static func rank(_ change: LayoutChange) -> Int {
    let kinds: [LayoutChange.Kind] = [
      .added, .removed, .text, .moved, .resized, .rotated, .restyled, .reordered,
    ]
    let isWhole = change.subjects.first?.indexPath == nil && change.subjects.first?.id == "screen"
    let kind = isWhole ? -1 : kinds.firstIndex(of: change.kind) ?? kinds.count
    return kind + (change.isConsequence ? 100 : 0)
  }
}
