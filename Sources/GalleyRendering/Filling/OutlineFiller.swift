import CDrawing
import GalleyGeometry
import GalleyGraphics
internal import GalleySystem

/// What can be filled: by Galley, which follows its outline, and by Cairo, which is told its path.
protocol Fillable {
  func trace(with tracer: inout OutlineTracer, under transform: Transform)
  func add(to context: borrowing DrawingContext)
}

extension Path: Fillable {
  func trace(with tracer: inout OutlineTracer, under transform: Transform) {
    tracer.add(self, under: transform)
  }

  func add(to context: borrowing DrawingContext) { context.add(self) }
}

/// What areas are filled with.
enum AreaPaint {
  case color(Color)
  case gradient(GradientField)
}

/// Fills areas in the coordinates of a context: itself where no clip cuts them, or one is all that is left
/// of them, and else by Cairo.
final class OutlineFiller {
  private let usesShortcuts: Bool
  private var memory = GridPolygon()
  private var painter = CoveragePainter()
  private let gradients = PixelMemoryPool()

  init(usesShortcuts: Bool) { self.usesShortcuts = usesShortcuts }

  func fill(
    _ area: some Fillable, isEvenOdd: Bool = false, with paint: AreaPaint,
    on context: borrowing DrawingContext, _ clips: ClipKernels
  ) throws(RenderingError) {
    guard clips.hasColors, let rest = rest(of: area, isEvenOdd, on: context, clips) else {
      context.setFillRule(isEvenOdd: isEvenOdd)
      area.add(to: context)
      return try fillPath(with: paint, on: context)
    }
    if let bounds = rest.outline.bounds, !bounds.isEmpty {
      if usesShortcuts {
        context.drawDirectly { pixels in
          fill(rest.outline, over: bounds, isEvenOdd: isEvenOdd, with: paint, on: pixels)
        }
      } else {
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        context.addUncut(area, isEvenOdd: isEvenOdd, rest, within: clips.box)
        try fillPath(with: paint, over: bounds, on: context)
      }
    }
    if case .whole(let outline) = rest { memory = outline }
  }

  private func fill(
    _ outline: GridPolygon, over bounds: GridBox, isEvenOdd: Bool, with paint: AreaPaint,
    on pixels: SurfacePixels
  ) {
    switch paint {
    case .color(let color):
      painter.fill(outline, isEvenOdd: isEvenOdd, with: color, on: pixels)
    case .gradient(let field):
      let (rows, columns) = (bounds.rows, bounds.columns)
      let colors = field.rows(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
      painter.fill(outline, isEvenOdd: isEvenOdd, with: colors, on: pixels)
    }
  }

  /// Has Cairo fill the current path.
  ///
  /// - Parameter box: Around what is seen of it; nil where that is not known.
  private func fillPath(
    with paint: AreaPaint, over box: GridBox? = nil, on context: borrowing DrawingContext
  ) throws(RenderingError) {
    switch paint {
    case .color(let color):
      context.setColor(color)
      cairo_fill(context.pointer)
    case .gradient(let field):
      try context.fill(with: field, over: box?.pixels, pool: gradients)
    }
  }

  /// What the clips leave of an area, where that is an outline; nil also where it has edges alone that are
  /// level or upright, which Cairo fills in another way, but for those of whole pixels; and where it is far
  /// away.
  private func rest(
    of area: some Fillable, _ isEvenOdd: Bool, on context: borrowing DrawingContext,
    _ clips: ClipKernels
  ) -> UncutArea? {
    var reused = GridPolygon()
    swap(&reused, &memory)
    var tracer = OutlineTracer(reusing: reused, limit: clips.box)
    area.trace(with: &tracer, under: context.transform)
    let outline = tracer.finish()
    let isOurs = !outline.isFar && (!outline.isRectilinear || outline.isPixelBox)
    let rest = isOurs ? clips.rest(of: outline, isEvenOdd: isEvenOdd) : nil
    if rest == nil { memory = outline }
    return rest
  }
}

extension DrawingContext {
  /// Appends what is left of an area to the current path, and leaves out all clips but a box of whole
  /// pixels.
  fileprivate func addUncut(
    _ area: some Fillable, isEvenOdd: Bool, _ rest: UncutArea, within box: GridBox
  ) {
    cairo_reset_clip(pointer)
    let kept = transform
    setTransform(.identity)
    setFillRule(isEvenOdd: false)
    add(.rectangle(box.pixels))
    cairo_clip(pointer)
    setTransform(kept)
    setFillRule(isEvenOdd: isEvenOdd)
    switch rest {
    case .whole: area.add(to: self)
    case .clip(let clip):
      setTransform(clip.transform)
      add(clip.path)
    }
  }
}
