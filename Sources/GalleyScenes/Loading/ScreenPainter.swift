internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// Draws a screen as it is at one instant of a timeline.
struct ScreenPainter {
  private let inputs: RenderInputs
  private let step: StateHistory.Step
  private let coordinates: PictureSequence.Coordinates
  /// That of the picture around a screen; nil for one of its own.
  private let budget: DrawingBudget?
  /// The parts that layers are placed by; nil before they are known.
  var screenParts: (any ScreenPartFrames)?

  init(
    _ inputs: RenderInputs, at step: StateHistory.Step,
    coordinates: PictureSequence.Coordinates = .screen, budget: DrawingBudget? = nil
  ) {
    self.inputs = inputs
    self.step = step
    self.coordinates = coordinates
    self.budget = budget
  }

  var bounds: Rect { step.screen.bounds }

  private var variant: SceneVariant { inputs.variant }

  private var specs: [CollectionSpec] { inputs.specs }

  private var collections: [String: PlayedCollection] { step.collections }

  /// Returns the context that layers on the screen are drawn with.
  private func context() -> LayerContext {
    inputs.context(
      of: CollectionResolver(collections, step.controls, of: inputs), on: step.screen,
      at: step.clock,
      coordinates: coordinates,
      budget: budget ?? DrawingBudget())
  }

  /// The whole screen as it is drawn, every part of it in a group that says so.
  func commands() -> [DrawCommand] {
    var context = context()
    context.partIDs = variant.partIDs
    context.screenParts = screenParts
    context.setbackProgress = variant.layers.setbackProgress(in: context, of: bounds)
    let nothing = SourceDigest(value: 0)
    var ground = DrawnPart([.background])
    ground.source = LayerDeclaration(
      place: nothing, look: variant.screen.backgroundSource ?? nothing)
    let background = context.part(
      ground, role: "background", frame: bounds, drawing: background(context: context))
    context.ground = [background]
    var commands = [background] + context.commands(of: variant.layers, in: bounds)
    if context.setbackProgress > 0 { commands = setback.arranged(commands) }
    return commands + specs.flatMap { details(of: $0, context: context) }
  }

  private var setback: SetbackArrangement {
    let screen = variant.screen
    let hasCorners = screen.hasDisplayCorners || screen.frame != nil
    return SetbackArrangement(
      bounds: bounds, displayRadius: hasCorners ? screen.device?.cornerRadius ?? 0 : 0)
  }

  private func background(context: LayerContext) -> [DrawCommand] {
    switch variant.screen.background {
    case .paint(let paint): [.fill(Fill(.rectangle(bounds), paint.paint(over: bounds)))]
    case .image(let image): image.commands(in: bounds, context: context)
    case nil: [.fill(Fill(.rectangle(bounds), .solid(ground)))]
    }
  }

  /// The color behind a screen that has no background of its own: that of the system's lists where
  /// it has one.
  private var ground: Color {
    let isGrouped = specs.contains { $0.hasGroupedRows }
    return variant.palette[isGrouped ? .systemGroupedBackground : .systemBackground]
  }

  /// The details of opened items, over all that the screen shows, which slide in from below.
  private func details(of spec: CollectionSpec, context: LayerContext) -> [DrawCommand] {
    guard !spec.detail.isEmpty, let collection = collections[spec.name] else { return [] }
    return collection.view.details().sorted { $0.key < $1.key }.map { id, presence in
      let part = DrawnPart([.collection(spec.name), .detail(id)])
      var inner = context
      inner.partName = PartName(part.name)
      let path = collection.view.indexPath(of: id) ?? ItemPath(section: 0, item: 0)
      inner.scope = collection.scope(ofItem: id, at: path, base: context.scope)
      let way = Vector(dx: 0, dy: context.grid.align(bounds.height * (1 - presence)))
      let group = Group(
        transform: .translation(way), children: inner.commands(of: spec.detail, in: bounds),
        source: spec.location)
      return context.part(
        part, role: "detail", frame: bounds.offset(by: way), drawing: [.group(group)])
    }
  }

  /// Returns the collections that commands draw, in the order of the scene.
  ///
  /// A column that a phone hides is laid out beside the screen, and not drawn.
  func views(drawnBy commands: [DrawCommand]) -> [(name: String, view: CollectionView)] {
    let drawn = commands.collectionNames
    return specs.filter { drawn.contains($0.name) }
      .compactMap { spec in collections[spec.name].map { (spec.name, $0.view) } }
  }

  /// The keys of items at the instant that is drawn, by the names of their collections.
  var directories: [String: ItemDirectory] { collections.mapValues(\.directory) }
}

extension RenderInputs {
  /// Draws the screen at an instant; what is wrong is reported.
  ///
  /// What is placed by other parts of the screen is placed once these have been.
  func drawing(
    by painter: ScreenPainter, at step: StateHistory.Step, in framing: ScreenFraming,
    title: String, state: String
  ) -> ComposedState {
    var painter = painter
    var drawing = composed(by: painter, at: step, in: framing, title: title, state: state)
    guard variant.layers.contains(where: \.isPlacedOnScreen) else { return drawing }
    for _ in 0..<Self.mostPlacingRounds where !issues.hasErrors {
      painter.screenParts = RecordedFrames(
        parts: FigureParts(
          record: drawing.record(), state: states.last?.name ?? "",
          direction: variant.screen.direction, issues: issues))
      let placed = composed(by: painter, at: step, in: framing, title: title, state: state)
      let isSettled = placed.picture == drawing.picture
      drawing = placed
      if isSettled { break }
    }
    return drawing
  }

  /// How often what is placed by other parts of the screen is placed anew, at most.
  private static let mostPlacingRounds = 3

  private func composed(
    by painter: ScreenPainter, at step: StateHistory.Step, in framing: ScreenFraming,
    title: String, state: String
  ) -> ComposedState {
    var commands = painter.commands()
    if fitGroups.settle() { commands = painter.commands() }
    let picture = Picture(
      size: framing.pictureSize, scale: scale, title: "\(title): \(state)",
      language: variant.language,
      commands: framing.commands(around: commands.withoutFarEnds(painter.bounds)))
    return ComposedState(
      picture: picture, title: title, state: state, collections: painter.views(drawnBy: commands),
      warnings: [], commands: commands, assets: folder,
      recordedOptions: variant.recordedOptions(on: step.screen),
      stateSource: states.last.map(variant.source) ?? SourceDigest(value: 0),
      directories: painter.directories,
      screen: Rect(origin: framing.origin, size: painter.bounds.size))
  }
}

/// The frames of parts as a record of the screen has them.
private struct RecordedFrames: ScreenPartFrames {
  let parts: FigureParts

  func frame(of part: AxisPlacement.Neighbor) -> Rect? {
    parts.frame(Located(value: part.id, location: part.location))
  }
}

extension Layer {
  /// Whether it, or a layer in it, is placed by a part of the screen that is not beside it.
  fileprivate var isPlacedOnScreen: Bool {
    placement.allNeighbors.contains(where: \.isOnScreen)
      || content.children.contains(where: \.isPlacedOnScreen)
  }
}
