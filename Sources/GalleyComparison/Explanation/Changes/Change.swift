internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// A difference with its numbers; one place makes a sentence of it.
enum Change: Hashable {
  // MARK: What there is

  /// Items that were not there; so many after them have another index.
  case inserted(followers: Int, isSeen: Bool)
  /// Items that are no more; so many after them have another index.
  case removed(followers: Int, isSeen: Bool)
  case sectionInserted(title: String?, items: Int)
  case sectionRemoved(title: String?, items: Int)
  /// A layer, or a view of a collection that is no item; one that draws nothing itself only gives
  /// others another name.
  case appeared(isDrawn: Bool)
  case disappeared(isDrawn: Bool)
  case becameVisible
  case becameHidden
  /// An item that has another in its place; both are subjects.
  case replaced(ItemID, by: ItemID)
  /// The subject has its old name.
  case renamed(to: String)
  /// An item among others, with how many it has passed.
  case reindexed(from: ItemPath, to: ItemPath, passed: Int)
  /// Two items.
  case swapped
  case reversed(count: Int)
  /// At least so many items among so many.
  case rearranged(moved: Int, of: Int)

  // MARK: What was told

  case optionChanged([String], from: RecordedOption.Value?, to: RecordedOption.Value?)
  /// Of a layer, the gap to a neighbor.
  case spaced(LayerNeighbor, to: Double)
  /// Of a layer, which other it is placed by.
  case beside(LayerNeighbor, insteadOf: LayerNeighbor)

  // MARK: Where it is

  /// Of a collection of rows, how many items the longest of them has.
  case columns(from: Int, to: Int)
  case moved(Vector, from: Point, to: Point, because: Reason)
  case resized(from: Size, to: Size)
  /// Of a disc.
  case radius(from: Double, to: Double)
  case turned(from: Double, to: Double, chord: Double)
  /// In space, by how far at most a corner is seen elsewhere, in points.
  case tilted(from: Projection, to: Projection, farthest: Double)
  case transformed(from: Transform, to: Transform)
  /// The content of a collection that shows nothing of it.
  case scrolled(from: Point, to: Point)
  case behind(Subject.Name)
  case inFront(of: Subject.Name)
  case raised(from: Int, to: Int)

  // MARK: What it looks like

  case text(LookRole, from: String, to: String)
  case restyled(LookProperty, LookRole, from: LookValue, to: LookValue)
  case partAppeared(LookRole, LookValue)
  case partDisappeared(LookRole, LookValue)
  /// A part within the frame of what it is a part of.
  case placed(LookRole, from: Rect, to: Rect)
  /// The dots of a page control.
  case dots(from: Int, to: Int)
  case dot(from: Int, to: Int)
  /// The current one of two.
  case otherDot

  /// The reason of a movement, where it is found in the thing alone.
  enum Reason: Hashable {
    case unknown
    /// The content was scrolled.
    case offset(from: Point, to: Point)
    /// The collection moved.
    case collection
  }
}

extension Change {
  /// Which tolerance the change is measured against, and how large it is.
  ///
  /// What was told, and what happened out of sight, only explains: what is seen of it is measured.
  var measure: (toleranceKind: ExplainedChange.ToleranceKind, amount: Double) {
    switch self {
    case .optionChanged, .spaced, .beside, .columns: (.layout, 0)
    case .inserted(_, let isSeen), .removed(_, let isSeen):
      isSeen ? (.none, .infinity) : (.layout, 0)
    case .moved(let way, _, _, _): (.layout, way.length)
    case .resized(let old, let new):
      (.layout, max(abs(new.width - old.width), abs(new.height - old.height)))
    case .radius(let old, let new): (.layout, 2 * abs(new - old))
    case .turned(_, _, let chord): (.layout, chord)
    case .tilted(_, _, let farthest): (.layout, farthest)
    case .scrolled(let old, let new): (.layout, (new - old).length)
    case .placed(_, let old, let new):
      (
        .layout,
        max(
          abs(new.width - old.width), abs(new.height - old.height),
          old.way(to: new, noise: PlaceComparison.noise).length)
      )
    case .restyled(let style, _, let old, let new): style.measure(from: old, to: new)
    case .renamed, .appeared(isDrawn: false), .disappeared(isDrawn: false): (.names, .infinity)
    default: (.none, .infinity)
    }
  }

  var kind: ExplainedChange.Kind {
    switch self {
    case .inserted, .sectionInserted, .appeared, .becameVisible: .added
    case .removed, .sectionRemoved, .disappeared, .becameHidden: .removed
    case .moved, .scrolled: .moved
    case .resized, .radius: .resized
    case .placed(_, let old, let new): old.size == new.size ? .moved : .resized
    case .turned, .tilted: .rotated
    case .behind, .inFront, .raised, .reindexed, .swapped, .reversed, .rearranged: .reordered
    case .text: .text
    case .optionChanged, .spaced, .beside, .columns, .replaced, .renamed, .transformed, .restyled,
      .partAppeared, .partDisappeared, .dots, .dot, .otherDot:
      .restyled
    }
  }

  /// Whether the place or the size of a thing as a whole is meant.
  var isOfPlace: Bool {
    switch self {
    case .moved, .resized, .radius, .turned, .tilted, .scrolled: true
    default: false
    }
  }
}

/// Changes with equal keys are one.
struct ChangeKey: Hashable {
  var change: Change
  var collection: String?
  var inner: Subject.InnerName?
  var layerKind: String?
  var isConsequence: Bool

  init(_ draft: ChangeDraft) {
    change = draft.change.withoutPlaces
    collection = draft.subjects.first?.name.collection
    inner = draft.subjects.first?.name.inner
    isConsequence = draft.isConsequence
    // The words for a property tell what it is of.
    if case .restyled(.color, _, _, _) = draft.change {
      layerKind = draft.subjects.first?.name.layerKind
    } else if case .text = draft.change {
      layerKind = draft.subjects.first?.name.layerKind
    }
  }
}

/// The category that changes are summed up by where there are too many for one sentence each.
struct ChangeCategory: Hashable {
  var kind: ExplainedChange.Kind
  var form: String
  var collection: String?
  var inner: Subject.InnerName?
  var isConsequence: Bool

  init(_ draft: ChangeDraft) {
    kind = draft.change.kind
    form = draft.change.form
    collection = draft.subjects.first?.name.collection
    inner = draft.subjects.first?.name.inner
    isConsequence = draft.isConsequence
  }
}

extension Change {
  /// The change without what differs between things that change alike.
  fileprivate var withoutPlaces: Change {
    switch self {
    case .moved(let way, _, _, let reason):
      // To a thousandth, as it is told.
      return .moved(
        Vector(dx: (way.dx * 1000).rounded() / 1000, dy: (way.dy * 1000).rounded() / 1000),
        from: .zero, to: .zero, because: reason)
    case .turned(let old, let new, _): return .turned(from: 0, to: new - old, chord: 0)
    case .tilted(let old, let new, _): return .tilted(from: old, to: new, farthest: 0)
    case .resized(let old, let new): return .resized(from: old.inMillionths, to: new.inMillionths)
    case .radius(let old, let new):
      return .radius(from: old.inMillionths, to: new.inMillionths)
    default: return self
    }
  }

  /// The form that changes share which are summed up together.
  fileprivate var form: String {
    switch self {
    case .restyled(let style, let role, _, _): "\(role.property(style.name))"
    case .text(let role, _, _), .partAppeared(let role, _), .partDisappeared(let role, _):
      role.property("") + "\(kind)"
    case .placed(let role, _, _): "in \(role.property(""))"
    case .optionChanged(let key, _, _): key.joined(separator: ".")
    case .renamed: "renamed"
    case .replaced: "replaced"
    case .becameVisible, .becameHidden: "sight"
    case .radius: "radius"
    case .moved, .resized: "whole"
    default: "\(kind)"
    }
  }
}

extension Double {
  /// Without what rounding leaves of equal numbers.
  fileprivate var inMillionths: Double { (self * 1e6).rounded() / 1e6 }
}

extension Size {
  fileprivate var inMillionths: Size {
    Size(width: width.inMillionths, height: height.inMillionths)
  }
}
