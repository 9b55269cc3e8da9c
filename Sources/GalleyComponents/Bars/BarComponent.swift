internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A bar of the scene's own layers, as high as they want to be, which takes room at an edge of its
/// screen or column.
struct BarComponent: Component {
  static let kind = "bar"
  static let summary =
    "layers of one's own at an edge, as high as they want; what stands inside: safe-area ends there"
  static let options: [SceneOption<Self>] = [
    SceneOption(kind, \.edge, .choice, "the edge that it lies at", otherwise: ""),
    SceneOption("layers", \.layers, .value(.defined("layers")), "what lies in it")
      .required("'layers: [{ button: Pay }]'"),
    SceneOption(
      "padding", \.padding, .insets, "around what lies in it, beside what the device covers",
      otherwise: "12 above and below, the screen's margin beside"),
    SceneOption("fill", \.style.fill, .paint, "its ground in place of the system's"),
    SceneOption("material", \.style.material, .material, "the same"),
    SceneOption("hairline", \.hasHairline, .flag, "whether a line of one pixel is along it"),
  ]

  private var edge = ComponentLayer.BarEdge.bottom
  private var layers: OptionValue?
  private var padding: EdgeInsets?
  private var style = BoxStyle()
  private var hasHairline = true

  init() {}

  init(options: OptionReader) { options.read(Self.options, into: &self) }

  func layer(for options: OptionReader, reading reader: LayerReader) -> ComponentLayer? {
    var style = style
    if style.fill == nil, style.material == nil { style.material = .constant(.bar) }
    let bar = BarLayer(
      edge: edge, children: layers.map { reader.layers($0, issues: options.issues) } ?? [],
      padding: padding, style: style, palette: reader.palette, hasHairline: hasHairline,
      location: options.location)
    return .bar(at: edge, drawing: bar) { bar.height(inWidth: $0, $1) }
  }
}

/// Layers at an edge of a screen, on a ground that goes on under what the device covers.
struct BarLayer: ChildArranging {
  var edge: ComponentLayer.BarEdge
  var children: [Layer]
  /// Nil for the system's.
  var padding: EdgeInsets?
  var style: BoxStyle
  var palette: Palette
  var hasHairline: Bool
  var location: SourceLocation

  var kind: String { "bar" }

  /// Above and below the layers, in points. [D]
  private static let usualPadding = 12.0

  private func insets(in context: LayerContext) -> EdgeInsets {
    let covered = context.deviceInsets
    var insets =
      padding
      ?? EdgeInsets(
        top: Self.usualPadding, leading: context.margin, bottom: Self.usualPadding,
        trailing: context.margin)
    insets.leading += covered.leading
    insets.trailing += covered.trailing
    switch edge {
    case .top: insets.top += covered.top
    case .bottom: insets.bottom += covered.bottom
    }
    return insets
  }

  /// The height for what lies in it and for what the device covers, in points.
  func height(inWidth width: Double, _ context: LayerContext) -> Double {
    let insets = insets(in: context)
    let inner = max(0, width - insets.leading - insets.trailing)
    let wanted = context.size(fitting: children, for: SizeProposal(width: inner)).height ?? 0
    return wanted + insets.top + insets.bottom
  }

  func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    let insets = insets(in: context)
    return context.frames(
      of: children,
      in: frame.inset(by: context.direction == .rightToLeft ? insets.mirrored : insets))
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    var ground = [Layer(content: ShapeLayer(style))]
    if hasHairline {
      let pixel = 1 / context.grid.scale
      ground.append(.barHairline(at: edge == .top ? frame.height - pixel : 0, palette, context))
    }
    return context.commands(of: ground, in: frame)
      + context.commands(of: children, inside: self, in: frame)
  }
}
