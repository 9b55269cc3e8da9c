public import GalleyGeometry

/// The line along which the centre of an element moves.
public enum MotionPath: Hashable, Sendable {
  /// The shortest way.
  case straight
  /// Around a point in content coordinates, the shorter way, the distance from it changing evenly;
  /// straight where an end lies on the point.
  case arc(around: Point)

  /// The place at a progress, which may lie outside 0...1 where a curve overshoots.
  func point(from start: Point, to end: Point, progress: Double) -> Point {
    switch self {
    case .straight: start.interpolated(to: end, at: progress)
    case .arc(let center):
      Self.arc(around: center, from: start, to: end, progress: progress)
    }
  }

  private static func arc(
    around center: Point, from start: Point, to end: Point, progress: Double
  ) -> Point {
    let (first, last) = (start - center, end - center)
    let (near, far) = (first.length, last.length)
    guard near > 1e-6, far > 1e-6, progress != 0, progress != 1 else {
      return start.interpolated(to: end, at: progress)
    }
    let begin = angle(of: first)
    let turn = (angle(of: last) - begin).remainder(dividingBy: 2 * .pi)
    let (sine, cosine) = sineAndCosine(begin + turn * progress)
    return center + Vector(dx: cosine, dy: sine) * near.interpolated(to: far, at: progress)
  }

  /// The same line where content coordinates are shifted.
  func shifted(by shift: Vector) -> MotionPath {
    switch self {
    case .straight: .straight
    case .arc(let center): .arc(around: center + shift)
    }
  }
}
