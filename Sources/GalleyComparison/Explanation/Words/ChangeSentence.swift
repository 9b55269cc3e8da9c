internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A change in a sentence.
struct ChangeSentence {
  private let change: Change
  private let subjects: [Subject]
  private let words: SubjectPhrases
  private let values: ChangeValues

  init(_ draft: ChangeDraft, _ words: SubjectPhrases) {
    change = draft.change
    subjects = draft.subjects
    self.words = words
    values = ChangeValues(draft)
  }

  private var before: String { values.pair?.before ?? "" }

  private var after: String { values.pair?.after ?? "" }

  /// The subjects of the sentence.
  private var who: String { words.subjects(subjects) }

  /// The subjects of the sentence, not counted against all.
  private var these: String { words.subjects(subjects, areCounted: false) }

  /// The same, where items without ids are told by what they show.
  private var known: String {
    words.subjects(subjects, areCounted: false, areHinted: true)
  }

  private var kind: String? { subjects.first?.name.layerKind }

  /// Whether a verb after the subjects is that of several things: a layer in each of several items
  /// is one.
  private var isPlural: Bool {
    subjects.count > 1 && subjects.first?.name.inner?.words.isEmpty ?? true
  }

  private var was: String { isPlural ? "were" : "was" }
  private var `is`: String { isPlural ? "are" : "is" }
  private var it: String { isPlural ? "them" : "it" }

  private var drawingNothing: String { ", which draw\(isPlural ? "" : "s") nothing" }

  // MARK: The sentence

  /// Without a full stop, such as `item 7 of 'shelf' moved by +12, -3.5 pt`.
  var text: String {
    switch change {
    case .inserted(let followers, let isSeen):
      coming("added", "inserted", followers, "on", isSeen: isSeen)
    case .removed(let followers, let isSeen):
      coming("removed", "removed", followers, "up", isSeen: isSeen)
    case .sectionInserted(let title, let items):
      "\(these)\(SubjectPhrases.hint(title)) \(was) inserted, with \(items.counting("item"))"
    case .sectionRemoved(let title, let items):
      "\(these)\(SubjectPhrases.hint(title)) \(was) removed, with \(items.counting("item"))"
    case .appeared(let isDrawn): "\(who) \(was) added\(isDrawn ? "" : drawingNothing)"
    case .disappeared(let isDrawn): "\(who) \(was) removed\(isDrawn ? "" : drawingNothing)"
    case .becameVisible: "\(these) came into sight"
    case .becameHidden: "\(these) went out of sight"
    case .replaced: replaced
    case .renamed(let new): "\(who) \(`is`) now called '\(new)'"
    case .reindexed(let old, let new, let passed): reindexed(from: old, to: new, passed: passed)
    case .swapped: "\(known) changed places"
    case .reversed(let count): "the order of the \(count) items of \(these) was reversed"
    case .rearranged(let moved, let count):
      "the order of the \(count) items of \(these) changed: at least \(moved) of them moved"
    case .optionChanged(let key, _, _): OptionSentence(key, change, of: subjects, words).text
    case .spaced(let neighbor, _):
      "the gap of \(who) \(neighbor.side.rawValue) '\(neighbor.id)' went from \(before) to \(after)"
    case .beside(let new, let old):
      "\(who) \(`is`) now \(new.side.rawValue) '\(new.id)', not \(old.side.rawValue) '\(old.id)'"
    case .columns(let old, let new):
      "\(ValuePhrases.spelled(old, "column")) of \(who) became \(ValuePhrases.cardinal(new))"
    case .moved(let way, _, _, let reason):
      "\(who) moved by \(ValuePhrases.vector(way))\(self.reason(reason))"
    case .resized: "\(who) \(was) resized from \(before) to \(after) pt"
    case .radius: "the radius of \(who) went from \(before) to \(after)"
    case .turned(let old, let new, _):
      "\(who) turned by \(ValuePhrases.signed(Self.turn(from: old, to: new)))°"
    case .tilted: "\(who) turned in space from \(before) to \(after)"
    case .transformed: "transform of \(who) went from \(before) to \(after)"
    case .scrolled: "\(who): its content offset went from \(before) to \(after)"
    case .behind(let other): "\(who) \(`is`) now behind \(other.words)"
    case .inFront(let other): "\(who) \(`is`) now in front of \(other.words)"
    case .raised: "z-index of \(who) went from \(before) to \(after)"
    case .text(let role, _, _):
      "\(kind == "text" && role.number == 1 ? "" : "text of ")\(role.words(in: kind))\(who) changed"
        + " from \(before) to \(after)"
    case .restyled(let style, let role, _, _):
      "\(style.words(of: role, in: kind)) of \(role.words(in: kind))\(who)"
        + " went from \(before) to \(after)"
    case .partAppeared(let role, let value):
      "\(role.partWords(value)) of \(who) was added"
    case .partDisappeared(let role, let value):
      "\(role.partWords(value)) of \(who) was removed"
    case .placed(let role, let old, let new): placed(role, from: old, to: new)
    case .dots: "\(who) went from \(before) dots to \(after)"
    case .otherDot: "the current dot of \(who) is the other one"
    case .dot(let old, let new):
      "\(who) went from its \(ValuePhrases.ordinal(old + 1)) dot to its"
        + " \(ValuePhrases.ordinal(new + 1))"
    }
  }

  /// Whether numbers are those of items that are no more, which all others are not counted by.
  private var isCountedBefore: Bool {
    guard case .removed = change, subjects.count <= SubjectPhrases.mostNamed else { return false }
    return subjects.contains { $0.name.isItem && !$0.name.hasOwnID }
  }

  /// Says who came or went, such as `2 items of 'photos' were inserted; 7 after them moved on`.
  ///
  /// - `verb`: Where nothing comes after it.
  /// - `followed`: The verb where other items do, as many as `followers`, which moved in a `way`.
  private func coming(
    _ verb: String, _ followed: String, _ followers: Int, _ way: String, isSeen: Bool
  ) -> String {
    let name = (isCountedBefore ? "the former " : "") + known + (isSeen ? "" : ", out of sight,")
    guard followers > 0 else { return "\(name) \(was) \(verb)" }
    let place = words.hasSections(subjects) ? " in the section" : ""
    return "\(name) \(was) \(followed); \(followers) after \(it)\(place) moved \(way)"
  }

  private var replaced: String {
    guard let old = subjects.first, let new = subjects.last else { return "" }
    return "\(old.name.words) was replaced by \(new.name.outer.shortWords)"
  }

  private func reindexed(from old: ItemPath, to new: ItemPath, passed: Int) -> String {
    let isWithin = old.section == new.section
    func place(_ path: ItemPath) -> String {
      isWithin ? "index \(path.item)" : "index \(path.item) of section \(path.section)"
    }
    let others = passed == 1 ? "one other" : "\(passed) others"
    let side = new < old ? "before" : "behind"
    return "\(known) moved from \(place(old)) to \(place(new)), \(side) \(others)"
  }

  private func reason(_ reason: Change.Reason) -> String {
    switch reason {
    case .unknown: return ""
    case .offset(let old, let new):
      let (before, after) = ValuePhrases.apart(old, new) { ValuePhrases.point($0, places: $1) }
      return ": its content offset went from \(before) to \(after)"
    case .collection: return " with it"
    }
  }

  private func placed(_ role: LookRole, from old: Rect, to new: Rect) -> String {
    let name: String
    switch role.kind {
    case .box: name = role.isWhole ? "box of " : role.words(in: kind)
    case .text:
      name = "the \(role.number == 1 ? "" : ValuePhrases.ordinal(role.number) + " ")text of "
    case .image:
      name = "the \(role.number == 1 ? "" : ValuePhrases.ordinal(role.number) + " ")picture of "
    }
    if change.kind == .moved {
      return "\(name)\(who) moved by \(ValuePhrases.vector(old.way(to: new, noise: 1e-6))) in it"
    }
    return "\(name)\(who) went from \(before) to \(after) in it"
  }

  private static func turn(from old: Double, to new: Double) -> Double {
    let turn = (new - old).truncatingRemainder(dividingBy: 360)
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }
}

/// The name that results have for the property that changed, with its values before and after.
struct ChangeValues {
  private let change: Change
  private let subjects: [Subject]

  init(_ draft: ChangeDraft) {
    change = draft.change
    subjects = draft.subjects
  }

  /// The values in words; nil where the change has none.
  var pair: (before: String?, after: String?)? {
    switch change {
    case .optionChanged(_, let old, let new):
      guard let old, let new else { return (old?.words(), new?.words()) }
      return ValuePhrases.apart(old, new) { $0.words(places: $1) }
    case .spaced(let neighbor, let gap):
      return ValuePhrases.apart(neighbor.gap, gap) { ValuePhrases.number($0, places: $1) }
    case .beside(let new, let old): return (old.id, new.id)
    case .moved(_, let old, let new, _), .scrolled(let old, let new):
      return ValuePhrases.apart(old, new) { ValuePhrases.point($0, places: $1) }
    case .resized(let old, let new):
      return ValuePhrases.apart(old, new) { ValuePhrases.size($0, places: $1) }
    case .radius(let old, let new):
      return ValuePhrases.apart(old, new) { ValuePhrases.number($0, places: $1) }
    case .turned(let old, let new, _):
      return ValuePhrases.apart(old, new) { ValuePhrases.number($0, places: $1) + "°" }
    case .tilted(let old, let new, _):
      return ValuePhrases.apart(old, new) { ValuePhrases.projection($0, places: $1) }
    case .transformed(let old, let new):
      return ValuePhrases.apart(old, new) { ValuePhrases.matrix($0, places: $1) }
    case .raised(let old, let new), .dots(let old, let new), .columns(let old, let new):
      return ("\(old)", "\(new)")
    case .dot(let old, let new): return ("\(old + 1)", "\(new + 1)")
    case .text(_, let old, let new): return ("\"\(old)\"", "\"\(new)\"")
    case .restyled(_, _, let old, let new):
      return ValuePhrases.apart(old, new) { $0.words(places: $1) }
    case .partAppeared(_, let value): return (nil, value.words())
    case .partDisappeared(_, let value): return (value.words(), nil)
    case .placed(_, let old, let new):
      return ValuePhrases.apart(old, new) { ValuePhrases.rect($0, places: $1) }
    case .reindexed(let old, let new, _): return (old.description, new.description)
    case .replaced(let old, let new): return (old.description, new.description)
    case .renamed(let new): return (subjects.first?.name.shortID, new)
    default: return nil
    }
  }

  /// The name that results have for the changed property; nil where the kind says it.
  var property: String? {
    switch change {
    case .optionChanged(let key, _, _): key.joined(separator: ".")
    case .radius: "radius"
    case .transformed: "transform"
    case .tilted: "projection"
    case .scrolled: "content-offset"
    case .text(let role, _, _): role.property("")
    case .restyled(let style, let role, _, _): role.property(style.name)
    case .partAppeared(let role, _), .partDisappeared(let role, _):
      role.property("").isEmpty ? "box" : role.property("")
    case .placed(let role, _, _): role.property(role.kind == .text ? "place" : "frame")
    case .spaced: "gap"
    case .columns: "columns"
    case .beside(let new, _): new.side.rawValue
    case .dots: "dots"
    case .dot, .otherDot: "dot"
    case .replaced: "item"
    case .renamed: "id"
    default: nil
    }
  }
}
