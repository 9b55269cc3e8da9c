internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

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

  /// By how much a text may be wider than the frame and still be drawn whole: the view's size may be
  /// made for it, by who knows letters only roughly.
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
