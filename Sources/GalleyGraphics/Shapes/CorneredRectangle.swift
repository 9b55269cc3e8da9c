public import GalleyGeometry

/// A rectangle whose corners have radii of their own, or a curvature that changes continuously.
public struct CorneredRectangle: Hashable, Sendable {
  /// The rectangle with its corners square.
  public var rect: Rect
  /// Each is at most half of the shorter side, as UICornerConfiguration's fixed radii are. [R]
  public var radii: CornerRadii
  /// Whether corners bend as those of icons do, else as circles.
  public var isContinuous: Bool

  /// Makes a rectangle with rounded corners.
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

/// The bend of one corner, in units of its radius: the vertex at the origin, x along the edge that
/// leads in, y along the one that leads out.
struct CornerBend {
  /// The first point and then three for each cubic, from the edge that leads in to the other.
  let points: [Point]

  /// A quarter of a circle as one cubic: 1 - 4/3 (√2 - 1) from the vertex, which touches the circle
  /// in its middle and is off by at most 0.03 %.
  static let circular = CornerBend(points: [
    Point(x: 1, y: 0), Point(x: 0.447_715_250_169_206_4, y: 0),
    Point(x: 0, y: 0.447_715_250_169_206_4), Point(x: 0, y: 1),
  ])

  private init(points: [Point]) { self.points = points }

  /// A corner whose curvature changes continuously.
  ///
  /// Where there is no room it begins as a circle does. Next to an edge without room the other lead
  /// shrinks, too: to 66 %, with which a capsule misses 0.2206 r² at each corner, as recorded at
  /// radii of 20 and of 30 points.
  ///
  /// - Parameters:
  ///   - leadIn: The share of its lead that the corner has on the edge that leads in, from 0 to 1.
  ///   - leadOut: That on the other edge.
  init(leadIn: Double, leadOut: Double) {
    let (into, out) = (
      Half(room: min(leadIn, 0.66 + 0.34 * leadOut)), Half(room: min(leadOut, 0.66 + 0.34 * leadIn))
    )
    points = into.points + out.points.reversed().map { Point(x: $0.y, y: $0.x) }
  }

  /// How far a corner begins before a circular one would.
  static let lead = 0.528665

  /// From the edge to the middle of the corner: a cubic and one more control point.
  private struct Half {
    let points: [Point]

    init(room: Double) {
      points = zip(Self.circle, Self.continuous).map { circle, continuous in
        circle + (continuous - circle) * room
      }
    }

    /// Fitted to the coverage of pixels as recorded of iOS 26 at radii of 4 to 16 points on three
    /// pixels a point, with the extent that was recorded: an arc of 0.99676 r about the centre of the
    /// circle, and a cubic that leads in to it and leaves the edge at an angle of 0.9 degrees.
    ///
    /// It misses 0.2319 r². (Recorded: 0.2314 to 0.2324 r². The Béziers that are widely published for
    /// the corners of iOS 7 miss 0.2253 r².)
    private static let continuous = [
      Point(x: 1 + lead, y: 0), Point(x: 1.05055, y: 0.00791), Point(x: 0.77568, y: 0.00717),
      Point(x: 0.58793, y: 0.09241), Point(x: 0.36822, y: 0.19216),
    ]

    /// The first 24.4 degrees of a circle, and the control point of the arc to the other half.
    private static let circle = [
      Point(x: 1, y: 0), Point(x: 0.857396, y: 0), Point(x: 0.716441, y: 0.0305),
      Point(x: 0.586594, y: 0.089453), Point(x: 0.366169, y: 0.189531),
    ]
  }
}
