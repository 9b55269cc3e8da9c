public import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation

/// A text, broken into lines within its frame.
public struct TextLayer: LayerContent {
  /// The place of lines in a box that is higher.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    /// At the upper edge of the box.
    case top
    /// In the middle of the box.
    case center
    /// At the lower edge of the box.
    case bottom
  }

  package var text: Bindable<String>
  /// What the text consists of where it is in several styles; `text` is not looked at then.
  package var runs: [TextRun] = []
  package var font: FontSpec
  package var color: Bindable<Color>
  /// In place of the color, over all lines; nil for none.
  var gradient: Bindable<PaintSpec>?
  /// The line around the letters; nil for none.
  var outline: TextOutlineSpec?
  var isUnderlined = false
  var isStruckThrough = false
  /// Whether marks such as `**` in the string change its style.
  var hasMarkup = false
  /// What marks may name.
  var styles: [String: TextRun] = [:]
  /// The font size down to which it shrinks to fit its box, in points; nil where it does not.
  var leastSize: Double?
  /// The name of the texts that are as much smaller as the smallest of them; nil for none.
  var fitGroup: String?
  var wrapping = TextWrapping.normal
  package var alignment: TextStyle.Alignment
  package var verticalAlignment: VerticalAlignment
  package var lineLimit: Int?
  package var truncation: TextStyle.Truncation
  /// Whether the scene says how the text is to be cut, or leaves that to a preset.
  var mayBeCut = true
  /// The distance between baselines in points.
  package var lineHeight: Bindable<Double>?
  /// In points; nil for what the scene has for all.
  package var letterSpacing: Double?
  package var figures: TextStyle.Figures
  package var direction: TextStyle.Direction?
  package var location: SourceLocation?

  /// Makes a layer that draws a text.
  public init(
    _ text: Bindable<String>, font: FontSpec = FontSpec(),
    color: Bindable<Color>,
    alignment: TextStyle.Alignment = .leading, verticalAlignment: VerticalAlignment = .center,
    lineLimit: Int? = nil, truncation: TextStyle.Truncation = .tail,
    lineHeight: Bindable<Double>? = nil, letterSpacing: Double? = nil,
    figures: TextStyle.Figures = .proportional,
    direction: TextStyle.Direction? = nil, location: SourceLocation? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.figures = figures
    self.direction = direction
    self.location = location
  }

  public var kind: String { "text" }

  /// What is added to the width of the longest line, so that rounding breaks no line.
  package static let hair = 0.01

  /// As high as its lines in a width, all of them rounded up to the pixel together [R]; without one
  /// as wide as the longest line, and a hair more.
  public func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    guard
      let block = block(width: proposal.width, height: proposal.height, context: context),
      let metrics = metrics(of: block, context: context)
    else { return IntrinsicSize(width: 0, height: 0) }
    return IntrinsicSize(
      width: proposal.width ?? metrics.size.width + Self.hair,
      height: context.grid.alignUp(metrics.size.height))
  }

  public func hugging(along axis: Axis) -> Hugging {
    axis == .horizontal ? .wherePlaced : .always
  }

  /// Rounded to the pixel, as a label's are. [R]
  public func baselines(in size: Size, context: LayerContext) -> Baselines? {
    guard
      let block = block(width: size.width, height: size.height, context: context),
      let metrics = metrics(of: block, context: context)
    else { return nil }
    let top = top(of: metrics, in: Rect(origin: .zero, size: size))
    return Baselines(
      first: context.grid.align(top + metrics.firstBaseline),
      last: context.grid.align(top + metrics.lastBaseline))
  }

  public func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard
      let block = block(
        width: frame.width, height: frame.height, isDrawn: true, context: context),
      !block.string.isEmpty, let metrics = metrics(of: block, context: context)
    else { return [] }
    warn(of: metrics, in: block, context: context)
    let origin = Point(x: frame.minX, y: top(of: metrics, in: frame))
    return [
      .text(
        Text(
          block, at: onPixels(origin, metrics: metrics, context: context),
          paint: paint(of: block, metrics, context: context),
          outline: outline?.outline(in: context), source: location ?? context.sourceLocation))
    ]
  }

  /// The gradient over the lines, from the upper left corner of the text's box.
  private func paint(
    of block: TextBlock, _ metrics: TextMetrics, context: LayerContext
  ) -> Paint? {
    let size = Size(width: block.width ?? metrics.size.width, height: metrics.size.height)
    return gradient?.resolved(in: context.scope, issues: context.issues)?
      .paint(over: Rect(origin: .zero, size: size))
  }

  private func top(of metrics: TextMetrics, in frame: Rect) -> Double {
    switch verticalAlignment {
    case .top: frame.minY
    case .center: frame.midY - metrics.size.height / 2
    case .bottom: frame.maxY - metrics.size.height
    }
  }

  /// The origin at which the first baseline lies on a pixel boundary, where things are at rest.
  private func onPixels(_ origin: Point, metrics: TextMetrics, context: LayerContext) -> Point {
    guard context.isAligned else { return origin }
    let baseline = origin.y + metrics.firstBaseline
    return Point(x: origin.x, y: context.grid.align(baseline) - metrics.firstBaseline)
  }

  /// The text as it is laid out in a width, and in a height where that decides its size.
  ///
  /// - `isDrawn`: Whether it is told where it fits at no size.
  private func block(
    width: Double?, height: Double?, isDrawn: Bool = false, context: LayerContext
  ) -> TextBlock? {
    guard var block = block(width: width, scaledBy: 1, context: context) else { return nil }
    guard let width, leastSize != nil || fitGroup != nil || wrapping == .balanced,
      !block.string.isEmpty
    else { return block }
    let fitting = TextFitting { metrics(of: $0, context: context) }
    var share = fitGroup.map(context.fitGroups.share) ?? 1
    if let leastSize, let height {
      let (own, fits) = fitting.share(
        of: block, least: leastSize, in: Size(width: width, height: height)
      ) { self.block(width: width, scaledBy: $0, context: context) }
      if isDrawn, let fitGroup { context.fitGroups.add(own, to: fitGroup) }
      share = min(share, own)
      if !fits, isDrawn, let location {
        warnOnce(
          "a text does not fit its box at \(leastSize.shortest) points\(context.variantPhrase), such as '\(Suggestion.beginning(of: block.string))'; give it more room or more lines, or let it shrink further",
          at: location, context: context)
      }
    }
    if share < 1 { block = self.block(width: width, scaledBy: share, context: context) ?? block }
    return wrapping == .balanced ? fitting.balanced(block) : block
  }

  private func block(
    width: Double?, scaledBy share: Double, context: LayerContext
  ) -> TextBlock? {
    let (scope, issues) = (context.scope, context.issues)
    guard let string = text.resolved(in: scope, issues: issues),
      let fullSize = font.size(in: context), let color = shownColor(in: context)
    else { return nil }
    let size = fullSize * share
    let family = font.family?.resolved(in: scope, issues: issues) ?? context.fontFamily
    var style = TextStyle(
      family: family, weight: font.weight(in: context), isItalic: font.isItalic, size: size,
      color: color,
      alignment: alignment, lineLimit: lineLimit, truncation: truncation,
      lineHeight: lineHeight?.resolved(in: scope, issues: issues).map { $0 * share },
      letterSpacing: letterSpacing.map { $0 * share }
        ?? context.type.letterSpacing(in: family, size: size),
      figures: figures, direction: direction ?? .natural, language: context.language,
      isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    let runs = hasMarkup && runs.isEmpty ? markedRuns(of: string, context: context) : runs
    guard !runs.isEmpty else {
      if direction == nil { context.direct(&style, of: string) }
      return TextBlock(string, style: style, width: width)
    }
    if direction == nil,
      let string = joined(runs, in: style, scaledBy: share, context: context)?.string
    {
      context.direct(&style, of: string)
    }
    guard let (string, spans) = joined(runs, in: style, scaledBy: share, context: context) else {
      return nil
    }
    return TextBlock(string, style: style, spans: spans, width: width)
  }

  /// The color, or the first of the gradient.
  private func shownColor(in context: LayerContext) -> Color? {
    guard let gradient else {
      return color.resolved(in: context.scope, issues: context.issues)
    }
    return gradient.resolved(in: context.scope, issues: context.issues)?.firstColor
  }

  private func metrics(of block: TextBlock, context: LayerContext) -> TextMetrics? {
    guard
      context.budget.allowsText(block, at: location, issues: context.issues)
    else { return nil }
    do {
      return try context.resources.metrics(of: block)
    } catch {
      let families = context.resources.fontFamilies().map(\.name)
      // Of fonts that cannot be used, once is enough.
      if families.isEmpty,
        context.issues.issues.contains(where: { $0.message == error.description })
      {
        return nil
      }
      let near = Suggestion.phrase(for: block.style.family, among: families)
      let hint =
        families.isEmpty || !error.description.hasPrefix("unknown font family")
        ? "" : near.isEmpty ? "; 'galley list fonts' names them, 'fonts:' adds files" : near
      context.report(error.description + hint, at: font.location ?? location)
      return nil
    }
  }
}

extension LayerContext {
  /// Gives a text that says nothing of it the direction of its first strong letter, or the screen's
  /// where it has no letter; it begins at the side where the screen's texts do all the same.
  func direct(_ style: inout TextStyle, of string: String) {
    style.direction = .natural
    guard direction == .rightToLeft else { return }
    guard string.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      style.direction = .rightToLeft
      return
    }
    switch style.alignment {
    case .leading: style.alignment = .right
    case .trailing: style.alignment = .left
    case .left, .right, .center, .justified: break
    }
  }
}

extension LayerReader.Kind {
  static var text: LayerReader.Kind {
    let text = SceneOption<TextLayer>(
      "text", TextRun.kind, "a text, or a list of runs", otherwise: "")
    return LayerReader.Kind("text", [text] + TextLayer.options, of: .usual) {
      text, reader, layers in
      var text = text.completed(by: reader, color: layers.color(.label))
      text.readString(reader)
      text.mayBeCut = reader.contains("truncate")
      return text
    }
  }
}

extension TextLayer {
  /// A text of which a scene says nothing yet.
  package static let usual = TextLayer(.constant(""), color: .constant(.black))

  /// The text once its options are read, in a color where they say none.
  package func completed(by options: OptionReader, color: Bindable<Color>) -> TextLayer {
    var text = self
    text.location = options.location
    text.figures = text.font.figures
    if !options.contains("color") { text.color = color }
    return text
  }

  /// Reads `text:`, one or a list of runs in changes of the text's font.
  package mutating func readString(_ options: OptionReader) {
    if case .list? = options.rawValue(for: "text")?.kind {
      runs = OptionType.list(of: .run(in: font)).read(options, "text") ?? []
    } else if let string = options.bindableText("text") {
      text = string
    }
  }
}
