internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A collection view on a screen: its elements at the offset and in the mode of the instant that is
/// drawn.
struct CollectionLayer: IntrinsicallySized, NamedByKind, BoxedContent {
  var spec: CollectionSpec
  /// Along which it is as large as its content.
  var fittingAxes: Set<Axis> = []

  var name: String { spec.name }
  var style: BoxStyle { spec.style }

  var kind: String { "collection" }

  /// As large as its content along one axis, where it is told to be and its extent along the other
  /// is known; it fills its room elsewhere.
  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    var wanted = IntrinsicSize.fill
    if fittingAxes.contains(.vertical), let width = proposal.width, proposal.height == nil {
      wanted.height = context.collections.extent(
        ofCollection: spec.name, along: .vertical, across: width, measuring: context)
    }
    if fittingAxes.contains(.horizontal), let height = proposal.height, proposal.width == nil {
      wanted.width = context.collections.extent(
        ofCollection: spec.name, along: .horizontal, across: height, measuring: context)
    }
    return wanted
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard let collection = context.collections.collection(named: spec.name) else { return [] }
    let visible = drawnElements(of: collection.view)
    if let failure = collection.view.layout.failure(of: collection.view.arrangement) {
      context.issues.error(failure.description, at: spec.layoutLocation)
    }
    let drawing = ElementPainter(
      spec, as: collection, showing: visible, frame: frame, context: context)
    guard
      DrawingBudget.allowsElements(
        visible.count, ofCollection: spec.name, at: spec.location, issues: context.issues)
    else {
      return []
    }
    let cells =
      visible.map(drawing.drawn)
      + indicators(of: collection.view, in: frame, context)
    let clip = clip(in: frame, context: context)
    let (style, location) = (spec.style, spec.location)
    return style.backgroundCommands(in: frame, context: context, source: location)
      + [.group(Group(clip: clip, children: cells, source: location))]
      + style.borderCommands(in: frame, context: context, source: location)
  }

  /// How far from its collection an element is drawn, in points: well past every canvas, and near
  /// enough for numbers that can be drawn.
  ///
  /// What moves through a long content is farther at times.
  private static let farthestDistance = 50_000.0

  private func drawnElements(of view: CollectionView) -> [PresentedElement] {
    let reach = view.viewport(at: .zero).bounds.inset(by: -Self.farthestDistance)
    return view.elements(at: .zero).filter {
      !$0.attributes.isHidden && $0.attributes.alpha > 0 && reach.intersects($0.attributes.frame)
    }
  }

  /// Returns the scroll indicators above the cells while the content scrolls.
  private func indicators(
    of view: CollectionView, in frame: Rect, _ context: LayerContext
  ) -> [DrawCommand] {
    let presence = view.scrollActivity(at: .zero)
    guard presence > 0 else { return [] }
    let color = context.scope.theme == "dark" ? Color.white : .black
    return ScrollIndicator.indicators(of: view, in: context.aligned(frame)).map { indicator in
      let bar = Shape.roundedRectangle(indicator.bar, radius: ScrollIndicator.thickness / 2)
      let fill = DrawCommand.fill(Fill(bar, .solid(color.withAlpha(0.35))))
      let group = Group(opacity: presence, children: [fill], source: spec.location)
      return context.part(
        DrawnPart([.indicator(indicator.axis)]), role: "scroll-indicator", frame: indicator.bar,
        drawing: [.group(group)])
    }
  }

  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    spec.style.shape(in: frame, context: context)
  }

  private func clip(in frame: Rect, context: LayerContext) -> Shape? {
    spec.clips ? spec.style.contentShape(in: frame, context: context) : nil
  }
}

/// The bar at the edge of a collection that says which part of the content is in sight, in the
/// measures of UIScrollView.
struct ScrollIndicator {
  var axis: Axis
  /// In the coordinates of the frame.
  var bar: Rect

  static let thickness = 3.0
  /// Between the bar and the edges.
  static let margin = 3.0
  /// Where the content rests.
  static let shortestLength = 36.0
  /// Where the content is pulled past its end.
  static let shortestPulledLength = 8.0

  /// The indicators of a view whose frame is given, one for each direction in which it scrolls.
  ///
  /// The upright one is at the trailing edge; where there are two, both keep clear of the corner.
  static func indicators(of view: CollectionView, in frame: Rect) -> [ScrollIndicator] {
    let viewport = view.viewport(at: .zero)
    let size = view.arrangement.contentSize
    let range = viewport.offsetRange(contentSize: size)
    let room = frame.inset(by: insets(of: view.environment)).inset(by: margin)
    let down = ScrollTravel(
      viewport.bounds.minY, from: range.minimum.y, to: range.maximum.y, size.height)
    let across = ScrollTravel(
      viewport.bounds.minX, from: range.minimum.x, to: range.maximum.x, size.width)
    let corner = down != nil && across != nil ? thickness + margin : 0
    let isMirrored = view.environment.layoutDirection == .rightToLeft
    return [
      down?.upright(in: room, keepingClear: corner, isMirrored: isMirrored),
      across?.level(in: room, keepingClear: corner, isMirrored: isMirrored),
    ].compactMap { $0 }
  }

  /// Returns the insets of the frame's edges: the content inset that the scene gives, and the safe
  /// area.
  private static func insets(of environment: Environment) -> EdgeInsets {
    let (content, safe) = (environment.contentInset, environment.safeAreaInset)
    let insets = EdgeInsets(
      top: max(content.top, safe.top), leading: max(content.leading, safe.leading),
      bottom: max(content.bottom, safe.bottom), trailing: max(content.trailing, safe.trailing))
    return environment.layoutDirection == .rightToLeft ? insets.mirrored : insets
  }
}

/// The position of content on its way along one axis.
private struct ScrollTravel {
  /// The offset, and the ends between which it rests.
  let offset: Double
  let range: ClosedRange<Double>
  let contentExtent: Double

  /// Nil where the content does not scroll.
  init?(_ offset: Double, from start: Double, to end: Double, _ contentExtent: Double) {
    guard end > start else { return nil }
    self.offset = offset
    range = start...end
    self.contentExtent = contentExtent
  }

  func upright(in room: Rect, keepingClear corner: Double, isMirrored: Bool) -> ScrollIndicator? {
    guard let span = span(in: room.height - corner) else { return nil }
    let thickness = ScrollIndicator.thickness
    let bar = Rect(
      x: isMirrored ? room.minX : room.maxX - thickness, y: room.minY + span.start,
      width: thickness, height: span.length)
    return ScrollIndicator(axis: .vertical, bar: bar)
  }

  func level(in room: Rect, keepingClear corner: Double, isMirrored: Bool) -> ScrollIndicator? {
    guard let span = span(in: room.width - corner) else { return nil }
    let thickness = ScrollIndicator.thickness
    let bar = Rect(
      x: room.minX + (isMirrored ? corner : 0) + span.start, y: room.maxY - thickness,
      width: span.length, height: thickness)
    return ScrollIndicator(axis: .horizontal, bar: bar)
  }

  /// As long a part of the track as that of the content that is in sight, less what the content is
  /// pulled past its end; nil where there is no track.
  private func span(in track: Double) -> (start: Double, length: Double)? {
    guard track > 0 else { return nil }
    let way = range.upperBound - range.lowerBound
    let share = min(max(1 - way / max(contentExtent, way), 0), 1)
    let resting = min(max(track * share, ScrollIndicator.shortestLength), track)
    let held = min(max(offset, range.lowerBound), range.upperBound)
    let shortest = min(ScrollIndicator.shortestPulledLength, resting)
    let length = max(resting - abs(offset - held), shortest)
    return ((track - length) * (held - range.lowerBound) / way, length)
  }
}
