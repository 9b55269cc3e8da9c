internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A collection view on a screen: its elements at the offset and in the mode of the instant that is
/// drawn.
struct CollectionLayer: FittingContent, SelfNamed, Boxed {
  var spec: CollectionSpec
  /// Along which it is as large as its content.
  var fittingAxes: Set<Axis> = []

  var name: String { spec.name }
  var style: BoxStyle { spec.style }

  var kind: String { "collection" }

  /// As large as its content along one axis, where it is told to be and its extent along the other
  /// is known; it fills its room elsewhere.
  func wantedSize(for proposal: SizeProposal, context: LayerContext) -> WantedSize {
    var wanted = WantedSize.fill
    if fittingAxes.contains(.vertical), let width = proposal.width, proposal.height == nil {
      wanted.height = context.stage.extent(
        ofCollection: spec.name, along: .vertical, across: width, measuring: context)
    }
    if fittingAxes.contains(.horizontal), let height = proposal.height, proposal.width == nil {
      wanted.width = context.stage.extent(
        ofCollection: spec.name, along: .horizontal, across: height, measuring: context)
    }
    return wanted
  }

  func parts(in frame: Rect, context: LayerContext) -> [DrawnPart] {
    guard let collection = context.stage.collection(named: spec.name) else { return [] }
    let visible = drawnElements(of: collection.view)
    if let failure = collection.view.layout.failure(of: collection.view.arrangement) {
      context.issues.error(failure.description, at: spec.layoutLocation)
    }
    let drawing = ElementDrawing(
      spec, as: collection, showing: visible, frame: frame, context: context)
    guard
      PictureBudget.allowsElements(
        visible.count, ofCollection: spec.name, at: spec.location, issues: context.issues)
    else {
      return []
    }
    let cells =
      visible.map { .element(drawing.drawn($0)) }
      + indicators(of: collection.view, in: frame, context)
    let clip = clip(in: frame, context: context)
    return boxParts(spec.style.backgroundCommands, in: frame, context: context)
      + [.group(Group(clip: clip, children: [], source: spec.location), cells)]
      + boxParts(spec.style.borderCommands, in: frame, context: context)
  }

  /// How far from its collection an element is drawn, in points: well past every canvas, and near
  /// enough for numbers that can be drawn. What moves through a long content is farther at times.
  private static let farthestDistance = 50_000.0

  private func drawnElements(of view: CollectionView) -> [PresentedElement] {
    let reach = view.viewport(at: .zero).bounds.inset(by: -Self.farthestDistance)
    return view.elements(at: .zero).filter {
      !$0.attributes.isHidden && $0.attributes.alpha > 0 && reach.intersects($0.attributes.frame)
    }
  }

  /// What shows above the cells while the content scrolls.
  private func indicators(
    of view: CollectionView, in frame: Rect, _ context: LayerContext
  ) -> [DrawnPart] {
    let presence = view.scrollActivity(at: .zero)
    guard presence > 0 else { return [] }
    let color = context.scope.theme == "dark" ? Color.white : .black
    return ScrollIndicator.indicators(of: view, in: context.aligned(frame)).map { indicator in
      let bar = Shape.roundedRectangle(indicator.bar, radius: ScrollIndicator.thickness / 2)
      let fill = DrawCommand.fill(Fill(bar, .solid(color.withAlpha(0.35))))
      let group = Group(opacity: presence, children: [], source: spec.location)
      return .layer(
        DrawnLayer(
          [.indicator(indicator.axis)], kind: "scroll-indicator", frame: indicator.bar,
          parts: [.group(group, [.command(fill)])]))
    }
  }

  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    spec.style.shape(in: frame, context: context)
  }

  private func boxParts(
    _ commands: (Rect, LayerContext, SourceLocation?) -> [DrawCommand], in frame: Rect,
    context: LayerContext
  ) -> [DrawnPart] { commands(frame, context, spec.location).parts }

  private func clip(in frame: Rect, context: LayerContext) -> Shape? {
    spec.clips ? spec.style.contentShape(in: frame, context: context) : nil
  }
}
