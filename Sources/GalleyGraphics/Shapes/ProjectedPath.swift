public import GalleyGeometry

extension Path {
  /// The path as it is seen through a projective map; all of it must lie before the eye.
  ///
  /// Lines stay lines. The image of a cubic is a rational one: it is cut where its depth changes
  /// much, and each piece becomes the cubic with the same ends and the same derivatives there, which
  /// is off by the fourth power of the piece's length.
  public func applying(_ map: ProjectiveMap) -> Path {
    var projected: [Element] = []
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let to):
        projected.append(.move(to: map.apply(to: to)))
        (start, last) = (to, to)
      case .line(let to):
        projected.append(.line(to: map.apply(to: to)))
        last = to
      case .curve(let to, let control1, let control2):
        let curve = Cubic(from: last, control1: control1, control2: control2, to: to)
        projected += curve.pieces(seenThrough: map).map { piece in piece.element }
        last = to
      case .close:
        projected.append(.close)
        last = start
      }
    }
    return Path(projected)
  }
}

extension Cubic {
  fileprivate var element: Path.Element { .curve(to: to, control1: control1, control2: control2) }

  /// The share by which the depth may change along a piece, and the most pieces.
  private static let depthStep = 0.05
  private static let mostPieces = 16.0

  fileprivate func pieces(seenThrough map: ProjectiveMap) -> [Cubic] {
    let depths = [from, control1, control2, to].map(map.depth)
    let (least, most) = (depths.min() ?? 1, depths.max() ?? 1)
    let wanted = least > 0 ? ((most / least - 1) / Self.depthStep).rounded(.up) : Self.mostPieces
    let count = Int(min(max(1, wanted), Self.mostPieces))
    return (0..<count).map { number in
      let (start, end) = (Double(number) / Double(count), Double(number + 1) / Double(count))
      let (first, last) = (point(at: start), point(at: end))
      let third = (end - start) / 3
      let (image, imageEnd) = (map.apply(to: first), map.apply(to: last))
      let leaving = map.linearized(at: first).direction(derivative(at: start) * third)
      let arriving = map.linearized(at: last).direction(derivative(at: end) * third)
      return Cubic(
        from: image, control1: image + leaving, control2: imageEnd + arriving * -1,
        to: imageEnd)
    }
  }

  private func derivative(at t: Double) -> Vector {
    let s = 1 - t
    let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
    let (first, second, third) = (control1 - from, control2 - control1, to - control2)
    return Vector(
      dx: w0 * first.dx + w1 * second.dx + w2 * third.dx,
      dy: w0 * first.dy + w1 * second.dy + w2 * third.dy)
  }
}

extension Transform {
  /// The linear part, which maps directions.
  fileprivate func direction(_ vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }
}
