internal import GalleyGeometry
internal import GalleyGraphics

/// A finger on a screen, in its points.
struct DrawnTouch {
  /// Where it came down.
  var start: Point
  /// Where it is, or last was.
  var position: Point
  var isDown: Bool
}

/// Fingers on a screen as a figure shows them: a disc where one is, and the way that it has come.
struct TouchDrawing {
  private static let radius = 20.0
  private static let trailWidth = 6.0

  let color: Color

  /// The commands of one finger.
  func commands(of touch: DrawnTouch) -> [DrawCommand] {
    let way = touch.position - touch.start
    return (way.length > 1 ? trail(from: touch.start, along: way) : [])
      + disc(at: touch.position, isDown: touch.isDown)
  }

  private func trail(from start: Point, along way: Vector) -> [DrawCommand] {
    let (length, unit) = (way.length, way * (1 / way.length))
    let side = Vector(dx: -unit.dy, dy: unit.dx)
    // An arrow that gets wider from where the finger came down.
    let end = start + unit * max(0, length - Self.radius)
    let (narrow, wide) = (side * 1.0, side * (Self.trailWidth / 2))
    let path = Path([
      .move(to: start + narrow), .line(to: end + wide), .line(to: end - wide),
      .line(to: start - narrow), .close,
    ])
    let dot = Rect(center: start, size: Size(width: 8, height: 8))
    return [
      .stroke(Stroke(.path(path), .solid(.white.withAlpha(0.7)), width: 2, cap: .round)),
      .fill(Fill(.path(path), .solid(color.withAlpha(0.6)))),
      .fill(Fill(.ellipse(in: dot.inset(by: -1)), .solid(.white.withAlpha(0.7)))),
      .fill(Fill(.ellipse(in: dot), .solid(color.withAlpha(0.8)))),
    ]
  }

  private func disc(at center: Point, isDown: Bool) -> [DrawCommand] {
    let disc = Rect(
      center: center, size: Size(width: 2 * Self.radius, height: 2 * Self.radius))
    let ring = DrawCommand.stroke(Stroke(.ellipse(in: disc), .solid(color), width: 2))
    let halo = DrawCommand.stroke(
      Stroke(.ellipse(in: disc.inset(by: -1.5)), .solid(.white.withAlpha(0.8)), width: 1.5))
    guard isDown else { return [halo, ring] }
    return [.fill(Fill(.ellipse(in: disc), .solid(color.withAlpha(0.4)))), halo, ring]
  }
}
