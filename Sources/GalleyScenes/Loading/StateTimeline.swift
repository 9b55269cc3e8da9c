internal import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// All instants of a state or a figure from its first gesture on, drawn when they are asked for.
///
/// One timeline serves one thread at a time, as do the resources that it measures with.
public final class StateTimeline {
  private enum Content {
    case screen(ScreenTimeline)
    case figure(FigureTimeline)
  }

  private let content: Content
  /// The words that the scene has for people who cannot see the picture; nil for none.
  private let alternative: TextAlternative?

  init(
    of state: SceneState, in scene: Scene, scale: Double, resources: any DrawingResources
  ) throws(SceneError) {
    let variant = scene.variants[state.variant]
    let figure = variant.figure(state)
    alternative = (figure.map(\.options.alternative) ?? variant.states[state.index].alternative)
      .map { TextAlternative($0, language: variant.language) }
    if let figure {
      content = .figure(
        try FigureTimeline(of: figure, as: state, in: scene, scale: scale, resources: resources))
    } else {
      content = .screen(
        try ScreenTimeline(of: state, in: scene, scale: scale, resources: resources))
    }
  }

  /// How long the timeline of something that never comes to rest goes on after all else has.
  package static let restlessDuration = 2.0

  /// The time in seconds from the first gesture until everything that comes to an end has ended;
  /// two seconds more where something moves for ever.
  ///
  /// Zero where nothing moves, and for a figure of several instants.
  public var duration: Double {
    switch content {
    case .screen(let screen): screen.duration
    case .figure(let figure): figure.duration
    }
  }

  /// Whether something moves for ever at the end.
  package var animatesIndefinitely: Bool {
    switch content {
    case .screen(let screen): screen.animatesIndefinitely
    case .figure(let figure): figure.animatesIndefinitely
    }
  }

  /// When the state itself is drawn, in seconds from the first gesture.
  package var instant: Double {
    switch content {
    case .screen(let screen): screen.instant
    case .figure(let figure): figure.instant
    }
  }

  /// Draws an instant to a display list.
  ///
  /// - `seconds`: From the first gesture on.
  /// - `includesRecord`: Whether the picture carries its layout record.
  ///
  /// Throws `SceneError` with everything that is wrong, each at its place in the scene.
  public func drawing(
    at seconds: Double, coordinates: PictureSequence.Coordinates = .screen,
    includesRecord: Bool = true
  ) throws(SceneError) -> ComposedState {
    var drawing =
      switch content {
      case .screen(let screen): try screen.drawing(at: seconds, coordinates: coordinates)
      case .figure(let figure): try figure.drawing(at: seconds, coordinates: coordinates)
      }
    drawing.picture.alternative = alternative
    if includesRecord {
      let record = drawing.record()
      drawing.picture.record = record.compactJSON
      drawing.picture.alternative = alternative ?? record.alternative
    }
    return drawing
  }
}

/// A finger on a screen, in its points.
struct DrawnTouch {
  /// Where it came down.
  var start: Point
  /// Where it is, or last was.
  var position: Point
  var isDown: Bool
}

/// The course of a state on its screen.
final class ScreenTimeline {
  private let scene: Scene
  private let state: SceneState
  private let scale: Double
  private let resources: any DrawingResources
  private let history: StateHistory
  private let assets = AssetLog()

  init(
    of state: SceneState, in scene: Scene, scale: Double, resources: any DrawingResources
  ) throws(SceneError) {
    self.scene = scene
    self.state = state
    self.scale = scale
    self.resources = resources
    let issues = IssueLog()
    scene.addFonts(
      of: scene.variants[state.variant], to: resources, log: assets, issues: issues)
    let inputs = RenderInputs(
      of: state, in: scene, scale: scale, resources: resources, assets: assets, issues: issues)
    let hasFonts = !issues.hasErrors
    history = ScreenPlayer(inputs).history()
    guard !issues.hasErrors else {
      // What else is wrong with what is seen is told as well, unless it may be for want of a font.
      if hasFonts { _ = ScreenPainter(inputs, at: history.step(at: history.instant)).commands() }
      throw scene.texts.error(issues.withoutRepeats())
    }
  }

  var duration: Double {
    settlingTime + (history.animatesIndefinitely ? StateTimeline.restlessDuration : 0)
  }

  /// From the first gesture until everything that comes to an end has ended, in seconds.
  var settlingTime: Double { max(0, history.end - begin) }

  var animatesIndefinitely: Bool { history.animatesIndefinitely }

  var instant: Double { history.instant - begin }

  /// The first gesture of the state, or the last that gives the screen another size: all pictures
  /// of a timeline have one size.
  private var begin: Double {
    let size = history.step(at: history.instant).screen.size
    let change = history.steps.last { $0.screen.size != size }?.clock
    let sized = history.steps.first { $0.screen.size == size && $0.clock >= change ?? 0 }
    return max(history.start, sized?.clock ?? 0)
  }

  /// The fingers that have touched the screen up to an instant, in order.
  ///
  /// - `seconds`: From the first gesture on.
  /// - `frames`: Of the collections on the screen, by name.
  func touches(at seconds: Double, on frames: [String: Rect]) -> [DrawnTouch] {
    let clock = begin + seconds
    return history.touches.filter { $0.began >= begin - 1e-9 }.compactMap { touch in
      guard let position = touch.position(at: clock),
        let origin = touch.collection.map({ frames[$0]?.origin }) ?? Point.zero
      else { return nil }
      let away = origin - Point.zero
      return DrawnTouch(
        start: touch.start + away, position: position + away, isDown: touch.isDown(at: clock))
    }
  }

  func drawing(
    at seconds: Double, coordinates: PictureSequence.Coordinates
  ) throws(SceneError) -> ComposedState {
    let variant = scene.variants[state.variant]
    let issues = IssueLog()
    let inputs = RenderInputs(
      of: state, in: scene, scale: scale, resources: resources, assets: assets, issues: issues)
    let step = history.step(at: begin + seconds)
    let painter = ScreenPainter(inputs, at: step, coordinates: coordinates)
    let framing = ScreenFraming(
      variant.screen, size: painter.bounds.size, scale: scale, stageFrame: state.stageFrame)
    if let problem = CanvasLimit.problem(size: framing.pictureSize, scale: scale) {
      issues.error(problem, at: scene.location(of: state))
      throw scene.texts.error(issues)
    }
    var drawing = inputs.drawing(
      by: painter, at: step, in: framing,
      title: variant.title.isEmpty ? scene.name : variant.title, state: state.fileName)
    guard !issues.hasErrors else { throw scene.texts.error(issues.withoutRepeats()) }
    drawing.warnings = issues.withoutRepeats().issues
    drawing.assetPaths = assets.paths
    if state.stageFrame != nil {
      drawing.shownPart = Rect(origin: .zero - (framing.origin - .zero), size: framing.pictureSize)
    }
    return drawing
  }
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
    let commands = painter.commands()
    let picture = Picture(
      size: framing.pictureSize, scale: scale, title: "\(title): \(state)",
      language: variant.language,
      commands: framing.commands(around: commands.withoutFarEnds(painter.bounds)))
    return ComposedState(
      picture: picture, title: title, state: state, collections: painter.views,
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

extension RenderInputs {
  fileprivate init(
    of state: SceneState, in scene: Scene, scale: Double, resources: any DrawingResources,
    assets: AssetLog, issues: IssueLog
  ) {
    let variant = scene.variants[state.variant]
    self.init(
      variant: variant, states: variant.chain(of: variant.states[state.index]), scale: scale,
      resources: resources, folder: scene.folder, assets: assets, issues: issues)
  }
}

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
    let nothing = SourceDigest(value: 0)
    var ground = DrawnPart([.background])
    ground.source = LayerDeclaration(
      place: nothing, look: variant.screen.backgroundSource ?? nothing)
    let background = context.part(
      ground, role: "background", frame: bounds, drawing: background(context: context))
    return [background] + context.commands(of: variant.layers, in: bounds)
      + specs.flatMap { details(of: $0, context: context) }
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

  /// The collections in the order of the scene, those that have a place.
  var views: [(name: String, view: CollectionView)] {
    specs.compactMap { spec in collections[spec.name].map { (spec.name, $0.view) } }
  }

  /// The keys of items at the instant that is drawn, by the names of their collections.
  var directories: [String: ItemDirectory] { collections.mapValues(\.directory) }
}
