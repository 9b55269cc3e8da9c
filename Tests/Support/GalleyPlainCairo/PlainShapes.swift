internal import CDrawing
internal import GalleyGeometry
internal import GalleyGraphics

extension UnsafeMutablePointer<cairo_t>? {
  /// Appends a shape to the current path.
  func addPlain(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect): cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRectangle(let rect, let radius): addRoundedRectangle(rect, radius)
    case .ellipse(let rect): addEllipse(rect)
    case .corneredRectangle(let rectangle): add(Path(rectangle))
    case .path(let path): add(path)
    }
  }

  private func addRoundedRectangle(_ rect: Rect, _ radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(self)
    let corners = [
      (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
    ]
    for (number, (x, y)) in corners.enumerated() {
      let start = Double(number - 1) * .pi / 2
      cairo_arc(self, x, y, radius, start, start + .pi / 2)
    }
    cairo_close_path(self)
  }

  private func addEllipse(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(self)
    cairo_translate(self, rect.midX, rect.midY)
    cairo_scale(self, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(self)
    cairo_arc(self, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(self)
  }

  private func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): cairo_move_to(self, to.x, to.y)
      case .line(let to): cairo_line_to(self, to.x, to.y)
      case .curve(let to, let one, let two):
        cairo_curve_to(self, one.x, one.y, two.x, two.y, to.x, to.y)
      case .close: cairo_close_path(self)
      }
    }
  }
}
