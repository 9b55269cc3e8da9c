import CDrawing
import GalleyGeometry
import GalleyGraphics

extension DrawingContext {
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

  private func setGradient(_ pattern: UnsafeMutablePointer<cairo_pattern_t>?, stops: [GradientStop]) {
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
