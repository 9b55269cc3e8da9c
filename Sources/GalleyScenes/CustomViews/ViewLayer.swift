internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A layer that shows a view of an app's own file.
struct ViewLayer: LayerContent {
  private let picture: ViewPicture
  private let images: ViewImageFiles
  private let components: ComponentReader
  private let location: SourceLocation

  /// - `location`: Of the layout that brings the view.
  init(
    _ picture: ViewPicture, images: ViewImageFiles, components: ComponentReader,
    location: SourceLocation
  ) {
    self.picture = picture
    self.images = images
    self.components = components
    self.location = location
  }

  var kind: String { "view" }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    for warning in picture.warnings ?? [] {
      let place = warning.file.map { SourceLocation(file: $0, line: warning.line, column: 1) }
      context.warn(once: warning.message, at: place ?? location)
    }
    let numbers = PartNumbers()
    let (size, translation) = (picture.size, frame.origin - Point.zero)
    guard size != frame.size, size.width > 0, size.height > 0 else {
      return commands(
        of: picture.marks, mappedBy: ViewMap(translation: translation), context: context, numbers)
    }
    // On its way to another size.
    let map = ViewMap(
      scaleX: frame.width / size.width, scaleY: frame.height / size.height, translation: translation
    )
    return commands(of: picture.marks, mappedBy: map, context: context, numbers)
  }

  private func commands(
    of marks: [ViewCommand], mappedBy map: ViewMap? = nil, context: LayerContext,
    _ numbers: PartNumbers
  ) -> [DrawCommand] {
    guard context.budget.allowsLayers(marks.count, at: location, issues: context.issues) else {
      return []
    }
    return marks.flatMap { mark in
      let mapped = map.map(mark.mapped) ?? mark
      return mapped.isFinite ? commands(of: mapped, context: context, numbers) : []
    }
  }

  private func commands(
    of mark: ViewCommand, context: LayerContext, _ numbers: PartNumbers
  ) -> [DrawCommand] {
    switch mark {
    case .fill(let shape, let paint):
      return [.fill(Fill(outline(shape, context), paint, source: location))]
    case .stroke(let shape, let paint, let line):
      let outline = outline(shape, context)
      return [
        .stroke(
          Stroke(
            outline, paint, width: line.width, cap: line.cap, dashes: line.dashes,
            source: location))
      ]
    case .text(let text): return ViewTextDrawing(text, location, context).commands
    case .image(let image):
      return ViewImageDrawing(image, files: images, location, context).commands
    case .component(let layer):
      return components.commands(of: layer, at: location, context: context, numbers)
    case .group(let group): return commands(of: group, context: context, numbers)
    }
  }

  private func commands(
    of group: ViewGroup, context: LayerContext, _ numbers: PartNumbers
  ) -> [DrawCommand] {
    var inner = context
    if !group.transform.isIdentity { inner.isAligned = false }
    let children = commands(of: group.marks, context: inner, numbers)
    let shadow = group.shadow.map { shadow in
      Shadow(
        shape: outline(shadow.shape, inner), color: shadow.color, offset: shadow.offset,
        radius: min(shadow.radius, Self.largestBlur))
    }
    guard !children.isEmpty || shadow != nil else { return [] }
    return [
      .group(
        Group(
          transform: group.transform, opacity: min(max(0, group.opacity), 1),
          clip: group.clip.map { outline($0, inner) }, shadow: shadow, children: children,
          source: location))
    ]
  }

  /// In points, as the shadows of a scene's layers.
  private static let largestBlur = 200.0

  private func outline(_ shape: ViewShape, _ context: LayerContext) -> Shape {
    switch shape {
    case .box(let box): box.shape(over: context.edges(of: box.rect))
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path): .path(path)
    }
  }
}

/// Draws a text of an app's own view.
struct ViewTextDrawing {
  private let text: ViewText
  private let location: SourceLocation
  private let context: LayerContext

  init(_ text: ViewText, _ location: SourceLocation, _ context: LayerContext) {
    self.text = text
    self.location = location
    self.context = context
  }

  var commands: [DrawCommand] {
    var style = text.style
    style.family = family
    style.language = context.language
    if style.letterSpacing == 0 {
      style.letterSpacing = context.type.letterSpacing(in: style.family, size: style.size)
    }
    context.direct(&style, of: text.string)
    var block = TextBlock(
      text.string, style: style, width: text.breaksLines ? text.frame.width : nil)
    guard var metrics = metrics(of: block) else { return [] }
    if text.smallestShare < 1, let smaller = shrunk(block) {
      block = smaller
      metrics = self.metrics(of: block) ?? metrics
    }
    if let whole = whole(block) { return whole }
    if text.staysInside, metrics.lineCount > 1, metrics.size.height > text.frame.height + 0.5 {
      let line = metrics.size.height / Double(metrics.lineCount)
      block.style.lineLimit = Int(max(1, (text.frame.height + 0.5) / line))
      metrics = self.metrics(of: block) ?? metrics
    }
    return commands(of: block, metrics)
  }

  /// The family that the view names, where there is one of that name, else the scene's.
  private var family: String {
    let name = text.style.family
    guard !name.isEmpty else { return context.fontFamily }
    let families = context.resources.fontFamilies().map(\.name)
    if families.contains(name) { return name }
    // A font is named by its face: `Avenir-Heavy`.
    let beginning = String(name.prefix { $0 != "-" })
    return families.contains(beginning) ? beginning : context.fontFamily
  }

  /// By how much a text may be wider than the frame and still be drawn whole: the view's size may
  /// be made for it, by who knows letters only roughly.
  private static let leeway = 0.04

  /// A text that is a little wider than its frame, on its one line; nil for any other.
  private func whole(_ block: TextBlock) -> [DrawCommand]? {
    var line = block
    line.width = nil
    guard text.breaksLines, !text.string.contains("\n"), let metrics = metrics(of: line) else {
      return nil
    }
    let excess = metrics.size.width - text.frame.width
    guard excess > 0, excess < text.frame.width * Self.leeway + 1 else { return nil }
    let isTurned = block.style.direction == .rightToLeft
    let shift: Double =
      switch block.style.alignment {
      case .leading, .justified: isTurned ? -excess : 0
      case .left: 0
      case .right: -excess
      case .center: -excess / 2
      case .trailing: isTurned ? 0 : -excess
      }
    return commands(of: line, metrics, movedBy: shift)
  }

  private func commands(
    of block: TextBlock, _ metrics: TextMetrics, movedBy shift: Double = 0
  ) -> [DrawCommand] {
    let top = text.isCentered ? text.frame.midY - metrics.size.height / 2 : text.frame.minY
    let origin = onPixels(Point(x: text.frame.minX + shift, y: top), metrics)
    return [.text(Text(block, at: origin, source: location))]
  }

  /// The block in a smaller size, in which its one line fits; nil where it fits as it is.
  private func shrunk(_ block: TextBlock) -> TextBlock? {
    var line = block
    line.width = nil
    guard let natural = metrics(of: line)?.size.width, natural > text.frame.width else {
      return nil
    }
    var smaller = block
    smaller.style.size *= max(text.smallestShare, text.frame.width / natural)
    return smaller
  }

  /// The origin at which the first baseline lies on a pixel, where things are at rest.
  private func onPixels(_ origin: Point, _ metrics: TextMetrics) -> Point {
    guard context.isAligned else { return origin }
    let baseline = origin.y + metrics.firstBaseline
    return Point(x: origin.x, y: context.grid.align(baseline) - metrics.firstBaseline)
  }

  private func metrics(of block: TextBlock) -> TextMetrics? {
    guard context.budget.allowsText(block, at: location, issues: context.issues) else {
      return nil
    }
    do {
      return try context.resources.metrics(of: block)
    } catch {
      context.report(error.description, at: location)
      return nil
    }
  }
}
