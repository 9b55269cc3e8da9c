public import GalleyGeometry

/// A section's groups, which scroll by themselves across the direction of the whole.
///
/// An arrangement has the groups where they lie at the beginning, as UIKit's attributes do; a
/// ``Viewport`` says how far each region is scrolled. Offsets of a region are points from the
/// beginning toward later groups: to the left where text runs to the left. A region does not clip:
/// its groups go on to the edges of the view.
public struct ScrollRegion: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// Along which the region scrolls.
  public let axis: Axis
  /// How the section scrolls and comes to rest.
  public let behavior: OrthogonalScrolling
  /// The frame of the region's own scroll view, in content coordinates: the section inside its
  /// insets.
  public private(set) var frame: Rect
  /// The length of all groups and what is between them, in points.
  public let contentLength: Double
  /// The offsets at which a scroll rests, none below the one before; empty where it may rest
  /// anywhere.
  public let restingOffsets: [Double]
  /// The offsets between which the region scrolls.
  public let range: ClosedRange<Double>
  /// The kinds of supplementary views that stay, beside headers and footers.
  private let fixedKinds: Set<String>
  /// Whether the beginning is at the right.
  public private(set) var isReversed = false

  /// - `groups`: From where to where each group goes, in points from the region's beginning.
  /// - `viewLength`: The length of the collection view along the axis.
  /// - `fixedKinds`: The kinds of supplementary views that stay, beside headers and footers.
  init(
    section: Int, axis: Axis, behavior: OrthogonalScrolling, frame: Rect,
    groups: [ClosedRange<Double>], viewLength: Double, fixedKinds: Set<String> = []
  ) {
    self.section = section
    self.axis = axis
    self.behavior = behavior
    self.frame = frame
    self.fixedKinds = fixedKinds.union(["header", "footer"])
    let length = axis == .horizontal ? frame.width : frame.height
    contentLength = groups.last?.upperBound ?? 0
    let last = max(0, contentLength - length)
    switch behavior {
    case .continuous:
      restingOffsets = []
      range = 0...last
    case .continuousGroupLeadingBoundary, .groupPaging:
      restingOffsets = groups.map { min($0.lowerBound, last) }
      range = 0...last
    case .paging:
      restingOffsets = Self.pages(of: viewLength, to: last)
      range = 0...last
    case .groupPagingCentered:
      restingOffsets = groups.map { ($0.lowerBound + $0.upperBound - length) / 2 }
      range = (restingOffsets.first ?? 0)...(restingOffsets.last ?? 0)
    }
  }

  /// A region of which all is known.
  package init(
    section: Int, axis: Axis, behavior: OrthogonalScrolling, frame: Rect, contentLength: Double,
    restingOffsets: [Double], range: ClosedRange<Double>, fixedKinds: Set<String>,
    isReversed: Bool
  ) {
    (self.section, self.axis, self.behavior, self.frame) = (section, axis, behavior, frame)
    (self.contentLength, self.restingOffsets) = (contentLength, restingOffsets)
    (self.range, self.fixedKinds, self.isReversed) = (range, fixedKinds, isReversed)
  }

  /// Pages of a length, the last of which rests where the content ends.
  private static func pages(of length: Double, to last: Double) -> [Double] {
    guard length > 0 else { return [0] }
    let turns = min((last / length - 1e-9).rounded(.up), 1e6)
    return (0...Int(max(0, turns))).map { min(Double($0) * length, last) }
  }

  /// The region's beginning: the offset at which it is shown for the first time.
  package var beginning: Double { restingOffsets.first ?? range.lowerBound }

  /// Returns the distance of elements from where they are arranged, at an offset.
  public func shift(at offset: Double) -> Vector {
    let distance = isReversed ? offset : -offset
    return axis == .horizontal ? Vector(dx: distance, dy: 0) : Vector(dx: 0, dy: distance)
  }

  /// Returns the way of a finger, or its velocity, toward later groups.
  func progress(of finger: Vector) -> Double {
    let along = axis == .horizontal ? finger.dx : finger.dy
    return isReversed ? along : -along
  }

  /// Whether an element scrolls with the groups: cells, and what is anchored to them; what lies at
  /// the section's boundary and backgrounds stay.
  package func scrolls(_ element: LayoutElement) -> Bool {
    guard element.indexPath.section == section else { return false }
    switch element.category {
    case .cell: return true
    case .supplementary: return !fixedKinds.contains(element.kind ?? "")
    case .decoration: return false
    }
  }

  /// The part of a larger whole.
  func moved(by offset: Vector, sections: Int) -> ScrollRegion {
    var moved = self
    moved.section += sections
    moved.frame = frame.offset(by: offset)
    return moved
  }

  /// The region mirrored in content of a width.
  package func mirrored(inWidth width: Double) -> ScrollRegion {
    var mirrored = self
    mirrored.frame = Rect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    if axis == .horizontal { mirrored.isReversed.toggle() }
    return mirrored
  }
}
