public import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// The look of a frame: its form, material, fill, border and corners.
public struct BoxStyle: Sendable {
  /// The shape of the box.
  public enum Form: String, Sendable, CaseIterable {
    /// The box itself, with rounded corners where there are radii.
    case rectangle
    /// The ellipse that touches all sides of the box.
    case ellipse
    /// The box with its shorter sides as half circles.
    case capsule
  }

  /// The curve of round corners.
  public enum CornerCurve: String, Sendable, CaseIterable {
    /// Quarters of a circle.
    case circular
    /// The curve of the system's own shapes, which begins earlier.
    case continuous
  }

  package var form: Form
  /// What shows what lies behind, below the fill.
  package var material: Bindable<Material>?
  package var fill: Bindable<PaintSpec>?
  /// Of what is around the box, on its background.
  package var innerShadow: ShadowSpec?
  package var borderColor: Bindable<Color>?
  /// In points; the border lies inside the frame, as CALayer draws it.
  package var borderWidth: Bindable<Double>?
  /// Which sides have the border.
  package var borderSides = BoxSides.all
  /// Lengths of the border drawn and left out in turn, in points; none for a solid one.
  package var borderDashes: [Double] = []
  package var corners: CornerSpec?
  package var cornerCurve: CornerCurve

  /// Makes a style.
  public init(
    form: Form = .rectangle, material: Bindable<Material>? = nil, fill: Bindable<PaintSpec>? = nil,
    borderColor: Bindable<Color>? = nil, borderWidth: Bindable<Double>? = nil,
    cornerRadius: Bindable<Length>? = nil, cornerCurve: CornerCurve = .circular
  ) {
    self.form = form
    self.material = material
    self.fill = fill
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    corners = cornerRadius.map(CornerSpec.uniform)
    self.cornerCurve = cornerCurve
  }

  /// The outline over a frame, `inset` points inside of it.
  func shape(in frame: Rect, inset: Double = 0, context: LayerContext) -> Shape {
    guard form != .ellipse else { return .ellipse(in: frame.inset(by: inset)) }
    let outer = context.aligned(frame)
    let radii = radii(over: outer, context: context).map { max(0, $0 - inset) }
    return .rectangle(
      outer.inset(by: inset), radii: radii, isContinuous: cornerCurve == .continuous)
  }

  /// The radii over a rectangle, each at most half of the shorter side.
  func radii(over rect: Rect, context: LayerContext) -> CornerRadii {
    let limit = max(0, min(rect.width, rect.height) / 2)
    guard form == .rectangle else { return CornerRadii(limit) }
    let radii = corners?.radii(over: rect, context: context) ?? CornerRadii()
    return radii.map { min(max(0, $0), limit) }
  }

  /// What lies behind the contents.
  func backgroundCommands(
    in frame: Rect, context: LayerContext, source: SourceLocation?
  ) -> [DrawCommand] {
    fillCommands(in: frame, context: context, source: source)
      + innerShadowCommands(in: frame, context: context, source: source)
  }

  /// The material and the fill.
  func fillCommands(
    in frame: Rect, context: LayerContext, source: SourceLocation?
  ) -> [DrawCommand] {
    let fill = fill?.resolved(in: context.scope, issues: context.issues)
    let material = material?.resolved(in: context.scope, issues: context.issues)
    guard fill != nil || material != nil else { return [] }
    let shape = contentShape(in: frame, context: context)
    let theme = context.scope.theme
    let behind = material?.backdrop(behind: shape, theme: theme, source: source)
    return (behind.map { [.backdrop($0)] } ?? [])
      + (fill.map { [.fill(Fill(shape, $0.paint(over: frame), source: source))] } ?? [])
  }

  /// The shadow that falls into the box from its edge.
  func innerShadowCommands(
    in frame: Rect, context: LayerContext, source: SourceLocation?
  ) -> [DrawCommand] {
    guard let innerShadow else { return [] }
    let shape = contentShape(in: frame, context: context)
    guard let shadow = innerShadow.cast(by: shape, on: .inside, context: context) else { return [] }
    return [.group(Group(shadow: shadow, children: [], source: source))]
  }

  /// The outline that contents are clipped to: half-way under an opaque border, so that nothing
  /// shines out around it.
  func contentShape(in frame: Rect, context: LayerContext) -> Shape {
    let border = border(in: context)
    let isClosed = borderSides == .all && borderDashes.isEmpty && border?.color.alpha == 1
    return shape(in: frame, inset: isClosed ? (border?.width ?? 0) / 2 : 0, context: context)
  }

  /// The border, above the contents and inside the frame.
  func borderCommands(
    in frame: Rect, context: LayerContext, source: SourceLocation?
  ) -> [DrawCommand] {
    guard let border = border(in: context) else { return [] }
    guard borderSides == .all || form == .ellipse else {
      return SideBorder(self, border.color, width: border.width)
        .commands(in: frame, context: context, source: source)
    }
    let shape = shape(in: frame, inset: border.width / 2, context: context)
    return [
      .stroke(
        Stroke(
          shape, .solid(border.color), width: border.width, dashes: borderDashes, source: source))
    ]
  }

  /// What lies in the box between its background and its border.
  func commands(
    around contents: [DrawCommand], clips: Bool, in frame: Rect, context: LayerContext,
    source: SourceLocation?
  ) -> [DrawCommand] {
    var inner = contents
    if clips, !inner.isEmpty {
      let shape = contentShape(in: frame, context: context)
      inner = [.group(Group(clip: shape, children: inner, source: source))]
    }
    return backgroundCommands(in: frame, context: context, source: source) + inner
      + borderCommands(in: frame, context: context, source: source)
  }

  private func border(in context: LayerContext) -> (color: Color, width: Double)? {
    guard let color = borderColor?.resolved(in: context.scope, issues: context.issues),
      let width = borderWidth?.resolved(in: context.scope, issues: context.issues), width > 0
    else { return nil }
    return (color, width)
  }

  /// Whether contents that fill the frame stay inside the outline by themselves.
  var isPlainRectangle: Bool {
    form == .rectangle && corners == nil && borderWidth == nil
  }
}

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
