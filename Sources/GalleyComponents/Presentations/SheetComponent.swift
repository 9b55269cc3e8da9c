internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UISheetPresentationController: a card with layers over the screen.
struct SheetComponent: Component {
  static let kind = "sheet"
  static let summary = "a card with layers over the screen, as high as one of its detents"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    SceneOption(
      "layers", \.layers, .value(.defined("layers")),
      "what lies in it, with the elevated colors of the dark"
    )
    .required("'layers: [{ text: Hello }]'"),
    SceneOption(
      "grabber", \.hasGrabber, .flag, "whether it shows one",
      otherwise: "true where it has several detents"),
    SceneOption("dims", \.dims, .flag, "whether what is behind is darker"),
    SceneOption(
      "fill", \.style.fill, .paint, "its ground in place of the system's", otherwise: "none"),
    SceneOption("material", \.style.material, .material, "the same", otherwise: "none"),
    SceneOption(
      "detents", \.detents,
      .list(of: .detent, 1...8, subject: "a sheet has", nouns: "detents", orOne: true),
      "medium, large, points such as 300, a share such as 40%, or a list", otherwise: "large"
    )
    .checked { $1.detents.checkOnce($0.issues) },
    SceneOption(
      "shown", \.shown, .value(.text), "the detent at the beginning, or closed",
      otherwise: "the first"),
  ]

  static let closed = "closed"

  private var name: String?
  private var layers: OptionValue?
  private var hasGrabber: Bool?
  private var dims = true
  private var style = BoxStyle()
  private var detents = [SheetDetent.Named(word: "large", detent: .constant(.large))]
  private var shown: OptionValue?

  init() {}

  init(options: OptionReader) {
    options.read(Self.options, into: &self, in: options.palette.elevated)
  }

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let inside = reader.elevated
    let children = layers.map { inside.layers($0, issues: options.issues) } ?? []
    let first = detents.first?.word
    let detents = detents.inOrder
    let words = [Self.closed] + detents.map(\.word)
    let shown =
      ControlSpec.Kind.choice(words).beginning(shown, named: "shown", issues: options.issues)
      ?? .constant(Double(words.firstIndex { $0 == first } ?? 1))
    let sheet = SheetLayer(
      source: ControlBinding(name, position: shown), detents: detents.map(\.detent),
      hasGrabber: hasGrabber ?? (detents.count > 1),
      dimming: dims ? .dimming(isDark: reader.isDark) : nil, style: style,
      ground: inside[children.haveGroupedRows ? .systemGroupedBackground : .systemBackground],
      isGlass: reader.isGlass, isDark: reader.isDark,
      children: children, location: options.location)
    let control = name.map {
      var control = ControlSpec(
        $0, .choice(words), value: shown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
      control.isDraggable = true
      return control
    }
    var layer = ComponentLayer(
      drawing: sheet, width: .filling, height: .filling, control: control)
    layer.usualPlacement = .fill
    layer.touchPlaces = { TouchPlaces(stops: sheet.stops(in: $0, $1)) }
    return layer
  }
}

extension Timing {
  /// How what is presented comes and goes: a critically damped spring of a mass of 3 and a
  /// stiffness of 1000. [R]
  static let presentation = Timing.spring(
    dampingRatio: 1, response: 2 * .pi / (1000.0 / 3).squareRoot())
}

/// A card with layers over a screen, which stands at one of its detents or is on its way there.
///
/// Positions are those of its control: 0 while it is closed, then its detents in their order.
struct SheetLayer: ChildArranging, CollectionContainer {
  var source: ControlBinding
  /// One at least.
  var detents: [Bindable<SheetDetent>]
  var hasGrabber: Bool
  /// Over what is behind while it is open; nil for nothing.
  var dimming: Color?
  /// What the scene says of the card's ground; nothing for the system's.
  var style: BoxStyle
  var ground: Color
  var isGlass: Bool
  var isDark: Bool
  var children: [Layer]
  var location: SourceLocation

  var kind: String { "sheet" }

  /// Closed, and at each detent.
  private func poses(in frame: Rect, _ context: LayerContext) -> [SheetPresentation] {
    let place = SheetContainer(frame, isGlass: isGlass, in: context)
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
    return stops[index].mixed(with: stops[index + 1], share: position - Double(index))
  }

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
    var inner = context.containing(children)
    let height = context.device?.size.height ?? pose.box.height
    inner.deviceSafeArea = Rect(
      x: 0, y: 0, width: pose.box.width, height: max(0, height - pose.coveredHeight))
    inner.safeArea = pose.box.inset(by: EdgeInsets(bottom: pose.coveredHeight))
    inner.bars = []
    inner.bars = children.safeAreaInsets(in: inner, of: pose.box)
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
      let color = dimming.withAlpha(dimming.alpha * pose.dimming)
      commands.append(.fill(Fill(.rectangle(frame), .solid(color), source: location)))
    }
    if let shadow = Self.shadow.cast(by: shape, on: .outside, context: context), isGlass {
      commands.append(.group(Group(shadow: shadow, children: [], source: location)))
    }
    let theme = context.scope.theme
    let material = style.material?.resolved(in: context.scope, issues: context.issues)
    let fill = style.fill?.resolved(in: context.scope, issues: context.issues)
    let isPlain = material == nil && fill == nil
    if let material = isPlain && pose.solidity < 1 ? .thick : material {
      commands.append(.backdrop(material.backdrop(behind: shape, theme: theme, source: location)))
    }
    if let fill {
      commands.append(.fill(Fill(shape, fill.paint(over: shape.bounds), source: location)))
    } else if isPlain {
      let veil = isDark ? 0.35 : 0.6
      let color = ground.withAlpha(ground.alpha * (veil + (1 - veil) * pose.solidity))
      commands.append(.fill(Fill(shape, .solid(color), source: location)))
    }
    return commands
  }

  /// As fitted to recorded pixels. [R]
  private static let shadow = ShadowSpec(
    color: .constant(Color.black.withAlpha(0.09)), offset: Vector(dx: 0, dy: 7.5), radius: 15.5)

  /// 36 by 5 points, 5 below the edge. [R]
  private func grabber(in box: Rect) -> DrawCommand {
    let bar = Rect(x: box.midX - 18, y: box.minY + 5, width: 36, height: 5)
    // What it looks like in the light was recorded, in the dark it is derived as fills are.
    let color = Color(hex: 0x787880, alpha: isDark ? 0.77 : 0.43)
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
