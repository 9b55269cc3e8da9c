import CDrawing
import GalleyGeometry
import GalleyGraphics

extension DrawingContext {
  /// How the next strokes look; round caps come with round joins.
  func setLine(width: Double, cap: Stroke.Cap) {
    cairo_set_line_width(pointer, width)
    switch cap {
    case .butt:
      cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
    case .round:
      cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    }
  }

  /// Makes a paint what the next fill or stroke is done with.
  func setPaint(_ paint: Paint) {
    switch paint {
    case .solid(let color): setColor(color)
    case .linearGradient(let gradient):
      setGradient(
        cairo_pattern_create_linear(
          gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y),
        stops: gradient.stops)
    case .radialGradient(let gradient):
      let center = gradient.center
      setGradient(
        cairo_pattern_create_radial(
          center.x, center.y, 0, center.x, center.y, gradient.radius), stops: gradient.stops)
    }
  }

  private func setGradient(_ pattern: UnsafeMutablePointer<cairo_pattern_t>?, stops: [GradientStop])
  {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }
}
