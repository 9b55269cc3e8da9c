internal import CDrawing
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleySystem

/// Draws display lists on a surface, deciding nothing: one exhaustive switch over the commands.
struct Canvas: ~Copyable {
  let context: DrawingContext
  /// What groups and parts clip the context to.
  let clips = ClipStack()
  let resources: CanvasResources
  /// The device pixels that can be seen.
  let bounds: Rect
  /// What is drawn on and all below it, which materials see; nil where there is nothing for them.
  let layer: CanvasLayer?

  /// A canvas whose unit is a point.
  init(on surface: Surface, scale: Double, resources: CanvasResources) {
    context = DrawingContext(on: surface)
    context.apply(.scale(scale))
    self.resources = resources
    bounds = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    layer = CanvasLayer(surface)
  }

  /// A canvas aside, whose coordinates come to pixels by a transform.
  init(on surface: Surface, transform: Transform, resources: CanvasResources) {
    context = DrawingContext(on: surface)
    context.setTransform(transform)
    self.resources = resources
    bounds = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    layer = nil
  }

  /// A canvas for a part of another one, with its coordinates.
  private init(on surface: Surface, for part: Rect, of canvas: borrowing Canvas) {
    context = DrawingContext(on: surface)
    let shift = Transform.translation(.zero - part.origin)
    context.setTransform(canvas.context.transform.then(shift))
    resources = canvas.resources
    bounds = Rect(origin: .zero, size: part.size)
    layer = canvas.layer.map { CanvasLayer(surface, at: part.origin - .zero, above: $0) }
  }

  /// Draws from the first command, at the back, to the last.
  func draw(_ commands: [DrawCommand]) throws(RenderingError) {
    for (number, command) in commands.enumerated() {
      resources.snapshots?.enter(number)
      try command.locatingErrors { () throws(RenderingError) in try draw(command) }
      resources.snapshots?.leave()
    }
  }

  func draw(_ command: DrawCommand) throws(RenderingError) {
    switch command {
    case .fill(let fill): try draw(fill)
    case .stroke(let stroke): try draw(stroke)
    case .text(let text): try draw(text)
    case .image(let placement), .vectorImage(let placement): try draw(placement)
    case .backdrop(let backdrop): try draw(backdrop)
    case .group(let group): try draw(group)
    }
  }

  func draw(_ fill: Fill) throws(RenderingError) {
    try self.fill(Path(fill.shape), with: fill.paint)
  }

  private func draw(_ stroke: Stroke) throws(RenderingError) {
    let scale = context.transform.meanScale
    guard stroke.width > 0, scale > 0 else { return }
    let outline = StrokeOutline(
      of: Path(stroke.shape), LineStyle(stroke), tolerance: StrokeOutline.tolerance / scale)
    try fill(outline.path, with: stroke.paint)
  }

  private func fill(_ path: Path, with paint: Paint) throws(RenderingError) {
    context.add(path)
    let field: GradientField
    switch paint {
    case .solid(let color): return context.fill(with: color)
    case .linearGradient(let gradient): field = GradientField(gradient, context.transform)
    case .radialGradient(let gradient): field = GradientField(gradient, context.transform)
    }
    try context.fill(with: field, pool: resources.gradients)
  }

  private func draw(_ group: Group) throws(RenderingError) {
    guard group.opacity > 0 else { return }
    guard !group.isPassThrough else { return try draw(group.children) }
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    context.apply(group.transform)
    if let projection = group.projection {
      try draw(group, through: projection)
    } else if group.opacity < 1 {
      try drawFaded(group)
    } else {
      try drawContents(of: group)
    }
  }

  /// Draws a group aside, on no more pixels than it may touch, and then over the rest as one
  /// picture.
  ///
  /// On memory that is kept: Cairo's own groups ask for theirs anew, page by page, which takes
  /// longer than drawing on it.
  private func drawFaded(_ group: Group) throws(RenderingError) {
    guard let ink = try resources.inkBounds(of: group),
      let part = context.visiblePixels(of: ink)
    else { return }
    let layer = try Surface(
      width: Int(part.width), height: Int(part.height), pool: resources.layers)
    let canvas = Canvas(on: layer, for: part, of: self)
    try canvas.drawContents(of: group)
    try requireSuccess(canvas.context.status, "draw a translucent group")
    context.paint(layer, at: part.origin, alpha: min(group.opacity, 1))
  }

  func drawContents(of group: Group) throws(RenderingError) {
    if let shadow = group.shadow { try draw(shadow) }
    try drawChildren(of: group)
  }

  private func drawChildren(of group: Group) throws(RenderingError) {
    try clips.keeping(context) { () throws(RenderingError) in
      clip(to: group)
      try draw(group.children)
    }
  }

  /// Leaves only what a group's clip does, where it has one.
  func clip(to group: Group) {
    guard let clip = group.clip else { return }
    // Only so do slanting edges of the clip join with those that librsvg fills.
    if !context.transform.isUpright, resources.images.needsLibrsvg(for: group.children) {
      cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_DEFAULT)
    }
    clips.clip(context, to: clip)
  }
}

/// The pixels that a canvas draws on, and those below them: what can be seen so far.
final class CanvasLayer {
  private let surface: Surface
  /// The pixel of the layer below that lies under the first one.
  private let origin: Vector
  private let below: CanvasLayer?

  init(_ surface: Surface, at origin: Vector = .zero, above below: CanvasLayer? = nil) {
    self.surface = surface
    self.origin = origin
    self.below = below
  }

  /// Where a place of this layer lies on the page.
  func onPage(_ place: Point) -> Point {
    below.map { $0.onPage(place + origin) } ?? place
  }

  /// A copy of whole pixels as they would be seen were all layers opaque.
  ///
  /// - `area`: In pixels of this layer; what lies off the page is clear.
  /// - `pool`: Gives the memory.
  func copy(of area: Rect, pool: PixelMemoryPool) throws(RenderingError) -> Surface {
    let copy: Surface
    if let below {
      copy = try below.copy(of: area.offset(by: origin), pool: pool)
    } else {
      copy = try Surface(width: Int(area.width), height: Int(area.height), pool: pool)
    }
    let context = DrawingContext(on: copy)
    context.paint(surface, at: .zero - (area.origin - .zero), alpha: 1)
    try requireSuccess(context.status, "copy what lies behind a material")
    return copy
  }
}
