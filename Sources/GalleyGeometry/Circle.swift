/// A circle: a centre and a radius, in points.
public struct Circle: Hashable, Sendable {
  /// The point that is as far from all of the circle.
  public var center: Point
  /// The distance from the center to the circle, in points.
  public var radius: Double

  /// Makes a circle.
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
