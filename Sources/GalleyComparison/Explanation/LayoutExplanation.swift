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
      CollectionComparison(
        $0, $1, pixel: pixel,
        areElementsSame: Self.saysSame(ofElementsOf: $0, expected, $1, actual), on: causes)
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
    // What nothing is told of that it may follow from is told by itself: the places of things, from
    // which what they are made of follows, or else everything.
    if drafts.allSatisfy(\.isConsequence) {
      let places = drafts.indices.filter { drafts[$0].isOfPlaceOfWhole }
      for number in places.isEmpty ? Array(drafts.indices) : places {
        drafts[number].isConsequence = false
      }
    }
    let counts = zip(actual.collections, collections).map { ($0.collection, $1.count) }
    let words = SubjectWords(Dictionary(counts) { first, _ in first })
    self.init(changes: ChangeGathering(words).changes(of: drafts))
  }

  /// The collections of the actual screen with what they were, then those that are no more. One that
  /// is the same but for its name is the one of the other name.
  private static func collections(
    _ expected: ScreenRecord, _ actual: ScreenRecord
  ) -> [(LayoutRecord, LayoutRecord)] {
    var old = Dictionary(expected.collections.map { ($0.collection, $0) }) { first, _ in first }
    let new = Set(actual.collections.map(\.collection))
    let pairs = actual.collections.map { record in
      let match =
        old.removeValue(forKey: record.collection)
        ?? expected.collections.first {
          !new.contains($0.collection) && old[$0.collection] != nil && $0.isSame(but: record)
        }
      if let name = match?.collection { old[name] = nil }
      return (match ?? record.emptied, record)
    }
    return pairs
      + expected.collections.filter { old[$0.collection] != nil }.map { ($0, $0.emptied) }
  }

  /// Whether both scenes say the same of what the elements of a collection are made of.
  private static func saysSame(
    ofElementsOf old: LayoutRecord, _ expected: ScreenRecord, _ new: LayoutRecord,
    _ actual: ScreenRecord
  ) -> Bool {
    let source = expected.source(of: old)
    return source != nil && source?.look == actual.source(of: new)?.look
  }

  private static func hasOtherContent(_ expected: ScreenRecord, _ actual: ScreenRecord) -> Bool {
    expected.collections.map(\.contentSize) != actual.collections.map(\.contentSize)
      || expected.collections.map(\.contentOffset) != actual.collections.map(\.contentOffset)
  }
}

extension ChangeDraft {
  /// Whether nothing is to be seen of the change itself.
  fileprivate var isExplaining: Bool { measure.amount == 0 }

  /// Whether it is the place or the size of a layer of the screen, or of an element as a whole.
  fileprivate var isOfPlaceOfWhole: Bool {
    change.isOfPlace && subjects.allSatisfy { $0.name.inner == nil }
  }
}

extension ScreenRecord {
  /// What the scene says of a collection; nil where nobody said.
  fileprivate func source(of collection: LayoutRecord) -> LayerSource? {
    layers?.last { $0.name.steps.last == .collection(collection.collection) }?.source
  }
}

extension LayoutRecord {
  /// Whether another collection shows the very same under another name.
  fileprivate func isSame(but other: LayoutRecord) -> Bool {
    var renamed = self
    renamed.collection = other.collection
    return renamed == other
  }

  /// The same collection before anything is in it.
  fileprivate var emptied: LayoutRecord {
    var record = self
    record.elements = []
    record.itemCounts = record.itemCounts?.map { _ in 0 }
    return record
  }
}
