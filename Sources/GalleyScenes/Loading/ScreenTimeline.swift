internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// The course of a state on its screen.
final class ScreenTimeline: Course {
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

  var gesturesEnd: Double { max(0, history.gesturesEnd - begin) }

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
