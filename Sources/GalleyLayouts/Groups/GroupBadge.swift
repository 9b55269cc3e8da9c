public import GalleyGeometry

/// A supplementary view that is anchored to a part of a group, as UIKit's
/// NSCollectionLayoutSupplementaryItem; it changes the size of nothing.
///
/// To an item it is anchored within the insets, to a group without. Its index path is the item's,
/// or that of the group's first item; of two with one kind and item the later counts. The formula
/// is a public backport's.
public struct GroupBadge: Hashable, Sendable {
  /// An edge of what a badge is anchored to.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The edge where text begins.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where text ends.
    case trailing
  }

  /// The kind of the view: not `header` or `footer`.
  public var kind: String
  /// The edges on which it lies, two for a corner; none for the middle.
  public var edges: Set<Edge>
  /// The edges of the badge itself whose point lies there, as UIKit's itemAnchor; nil for the same.
  public var ownEdges: Set<Edge>?
  /// In points.
  public var size: Size
  /// From there, in points.
  public var offset: Vector
  /// From there, in shares of the badge's own size.
  public var fractionalOffset: Vector

  /// Makes a badge.
  public init(
    kind: String = "badge", edges: Set<Edge>, size: Size, offset: Vector = .zero,
    fractionalOffset: Vector = .zero
  ) {
    self.kind = kind
    self.edges = edges
    self.size = size
    self.offset = offset
    self.fractionalOffset = fractionalOffset
  }

  /// The place of the badge on what it is anchored to.
  public func frame(on host: Rect) -> Rect {
    let own = ownEdges ?? edges
    let x = host.width * anchor(edges, .leading, .trailing)
    let y = host.height * anchor(edges, .top, .bottom)
    return Rect(
      x: host.minX + x - size.width * anchor(own, .leading, .trailing) + offset.dx
        + fractionalOffset.dx * size.width,
      y: host.minY + y - size.height * anchor(own, .top, .bottom) + offset.dy
        + fractionalOffset.dy * size.height,
      width: size.width, height: size.height)
  }

  private func anchor(_ edges: Set<Edge>, _ start: Edge, _ end: Edge) -> Double {
    0.5 - (edges.contains(start) ? 0.5 : 0) + (edges.contains(end) ? 0.5 : 0)
  }

  /// Whether the badge can be arranged.
  var isUsable: Bool {
    let numbers = [
      size.width, size.height, offset.dx, offset.dy, fractionalOffset.dx, fractionalOffset.dy,
    ]
    return numbers.allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
      && !["", "header", "footer"].contains(kind)
  }
}

/// A badge of an item in a part that was solved.
struct SolvedBadge {
  let kind: String
  /// Counted from the part's first.
  var item: Int
  /// From the part's origin.
  var frame: Rect

  func moved(by way: Vector, items: Int) -> SolvedBadge {
    SolvedBadge(kind: kind, item: item + items, frame: frame.offset(by: way))
  }
}
