import CDrawing
import GalleyGeometry
import GalleyGraphics
internal import GalleySystem

/// Draws vector drawings, with memory that is kept from one to the next.
final class VectorPainter {
  private let layers = PixelMemoryPool()
  /// Fills the shapes.
  let filler: OutlineFiller

  init(usesShortcuts: Bool = true) { filler = OutlineFiller(usesShortcuts: usesShortcuts) }

  /// Draws an asset onto a context.
  ///
  /// - Parameters:
  ///   - transform: From the asset's points to device pixels.
  ///   - clips: What the context is clipped to.
  func draw(
    _ drawing: VectorDrawing, under transform: Transform, on context: borrowing DrawingContext,
    within clips: ClipStack = ClipStack()
  ) throws(RenderingError) {
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    try draw(drawing.nodes, transform, on: context, clips.kernels(on: context))
  }

  private func draw(
    _ nodes: [VectorDrawing.Node], _ transform: Transform, on context: borrowing DrawingContext,
    _ kernels: ClipKernels
  ) throws(RenderingError) {
    for node in nodes {
      switch node {
      case .shape(let shape): try draw(shape, transform, on: context, kernels)
      case .group(let group): try draw(group, transform, on: context, kernels)
      }
    }
  }

  private func draw(
    _ shape: VectorShape, _ transform: Transform, on context: borrowing DrawingContext,
    _ kernels: ClipKernels
  ) throws(RenderingError) {
    let map = shape.transform.then(transform)
    // What has no area draws nothing, and Cairo would stop at its matrix.
    guard map.inverse != nil else { return }
    try Self.checkReach(of: transform.boundingBox(of: shape.bounds))
    context.setTransform(map)
    if let fill = shape.fill {
      try fillArea(of: shape.path, isEvenOdd: shape.isEvenOdd, with: fill, on: context, kernels)
    }
    if let stroke = shape.stroke {
      let tolerance = StrokeOutline.tolerance / map.meanScale
      let outline = StrokeOutline(of: shape.path, stroke.line, tolerance: tolerance)
      try fillArea(of: outline.path, with: stroke.paint, on: context, kernels)
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
    on context: borrowing DrawingContext, _ kernels: ClipKernels
  ) throws(RenderingError) {
    let areaPaint: AreaPaint
    switch paint {
    case .color(let color): areaPaint = .color(color)
    case .linear(let gradient, let map):
      areaPaint = .gradient(GradientField(gradient, map.then(context.transform)))
    case .radial(let gradient, let map):
      areaPaint = .gradient(GradientField(gradient, map.then(context.transform)))
    }
    try filler.fill(path, isEvenOdd: isEvenOdd, with: areaPaint, on: context, kernels)
  }

  private func draw(
    _ group: VectorGroup, _ transform: Transform, on context: borrowing DrawingContext,
    _ kernels: ClipKernels
  ) throws(RenderingError) {
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    var kernels = kernels
    for clip in group.clips {
      let map = clip.transform.then(transform)
      context.setTransform(map)
      context.setFillRule(isEvenOdd: clip.isEvenOdd)
      context.add(clip.path)
      cairo_clip(context.pointer)
      kernels.add(clip.path, under: map, isEvenOdd: clip.isEvenOdd)
    }
    if group.opacity < 1 {
      try drawFaded(group, transform, on: context)
    } else {
      try draw(group.children, transform, on: context, kernels)
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
    try draw(
      group.children, transform.then(.translation(.zero - part.origin)), on: inner,
      ClipKernels(on: inner.target))
    try requireSuccess(inner.status, "draw a group of a vector image")
    context.paint(layer, at: part.origin, alpha: group.opacity)
  }
}
