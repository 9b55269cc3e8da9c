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
  /// Which corners are round.
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
  package func shape(over rect: Rect) -> Shape {
    let inner = rect.inset(by: min(inset, min(rect.width, rect.height) / 2))
    let limit = min(inner.width, inner.height) / 2
    let radius = min(max(0, radius - inset), limit)
    guard radius > 0, !corners.isEmpty else { return .rectangle(inner) }
    if corners != .all { return .path(.rectangle(inner, radius: radius, corners: corners)) }
    return isContinuous
      ? .path(.continuousRectangle(inner, radius: radius))
      : .roundedRectangle(inner, radius: radius)
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
