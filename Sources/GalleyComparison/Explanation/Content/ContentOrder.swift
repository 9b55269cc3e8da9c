internal import GalleyLayouts
internal import GalleyRecords

/// Which items of a collection changed their place among the others, seen or not.
struct ContentOrder {
  private let pairs: [(old: ContentItem, new: ContentItem)]
  private let collection: String
  /// Which of the items before each one is, in the order of those now.
  private let ranks: [Int]

  /// - Parameter pairs: In the order of the actual items.
  init(of pairs: [(old: ContentItem, new: ContentItem)], in collection: String) {
    self.pairs = pairs
    self.collection = collection
    let olds = pairs.map(\.old.indexPath)
    let sorted = olds.indices.sorted { olds[$0] < olds[$1] }
    var ranks = Array(repeating: 0, count: pairs.count)
    for (rank, place) in sorted.enumerated() { ranks[place] = rank }
    self.ranks = ranks
  }

  /// The fewest items that moved among the others.
  var drafts: [ChangeDraft] {
    let differing = ranks.indices.filter { ranks[$0] != $0 }.map { pairs[$0] }
    guard !differing.isEmpty else { return [] }
    if differing.count == 2 {
      let both = differing.sorted { $0.new.id < $1.new.id }
      return [ChangeDraft(.swapped, of: both.map(subject)).seen(in: both)]
    }
    if ranks.indices.allSatisfy({ ranks[$0] == ranks.count - 1 - $0 }) {
      return [ChangeDraft(.reversed(count: ranks.count), of: [whole])]
    }
    let kept = Set(SequenceAlignment.ascending(ranks.enumerated().map { ($0, $1) }).map(\.0))
    let moved = ranks.indices.filter { !kept.contains($0) }
    guard moved.count <= 3 else {
      let change = Change.rearranged(moved: moved.count, of: ranks.count)
      return [ChangeDraft(change, of: [whole]).seen(in: differing)]
    }
    // What passes items in sight is seen by them.
    return moved.map { reindexed($0).seen(in: differing) }
  }

  private func reindexed(_ place: Int) -> ChangeDraft {
    let pair = pairs[place]
    let passed = ranks.indices.count { other in
      (other < place) != (ranks[other] < ranks[place]) && other != place
    }
    return ChangeDraft(
      .reindexed(from: pair.old.indexPath, to: pair.new.indexPath, passed: passed),
      of: [subject(pair)])
  }

  private func subject(_ pair: (old: ContentItem, new: ContentItem)) -> Subject {
    Subject(pair.old, pair.new, of: collection)
  }

  private var whole: Subject { Subject(.collection(collection)) }
}
