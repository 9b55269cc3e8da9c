/// An outline on the grid, its curves cut into lines: the very lines that Cairo would fill between.
struct GridPolygon {
  /// A part of a line that is not level.
  struct Edge {
    /// The ends of the line, the upper one first.
    var start: GridPoint
    var end: GridPoint
    /// Where the part begins and ends.
    var top: Int32
    var bottom: Int32
    /// 1 where the outline goes down, -1 where it goes up.
    var winding: Int32
  }

  private(set) var edges: [Edge] = []
  /// Whether all lines are level or upright: Cairo fills these in another way.
  var isRectilinear = true
  /// The smallest box around all edges; nil without any.
  private(set) var bounds: GridBox?
  /// Whether some of it is so far away that numbers could not be counted on: Cairo has to do with that.
  private(set) var isFar = false
  /// Nothing is kept of what lies outside of it; nil where all is.
  private(set) var limit: GridBox?

  /// Whether it is a rectangle of whole pixels.
  var isPixelBox: Bool {
    guard edges.count == 2, isRectilinear, let bounds else { return false }
    let places = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    return edges[0].top == edges[1].top && edges[0].bottom == edges[1].bottom
      && places.allSatisfy { $0 % GridPoint.perPixel == 0 }
  }

  /// Leaves no edges, but keeps their memory, for those within a limit.
  mutating func removeAll(limit: GridBox?) {
    edges.removeAll(keepingCapacity: true)
    isRectilinear = true
    (bounds, isFar) = (nil, false)
    self.limit = limit
  }

  mutating func add(from start: GridPoint, to end: GridPoint) {
    guard start.y != end.y else { return }
    if start.isFar || end.isFar { isFar = true }
    let line =
      start.y < end.y
      ? Edge(start: start, end: end, top: start.y, bottom: end.y, winding: 1)
      : Edge(start: end, end: start, top: end.y, bottom: start.y, winding: -1)
    if let limit, !limit.contains(GridBox(of: line)) {
      line.forEachPart(within: limit) { append($0) }
    } else {
      append(line)
    }
  }

  private mutating func append(_ edge: Edge) {
    edges.append(edge)
    let box = GridBox(of: edge)
    bounds = bounds?.union(box) ?? box
  }
}
