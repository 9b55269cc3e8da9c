import GalleyGeometry
internal import GalleyNotation
public import GalleyRecords

extension LayoutExplanation {
  /// Says what is different between what two pictures show, from their layout records.
  ///
  /// Elements are matched by their ids, and items that have none by their looks, so that an insertion
  /// is one change. What follows from another change comes after it and is marked as a consequence.
  /// Equal records, and records whose drawings are equal, give no changes. Complexity: O(n log n) in
  /// the number of elements where most are the same.
  public init(from expected: ScreenRecord, to actual: ScreenRecord) {
    let pixel = max(1 / expected.scale, 1 / actual.scale)
    var drafts = Self.screenDrafts(expected, actual)
    let isScreenResized = expected.size != actual.size
    let collections = Self.collections(expected, actual, pixel: pixel).map { draft in
      var draft = draft
      if isScreenResized, draft.isOfWhole { draft.isConsequence = true }
      return draft
    }
    drafts += collections
    if let old = expected.layers, let new = actual.layers {
      drafts +=
        LayerComparison(
          old, new, pixel: pixel, isScreenResized: isScreenResized,
          followsCollections: !collections.isEmpty || Self.hasOtherContent(expected, actual)
        ).drafts
    }
    self.init(changes: ChangeGathering.changes(of: drafts))
  }

  private static func collections(
    _ expected: ScreenRecord, _ actual: ScreenRecord, pixel: Double
  ) -> [ChangeDraft] {
    let old = Dictionary(expected.collections.map { ($0.collection, $0) }) { first, _ in first }
    let new = Set(actual.collections.map(\.collection))
    let present = actual.collections.flatMap { record in
      CollectionComparison(old[record.collection] ?? record.emptied, record, pixel: pixel).drafts
    }
    let gone = expected.collections.filter { !new.contains($0.collection) }.flatMap { record in
      CollectionComparison(record, record.emptied, pixel: pixel).drafts
    }
    return present + gone
  }

  private static func hasOtherContent(_ expected: ScreenRecord, _ actual: ScreenRecord) -> Bool {
    expected.collections.map(\.contentSize) != actual.collections.map(\.contentSize)
      || expected.collections.map(\.contentOffset) != actual.collections.map(\.contentOffset)
  }

  private static func screenDrafts(
    _ expected: ScreenRecord, _ actual: ScreenRecord
  ) -> [ChangeDraft] {
    let subject = ChangeSubject(
      name: "the screen", id: "screen", from: Rect(origin: .zero, size: expected.size),
      to: Rect(origin: .zero, size: actual.size))
    var drafts: [ChangeDraft] = []
    if expected.size != actual.size {
      let (before, after) = ChangeWords.apart(expected.size, actual.size) {
        ChangeWords.size($0, places: $1)
      }
      drafts.append(
        ChangeDraft(
          kind: .resized, gate: .layout, thing: subject, before: before, after: after,
          amount: max(
            abs(actual.size.width - expected.size.width),
            abs(actual.size.height - expected.size.height)),
          phrase: ("", " \(.was) resized from \(before) to \(after) pt"), isOfWhole: true))
    }
    // The title is no part of what is drawn.
    let (before, after) = (expected.scale.shortest, actual.scale.shortest)
    if before != after {
      drafts.append(
        ChangeDraft(
          kind: .restyled, gate: .none, thing: subject, property: "scale", before: before,
          after: after, amount: .infinity, phrase: ("scale of ", " went from \(before) to \(after)")
        ))
    }
    return drafts
  }
}

extension LayoutRecord {
  /// The same collection before anything is in it.
  fileprivate var emptied: LayoutRecord {
    var record = self
    record.elements = []
    return record
  }
}
