/// A cubic Bézier on the grid.
struct GridCurve {
  var start: GridPoint
  var control1: GridPoint
  var control2: GridPoint
  var end: GridPoint

  /// How far lines may be from the curve, in pixels: Cairo's own tolerance.
  private static let tolerance = 0.1

  /// Whether its ends have no direction but that of the line between them.
  var isLine: Bool {
    control2 == end && (control1 == start || control1 == end)
  }

  /// Whether it may come into a box; what does not is as good as a line.
  func reaches(_ box: GridBox) -> Bool {
    let points = [start, control1, control2, end]
    return points.contains(where: box.contains) || GridBox(around: points).overlaps(box)
  }

  /// Its two halves, by de Casteljau, rounded downward at each step.
  var halves: (GridCurve, GridCurve) {
    let (first, last) = (start.middle(control1), control2.middle(end))
    let middle = control1.middle(control2)
    let (before, after) = (first.middle(middle), middle.middle(last))
    let center = before.middle(after)
    return (
      GridCurve(start: start, control1: first, control2: before, end: center),
      GridCurve(start: center, control1: after, control2: last, end: end)
    )
  }

  /// Whether both control points are near enough to the line from end to end, which no point of the
  /// curve is farther from.
  var isFlat: Bool {
    let chord = Chord(end - start)
    return chord.isNear(control1 - start) && chord.isNear(control2 - start)
  }

  /// The line from the start of a curve to its end.
  private struct Chord {
    private let way: GridVector
    private let square: Double

    private static let limit = tolerance * tolerance

    init(_ way: GridVector) {
      self.way = way
      square = Double(way.dot(way))
    }

    /// Whether a point, as far from the start as that, is nearer than the tolerance.
    func isNear(_ point: GridVector) -> Bool {
      let reach = Double(way.dot(point))
      guard reach > 0, reach < square else {
        let rest = reach > 0 ? GridVector(dx: point.dx - way.dx, dy: point.dy - way.dy) : point
        return Double(rest.dot(rest)) * (1.0 / 65_536) < Self.limit
      }
      // Divided only where rounding could matter, since Cairo divides.
      let height = Double(way.cross(point))
      let share = height * height * (1.0 / 65_536)
      if share > 1.1 * Self.limit * square { return false }
      if share < 0.9 * Self.limit * square { return true }
      return squaredDistance(of: point, reach) < Self.limit
    }

    /// In pixels, in the order in which Cairo computes it.
    private func squaredDistance(of point: GridVector, _ reach: Double) -> Double {
      // Powers of two leave the ratio as it is.
      let share = reach / square
      let x = pixels(point.dx) - share * pixels(way.dx)
      let y = pixels(point.dy) - share * pixels(way.dy)
      return x * x + y * y
    }

    private func pixels(_ places: Int64) -> Double { Double(places) * (1.0 / 256) }
  }
}

extension GridPoint {
  /// The place halfway to another one, rounded downward.
  fileprivate func middle(_ other: GridPoint) -> GridPoint {
    GridPoint(x: x &+ ((other.x &- x) >> 1), y: y &+ ((other.y &- y) >> 1))
  }
}
