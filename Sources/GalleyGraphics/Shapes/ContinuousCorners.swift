public import GalleyGeometry

extension Path {
  /// A rectangle whose corners change their curvature continuously, as `cornerCurve = .continuous`
  /// draws them.
  ///
  /// Three cubics a corner; near a full capsule the lead-in shrinks to a circular start. The
  /// constants are those that two independent measurements of UIKit's path agree on, in units of
  /// the radius.
  public static func continuousRectangle(_ rect: Rect, radius: Double) -> Path {
    let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      return Path([
        .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
        .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)),
        .close,
      ])
    }
    let corner = ContinuousCorner(
      radius: radius, horizontalRoom: room(in: rect.width, radius: radius),
      verticalRoom: room(in: rect.height, radius: radius))
    var elements: [Element] = []
    // Each corner in its own frame: the vertex, the direction in along an edge, the direction out
    // along the next.
    let corners: [(vertex: Point, into: Vector, out: Vector, entersHorizontally: Bool)] = [
      (Point(x: rect.maxX, y: rect.minY), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1), true),
      (Point(x: rect.maxX, y: rect.maxY), Vector(dx: 0, dy: -1), Vector(dx: -1, dy: 0), false),
      (Point(x: rect.minX, y: rect.maxY), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: -1), true),
      (Point(x: rect.minX, y: rect.minY), Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0), false),
    ]
    for (number, place) in corners.enumerated() {
      let points = corner.points(enteringHorizontally: place.entersHorizontally).map {
        place.vertex + place.into * ($0.x * radius) + place.out * ($0.y * radius)
      }
      elements.append(number == 0 ? .move(to: points[0]) : .line(to: points[0]))
      for first in [1, 4, 7] {
        elements.append(
          .curve(to: points[first + 2], control1: points[first], control2: points[first + 1]))
      }
    }
    elements.append(.close)
    return Path(elements)
  }

  private static func room(in side: Double, radius: Double) -> Double {
    min(max((side - 2 * radius) / (2 * radius * 0.52866), 0), 1)
  }
}

/// One corner in units of its radius, the vertex at the origin: x along the edge that leads in, y
/// along the one that leads out.
private struct ContinuousCorner {
  var radius: Double
  var horizontalRoom: Double
  var verticalRoom: Double

  func points(enteringHorizontally: Bool) -> [Point] {
    let entering = enteringHorizontally ? horizontalRoom : verticalRoom
    let leaving = enteringHorizontally ? verticalRoom : horizontalRoom
    let leadIn = leadIn(room: entering)
    let leadOut = leadOut(room: leaving)
    return leadIn + [Point(x: 0.372824, y: 0.16906), Point(x: 0.16906, y: 0.372824)] + leadOut
  }

  private func leadIn(room: Double) -> [Point] {
    [
      Point(x: 1 + 0.528665 * room, y: 0), Point(x: 0.96 + 0.12849 * room, y: 0),
      Point(x: 0.82 + 0.048407 * room, y: 0), Point(x: 0.631494, y: 0.0749114),
    ]
  }

  private func leadOut(room: Double) -> [Point] {
    leadIn(room: room).reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
