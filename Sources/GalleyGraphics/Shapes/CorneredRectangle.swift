public import GalleyGeometry

/// A rectangle whose corners have radii of their own, or a curvature that changes continuously.
public struct CorneredRectangle: Hashable, Sendable {
  public var rect: Rect
  /// Each is at most half of the shorter side, as UICornerConfiguration's fixed radii are. [R]
  public var radii: CornerRadii
  /// Whether corners bend as those of icons do, else as circles.
  public var isContinuous: Bool

  public init(_ rect: Rect, radii: CornerRadii, isContinuous: Bool = false) {
    self.rect = rect
    self.radii = radii
    self.isContinuous = isContinuous
  }

  /// The radii that there is room for.
  var fittingRadii: CornerRadii {
    let limit = max(0, min(rect.width, rect.height) / 2)
    return radii.map { min(max($0, 0), limit) }
  }
}

extension Shape {
  /// The simplest shape that is a rectangle with such corners.
  public static func rectangle(
    _ rect: Rect, radii: CornerRadii, isContinuous: Bool = false
  ) -> Shape {
    let cornered = CorneredRectangle(rect, radii: radii, isContinuous: isContinuous)
    guard let radius = cornered.fittingRadii.uniform else { return .corneredRectangle(cornered) }
    guard radius > 0 else { return .rectangle(rect) }
    return isContinuous
      ? .corneredRectangle(CorneredRectangle(rect, radii: CornerRadii(radius), isContinuous: true))
      : .roundedRectangle(rect, radius: radius)
  }
}

extension Path {
  /// The outline of a rectangle, clockwise from the left end of its top edge.
  public init(_ rectangle: CorneredRectangle) {
    let (rect, radii) = (rectangle.rect, rectangle.fittingRadii)
    // Each corner in its own frame: the vertex, the way from it back along the edge that leads in,
    // and on along the one that leads out.
    let corners: [(vertex: Point, back: Vector, on: Vector, radius: Double)] = [
      (
        Point(x: rect.maxX, y: rect.minY), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1),
        radii.topRight
      ),
      (
        Point(x: rect.maxX, y: rect.maxY), Vector(dx: 0, dy: -1), Vector(dx: -1, dy: 0),
        radii.bottomRight
      ),
      (
        Point(x: rect.minX, y: rect.maxY), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: -1),
        radii.bottomLeft
      ),
      (
        Point(x: rect.minX, y: rect.minY), Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0),
        radii.topLeft
      ),
    ]
    var elements: [Element] = []
    for (number, corner) in corners.enumerated() {
      let (before, after) = (corners[(number + 3) % 4].radius, corners[(number + 1) % 4].radius)
      let isUpright = number % 2 == 1
      let bend =
        rectangle.isContinuous
        ? CornerBend(
          leadIn: Self.room(isUpright ? rect.height : rect.width, for: corner.radius, before),
          leadOut: Self.room(isUpright ? rect.width : rect.height, for: corner.radius, after))
        : .circular
      let points = corner.radius > 0 ? bend.points : [.zero]
      let placed = points.map {
        corner.vertex + corner.back * ($0.x * corner.radius) + corner.on * ($0.y * corner.radius)
      }
      elements.append(.line(to: placed[0]))
      for first in stride(from: 1, to: placed.count - 2, by: 3) {
        elements.append(
          .curve(to: placed[first + 2], control1: placed[first], control2: placed[first + 1]))
      }
    }
    self.init([.move(to: elements.endPoint)] + elements + [.close])
  }

  /// The share of its lead that a corner has on a side beside another corner.
  private static func room(_ side: Double, for radius: Double, _ other: Double) -> Double {
    guard radius > 0 else { return 0 }
    return min(max((side - radius - other) / ((radius + other) * CornerBend.lead), 0), 1)
  }

  /// A rectangle whose corners change their curvature continuously, as `cornerCurve = .continuous`
  /// draws them; the radius is at most half of the shorter side.
  public static func continuousRectangle(_ rect: Rect, radius: Double) -> Path {
    Path(CorneredRectangle(rect, radii: CornerRadii(radius), isContinuous: true))
  }
}

extension [Path.Element] {
  /// Where the last of them ends.
  fileprivate var endPoint: Point {
    switch last {
    case .move(let to), .line(let to), .curve(let to, _, _): to
    case .close, nil: .zero
    }
  }
}
