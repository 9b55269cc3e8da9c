import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Draws a shadow: its shape's coverage, blurred in device pixels, in its colour.
  func draw(_ shadow: Shadow) throws(RenderingError) {
    guard shadow.color.alpha > 0 else { return }
    let transform = Transform.translation(shadow.offset).then(context.transform)
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let path = Path(shadow.shape).applying(transform)
    guard let first = path.points.first else { return }
    // Relative to a whole pixel and rounded as Cairo rounds, so that equal cells share a mask.
    let origin = Vector(dx: first.x.rounded(.down), dy: first.y.rounded(.down))
    let mask = try resources.shadows.mask(
      of: path.relative(to: origin), deviation: shadow.radius * scale)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    context.setTransform(.identity)
    context.setColor(shadow.color)
    cairo_mask_surface(
      context.pointer, mask.surface.pointer, origin.dx + Double(mask.x), origin.dy + Double(mask.y))
  }
}

extension Path {
  /// The path moved so that a point becomes the origin, rounded to 1/256 as Cairo rounds.
  fileprivate func relative(to origin: Vector) -> Path {
    func grid(_ value: Double) -> Double { (value * 256).rounded() / 256 }
    func moved(_ point: Point) -> Point {
      Point(x: grid(point.x - origin.dx), y: grid(point.y - origin.dy))
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(to: moved(to))
        case .line(let to): .line(to: moved(to))
        case .curve(let to, let control1, let control2):
          .curve(to: moved(to), control1: moved(control1), control2: moved(control2))
        case .close: .close
        }
      })
  }
}
