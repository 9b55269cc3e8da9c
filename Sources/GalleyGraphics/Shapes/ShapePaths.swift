package import GalleyGeometry

extension Path {
  /// The outline of a shape.
  package init(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect): self = .rectangle(rect)
    case .roundedRectangle(let rect, let radius):
      let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
      self =
        radius > 0
        ? .rounded(rect, radii: Size(width: radius, height: radius)) : .rectangle(rect)
    case .corneredRectangle(let rectangle): self = Path(rectangle)
    case .ellipse(let rect):
      self = .rounded(rect, radii: Size(width: rect.width / 2, height: rect.height / 2))
    case .path(let path): self = path
    }
  }

  private static func rectangle(_ rect: Rect) -> Path {
    Path([
      .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
      .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// Quarter ellipses as cubics, clockwise from the left end of the top edge.
  ///
  /// `cairo_arc` would pick more segments the larger the circle is, and hang on an infinite one.
  package static func rounded(_ rect: Rect, radii: Size) -> Path {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (rx, ry) = (radii.width, radii.height)
    let (kx, ky) = (rx * cornerControl, ry * cornerControl)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    func curve(_ control1: Point, _ control2: Point, _ to: Point) -> Element {
      .curve(to: to, control1: control1, control2: control2)
    }
    return Path([
      .move(to: point(left + rx, top)), .line(to: point(right - rx, top)),
      curve(point(right - kx, top), point(right, top + ky), point(right, top + ry)),
      .line(to: point(right, bottom - ry)),
      curve(point(right, bottom - ky), point(right - kx, bottom), point(right - rx, bottom)),
      .line(to: point(left + rx, bottom)),
      curve(point(left + kx, bottom), point(left, bottom - ky), point(left, bottom - ry)),
      .line(to: point(left, top + ry)),
      curve(point(left, top + ky), point(left + kx, top), point(left + rx, top)), .close,
    ])
  }
}

extension Path {
  /// An ellipse from its rightmost point on, downward, where the dashes of SVG's circles begin.
  package static func ellipse(about center: Point, radii: Size) -> Path {
    let share = 1 - cornerControl
    // The end of each quarter from the centre, in radii.
    let ends = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * radii.width, y: center.y + y * radii.height)
    }
    let curves = zip(ends, ends.dropFirst()).map { from, to in
      Element.curve(
        to: point(to.0, to.1), control1: point(from.0 + to.0 * share, from.1 + to.1 * share),
        control2: point(to.0 + from.0 * share, to.1 + from.1 * share))
    }
    return Path([.move(to: point(1, 0))] + curves + [.close])
  }
}

extension Path {
  /// The length of the control polygon, which is that of the path at least.
  package var controlLength: Double {
    let points = points
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }
}

/// How far a control point lies from the corner, in radii, for a cubic that follows a quarter
/// circle: 1 - 4/3 (√2 - 1), which touches the circle in its middle and is off by at most 0.03 %.
private let cornerControl = 0.447_715_250_169_206_4
