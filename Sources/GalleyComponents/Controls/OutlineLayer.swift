internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// An outline that follows from its frame, filled with a color.
struct OutlineLayer: LayerContent {
  var color: Color
  var path: @Sendable (Rect) -> Path

  var kind: String { "shape" }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    [.fill(Fill(.path(path(frame)), .solid(color)))]
  }
}

extension Path {
  /// A part of a ring around a centre, from one angle to another, at most a quarter of it.
  ///
  /// - `radii`: The inner one and the outer one; an inner one of 0 gives a sector.
  /// - `angles`: In radians, 0 to the right, clockwise on the screen.
  static func ringSector(
    around center: Point, radii: ClosedRange<Double>, angles: ClosedRange<Double>
  ) -> Path {
    let sweep = angles.upperBound - angles.lowerBound
    let (sine, cosine) = sineAndCosine(sweep / 4)
    let reach = 4.0 / 3 * sine / (1 + cosine)
    func point(_ radius: Double, _ angle: Double) -> Point {
      let (sine, cosine) = sineAndCosine(angle)
      return center + Vector(dx: cosine, dy: sine) * radius
    }
    func arc(_ radius: Double, from start: Double, to end: Double) -> Path.Element {
      let way = end > start ? reach : -reach
      func tangent(_ angle: Double) -> Vector {
        let (sine, cosine) = sineAndCosine(angle)
        return Vector(dx: -sine, dy: cosine) * (radius * way)
      }
      return .curve(
        to: point(radius, end), control1: point(radius, start) + tangent(start),
        control2: point(radius, end) - tangent(end))
    }
    let (start, end) = (angles.lowerBound, angles.upperBound)
    let outer = [
      Path.Element.move(to: point(radii.upperBound, start)),
      arc(radii.upperBound, from: start, to: end),
    ]
    guard radii.lowerBound > 0 else { return Path(outer + [.line(to: center), .close]) }
    return Path(
      outer + [
        .line(to: point(radii.lowerBound, end)), arc(radii.lowerBound, from: end, to: start),
        .close,
      ])
  }
}
