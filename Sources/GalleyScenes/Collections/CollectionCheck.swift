internal import GalleyLayouts

/// Checks what the items of a collection say of themselves: how many, ids, sizes and measures.
struct CollectionCheck {
  let spec: CollectionSpec
  let issues: IssueLog

  func run() {
    let total = spec.sections.reduce(0) { $0 + $1.items.count }
    if total > ItemSource.largestCount {
      issues.error(
        "a collection holds at most \(ItemSource.largestCount) items, found \(total)",
        at: spec.location)
    }
    checkIDs()
    for item in listedItems { check(item) }
  }

  /// The items that are written out, of all sections.
  private var listedItems: [OptionValue] {
    spec.sections.flatMap { section -> [OptionValue] in
      if case .list(let list) = section.items { list } else { [] }
    }
  }

  private func checkIDs() {
    let given = listedItems.compactMap { $0["id"] }
    var seen = numbersTakenTwice(among: Set(given.map(\.shownText)))
    for id in given where !seen.insert(id.shownText).inserted {
      issues.error(
        "two items are called '\(id.shownText)'; give each an id of its own", at: id.location)
    }
  }

  /// The ids that are also the number by which an item without an id is called.
  private func numbersTakenTwice(among given: Set<String>) -> Set<String> {
    let numbers = given.filter { Int($0) != nil }
    guard !numbers.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for id in spec.directory.ids.joined() where numbers.contains(id) { counts[id, default: 0] += 1 }
    return Set(counts.filter { $1 > 1 }.keys)
  }

  /// Checks what one item says of itself.
  func check(_ item: OptionValue) {
    if let size = item["size"] { checkSize(size) }
    if let key = spec.measureKey, let measure = item[key], case .number = measure.kind {
      _ = OptionReader.number(measure, named: key, in: 0...1_000_000, issues: issues)
    }
  }

  private func checkSize(_ size: OptionValue) {
    guard case .list(let pair) = size.kind, pair.count == 2 else {
      OptionReader.wrong(
        size, named: "size", expected: "[width, height] in points", issues: issues)
      return
    }
    for side in pair {
      _ = OptionReader.number(side, named: "size", in: 0...100_000, issues: issues)
    }
  }
}
