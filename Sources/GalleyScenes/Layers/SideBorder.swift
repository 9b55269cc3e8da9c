internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A border along some sides of a box: a strip inside of each, and around a corner between two.
struct SideBorder {
  private let style: BoxStyle
  private let color: Color
  /// In points.
  private let width: Double

  init(_ style: BoxStyle, _ color: Color, width: Double) {
    self.style = style
    self.color = color
    self.width = width
  }

  func commands(
    in frame: Rect, context: LayerContext, source: SourceLocation?
  ) -> [DrawCommand] {
    let outer = context.aligned(frame)
    let insets = style.borderSides.insets(width, in: context.direction)
    let strips = style.borderDashes.isEmpty ? area(outer, insets, context) : nil
    let commands =
      strips.map { [DrawCommand.fill(Fill(.path($0), .solid(color), source: source))] }
      ?? lines(outer, insets, source)
    let outline = style.shape(in: frame, context: context)
    if case .rectangle = outline { return commands }
    return [.group(Group(clip: outline, children: commands, source: source))]
  }

  /// What lies between the box and what the strips leave of it, whose outline runs the other way.
  private func area(_ outer: Rect, _ insets: EdgeInsets, _ context: LayerContext) -> Path {
    let inner = outer.inset(by: insets)
    let radii = style.radii(over: outer, context: context)
    func radius(_ radius: Double, _ one: Double, _ other: Double) -> Double {
      one > 0 && other > 0 ? max(0, radius - width) : 0
    }
    let left = CornerRadii(
      topLeft: radius(radii.topLeft, insets.top, insets.leading),
      topRight: radius(radii.topRight, insets.top, insets.trailing),
      bottomRight: radius(radii.bottomRight, insets.bottom, insets.trailing),
      bottomLeft: radius(radii.bottomLeft, insets.bottom, insets.leading))
    let isContinuous = style.cornerCurve == .continuous
    let box = Path(CorneredRectangle(outer, radii: CornerRadii()))
    let hole = Path(CorneredRectangle(inner, radii: left.mirrored, isContinuous: isContinuous))
    let turned = hole.applying(Transform.scale(x: -1, y: 1).about(inner.center))
    return Path(box.elements + turned.elements)
  }

  /// A dashed line in the middle of each strip.
  private func lines(
    _ outer: Rect, _ insets: EdgeInsets, _ source: SourceLocation?
  ) -> [DrawCommand] {
    let half = width / 2
    let (left, right) = (outer.minX + half, outer.maxX - half)
    let (top, bottom) = (outer.minY + half, outer.maxY - half)
    let ends: [(Double, Point, Point)] = [
      (insets.top, Point(x: outer.minX, y: top), Point(x: outer.maxX, y: top)),
      (insets.trailing, Point(x: right, y: outer.minY), Point(x: right, y: outer.maxY)),
      (insets.bottom, Point(x: outer.minX, y: bottom), Point(x: outer.maxX, y: bottom)),
      (insets.leading, Point(x: left, y: outer.minY), Point(x: left, y: outer.maxY)),
    ]
    return ends.filter { $0.0 > 0 }.map { _, start, end in
      .stroke(
        Stroke(
          .path(Path([.move(to: start), .line(to: end)])), .solid(color), width: width,
          dashes: style.borderDashes, source: source))
    }
  }
}
