public import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation
internal import GalleyRecords

/// Layers one below or beside another, arranged by UIStackView's rules, in a frame that may have a
/// fill, a border and corners.
///
/// A layer whose condition does not hold takes no room.
public struct StackLayer: ChildArranging, BoxedContent, OptionRecording {
  public var children: [Layer]
  package var stack: StackStyle
  package var style: BoxStyle
  package var clips: Bool
  package var location: SourceLocation?

  /// Makes a stack of layers.
  public init(
    _ stack: StackStyle, _ children: [Layer], style: BoxStyle = BoxStyle(), clips: Bool = false,
    location: SourceLocation? = nil
  ) {
    self.stack = stack
    self.children = children
    self.style = style
    self.clips = clips
    self.location = location
  }

  public var kind: String { "stack" }

  /// What its layers lie by.
  var recordedOptions: [RecordedOption] { stack.recordedOptions }

  public func hugging(along axis: Axis) -> Hugging { .wherePlaced }

  public func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    context.known(proposal, at: location) {
      arranger(of: shown(in: context), context: context).intrinsicSize(for: proposal)
    }
  }

  public func baselines(in size: Size, context: LayerContext) -> Baselines? {
    arranger(of: shown(in: context), context: context).baselines(in: size)
  }

  public func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    arranger(of: children, context: context).frames(in: frame)
      .map { context.mirrored($0, in: frame) }
  }

  public func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    warnOfLowTexts(in: frame, context: context)
    let inner = context.inside(style, in: frame).commands(of: children, inside: self, in: frame)
    return style.commands(
      around: inner, clips: clips, in: frame, context: context, source: location)
  }

  public func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style.shape(in: frame, context: context)
  }

  /// Warns where a text is higher than what the stack has left for it, so that it runs on under
  /// what stands beside it.
  private func warnOfLowTexts(in frame: Rect, context: LayerContext) {
    guard stack.axis == .vertical, context.isAligned else { return }
    let shown = shown(in: context)
    guard shown.count > 1 else { return }
    for (layer, frame) in zip(shown, frames(of: shown, in: frame, context: context)) {
      guard let text = layer.resolved(in: context).content as? TextLayer,
        let location = text.location
      else { continue }
      let wanted = text.intrinsicSize(for: SizeProposal(width: frame.width), context: context)
        .height
      guard let wanted, wanted > frame.height + 1 / context.grid.scale else { continue }
      let message =
        "the text needs more height than its stack has left for it, so it runs on under what stands beside it; make the stack higher, or let another layer shrink by 'compression'"
      guard !context.issues.issues.contains(where: { $0.message == message }) else { return }
      context.issues.warning(message, at: location)
    }
  }

  private func shown(in context: LayerContext) -> [Layer] {
    children.filter { $0.condition.holds(in: context.scope) }
  }

  private func arranger(of layers: [Layer], context: LayerContext) -> StackArranger {
    StackArranger(
      style: stack, items: layers.map { item($0, context: context) }, grid: context.grid)
  }

  private func item(_ layer: Layer, context: LayerContext) -> StackArranger.Item {
    let layer = layer.resolved(in: context)
    let extents = (layer.content as? SpacerLayer)?.extents(along: stack.axis)
    let placement = layer.placement
    return StackArranger.Item(
      width: extents?.width ?? placement.horizontal.extent,
      height: extents?.height ?? placement.vertical.extent, role: layer.role,
      flexibility: layer.content.flexibility, hasTexts: layer.content.hasTexts,
      intrinsicSize: { Self.intrinsicSize(of: layer, for: $0, context: context) },
      baselines: { context.baselines(of: layer, in: $0) })
  }

  /// What a layer wants by its aspect or by itself, in whole pixels as labels do.
  private static func intrinsicSize(
    of layer: Layer, for proposal: SizeProposal, context: LayerContext
  ) -> IntrinsicSize {
    func onPixels(_ extent: Double) -> Double {
      let scale = context.grid.scale
      return max(0, ((extent - TextLayer.hair) * scale - 1e-6).rounded(.up) / scale)
    }
    var wanted = layer.content.intrinsicSize(for: proposal, context: context)
    let placement = layer.placement
    if let aspect = placement.aspect {
      let height = proposal.height ?? placement.vertical.extent?.length?.points
      wanted.width = proposal.width ?? height.map { $0 * aspect } ?? wanted.width
      wanted.height = proposal.height ?? wanted.width.map { $0 / aspect }
    }
    return IntrinsicSize(width: wanted.width.map(onPixels), height: wanted.height.map(onPixels))
  }
}

/// A spacer of a stack: it takes the room that nothing else wants, and draws nothing.
struct SpacerLayer: LayerContent {
  static let name = "spacer"

  /// The least length in points.
  var minimum = 0.0

  var kind: String { Self.name }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] { [] }

  func extents(along axis: Axis) -> (width: Extent?, height: Extent?) {
    let along = Extent(nil, minimum: .points(minimum))
    return axis == .horizontal ? (along, nil) : (nil, along)
  }

  /// The spacer that stands in a list as a bare word.
  static func layer(_ value: OptionValue) -> Layer {
    Layer(content: SpacerLayer(), location: value.location)
  }
}

extension LayerContent {
  /// Whether a text is in it, however deep.
  fileprivate var hasTexts: Bool {
    self is TextLayer || children.contains { $0.content.hasTexts }
  }

  /// Whether it stretches in a stack before others do.
  fileprivate var flexibility: StackItemSize.Flexibility {
    if self is SpacerLayer { return .spacer }
    return self is StackLayer ? .flexible : .rigid
  }
}

extension LayerReader.Kind {
  static var stack: LayerReader.Kind {
    LayerReader.Kind(
      "stack", container: StackLayer.options, of: StackLayer(StackStyle(.vertical), [])
    ) {
      stack, reader, layers in
      var stack = stack
      stack.children =
        reader.rawValue(for: "layers").map { layers.arrangedLayers($0, issues: reader.issues) }
        ?? []
      stack.location = reader.location
      if stack.stack.alignment.isBaseline, stack.stack.axis == .vertical {
        reader.error(
          "baselines line up in a horizontal stack; align a vertical one by fill, leading, center or trailing",
          at: "align")
      }
      return stack
    }
  }

  static var spacer: LayerReader.Kind {
    let least = SceneOption<SpacerLayer>(
      SpacerLayer.name, \.minimum, .number(in: 0...100_000).orNothing, "the least points")
    return LayerReader.Kind(SpacerLayer.name, [least], of: SpacerLayer()) { spacer, _, _ in spacer }
  }
}

extension StackLayer {
  fileprivate static let options: [SceneOption<Self>] =
    [
      SceneOption("stack", \.stack.axis, .choice, "along which its layers lie", otherwise: ""),
      SceneOption("layers", .defined("arranged-layers"), "what it arranges")
        .required("the list of what the stack arranges"),
      SceneOption("align", \.stack.alignment, .choice, "across it"),
      SceneOption("distribution", \.stack.distribution, .choice, "along it"),
      SceneOption(
        "spacing", \.stack.spacing, .number(in: -10_000...10_000), "points between layers"),
      SceneOption("padding", \.stack.padding, .insets, "around all layers"),
    ] + BoxStyle.options.map { $0.within(\.style) }
    + [SceneOption("clip", \.clips, .flag, "whether what lies in it ends at its edge")]
}

extension StackRole {
  /// Of a layer in a stack.
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "hugging", \.hugging, .number(in: 1...1000), "how much it will not be longer",
      otherwise: "250, less for what stretches"),
    SceneOption(
      "compression", \.compression, .number(in: 1...1000), "how much it will not be shorter"),
    SceneOption(
      "spacing-after", \.spacingAfter, .number(in: -10_000...10_000),
      "points in place of the stack's spacing"),
  ]
}
