public import GalleyGeometry
public import GalleyNotation
internal import GalleyRecords

/// The place of a layer in its parent: on each axis by edges, a centre, an extent, or beside
/// another layer.
public struct Placement: Sendable {
  package var horizontal: AxisPlacement
  package var vertical: AxisPlacement
  /// Width over height, for the axis that nothing else decides.
  package var aspect: Double?
  /// From where its edges, its centre and its shares count.
  package var guides: PlacementGuides
  /// The layer or the element from whose frame they count instead; nil for none.
  var anchor: AxisPlacement.Neighbor?

  /// Makes a placement; by default all of what is around.
  public init(
    horizontal: AxisPlacement = AxisPlacement(), vertical: AxisPlacement = AxisPlacement(),
    aspect: Double? = nil
  ) {
    self.init(horizontal: horizontal, vertical: vertical, aspect: aspect, inside: .screen)
  }

  package init(
    horizontal: AxisPlacement = AxisPlacement(), vertical: AxisPlacement = AxisPlacement(),
    aspect: Double? = nil, inside guide: LayoutGuides.Name
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.aspect = aspect
    guides = PlacementGuides(guide)
  }

  /// The whole parent.
  public static let fill = Placement(
    horizontal: AxisPlacement(start: .points(0), end: .points(0)),
    vertical: AxisPlacement(start: .points(0), end: .points(0)))

  /// The parent less insets.
  public static func inset(_ insets: EdgeInsets) -> Placement {
    Placement(
      horizontal: AxisPlacement(start: .points(insets.leading), end: .points(insets.trailing)),
      vertical: AxisPlacement(start: .points(insets.top), end: .points(insets.bottom)))
  }
}

/// One axis of a placement; start is leading or top.
public struct AxisPlacement: Sendable {
  /// The distance from the parent's start.
  package var start: Length?
  /// The distance from the parent's end.
  package var end: Length?
  /// The distance of the layer's centre from the parent's.
  package var center: Length?
  /// Nil where the edges or the layer itself say it.
  package var extent: Extent?
  /// The layer whose end this one starts at, and how far behind it.
  package var following: Neighbor?
  /// The layer whose start this one ends at, and how far before it.
  package var preceding: Neighbor?
  /// The layer on whose first baseline this one's first baseline lies.
  package var baseline: Neighbor?
  /// The layer on whose last baseline this one's last baseline lies.
  package var lastBaseline: Neighbor?

  /// Makes a placement along an axis.
  public init(
    start: Length? = nil, end: Length? = nil, center: Length? = nil, extent: Extent? = nil,
    following: Neighbor? = nil, preceding: Neighbor? = nil
  ) {
    self.start = start
    self.end = end
    self.center = center
    self.extent = extent
    self.following = following
    self.preceding = preceding
  }

  /// Another layer of the same parent, or an element of a collection with what it holds, and a gap in
  /// points.
  public struct Neighbor: Sendable {
    package var id: String
    package var gap: Double
    package var location: SourceLocation

    /// Whether it is named by its way, as `goods/0` is, and may be anywhere on the screen.
    var isOnScreen: Bool { id.contains("/") }

    /// Makes a neighbor with the distance from it, in points.
    public init(id: String, gap: Double, location: SourceLocation) {
      self.id = id
      self.gap = gap
      self.location = location
    }
  }

  /// Whether something says where the layer lies on the axis.
  var hasPosition: Bool {
    start != nil || end != nil || center != nil || !neighbors.isEmpty
  }

  /// Whether the extent follows from the edges alone.
  var isSpanned: Bool {
    (start != nil || following != nil) && (end != nil || preceding != nil)
  }

  var neighbors: [Neighbor] {
    [following, preceding, baseline, lastBaseline].compactMap { $0 }
  }

  /// Whether the layer is as long as it wants to be, where it hugs its content so readily.
  func fits(_ hugging: Hugging) -> Bool {
    guard !isSpanned else { return false }
    if let extent { return extent.fits }
    return hugging == .always || hugging == .wherePlaced && hasPosition
  }

  /// Whether a percentage of the parent is part of it.
  var hasShare: Bool {
    [start, end, center, extent?.length, extent?.minimum, extent?.maximum]
      .contains { $0.map { $0.share != 0 } ?? false }
  }
}

extension Placement {
  /// All that its place follows from.
  var allNeighbors: [AxisPlacement.Neighbor] {
    horizontal.neighbors + vertical.neighbors + (anchor.map { [$0] } ?? [])
  }

  /// The layers that this one is placed by, as records tell them.
  var neighbors: [LayerNeighbor] {
    func recorded(_ neighbor: AxisPlacement.Neighbor?, _ side: LayerNeighbor.Side)
      -> [LayerNeighbor]
    {
      neighbor.map { [LayerNeighbor(side, $0.id, gap: $0.gap)] } ?? []
    }
    return recorded(vertical.following, .below) + recorded(vertical.preceding, .above)
      + recorded(horizontal.following, .after) + recorded(horizontal.preceding, .before)
  }
}
