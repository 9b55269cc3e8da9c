internal import GalleyGeometry

extension Path {
  /// How many subpaths are looked at, and into how many chords each of their curves is cut.
  private static let most = 500
  private static let chords = 8

  /// A path that covers, by what it winds around, what this one covers by the even-odd rule: parts
  /// within others are turned so that they cut holes.
  ///
  /// Exact where no part crosses another or itself; a path of more than 500 parts stays as it is.
  package var turnedForEvenOdd: Path {
    let subpaths = subpaths
    guard subpaths.count <= Self.most else { return self }
    let polygons = subpaths.map(Self.polygon)
    return Path(
      subpaths.indices.flatMap { index -> [Element] in
        guard let place = polygons[index].first else { return subpaths[index].elements }
        let depth = polygons.indices.count {
          $0 != index && Self.contains(polygons[$0], place)
        }
        let isClockwise = Self.doubleArea(polygons[index]) > 0
        return (isClockwise == depth.isMultiple(of: 2) ? subpaths[index] : subpaths[index].reversed)
          .elements
      })
  }

  private static func polygon(_ subpath: Subpath) -> [Point] {
    subpath.segments.flatMap { segment -> [Point] in
      guard segment.controls != nil else { return [segment.end] }
      return (1...chords).map { segment.point(at: Double($0) / Double(chords)) }
    }
  }

  /// Positive where the pen goes clockwise on the screen.
  private static func doubleArea(_ polygon: [Point]) -> Double {
    polygon.indices.reduce(0) { sum, index in
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      return sum + a.x * b.y - b.x * a.y
    }
  }

  private static func contains(_ polygon: [Point], _ point: Point) -> Bool {
    polygon.indices.count { index in
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      guard (a.y > point.y) != (b.y > point.y) else { return false }
      return point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    } % 2 == 1
  }
}
