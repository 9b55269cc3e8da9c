package import GalleyGeometry
package import GalleyLayouts
package import GalleyRecords

/// One thing that is different between two drawn layouts.
public struct ExplainedChange: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case added
    case removed
    case moved
    case resized
    case rotated
    case restyled
    case reordered
    /// The string of a text is another.
    case text
  }

  /// Which tolerance a change is measured against.
  public enum Gate: String, Hashable, Sendable {
    /// Places and sizes, in points.
    case layout
    /// Colors, in CIEDE2000.
    case color
    /// What things are called, where what is drawn is the same.
    case names
    /// What no tolerance allows: that an element is there, its text, its font, its order.
    case none
  }

  /// An element that the change is about.
  public struct Subject: Hashable, Sendable {
    /// What people call the element, such as `item 7 of 'shelf'` or `text 'title'`.
    public var name: String
    /// The collection's id; nil for a layer of the screen.
    package var collection: String?
    /// An item's or a layer's id.
    package var id: String
    package var indexPath: IndexPath?
    /// What the element is; nil for the screen or a collection as a whole.
    package var part: PartName?
    /// On the screen, in points; nil where the expected picture has no such element.
    package var expectedFrame: Rect?
    /// On the screen, in points; nil where the actual picture has no such element.
    package var actualFrame: Rect?

    package init(
      name: String, collection: String?, id: String, indexPath: IndexPath? = nil,
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

  public var kind: Kind
  public var gate: Gate
  /// The elements that changed in the same way; at least one.
  public var subjects: [Subject]
  /// What was restyled, such as `corner-radius`; nil where the kind says it.
  package var property: String?
  /// What it was, in words; nil where there is nothing to say.
  package var before: String?
  /// What it is, in words.
  package var after: String?
  /// How large the change is, in the unit of its gate; infinite where none measures it.
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
    _ kind: Kind, gate: Gate, of subjects: [Subject], property: String? = nil,
    before: String? = nil, after: String? = nil, amount: Double, sentence: String,
    isConsequence: Bool = false
  ) {
    self.kind = kind
    self.gate = gate
    self.subjects = subjects
    self.property = property
    self.before = before
    self.after = after
    self.amount = amount
    self.sentence = sentence
    self.isConsequence = isConsequence
  }
}
