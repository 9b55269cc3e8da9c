internal import GalleyLayouts

/// The matching of a collection's sections, by the items in them.
struct SectionPairing {
  /// Which of the actual sections each of the expected ones is; those that went have none.
  let numbers: [Int: Int]
  /// Of the expected ones.
  let gone: Set<Int>
  /// Of the actual ones.
  let new: Set<Int>

  init(_ expected: ContentItems, _ actual: ContentItems, _ matching: ContentMatching) {
    var votes: [Int: [Int: Int]] = [:]
    for pair in matching.pairs {
      votes[pair.old.indexPath.section, default: [:]][pair.new.indexPath.section, default: 0] += 1
    }
    var numbers = votes.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    let (oldCount, newCount) = (expected.counts?.count ?? 1, actual.counts?.count ?? 1)
    let isOther = oldCount != newCount && expected.coversAllItems && actual.coversAllItems
    let taken = Set(numbers.values)
    // Sections of which no item is known are those in the same place, where there are as many.
    for section in 0..<oldCount
    where numbers[section] == nil && !isOther && !taken.contains(section) {
      numbers[section] = section
    }
    self.numbers = numbers
    gone = isOther ? Set((0..<oldCount).filter { numbers[$0] == nil }) : []
    new = isOther ? Set((0..<newCount).filter { !taken.contains($0) }) : []
  }
}
