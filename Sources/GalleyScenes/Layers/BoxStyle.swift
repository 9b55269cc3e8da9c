public import GalleyGeometry
public import GalleyGraphics
public import GalleyNotation

/// The look of a frame: its form, material, fill, border and corners.
public struct BoxStyle: Sendable {
  /// What the box is.
  public enum Form: String, Sendable, CaseIterable {
    case rectangle
    case ellipse
    case capsule
  }

  /// How round corners bend.
  public enum CornerCurve: String, Sendable, CaseIterable {
    case circular
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
  /// Points, or a share of the shorter side.
  package var cornerRadius: Bindable<Length>?
  package var cornerCurve: CornerCurve

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
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
  }

  /// The outline over a frame, `inset` points inside of it.
  func shape(in frame: Rect, inset: Double = 0, context: LayerContext) -> Shape {
    guard form != .ellipse else { return .ellipse(in: frame.inset(by: inset)) }
    let outer = context.aligned(frame)
    let rect = outer.inset(by: inset)
    let radius = max(0, radius(in: outer, context: context) - inset)
    let limit = min(rect.width, rect.height) / 2
    guard radius > 0 else { return .rectangle(rect) }
    guard cornerCurve == .continuous, form == .rectangle else {
      return .roundedRectangle(rect, radius: min(radius, limit))
    }
    return .path(.continuousRectangle(rect, radius: radius))
  }

  private func radius(in rect: Rect, context: LayerContext) -> Double {
    let side = min(rect.width, rect.height)
    guard form == .rectangle else { return side / 2 }
    let length = cornerRadius?.resolved(in: context.scope, issues: context.issues)
    return min(max(0, length?.resolved(in: side) ?? 0), side / 2)
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
    let inset = border?.color.alpha == 1 ? (border?.width ?? 0) / 2 : 0
    return shape(in: frame, inset: inset, context: context)
  }

  /// The border, above the contents and inside the frame.
  func borderCommands(
    in frame: Rect, context: LayerContext, source: SourceLocation?
  ) -> [DrawCommand] {
    guard let border = border(in: context) else { return [] }
    let shape = shape(in: frame, inset: border.width / 2, context: context)
    return [.stroke(Stroke(shape, .solid(border.color), width: border.width, source: source))]
  }

  /// What lies in the box between its background and its border.
  func parts(
    around contents: [DrawnPart], clips: Bool, in frame: Rect, context: LayerContext,
    source: SourceLocation?
  ) -> [DrawnPart] {
    var inner = contents
    if clips, !inner.isEmpty {
      let shape = contentShape(in: frame, context: context)
      inner = [.group(Group(clip: shape, children: [], source: source), inner)]
    }
    return backgroundCommands(in: frame, context: context, source: source).parts + inner
      + borderCommands(in: frame, context: context, source: source).parts
  }

  private func border(in context: LayerContext) -> (color: Color, width: Double)? {
    guard let color = borderColor?.resolved(in: context.scope, issues: context.issues),
      let width = borderWidth?.resolved(in: context.scope, issues: context.issues), width > 0
    else { return nil }
    return (color, width)
  }

  /// Whether contents that fill the frame stay inside the outline by themselves.
  var isPlainRectangle: Bool {
    form == .rectangle && cornerRadius == nil && borderWidth == nil
  }
}

extension LayerReader {
  /// Reads material, fill, inner-shadow, border, corner-radius and corner-curve.
  public func boxStyle(_ reader: OptionReader, form: BoxStyle.Form = .rectangle) -> BoxStyle {
    var style = BoxStyle(form: form)
    style.material = reader.raw("material").flatMap { value in
      Bindable.read(value, issues: reader.issues) { Material.read($0, issues: $1) }
    }
    style.fill = paint(reader, "fill")
    style.innerShadow = shadow(reader, "inner-shadow")
    style.cornerRadius = reader.bindableLength("corner-radius", in: 0...100_000)
    style.cornerCurve = reader.choice("corner-curve") ?? .circular
    guard let border = reader.nested("border") else { return style }
    style.borderColor = color(border, "color") ?? color(.label)
    style.borderWidth = border.bindableNumber("width", in: 0...1000) ?? .constant(1)
    border.reportUnknownKeys()
    return style
  }
}
