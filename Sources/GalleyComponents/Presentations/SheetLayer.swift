internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A card with layers over a screen, which stands at one of its detents or is on its way there.
///
/// Positions are those of its control: 0 while it is closed, then its detents in their order.
struct SheetLayer: ChildArranging, CollectionContainer, PresentedContent {
  var source: ControlBinding
  /// One at least.
  var detents: [Bindable<SheetDetent>]
  var hasGrabber: Bool
  /// Over what is behind while it is open; nil for nothing.
  var dimming: Color?
  var ground: PresentedGround
  var children: [Layer]
  var location: SourceLocation

  var kind: String { "sheet" }

  /// Closed, and at each detent.
  private func poses(in frame: Rect, _ context: LayerContext) -> [SheetPresentation] {
    let place = SheetContainer(frame, isGlass: ground.isGlass, in: context)
    let poses = detents.map {
      place.pose(at: $0.resolved(in: context.scope, issues: context.issues) ?? .large)
    }
    return poses.prefix(1).map { $0.lowered(below: frame.maxY) } + poses
  }

  /// Where the upper edge of the card lies at each position, in points.
  func stops(in frame: Rect, _ context: LayerContext) -> [Double] {
    poses(in: frame, context).map(\.card.minY)
  }

  private func pose(in frame: Rect, _ context: LayerContext) -> SheetPresentation? {
    let stops = poses(in: frame, context)
    guard stops.count > 1 else { return nil }
    let position = min(max(source.position(in: context), 0), Double(detents.count))
    let index = min(Int(position), stops.count - 2)
    return stops[index].interpolated(to: stops[index + 1], at: position - Double(index))
  }

  /// On a phone held upright, and before iOS 26; nothing does so that leaves the screen bright.
  ///
  /// The upper edge comes to where the device's cover ends, ten points over that of the sheet, with
  /// the same corners. [C] The width that was measured on a screen of 402 points is 0.9165 [R] or
  /// 0.92 [U] of it, which 16 points on both sides give.
  func setback(in frame: Rect, context: LayerContext) -> PresenterSetback? {
    guard dimming != nil, frame == context.screen, context.sizeClass(in: frame) == .compact,
      source.position(in: context) > 0, let pose = pose(in: frame, context), pose.setback > 0
    else { return nil }
    return PresenterSetback(
      progress: pose.setback, top: max(frame.minY, context.deviceSafeArea.minY), inset: 16,
      radius: pose.topRadius, veil: ground.isDark ? Self.darkVeil : nil, card: pose.card)
  }

  /// In place of what dims in the dark, in which nothing would tell a black screen from what is
  /// behind it. [U]
  private static let darkVeil = Color(hex: 0xC8C8C8, alpha: 0.1)

  func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    guard let pose = pose(in: frame, context) else { return children.map { _ in frame } }
    return inner(context, pose).frames(of: children, in: pose.box)
  }

  func context(inside frame: Rect, _ context: LayerContext) -> LayerContext {
    pose(in: frame, context).map { inner(context, $0) } ?? context
  }

  /// The sheet is the screen of what lies in it: bars begin at its top, and the home indicator
  /// covers its bottom.
  private func inner(_ context: LayerContext, _ pose: SheetPresentation) -> LayerContext {
    let height = context.device?.size.height ?? pose.box.height
    var inner = context.presenting(
      children, in: pose.box,
      safeArea: pose.box.inset(by: EdgeInsets(bottom: pose.coveredHeight)),
      deviceSafeArea: Rect(
        x: 0, y: 0, width: pose.box.width, height: max(0, height - pose.coveredHeight)))
    let scale = max(pose.scale, 1e-6)
    inner.container = ContainerOutline(
      rect: pose.box,
      radii: CornerRadii(
        topLeft: pose.topRadius / scale, topRight: pose.topRadius / scale,
        bottomRight: pose.bottomRadius / scale, bottomLeft: pose.bottomRadius / scale))
    if pose.scale != 1 || source.isMoving(in: context) { inner.isAligned = false }
    return inner
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard source.position(in: context) > 0, let pose = pose(in: frame, context) else { return [] }
    let isMoving = source.isMoving(in: context)
    let card = isMoving ? pose.card : context.aligned(pose.card)
    let shape = Shape.rectangle(card, radii: pose.radii, isContinuous: true)
    let way = Transform.scale(pose.scale).about(pose.card.center)
    var contents = inner(context, pose).commands(of: children, in: pose.box)
    if hasGrabber { contents.append(grabber(in: pose.box)) }
    if !way.isIdentity {
      contents = [.group(Group(transform: way, children: contents, source: location))]
    }
    return behind(shape, in: frame, pose, context) + [
      .group(Group(clip: shape, children: contents, source: location))
    ]
  }

  /// What dims the screen, and the ground of the card.
  private func behind(
    _ shape: Shape, in frame: Rect, _ pose: SheetPresentation, _ context: LayerContext
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if let dimming {
      let rest = ground.isDark ? 1 - (setback(in: frame, context: context)?.progress ?? 0) : 1
      let color = dimming.withAlpha(dimming.alpha * pose.dimming * rest)
      commands.append(.fill(Fill(.rectangle(frame), .solid(color), source: location)))
    }
    return commands
      + ground.commands(behind: shape, solidity: pose.solidity, source: location, context)
  }

  /// 36 by 5 points, 5 below the edge. [R]
  private func grabber(in box: Rect) -> DrawCommand {
    let bar = Rect(x: box.midX - 18, y: box.minY + 5, width: 36, height: 5)
    // What it looks like in the light was recorded, in the dark it is derived as fills are.
    let color = Color(hex: 0x787880, alpha: ground.isDark ? 0.77 : 0.43)
    return .fill(
      Fill(.roundedRectangle(bar, radius: 2.5), .solid(color), source: location))
  }
}

extension SheetPresentation {
  fileprivate var radii: CornerRadii {
    let limit = max(0, min(card.width, card.height) / 2)
    let (top, bottom) = (min(topRadius, limit), min(bottomRadius, limit))
    return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }
}
