import GalleyGeometry
import GalleyLayouts
import GalleyRecords

/// What of a collection only one of two pictures shows: what was added or removed, and what only
/// came into sight or went out of it.
struct ComingComparison {
  private let expected: LayoutRecord
  private let actual: LayoutRecord
  private let matching: ThingMatching
  /// The new index paths of items that have another one than before, sorted.
  private let movedPaths: [IndexPath]

  init(_ expected: LayoutRecord, _ actual: LayoutRecord, _ matching: ThingMatching) {
    self.expected = expected
    self.actual = actual
    self.matching = matching
    movedPaths = matching.pairs.compactMap { pair in
      guard let old = pair.expected.indexPath, let new = pair.actual.indexPath, old != new else {
        return nil
      }
      return new
    }.sorted()
  }

  /// Whether the collection has another layout, mode or size.
  static func isArrangedAnew(_ expected: LayoutRecord, _ actual: LayoutRecord) -> Bool {
    expected.layout != actual.layout || expected.mode != actual.mode || expected.size != actual.size
  }

  var drafts: [ChangeDraft] {
    let (added, removed) = (matching.added, matching.removed)
    guard !added.isEmpty || !removed.isEmpty else { return [] }
    let isMoved =
      Self.isArrangedAnew(expected, actual) || expected.scroll(to: actual) != .zero
    // Where others come, what is last goes out of sight, and the other way round.
    let isScrollable = expected.isScrollable || actual.isScrollable
    let lastOld = matching.pairs.compactMap(\.expected.indexPath).max()
    let lastNew = matching.pairs.compactMap(\.actual.indexPath).max()
    let addedBeyond = !added.isEmpty && added.allSatisfy { $0.isBeyond(lastNew) }
    let removedBeyond = !removed.isEmpty && removed.allSatisfy { $0.isBeyond(lastOld) }
    let comesIn = isScrollable && !removed.isEmpty && addedBeyond && !removedBeyond
    let goesOut = isScrollable && !added.isEmpty && !addedBeyond
    return added.map { draft($0, .added, isSight: isMoved || comesIn || isKnownElsewhere($0)) }
      + removed.map { thing in
        let isUnseen = goesOut && thing.isBeyond(lastOld)
        return draft(thing, .removed, isSight: isMoved || isUnseen || isKnownElsewhere(thing))
      }
  }

  /// Whether an item only came into sight or went out of it, since as many are there as before.
  private func isKnownElsewhere(_ thing: ScreenThing) -> Bool {
    guard thing.kind == "item", let old = expected.itemCounts, old == actual.itemCounts else {
      return false
    }
    return matching.added.isEmpty || matching.removed.isEmpty
  }

  private func draft(
    _ thing: ScreenThing, _ kind: LayoutChange.Kind, isSight: Bool
  ) -> ChangeDraft {
    let isAdded = kind == .added
    var words: NumberedText = isAdded ? " \(.was) added" : " \(.was) removed"
    if isSight { words = isAdded ? " came into sight" : " went out of sight" }
    let followers = followers(of: thing)
    if !isSight, followers > 0, thing.kind == "item" {
      words = isAdded ? " \(.was) inserted" : " \(.was) removed"
      words += "; \(followers) after \(.it) moved \(isAdded ? "on" : "up")"
    }
    return ChangeDraft(
      kind: kind, gate: .none, thing: ChangeSubject(isAdded ? nil : thing, isAdded ? thing : nil),
      amount: .infinity, phrase: ("", words), isConsequence: isSight, isSight: isSight,
      isOfWhole: true)
  }

  /// How many items after a thing have another place in their section than before.
  private func followers(of thing: ScreenThing) -> Int {
    guard matching.added.count + matching.removed.count < 100, let path = thing.indexPath else {
      return 0
    }
    let end = IndexPath(section: path.section + 1, item: 0)
    return movedPaths.count(before: end) - movedPaths.count(before: path)
  }
}

extension [IndexPath] {
  /// How many of sorted paths come before one.
  fileprivate func count(before path: IndexPath) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LayoutRecord {
  fileprivate var isScrollable: Bool {
    contentSize.width > size.width + 1 || contentSize.height > size.height + 1
  }

  /// How far elements go that stay where they are in the content.
  func scroll(to actual: LayoutRecord) -> Vector {
    let way = contentOffset - actual.contentOffset
    return way.length > PlaceComparison.noise ? way : .zero
  }
}

extension ScreenThing {
  /// Whether it comes after the last index path of what both pictures show, or they share none.
  fileprivate func isBeyond(_ last: IndexPath?) -> Bool {
    guard let indexPath else { return false }
    return last.map { indexPath > $0 } ?? true
  }
}
