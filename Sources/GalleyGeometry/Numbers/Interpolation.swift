// Values between two others. A progress of 0 is the value itself, 1 is exactly the end, what lies
// outside 0...1 overshoots in a straight line; equal ends give themselves at any progress.

extension Double {
  /// The number at a progress on the way to another.
  public func interpolated(to end: Double, at progress: Double) -> Double {
    guard progress != 1 else { return end }
    let difference = end - self
    // Two ends of unlike sign may lie further apart than the greatest number.
    guard difference.isFinite else { return self * (1 - progress) + end * progress }
    return self + difference * progress
  }
}

extension Point {
  /// The point at a progress on the straight line to another.
  public func interpolated(to end: Point, at progress: Double) -> Point {
    Point(x: x.interpolated(to: end.x, at: progress), y: y.interpolated(to: end.y, at: progress))
  }
}

extension Vector {
  /// The vector at a progress on the way to another, by components.
  public func interpolated(to end: Vector, at progress: Double) -> Vector {
    Vector(
      dx: dx.interpolated(to: end.dx, at: progress), dy: dy.interpolated(to: end.dy, at: progress))
  }
}

extension Size {
  /// The size at a progress on the way to another; an overshoot never takes a side below zero.
  public func interpolated(to end: Size, at progress: Double) -> Size {
    Size(
      width: Self.side(from: width, to: end.width, at: progress),
      height: Self.side(from: height, to: end.height, at: progress))
  }

  private static func side(from start: Double, to end: Double, at progress: Double) -> Double {
    let side = start.interpolated(to: end, at: progress)
    return start < 0 || end < 0 ? side : max(0, side)
  }
}

extension Rect {
  /// The rectangle at a progress on the way to another: origin and size, each for itself.
  public func interpolated(to end: Rect, at progress: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: end.origin, at: progress),
      size: size.interpolated(to: end.size, at: progress))
  }
}
