internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords

/// The course of a figure: of its screens, cropped, measured and pointed out.
///
/// What is measured and pointed at is where it is when the figure's state is drawn, in all frames.
final class FigureTimeline: Course {
  private let figure: FigureSpec
  private let state: SceneState
  private let scene: Scene
  private let scale: Double
  private let resources: any DrawingResources
  /// By the numbers of the scene's states.
  private let screens: [Int: ScreenTimeline]
  /// Made where the first picture is.
  private var layout: FigureLayout?
  private var warnings: [Issue] = []

  init(
    of figure: FigureSpec, as state: SceneState, in scene: Scene, scale: Double,
    resources: any DrawingResources
  ) throws(SceneError) {
    self.figure = figure
    self.state = state
    self.scene = scene
    self.scale = scale
    self.resources = resources
    var screens: [Int: ScreenTimeline] = [:]
    for number in figure.panels.compactMap(\.state) where screens[number] == nil {
      screens[number] = try ScreenTimeline(
        of: SceneState(
          name: scene.variants[state.variant].states[number].name, fileName: state.fileName,
          variant: state.variant, index: number),
        in: scene, scale: scale, resources: resources)
    }
    self.screens = screens
  }

  /// The screen that moves: that of the only panel, unless it shows an instant.
  private var movingScreen: ScreenTimeline? {
    guard figure.panels.count == 1, let panel = figure.panels.first, panel.instant == nil else {
      return nil
    }
    return panel.state.flatMap { screens[$0] }
  }

  var duration: Double { movingScreen?.duration ?? 0 }

  var animatesIndefinitely: Bool { movingScreen?.animatesIndefinitely ?? false }

  var instant: Double { movingScreen?.instant ?? 0 }
  var gesturesEnd: Double { movingScreen?.gesturesEnd ?? 0 }

  func drawing(
    at seconds: Double, coordinates: PictureSequence.Coordinates
  ) throws(SceneError) -> ComposedState {
    let layout = if let layout { layout } else { try arranged() }
    var panels: [ComposedState] = []
    for panel in figure.panels {
      panels.append(
        try drawing(
          of: panel, at: movingScreen == nil ? nil : seconds, coordinates: coordinates))
    }
    if let problem = CanvasLimit.problem(size: layout.size, scale: scale) {
      throw scene.error(problem, in: state)
    }
    return composed(panels, in: layout)
  }

  /// A screen of the figure.
  ///
  /// - `seconds`: From the first gesture on; nil for the panel's own instant.
  private func drawing(
    of panel: FigureSpec.Panel, at seconds: Double?,
    coordinates: PictureSequence.Coordinates = .screen
  ) throws(SceneError) -> ComposedState {
    guard let screen = panel.state.flatMap({ screens[$0] }) else {
      throw scene.error("this figure shows no state; name one with 'of'", at: figure.location)
    }
    let seconds = seconds ?? instant(of: panel, on: screen)
    var drawing = try screen.drawing(at: seconds, coordinates: coordinates)
    if figure.options.showsTouches {
      drawing.picture.commands += touches(on: drawing, of: screen, at: seconds)
    }
    return drawing
  }

  private func touches(
    on drawing: ComposedState, of screen: ScreenTimeline, at seconds: Double
  ) -> [DrawCommand] {
    let frames = drawing.record().collections.map { ($0.collection, $0.frame ?? .zero) }
    let touches = screen.touches(
      at: seconds, on: Dictionary(frames) { first, _ in first })
    guard !touches.isEmpty else { return [] }
    let painter = TouchDrawing(color: scene.variants[state.variant].palette.tint)
    return [
      .group(
        Group(
          name: GroupName(id: "touches", classes: ["touches"]),
          transform: .translation(drawing.screen.origin - .zero),
          children: touches.flatMap(painter.commands)))
    ]
  }

  private func instant(of panel: FigureSpec.Panel, on screen: ScreenTimeline) -> Double {
    switch panel.instant {
    case nil: screen.instant
    case .settled: screen.settlingTime
    case .seconds(let seconds): min(seconds, screen.duration)
    case .fraction(let fraction): screen.settlingTime * fraction
    }
  }

  private func arranged() throws(SceneError) -> FigureLayout {
    let variant = scene.variants[state.variant]
    let issues = IssueLog()
    let style = FigureStyle(
      palette: variant.palette, family: variant.fontFamily, language: variant.language,
      type: variant.screen.type, resources: resources, issues: issues)
    let composer = FigureComposer(
      figure: figure, style: style, grid: PixelGrid(scale: scale),
      direction: variant.screen.direction)
    var drawn: [FigureComposer.Screen] = []
    for panel in figure.panels {
      let record = try drawing(of: panel, at: nil).record()
      drawn.append(
        .init(record: record, state: panel.state.map { variant.states[$0].name } ?? ""))
    }
    guard let layout = composer.layout(of: drawn), !issues.hasErrors else {
      throw scene.texts.error(issues.withoutRepeats())
    }
    warnings = issues.withoutRepeats().issues
    self.layout = layout
    return layout
  }

  private func composed(_ panels: [ComposedState], in layout: FigureLayout) -> ComposedState {
    let variant = scene.variants[state.variant]
    let title = variant.title.isEmpty ? scene.name : variant.title
    let commands = layout.commands(of: panels.map(\.picture.commands))
    let bounds = Rect(origin: .zero, size: layout.size)
    let picture = Picture(
      size: layout.size, scale: scale, title: "\(title): \(state.fileName)",
      language: variant.language, commands: commands.withoutFarEnds(bounds))
    var drawing = ComposedState(
      picture: picture, title: title, state: state.fileName, collections: [],
      warnings: (panels.flatMap(\.warnings) + warnings).withoutDoubles, commands: layout.overlays,
      assets: scene.folder, recordedOptions: panels.first?.recordedOptions ?? [],
      stateSource: panels.map(\.stateSource).reduce(figure.source) { $0.combined(with: $1) },
      directories: [:], screen: bounds)
    drawing.panels = layout.views.filter(\.isRecorded).map { view in
      (panels[view.panel].removingContent(of: view.hidden), view)
    }
    drawing.assetPaths = Set(panels.flatMap(\.assetPaths)).sorted()
    return drawing
  }
}
