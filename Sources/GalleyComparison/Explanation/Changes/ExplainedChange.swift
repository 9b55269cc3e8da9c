package import GalleyGeometry
internal import GalleyGraphics
package import GalleyLayouts
package import GalleyRecords

/// One thing that is different between two drawn layouts.
public struct ExplainedChange: Hashable, Sendable {
  /// What happened to the subject of a change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It was not there before.
    case added
    /// It is there no more.
    case removed
    /// It is in another place.
    case moved
    /// It has another size.
    case resized
    /// It is turned by another angle.
    case rotated
    /// It looks different where it is.
    case restyled
    /// It lies in front of or behind others that it did not.
    case reordered
    /// The string of a text is another.
    case text
  }

  /// The tolerance that a change is measured against.
  public enum ToleranceKind: String, Hashable, Sendable {
    /// Places and sizes, in points.
    case layout
    /// Colors, in CIEDE2000.
    case color
    /// Ids and groups, where what is drawn is the same.
    case names
    /// A change that no tolerance allows: of an element's presence, its text, its font, its order.
    case none
  }

  /// An element that the change is about.
  public struct Subject: Hashable, Sendable {
    /// The name that people have for the element, such as `item 7 of 'shelf'` or `text 'title'`.
    public var name: String
    /// The collection's id; nil for a layer of the screen.
    package var collection: String?
    /// An item's or a layer's id.
    package var id: String
    package var indexPath: ItemPath?
    /// The part of the screen; nil for the screen or a collection as a whole.
    package var part: PartName?
    /// On the screen, in points; nil where the expected picture has no such element.
    package var expectedFrame: Rect?
    /// On the screen, in points; nil where the actual picture has no such element.
    package var actualFrame: Rect?

    package init(
      name: String, collection: String?, id: String, indexPath: ItemPath? = nil,
      part: PartName? = nil, expectedFrame: Rect?, actualFrame: Rect?
    ) {
      self.name = name
      self.collection = collection
      self.id = id
      self.indexPath = indexPath
      self.part = part
      self.expectedFrame = expectedFrame
      self.actualFrame = actualFrame
    }
  }

  /// What happened.
  public var kind: Kind
  /// The tolerance that the change is held against.
  public var toleranceKind: ToleranceKind
  /// The elements that changed in the same way; at least one.
  public var subjects: [Subject]
  /// The property that is another, such as `corner-radius`; nil where the kind says it.
  package var property: String?
  /// The value before, in words; nil where there is nothing to say.
  package var before: String?
  /// The value now, in words.
  package var after: String?
  /// The size of the change, in the unit of its gate; infinite where none measures it.
  public var amount: Double
  /// The whole change in a sentence without a full stop, such as
  /// `item 7 of 'shelf' moved by +12, -3.5 pt`.
  public var sentence: String
  /// Whether nothing is to be seen of the change itself, but only of what follows from it, such as
  /// an option of the layout or an item that came out of sight: no gate stops it.
  package var explainsOthers: Bool { amount == 0 && !isConsequence }
  /// Whether the change follows from one before it, as others move on where an item is inserted.
  package var isConsequence: Bool

  package init(
    _ kind: Kind, toleranceKind: ToleranceKind, of subjects: [Subject], property: String? = nil,
    before: String? = nil, after: String? = nil, amount: Double, sentence: String,
    isConsequence: Bool = false
  ) {
    self.kind = kind
    self.toleranceKind = toleranceKind
    self.subjects = subjects
    self.property = property
    self.before = before
    self.after = after
    self.amount = amount
    self.sentence = sentence
    self.isConsequence = isConsequence
  }
}

/// Tells equal changes of many things as one, and puts first what people would notice first.
struct ChangeGrouping {
  private let words: SubjectPhrases

  init(_ words: SubjectPhrases) { self.words = words }

  /// More changes than this of one sort are summed up.
  private static let mostOfASort = 8
  /// The same of what follows from something else.
  private static let mostConsequencesOfASort = 3

  func changes(of drafts: [ChangeDraft]) -> [ExplainedChange] {
    let groups = Self.grouped(drafts, by: ChangeKey.init)
    let sorts = Dictionary(grouping: groups) { $0.first.map(ChangeCategory.init) }
    var summed: Set<ChangeCategory?> = []
    let changes = groups.compactMap { group -> (rank: Int, change: ExplainedChange)? in
      guard let first = group.first else { return nil }
      let same = sorts[ChangeCategory(first)] ?? []
      let most = first.isConsequence ? Self.mostConsequencesOfASort : Self.mostOfASort
      guard same.count > most else { return (rank(first), change(of: group)) }
      guard summed.insert(ChangeCategory(first)).inserted else { return nil }
      return (rank(first), summary(of: same.flatMap(\.self)))
    }
    let order = changes.enumerated().sorted { left, right in
      (left.element.rank, left.offset) < (right.element.rank, right.offset)
    }
    return order.map(\.element.change)
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

  private func change(of group: [ChangeDraft]) -> ExplainedChange {
    var draft = group[0]
    draft.subjects = group.flatMap(\.subjects)
    let values = ChangeValues(draft)
    return made(
      of: group, sentence: ChangeSentence(draft, words).text, property: values.property,
      pair: values.pair)
  }

  /// Many changes of one sort, with the largest of them.
  private func summary(of drafts: [ChangeDraft]) -> ExplainedChange {
    var first = drafts[0]
    let (example, property) = (ChangeSentence(first, words), ChangeValues(first).property)
    first.subjects = drafts.flatMap(\.subjects)
    let largest = drafts.reduce(0) { max($0, $1.measure.amount) }
    let sentence = SummarySentence(first, words, largest: largest, example: example).text
    return made(of: drafts, sentence: sentence, property: property, pair: nil)
  }

  private func made(
    of group: [ChangeDraft], sentence: String, property: String?,
    pair: (before: String?, after: String?)?
  ) -> ExplainedChange {
    let measures = group.map(\.measure)
    // Of different tolerances the one that lets less through.
    let toleranceKind =
      measures.contains { $0.toleranceKind == .none } ? .none : measures[0].toleranceKind
    return ExplainedChange(
      group[0].change.kind, toleranceKind: toleranceKind,
      of: group.flatMap(\.subjects).map(ExplainedChange.Subject.init),
      property: property, before: pair?.before, after: pair?.after,
      amount: measures.reduce(0) { max($0, $1.amount) }, sentence: sentence,
      isConsequence: group[0].isConsequence)
  }

  private func rank(_ draft: ChangeDraft) -> Int {
    let kinds: [ExplainedChange.Kind] = [
      .added, .removed, .text, .moved, .resized, .rotated, .restyled, .reordered,
    ]
    var rank = 10 + (kinds.firstIndex(of: draft.change.kind) ?? kinds.count)
    switch draft.change {
    case _ where draft.measure.toleranceKind == .names: rank = 30
    case .optionChanged: rank = draft.subjects.first?.name.outer == .screen ? 0 : 2
    case .spaced, .beside, .columns: rank = 2
    case .reindexed, .swapped, .reversed, .rearranged: rank = 3
    case .inserted, .removed, .replaced, .sectionInserted, .sectionRemoved: rank = 4
    default: if draft.subjects.first?.name.outer == .screen { rank = 1 }
    }
    return rank + (draft.isConsequence ? 100 : 0)
  }
}

extension ExplainedChange.Subject {
  init(_ subject: Subject) {
    self.init(
      name: subject.name.words, collection: subject.name.collection,
      id: Subject.Name(outer: subject.name.outer).shortID, indexPath: subject.indexPath,
      part: subject.part,
      expectedFrame: subject.expectedFrame, actualFrame: subject.actualFrame)
  }
}

/// Many changes of one sort in one sentence.
struct SummarySentence {
  private let draft: ChangeDraft
  private let words: SubjectPhrases
  private let largest: Double
  /// The first of them.
  private let example: ChangeSentence

  init(_ draft: ChangeDraft, _ words: SubjectPhrases, largest: Double, example: ChangeSentence) {
    self.draft = draft
    self.words = words
    self.largest = largest
    self.example = example
  }

  private var who: String { words.subjects(draft.subjects) }

  var text: String {
    let most = ValuePhrases.number(largest)
    switch draft.change {
    case .moved: return "\(who) moved, by up to \(most) pt"
    case .placed(let role, _, _):
      return "the \(role.noun) of \(who) lies elsewhere, by up to \(most) pt"
    case .resized, .radius: return "\(who) changed in size, by up to \(most) pt"
    case .tilted: return "\(who) turned in space, the farthest corner by up to \(most) pt"
    case .turned: return "\(who) turned, the farthest corner by up to \(most) pt"
    case .behind, .inFront, .raised, .reindexed, .swapped: return "\(who) changed their order"
    case .becameVisible: return "\(who) came into sight"
    case .becameHidden: return "\(who) went out of sight"
    case .replaced:
      let old = draft.subjects.enumerated().filter { $0.offset.isMultiple(of: 2) }
      return "\(words.subjects(old.map(\.element), areCounted: false)) were replaced,"
        + " as here: \(example.text)"
    case .renamed: return "\(who) are called otherwise: \(example.text)"
    default: return "\(who) changed alike, as here: \(example.text)"
    }
  }
}
