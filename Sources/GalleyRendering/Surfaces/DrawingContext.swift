import CDrawing
import GalleyGeometry
import GalleyGraphics

/// Cairo's drawing state on a surface, in Galley's terms.
///
/// Numbers must have passed `DrawingLimits`: Cairo draws garbage for those that are not finite.
struct DrawingContext: ~Copyable {
  let pointer: UnsafeMutablePointer<cairo_t>

  init(on surface: Surface) { self.init(owning: cairo_create(surface.pointer)) }

  init(owning pointer: UnsafeMutablePointer<cairo_t>) {
    self.pointer = pointer
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
  }

  deinit { cairo_destroy(pointer) }

  /// The first error since the context was made; errors stick.
  var status: cairo_status_t { cairo_status(pointer) }

  /// The surface that is drawn on.
  var target: UnsafeMutablePointer<cairo_surface_t> { cairo_get_target(pointer) }

  /// The map from the current coordinates to device pixels.
  var transform: Transform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  func apply(_ transform: Transform) {
    var matrix = cairo_matrix_t(transform)
    cairo_transform(pointer, &matrix)
  }

  func setTransform(_ transform: Transform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(pointer, &matrix)
  }

  /// The whole device pixels that a rectangle touches within the clip; nil for none.
  func visiblePixels(of rect: Rect) -> Rect? {
    let saved = transform
    setTransform(.identity)
    defer { setTransform(saved) }
    return wholePixels(saved.boundingBox(of: rect))
  }

  /// The whole pixels of a box within the clip, where the current coordinates are device pixels;
  /// nil for none, such as behind a clip that leaves nothing.
  private func wholePixels(_ box: Rect) -> Rect? {
    let pixels = box.intersection(clipExtents)?.roundedOutward
    return pixels.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The device pixels that the clip leaves, where the current coordinates are device pixels.
  private var clipExtents: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The whole device pixels that filling the current path would touch within the clip; nil for
  /// none.
  var pixelsTouchedByFill: Rect? {
    let saved = transform
    setTransform(.identity)
    defer { setTransform(saved) }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_fill_extents(pointer, &left, &top, &right, &bottom)
    return wholePixels(Rect(minX: left, minY: top, maxX: right, maxY: bottom))
  }

  /// Draws a surface over whole device pixels.
  func paint(_ surface: Surface, at pixel: Point, alpha: Double) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    setTransform(.identity)
    cairo_set_source_surface(pointer, surface.pointer, pixel.x, pixel.y)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(pointer, alpha)
  }

  /// Sets the rule for what is inside of the paths that are filled or cut with.
  func setFillRule(isEvenOdd: Bool) {
    cairo_set_fill_rule(pointer, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func setColor(_ color: Color) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// Fills the current path with one color.
  func fill(with color: Color) {
    setColor(color)
    cairo_fill(pointer)
  }

  /// Appends a shape to the current path.
  func add(_ shape: Shape) {
    if case .rectangle(let rect) = shape {
      cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
    } else {
      add(Path(shape))
    }
  }

  /// Appends a path, mapped by a scale and then moved.
  func add(_ path: Path, scale: Double = 1, origin: Point = .zero) {
    func x(_ point: Point) -> Double { origin.x + point.x * scale }
    func y(_ point: Point) -> Double { origin.y + point.y * scale }
    for element in path.elements {
      switch element {
      case .move(let to): cairo_move_to(pointer, x(to), y(to))
      case .line(let to): cairo_line_to(pointer, x(to), y(to))
      case .curve(let to, let control1, let control2):
        cairo_curve_to(
          pointer, x(control1), y(control1), x(control2), y(control2), x(to), y(to))
      case .close: cairo_close_path(pointer)
      }
    }
  }
}

extension cairo_matrix_t {
  init(_ transform: Transform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}

extension Rect {
  /// The smallest rectangle of whole numbers that holds this one.
  var roundedOutward: Rect {
    Rect(
      minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
      maxY: maxY.rounded(.up))
  }
}
