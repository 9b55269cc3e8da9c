import CDrawing
import GalleyGeometry
import GalleyGraphics

extension Canvas {
  /// Draws a shadow: its shape's coverage, blurred in device pixels, in its color.
  func draw(_ shadow: Shadow) throws(RenderingError) {
    guard shadow.color.alpha > 0,
      let (mask, origin) = try resources.shadows.mask(of: shadow, under: context.transform)
    else { return }
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    let size = Size(width: Double(mask.width), height: Double(mask.height))
    context.clip(to: shadow, within: Rect(origin: origin, size: size))
    context.setTransform(.identity)
    context.setColor(shadow.color)
    cairo_mask_surface(context.pointer, mask.pointer, origin.x, origin.y)
  }
}

extension DrawingContext {
  /// Leaves only where the shadow falls.
  ///
  /// - `pixels`: All that its mask touches, in device pixels.
  fileprivate func clip(to shadow: Shadow, within pixels: Rect) {
    guard shadow.side != .below else { return }
    add(shadow.shape)
    if shadow.side == .outside {
      let saved = transform
      setTransform(.identity)
      add(.rectangle(pixels))
      setTransform(saved)
      cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    }
    cairo_clip(pointer)
  }
}

extension ShadowMaskCache {
  /// The mask of a shadow and the pixel where its top left corner lies; nil for an empty shape.
  func mask(
    of shadow: Shadow, under transform: Transform
  ) throws(RenderingError) -> (mask: Surface, origin: Point)? {
    let path = shadow.caster.applying(.translation(shadow.offset).then(transform))
    guard let first = path.points.first else { return nil }
    // Relative to a whole pixel and rounded as Cairo rounds, so that equal cells share a mask.
    let origin = Vector(dx: first.x.rounded(.down), dy: first.y.rounded(.down))
    let mask = try mask(
      of: path.relative(to: origin), isEvenOdd: shadow.side == .inside,
      deviation: shadow.radius * transform.meanScale)
    return (mask.surface, Point(x: Double(mask.x), y: Double(mask.y)) + origin)
  }

  /// A shadow in its color, and the pixel where its top left corner lies; nil for an empty shape.
  func pixels(
    of shadow: Shadow, under transform: Transform
  ) throws(RenderingError) -> (surface: Surface, origin: Point)? {
    guard let (mask, origin) = try mask(of: shadow, under: transform) else { return nil }
    let surface = try Surface(width: mask.width, height: mask.height)
    let context = DrawingContext(on: surface)
    context.setColor(shadow.color)
    cairo_mask_surface(context.pointer, mask.pointer, 0, 0)
    try requireSuccess(context.status, "draw a shadow")
    return (surface, origin)
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
