import GalleyGeometry
import GalleyGraphics

/// The places from which all of an outline can be seen: what lies there whole is not cut by it.
///
/// They are those on the inner side of every edge, so the test is exact, and no more than cautious: an
/// outline with a dent has a kernel smaller than itself, or none.
final class ClipKernel {
  let outline: GridPolygon
  /// The path that has the outline, where a transform brings it to device pixels.
  let path: Path
  let transform: Transform
  /// The sign of the turn from an edge that goes down to a place inside.
  private let inward: Int64

  /// - Parameter path: What it goes round, however often, is inside.
  convenience init(_ path: Path, under transform: Transform) {
    self.init(GridPolygon(path, under: transform), path, transform)
  }

  /// - Parameter outline: What it goes round, however often, is inside.
  convenience init(_ outline: GridPolygon) { self.init(outline, Path(), .identity) }

  private init(_ outline: GridPolygon, _ path: Path, _ transform: Transform) {
    (self.outline, self.path, self.transform) = (outline, path, transform)
    let area = outline.edges.reduce(0.0) { area, edge in
      let (width, height) = (
        Double(edge.start.x) + Double(edge.end.x), Double(edge.bottom) - Double(edge.top)
      )
      return area + width * height * Double(edge.winding)
    }
    inward = area < 0 ? -1 : 1
  }

  /// Whether all of an outline lies there.
  ///
  /// - Parameter leeway: By how many places on the grid it may lie beyond, about.
  func contains(_ other: GridPolygon, leeway: Int32 = 0) -> Bool {
    guard let bounds = outline.bounds, let box = other.bounds,
      bounds.contains(box, leeway: leeway)
    else { return false }
    if isInside(GridPoint(x: box.minX, y: box.minY), leeway),
      isInside(GridPoint(x: box.maxX, y: box.minY), leeway),
      isInside(GridPoint(x: box.maxX, y: box.maxY), leeway),
      isInside(GridPoint(x: box.minX, y: box.maxY), leeway)
    {
      return true
    }
    return other.edges.allSatisfy { isInside($0.start, leeway) && isInside($0.end, leeway) }
  }

  private func isInside(_ point: GridPoint, _ leeway: Int32) -> Bool {
    outline.edges.allSatisfy { edge in
      let way = edge.end - edge.start
      let turn = way.cross(point - edge.start) &* Int64(edge.winding) &* inward
      return turn >= -Int64(leeway) &* (abs(way.dx) + way.dy)
    }
  }
}
