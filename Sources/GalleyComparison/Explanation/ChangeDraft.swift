import GalleyGeometry
import GalleyLayouts

/// A change of one thing before equal ones are told together.
struct ChangeDraft {
  var kind: LayoutChange.Kind
  var gate: LayoutChange.Gate
  var thing: ChangeSubject
  var property: String?
  var before: String?
  var after: String?
  var amount: Double
  /// The words before and after those for the subject.
  var phrase: (head: String, tail: NumberedText)
  var isConsequence = false
  /// Whether the thing is there in both pictures, and one of them only does not show it.
  var isSight = false
  /// Whether the place or size of the thing as a whole is meant.
  var isOfWhole = false
  /// How far the thing was moved.
  var vector: Vector?

  /// Drafts with equal keys are one change.
  var key: [String] {
    [
      kind.rawValue, thing.collection ?? "", property ?? "", phrase.head, phrase.tail.text(for: 1),
      "\(isConsequence)",
    ]
  }

  /// What changes are summed up by where there are too many to tell one by one.
  var sort: [String] {
    [kind.rawValue, thing.collection ?? "", property ?? "", "\(isConsequence)"]
  }
}

/// A thing with what a change says of it, and whether it is an item of a collection.
struct ChangeSubject {
  var subject: LayoutChange.Subject
  var isItem: Bool

  var collection: String? { subject.collection }

  init(_ expected: ScreenThing?, _ actual: ScreenThing?) {
    let thing = actual ?? expected
    isItem = thing?.kind == "item"
    subject = LayoutChange.Subject(
      name: thing?.name ?? "", collection: thing?.collection, id: thing?.id ?? "",
      indexPath: thing?.indexPath, part: thing?.part, expectedFrame: expected?.shownFrame,
      actualFrame: actual?.shownFrame)
  }

  /// Something of the screen or of a collection as a whole.
  init(name: String, collection: String? = nil, id: String, from expected: Rect?, to actual: Rect?)
  {
    isItem = false
    subject = LayoutChange.Subject(
      name: name, collection: collection, id: id, expectedFrame: expected, actualFrame: actual)
  }
}
