internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A card with layers and an arrow that points at its source, over which the layer lies.
struct PopoverLayer: ChildArranging, CollectionContainer, PresentedContent {
  var source: ControlBinding
  /// Nil on an axis on which it is as large as its layers want.
  var width: Double?
  var height: Double?
  /// From left to right.
  var arrows: [PopoverPlacement.ArrowDirection]
  var ground: PresentedGround
  /// What it is where the screen is narrow; nil where it stays a popover.
  var sheet: SheetLayer?
  var children: [Layer]
  var location: SourceLocation

  var kind: String { "popover" }

  /// In points: the margins are Apple's documentation [A]; where nothing says how large the content
  /// is, it is as wide as a phone once was, and one and a half times as high. [D]
  private enum Metrics {
    static let margin = 10.0
    static let usualSize = Size(width: 320, height: 480)
    /// Where it comes from, as a share of its size.
    static let leastScale = 0.2
  }

  /// The sheet that takes its place in the screen's width; nil where none does.
  private func sheet(in context: LayerContext) -> SheetLayer? {
    guard context.device?.isTablet != true, context.sizeClass(in: context.screen) == .compact else {
      return nil
    }
    return sheet
  }

  private func placement(by source: Rect, _ context: LayerContext) -> PopoverPlacement {
    let bounds = context.safeArea.inset(by: Metrics.margin)
    let isMirrored = context.direction == .rightToLeft
    var placement = PopoverPlacement(
      of: source, size: size(in: bounds, context), in: bounds,
      arrows: isMirrored ? arrows.map(\.mirrored) : arrows,
      PopoverPlacement.Metrics(isGlass: ground.isGlass))
    if context.isAligned {
      // The size stays, which a text may need to the pixel.
      placement.body.origin = context.grid.align(placement.body.origin)
    }
    return placement
  }

  private func size(in bounds: Rect, _ context: LayerContext) -> Size {
    let inside = inner(context, in: Rect(origin: .zero, size: bounds.size))
    let usual = Metrics.usualSize
    let width =
      width ?? inside.size(fitting: children, for: SizeProposal()).width.map {
        min($0, usual.width)
      }
      ?? usual.width
    let height =
      height ?? inside.size(fitting: children, for: SizeProposal(width: min(width, bounds.width)))
      .height ?? usual.height
    // Whole pixels, since a text has no room in less than it wants.
    return Size(width: context.grid.alignUp(width), height: context.grid.alignUp(height))
  }

  func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    if let sheet = sheet(in: context) {
      return sheet.frames(of: children, in: context.screen, context: context)
    }
    let placement = placement(by: frame, context)
    return inner(context, placement).frames(of: children, in: placement.body)
  }

  func context(inside frame: Rect, _ context: LayerContext) -> LayerContext {
    if let sheet = sheet(in: context) {
      return sheet.context(inside: context.screen, context)
    }
    return inner(context, placement(by: frame, context))
  }

  func setback(in frame: Rect, context: LayerContext) -> PresenterSetback? {
    sheet(in: context)?.setback(in: context.screen, context: context)
  }

  /// The popover is the screen of what lies in it, of which the device covers nothing.
  private func inner(_ context: LayerContext, _ placement: PopoverPlacement) -> LayerContext {
    var inner = inner(context, in: placement.body)
    inner.container = ContainerOutline(
      rect: placement.body, radii: CornerRadii(placement.cornerRadius))
    return inner
  }

  private func inner(_ context: LayerContext, in body: Rect) -> LayerContext {
    var inner = context.presenting(
      children, in: body, safeArea: body,
      deviceSafeArea: Rect(origin: .zero, size: context.device?.size ?? body.size))
    if source.isMoving(in: context) { inner.isAligned = false }
    return inner
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    if let sheet = sheet(in: context) {
      return sheet.commands(in: context.screen, context: context)
    }
    let position = source.position(in: context)
    guard position > 0 else { return [] }
    let placement = placement(by: frame, context)
    guard !placement.body.isEmpty else { return [] }
    let shape = placement.outline
    let contents = inner(context, placement).commands(of: children, in: placement.body)
    let card =
      ground.commands(
        behind: shape, solidity: ground.isGlass ? 0 : 1, source: location, context)
      + [.group(Group(clip: shape, children: contents, source: location))]
    guard source.isMoving(in: context) else { return card }
    let scale = Metrics.leastScale.interpolated(to: 1, at: position)
    return [
      .group(
        Group(
          transform: Transform.scale(scale).about(placement.tip), opacity: min(1, position),
          children: card, source: location))
    ]
  }
}
