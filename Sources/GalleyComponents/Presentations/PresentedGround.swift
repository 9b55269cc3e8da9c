internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// What the layers of a sheet or a popover stand on.
struct PresentedGround: Sendable {
  /// What the scene says of it; nothing for the system's.
  var style: BoxStyle
  /// The system's where nothing shines through it.
  var color: Color
  var isGlass: Bool
  var isDark: Bool
  private var shadow: ShadowSpec?

  /// - Parameters:
  ///   - style: What the scene says of it; nothing for the system's.
  ///   - children: The layers on it.
  ///   - reader: Of what is presented, with its elevated colors.
  ///   - shadow: Where it is no glass, which has its own; nil for none.
  init(
    style: BoxStyle, under children: [Layer], reading reader: LayerReader, shadow: ShadowSpec? = nil
  ) {
    self.style = style
    self.shadow = reader.isGlass ? Self.glassShadow : shadow
    color = reader[children.haveGroupedRows ? .systemGroupedBackground : .systemBackground]
    isGlass = reader.isGlass
    isDark = reader.isDark
  }

  /// - `solidity`: From 0, where it is glass, to 1 for a ground that nothing shines through.
  func commands(
    behind shape: Shape, solidity: Double, source location: SourceLocation,
    _ context: LayerContext
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if let shadow = shadow?.cast(by: shape, on: .outside, context: context) {
      commands.append(.group(Group(shadow: shadow, children: [], source: location)))
    }
    let theme = context.scope.theme
    let material = style.material?.resolved(in: context.scope, issues: context.issues)
    let fill = style.fill?.resolved(in: context.scope, issues: context.issues)
    let isPlain = material == nil && fill == nil
    if let material = isPlain && solidity < 1 ? .thick : material {
      commands.append(.backdrop(material.backdrop(behind: shape, theme: theme, source: location)))
    }
    if let fill {
      commands.append(.fill(Fill(shape, fill.paint(over: shape.bounds), source: location)))
    } else if isPlain {
      let veil = (isDark ? 0.35 : 0.6).interpolated(to: 1, at: solidity)
      let color = color.withAlpha(color.alpha * veil)
      commands.append(.fill(Fill(shape, .solid(color), source: location)))
    }
    return commands
  }

  /// As fitted to recorded pixels. [R]
  private static let glassShadow = ShadowSpec(
    color: .constant(Color.black.withAlpha(0.09)), offset: Vector(dx: 0, dy: 7.5), radius: 15.5)
}

extension SceneOption {
  /// The layers of what is presented.
  static func presentedLayers(
    _ path: any WritableKeyPath<Root, OptionValue?> & Sendable
  ) -> SceneOption {
    SceneOption(
      "layers", path, .value(.defined("layers")),
      "what lies in it, with the elevated colors of the dark"
    )
    .required("'layers: [{ text: Hello }]'")
  }

  static func groundFill(
    _ path: any WritableKeyPath<Root, Bindable<PaintSpec>?> & Sendable
  ) -> SceneOption {
    SceneOption("fill", path, .paint, "its ground in place of the system's", otherwise: "none")
  }

  static func groundMaterial(
    _ path: any WritableKeyPath<Root, Bindable<Material>?> & Sendable
  ) -> SceneOption {
    SceneOption("material", path, .material, "the same", otherwise: "none")
  }
}
