public import GalleyRecords

/// What is different between two drawn layouts, element by element.
public struct LayoutExplanation: Hashable, Sendable {
  /// What an app's users would notice first comes first.
  public var changes: [ExplainedChange]

  public init(changes: [ExplainedChange]) { self.changes = changes }
}

extension LayoutExplanation {
  /// Says what is different between what two pictures show, from their records.
  ///
  /// Elements are matched by their ids, and items that have none by what is said or seen of them, so
  /// that an insertion is one change. What follows from another change comes after it and is marked
  /// as a consequence. What was told, and what happened out of sight, is only said where something
  /// that is seen differs. Equal records, and records whose drawings are equal, give no changes.
  /// Complexity: O(n log n) in the number of elements where most are the same.
  public init(from expected: ScreenRecord, to actual: ScreenRecord) {
    let pixel = max(1 / expected.scale, 1 / actual.scale)
    let causes = ScreenCauses(expected, actual)
    let collections = Self.collections(expected, actual).map {
      CollectionComparison($0, $1, pixel: pixel, on: causes)
    }
    let inner = collections.flatMap(\.drafts)
    var drafts = inner
    if let old = expected.layers, let new = actual.layers {
      drafts +=
        LayerComparison(
          old, new, pixel: pixel, causes: causes,
          followsCollections: !inner.isEmpty || Self.hasOtherContent(expected, actual)
        ).drafts
    }
    drafts = causes.drafts(beside: drafts) + drafts
    guard drafts.contains(where: { !$0.isExplaining }) else {
      self.init(changes: [])
      return
    }
    let counts = zip(actual.collections, collections).map { ($0.collection, $1.count) }
    let words = SubjectWords(Dictionary(counts) { first, _ in first })
    self.init(changes: ChangeGathering(words).changes(of: drafts))
  }

  /// The collections of the actual screen with what they were, then those that are no more.
  private static func collections(
    _ expected: ScreenRecord, _ actual: ScreenRecord
  ) -> [(LayoutRecord, LayoutRecord)] {
    let old = Dictionary(expected.collections.map { ($0.collection, $0) }) { first, _ in first }
    let new = Set(actual.collections.map(\.collection))
    return actual.collections.map { (old[$0.collection] ?? $0.emptied, $0) }
      + expected.collections.filter { !new.contains($0.collection) }.map { ($0, $0.emptied) }
  }

  private static func hasOtherContent(_ expected: ScreenRecord, _ actual: ScreenRecord) -> Bool {
    expected.collections.map(\.contentSize) != actual.collections.map(\.contentSize)
      || expected.collections.map(\.contentOffset) != actual.collections.map(\.contentOffset)
  }
}

extension ChangeDraft {
  /// Whether nothing is to be seen of the change itself.
  fileprivate var isExplaining: Bool { measure.amount == 0 }
}

extension LayoutRecord {
  /// The same collection before anything is in it.
  fileprivate var emptied: LayoutRecord {
    var record = self
    record.elements = []
    record.itemCounts = record.itemCounts?.map { _ in 0 }
    return record
  }
}
