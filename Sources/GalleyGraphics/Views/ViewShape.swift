package import GalleyGeometry

/// An outline of a view or in it.
package enum ViewShape: Hashable, Codable, Sendable {
  /// Whose edges go to pixels where things are at rest.
  case box(ViewBox)
  case ellipse(Rect)
  case path(Path)
}

/// A rectangle with corners.
package struct ViewBox: Hashable, Codable, Sendable {
  /// A choice of round corners.
  package struct Corners: OptionSet, Hashable, Codable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  package var rect: Rect
  /// Of the corners, in points; half of the shorter side at most.
  package var radius: Double
  package var corners: Corners
  /// Whether corners bend as those of icons do.
  package var isContinuous: Bool
  /// How far inside of the rectangle the outline runs, in points, once the rectangle lies on pixels.
  package var inset: Double

  package init(
    _ rect: Rect, radius: Double = 0, corners: Corners = .all, isContinuous: Bool = false,
    inset: Double = 0
  ) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
    self.inset = inset
  }

  /// The outline over a rectangle that takes the place of the box's own.
  ///
  /// As CALayer's: circles that are too large for all corners are not made smaller, and leave what
  /// lies in all four of them; continuous corners, and circles of some corners, are. [R]
  package func shape(over rect: Rect) -> Shape {
    let inner = rect.inset(by: min(inset, min(rect.width, rect.height) / 2))
    let radius = max(0, radius - inset)
    if corners == .all, !isContinuous, radius > min(inner.width, inner.height) / 2 {
      return .path(.intersection(ofCircles: radius, in: inner))
    }
    let radii = CornerRadii(
      topLeft: corners.contains(.topLeft) ? radius : 0,
      topRight: corners.contains(.topRight) ? radius : 0,
      bottomRight: corners.contains(.bottomRight) ? radius : 0,
      bottomLeft: corners.contains(.bottomLeft) ? radius : 0)
    return .rectangle(inner, radii: radii, isContinuous: isContinuous)
  }
}

extension Path {
  /// Returns the area in all four circles that round the corners of a rectangle, where those are
  /// larger than half of the shorter side: a lens with two points, or a diamond; empty where there
  /// is none.
  fileprivate static func intersection(ofCircles radius: Double, in rect: Rect) -> Path {
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    // The centre of the top left circle, seen from the middle.
    let center = Vector(dx: radius - halfWidth, dy: radius - halfHeight)
    guard halfWidth > 0, halfHeight > 0, radius.isFinite, center.length < radius else {
      return Path()
    }
    func reach(_ distance: Double) -> Double {
      (radius * radius - distance * distance).squareRoot()
    }
    // Where its arc leaves the left side, or meets that below, and where the top.
    let left = center.dy > 0 ? Vector(dx: -reach(center.dy), dy: -center.dy) : Vector(dx: -1, dy: 0)
    let top = center.dx > 0 ? Vector(dx: -center.dx, dy: -reach(center.dx)) : Vector(dx: 0, dy: -1)
    let (first, last) = (angle(of: left * -1) + .pi, angle(of: top * -1) + .pi)
    let middle = rect.center
    let arcs = [
      (center, first), (Vector(dx: -center.dx, dy: center.dy), 3 * .pi - last),
      (center * -1, first + .pi), (Vector(dx: center.dx, dy: -center.dy), 4 * .pi - last),
    ].map { center, start in
      EllipticArc(
        center: middle + center, radius: radius, startAngle: start, sweep: last - first)
    }
    let elements = arcs.flatMap { [.line(to: $0.start)] + $0.curves }
    return Path([.move(to: arcs[3].end)] + elements + [.close])
  }
}

extension Path {
  /// The share of a radius that a control point is away from the end of a quarter of a circle.
  private static let quarter = 0.552_284_749_830_793_4

  /// A rectangle of which some corners are quarters of circles, clockwise from the top left.
  package static func rectangle(
    _ rect: Rect, radius: Double, corners: ViewBox.Corners
  ) -> Path {
    let all: [(ViewBox.Corners, Point, into: Vector, out: Vector)] = [
      (.topLeft, Point(x: rect.minX, y: rect.minY), Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)),
      (.topRight, Point(x: rect.maxX, y: rect.minY), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1)),
      (
        .bottomRight, Point(x: rect.maxX, y: rect.maxY), Vector(dx: 0, dy: -1),
        Vector(dx: -1, dy: 0)
      ),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: -1)),
    ]
    var elements: [Path.Element] = []
    for (corner, vertex, into, out) in all {
      let round = corners.contains(corner) ? radius : 0
      let start = vertex + into * round
      elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
      guard round > 0 else { continue }
      let control = round * (1 - quarter)
      elements.append(
        .curve(
          to: vertex + out * round, control1: vertex + into * control,
          control2: vertex + out * control))
    }
    return Path(elements + [.close])
  }
}
