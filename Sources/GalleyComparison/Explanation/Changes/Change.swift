internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// What is different, with its numbers; whoever tells it makes the words.
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
  case cameIntoSight
  case wentOutOfSight
  /// An item that has another in its place; both are subjects.
  case replaced(ItemID, by: ItemID)
  /// The subject has its old name.
  case renamed(to: String)
  /// An item among others, with how many it has passed.
  case reindexed(from: IndexPath, to: IndexPath, passed: Int)
  /// Two items.
  case swapped
  case reversed(count: Int)
  /// At least so many items among so many.
  case rearranged(moved: Int, of: Int)

  // MARK: What was told

  case told([String], from: Told.Value?, to: Told.Value?)
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
  case restyled(Style, LookRole, from: StyleValue, to: StyleValue)
  case partAppeared(LookRole, StyleValue)
  case partDisappeared(LookRole, StyleValue)
  /// A part within the frame of what it is a part of.
  case placed(LookRole, from: Rect, to: Rect)
  /// The dots of a page control.
  case dots(from: Int, to: Int)
  case dot(from: Int, to: Int)
  /// The current one of two.
  case otherDot

  /// Why something moved, where that is known of it alone.
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
  var measure: (gate: ExplainedChange.Gate, amount: Double) {
    switch self {
    case .told, .spaced, .beside, .columns: (.layout, 0)
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
    case .inserted, .sectionInserted, .appeared, .cameIntoSight: .added
    case .removed, .sectionRemoved, .disappeared, .wentOutOfSight: .removed
    case .moved, .scrolled: .moved
    case .resized, .radius: .resized
    case .placed(_, let old, let new): old.size == new.size ? .moved : .resized
    case .turned, .tilted: .rotated
    case .behind, .inFront, .raised, .reindexed, .swapped, .reversed, .rearranged: .reordered
    case .text: .text
    case .told, .spaced, .beside, .columns, .replaced, .renamed, .transformed, .restyled,
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
