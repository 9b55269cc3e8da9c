internal import GalleyGeometry

/// How one corner bends, in units of its radius: the vertex at the origin, x along the edge that
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
