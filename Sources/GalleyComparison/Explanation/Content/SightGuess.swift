internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// Guesses, where records do not say what is out of sight, which items only came into sight or went
/// out of it.
struct SightGuess {
  private let isMoved: Bool
  private let isSameCount: Bool
  private let addedAreIn: Bool
  private let removedAreOut: Bool
  private let last: (old: IndexPath?, new: IndexPath?)
  private let isKnown: Bool

  /// - Parameter isMoved: whether the content was scrolled or arranged anew.
  init(
    _ expected: LayoutRecord, _ actual: LayoutRecord,
    _ items: (old: ContentItems, new: ContentItems),
    _ matching: ContentMatching, isMoved: Bool
  ) {
    isKnown = items.old.areAllKnown && items.new.areAllKnown
    self.isMoved = isMoved
    let (added, removed) = (matching.added, matching.removed)
    isSameCount =
      expected.itemCounts != nil && expected.itemCounts == actual.itemCounts
      && (added.isEmpty || removed.isEmpty)
    last = (
      matching.pairs.map(\.old.indexPath).max(), matching.pairs.map(\.new.indexPath).max()
    )
    // Where others come, what is last goes out of sight, and the other way round.
    let isScrollable = expected.isScrollable || actual.isScrollable
    let (lastOld, lastNew) = last
    let addedBeyond = !added.isEmpty && added.allSatisfy { $0.indexPath.isBeyond(lastNew) }
    let removedBeyond = !removed.isEmpty && removed.allSatisfy { $0.indexPath.isBeyond(lastOld) }
    addedAreIn = isScrollable && !removed.isEmpty && addedBeyond && !removedBeyond
    removedAreOut = isScrollable && !added.isEmpty && !addedBeyond
  }

  func isSight(added item: ContentItem) -> Bool {
    !isKnown && (isMoved || isSameCount || addedAreIn)
  }

  func isSight(removed item: ContentItem) -> Bool {
    !isKnown && (isMoved || isSameCount || removedAreOut && item.indexPath.isBeyond(last.old))
  }
}

extension IndexPath {
  /// Whether it comes after the last index path of what both pictures show, or they share none.
  fileprivate func isBeyond(_ last: IndexPath?) -> Bool { last.map { self > $0 } ?? true }
}

extension LayoutRecord {
  fileprivate var isScrollable: Bool {
    contentSize.width > size.width + 1 || contentSize.height > size.height + 1
  }
}
