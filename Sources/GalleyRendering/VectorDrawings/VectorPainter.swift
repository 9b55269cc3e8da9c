import CDrawing
import GalleyGeometry
import GalleyGraphics
internal import GalleySystem

/// Draws vector drawings, with memory that is kept from one to the next.
final class VectorPainter {
  private let gradients = PixelMemoryPool()
  private let layers = PixelMemoryPool()

  /// Draws an asset onto a context.
  ///
  /// - `transform`: From the asset's points to device pixels.
  func draw(
    _ drawing: VectorDrawing, under transform: Transform, on context: borrowing DrawingContext
  ) throws(RenderingError) {
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    try draw(drawing.nodes, transform, on: context)
  }

  private func draw(
    _ nodes: [VectorDrawing.Node], _ transform: Transform, on context: borrowing DrawingContext
  ) throws(RenderingError) {
    for node in nodes {
      switch node {
      case .shape(let shape): try draw(shape, transform, on: context)
      case .group(let group): try draw(group, transform, on: context)
      }
    }
  }

  private func draw(
    _ shape: VectorShape, _ transform: Transform, on context: borrowing DrawingContext
  ) throws(RenderingError) {
    let map = shape.transform.then(transform)
    // What has no area draws nothing, and Cairo would stop at its matrix.
    guard map.inverse != nil else { return }
    try Self.checkReach(of: transform.boundingBox(of: shape.bounds))
    context.setTransform(map)
    if let fill = shape.fill {
      try fillArea(of: shape.path, isEvenOdd: shape.isEvenOdd, with: fill, on: context)
    }
    if let stroke = shape.stroke {
      let tolerance = StrokeOutline.tolerance / map.meanScale
      let outline = StrokeOutline(of: shape.path, stroke.line, tolerance: tolerance)
      try fillArea(of: outline.path, with: stroke.paint, on: context)
    }
  }

  /// Beyond it, Cairo's coordinates wrap around.
  private static let largestReach = 8e6

  private static func checkReach(of box: Rect) throws(RenderingError) {
    let numbers = [box.minX, box.minY, box.maxX, box.maxY]
    guard numbers.allSatisfy({ abs($0) <= largestReach }) else {
      throw RenderingError(
        "cannot draw a vector image: a shape in it reaches over more than eight million pixels;"
          + " draw it smaller, or cut the shape")
    }
  }

  private func fillArea(
    of path: Path, isEvenOdd: Bool = false, with paint: VectorPaint,
    on context: borrowing DrawingContext
  ) throws(RenderingError) {
    context.setFillRule(isEvenOdd: isEvenOdd)
    context.add(path)
    let field: GradientField
    switch paint {
    case .color(let color): return context.fill(with: color)
    case .linear(let gradient, let map):
      field = GradientField(gradient, map.then(context.transform))
    case .radial(let gradient, let map):
      field = GradientField(gradient, map.then(context.transform))
    }
    try context.fill(with: field, pool: gradients)
  }

  private func draw(
    _ group: VectorGroup, _ transform: Transform, on context: borrowing DrawingContext
  ) throws(RenderingError) {
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    for clip in group.clips {
      context.setTransform(clip.transform.then(transform))
      context.setFillRule(isEvenOdd: clip.isEvenOdd)
      context.add(clip.path)
      cairo_clip(context.pointer)
    }
    if group.opacity < 1 {
      try drawFaded(group, transform, on: context)
    } else {
      try draw(group.children, transform, on: context)
    }
  }

  /// Draws a group aside, and then over the rest as one picture.
  private func drawFaded(
    _ group: VectorGroup, _ transform: Transform, on context: borrowing DrawingContext
  ) throws(RenderingError) {
    context.setTransform(transform)
    guard let bounds = group.children.bounds, let part = context.visiblePixels(of: bounds) else {
      return
    }
    let layer = try Surface(width: Int(part.width), height: Int(part.height), pool: layers)
    let inner = DrawingContext(on: layer)
    try draw(group.children, transform.then(.translation(.zero - part.origin)), on: inner)
    try requireSuccess(inner.status, "draw a group of a vector image")
    context.paint(layer, at: part.origin, alpha: group.opacity)
  }
}
