internal import CDrawing
internal import GalleyGeometry
internal import GalleyGraphics

/// Cairo's calls for each command of a display list.
struct PlainCanvas: ~Copyable {
  let context: UnsafeMutablePointer<cairo_t>?
  private let peer: PlainCairo

  init(on surface: PlainSurface, scale: Double, peer: PlainCairo) {
    context = cairo_create(surface.pointer)
    cairo_scale(context, scale, scale)
    self.peer = peer
  }

  deinit { cairo_destroy(context) }

  func draw(_ commands: [DrawCommand]) {
    for command in commands { draw(command) }
  }

  private func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let fill):
      setPaint(fill.paint)
      context.addPlain(fill.shape)
      cairo_fill(context)
    case .stroke(let stroke): draw(stroke)
    case .text(let text): peer.fonts.draw(text, on: context)
    case .image(let placement): draw(placement)
    case .vectorImage(let placement):
      peer.images.vector(atPath: placement.image.path)?
        .draw(in: placement.destination, on: context)
    // Cairo has no blur to compare with.
    case .backdrop: break
    case .group(let group): draw(group)
    }
  }

  private func draw(_ stroke: Stroke) {
    setPaint(stroke.paint)
    context.addPlain(stroke.shape)
    cairo_set_line_width(context, stroke.width)
    let isRound = stroke.cap == .round
    cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
    cairo_stroke(context)
  }

  private func draw(_ placement: ImagePlacement) {
    let (destination, size) = (placement.destination, placement.image.size)
    cairo_save(context)
    cairo_translate(context, destination.minX, destination.minY)
    cairo_scale(context, destination.width / size.width, destination.height / size.height)
    cairo_set_source_surface(context, peer.images.raster(atPath: placement.image.path), 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, size.width, size.height)
    cairo_fill(context)
    cairo_restore(context)
  }

  private func draw(_ group: Group) {
    guard group.opacity > 0 else { return }
    cairo_save(context)
    var matrix = cairo_matrix_t(
      xx: group.transform.a, yx: group.transform.b, xy: group.transform.c, yy: group.transform.d,
      x0: group.transform.tx, y0: group.transform.ty)
    cairo_transform(context, &matrix)
    if group.opacity < 1 { cairo_push_group(context) }
    if let shadow = group.shadow { PlainShadow(shadow).draw(on: context) }
    if let clip = group.clip {
      context.addPlain(clip)
      cairo_clip(context)
    }
    draw(group.children)
    if group.opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, group.opacity)
    }
    cairo_restore(context)
  }

  private func setPaint(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linearGradient(let gradient):
      let (start, end) = (gradient.start, gradient.end)
      setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops)
    case .radialGradient(let gradient):
      let center = gradient.center
      setGradient(
        cairo_pattern_create_radial(
          center.x, center.y, 0, center.x, center.y, gradient.radius), gradient.stops)
    }
  }

  private func setGradient(
    _ pattern: UnsafeMutablePointer<cairo_pattern_t>?, _ stops: [GradientStop]
  ) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
