/// A circle: a centre and a radius, in points.
public struct Circle: Hashable, Sendable {
  public var center: Point
  public var radius: Double

  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The square that the circle touches with all four sides.
  public var boundingBox: Rect {
    Rect(center: center, size: Size(width: radius * 2, height: radius * 2))
  }

  /// The free distance between two circles; negative by as much as they overlap.
  public func gap(to other: Circle) -> Double {
    (other.center - center).length - radius - other.radius
  }
}
