internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// The subject of a change: its name, and its places before and after.
struct Subject: Hashable {
  /// The identity of something on a screen, as a value.
  struct Name: Hashable {
    /// The subject, or what the layer that is the subject lies in.
    enum Outer: Hashable {
      case screen
      case collection(String)
      case section(Int, of: String)
      case element(ElementName, of: String)
      /// With what it is, such as `text`.
      case layer(PartName, kind: String)
    }

    var outer: Outer
    /// A layer of an element.
    var inner: InnerName?
  }

  /// A layer within an element.
  struct InnerName: Hashable {
    var part: PartName
    var kind: String
    /// Whether it fills the element.
    var isWhole: Bool
  }

  var name: Name
  var indexPath: ItemPath?
  /// On the screen, in points; nil where there is no such thing.
  var expectedFrame: Rect?
  var actualFrame: Rect?
  /// The text that an item without an id shows, by which people know it.
  var text: String?

  init(
    _ outer: Name.Outer, indexPath: ItemPath? = nil, from expected: Rect? = nil,
    to actual: Rect? = nil
  ) {
    name = Name(outer: outer)
    self.indexPath = indexPath
    expectedFrame = expected
    actualFrame = actual
  }

  /// The way to what is meant, apart from a layer within an element; nil for what is no part.
  var part: PartName? {
    switch name.outer {
    case .element(let element, let collection):
      PartName([.collection(collection), .element(element)])
    case .layer(let part, _): part
    case .screen, .collection, .section: nil
    }
  }

  /// A thing as one picture shows it, or both.
  init(_ expected: RecordNode?, _ actual: RecordNode?) {
    let node = actual ?? expected
    self.init(
      node?.name ?? .screen, indexPath: node?.indexPath, from: expected?.shownFrame,
      to: actual?.shownFrame)
  }

  /// A layer within the subject.
  func inner(_ inner: InnerName?) -> Subject {
    var subject = self
    subject.name.inner = inner
    return subject
  }
}

extension Subject.Name {
  var collection: String? {
    switch outer {
    case .collection(let name), .section(_, let name), .element(_, let name): name
    case .screen, .layer: nil
    }
  }

  /// Whether an item is called by an id that a scene gives, and not by its number.
  var hasOwnID: Bool {
    if case .element(let name, _) = outer, case .given? = name.item { true } else { false }
  }

  var isItem: Bool {
    if case .element(let name, _) = outer { name.item != nil } else { false }
  }
}

/// A change of one or more subjects before equal ones are told together.
struct ChangeDraft {
  var change: Change
  var subjects: [Subject]
  /// Whether the change follows from another.
  var isConsequence = false
  /// Whether something of it is in sight; else it only explains what is.
  var isSeen = true

  init(_ change: Change, of subjects: [Subject], isConsequence: Bool = false) {
    self.change = change
    self.subjects = subjects
    self.isConsequence = isConsequence
  }

  /// Which tolerance the change is measured against, and how large it is.
  var measure: (toleranceKind: ExplainedChange.ToleranceKind, amount: Double) {
    isSeen ? change.measure : (.layout, 0)
  }

  func asConsequence(_ isConsequence: Bool = true) -> ChangeDraft {
    var draft = self
    draft.isConsequence = draft.isConsequence || isConsequence
    return draft
  }
}
