package import GalleyGeometry

/// A cubic Bézier curve.
struct Cubic {
  var from: Point
  var control1: Point
  var control2: Point
  var to: Point

  func point(at t: Double) -> Point {
    let s = 1 - t
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    return Point(
      x: mix(from.x, control1.x, control2.x, to.x), y: mix(from.y, control1.y, control2.y, to.y))
  }

  /// Where the curve heads at its beginning and at its end; zero where it is a point.
  var headings: (start: Vector, end: Vector) {
    func first(_ vectors: Vector...) -> Vector { vectors.first { $0.length > 1e-9 } ?? .zero }
    return (
      first(control1 - from, control2 - from, to - from),
      first(to - control2, to - control1, to - from)
    )
  }

  /// Where the curve turns back along an axis: the zeros of its derivative.
  var extrema: [Double] {
    zeros(from.x, control1.x, control2.x, to.x) + zeros(from.y, control1.y, control2.y, to.y)
  }

  /// So many lines of equal shares that none is further off than a tolerance.
  ///
  /// A line between two places of a curve is off by at most an eighth of the square of their distance
  /// times the second derivative, which is six times the second differences of the control points.
  func lineCount(tolerance: Double) -> Int {
    let bends = [(from, control1, control2), (control1, control2, to)].map { a, b, c in
      Vector(dx: a.x - 2 * b.x + c.x, dy: a.y - 2 * b.y + c.y).length
    }
    let count = (0.75 * max(bends[0], bends[1]) / tolerance).squareRoot().rounded(.up)
    return count.isNaN ? 1 : Int(min(max(count, 1), 500))
  }

  private func zeros(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // A third of the derivative is (b-a)s² + 2(c-b)st + (d-c)t².
    let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    let roots: [Double]
    if abs(p) < 1e-12 {
      roots = q == 0 ? [] : [-r / q]
    } else {
      let discriminant = q * q - 4 * p * r
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension Path {
  /// The smallest box around the path itself, without its control points; nil for an empty one.
  package var bounds: Rect? {
    var box: Rect?
    var current = Point.zero
    func add(_ point: Point) {
      let dot = Rect(origin: point, size: .zero)
      box = box?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        add(to)
        current = to
      case .curve(let to, let control1, let control2):
        let curve = Cubic(from: current, control1: control1, control2: control2, to: to)
        for share in curve.extrema { add(curve.point(at: share)) }
        add(to)
        current = to
      case .close: break
      }
    }
    return box
  }
}
