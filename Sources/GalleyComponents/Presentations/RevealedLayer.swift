internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// Layers that come out of a point while a control goes from 0 to 1: an alert, a menu.
struct RevealedLayer: ChildArranging {
  var source: ControlBinding
  /// The place that stays where it is, as shares of the frame from its leading top corner.
  var anchor = Point(x: 0.5, y: 0.5)
  /// The factor at the beginning.
  var leastScale: Double
  var children: [Layer]

  var kind: String { "group" }

  func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    context.frames(of: children, in: frame)
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let position = source.position(in: context)
    guard position > 0 else { return [] }
    let isMoving = source.isMoving(in: context)
    var inner = context
    if isMoving { inner.isAligned = false }
    let commands = inner.commands(of: children, inside: self, in: frame)
    guard isMoving, !commands.isEmpty else { return commands }
    let share = context.direction == .rightToLeft ? 1 - anchor.x : anchor.x
    let center = Point(
      x: frame.minX + share * frame.width, y: frame.minY + anchor.y * frame.height)
    let scale = max(0.01, leastScale + (1 - leastScale) * position)
    return [
      .group(
        Group(
          transform: Transform.scale(scale).about(center), opacity: min(1, position),
          children: commands))
    ]
  }
}
