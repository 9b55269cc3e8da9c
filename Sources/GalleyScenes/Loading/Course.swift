internal import GalleyGeometry
public import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords

/// All instants of a state from its first gesture on, drawn when they are asked for.
///
/// One course serves one thread at a time, as do the resources that it measures with.
public final class Course {
  private let scene: Scene
  private let state: SceneState
  private let scale: Double
  private let resources: any DrawingResources
  private let timeline: Timeline
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
    let setting = ScreenSetting(
      of: state, in: scene, scale: scale, resources: resources, assets: assets, issues: issues)
    let hasFonts = !issues.hasErrors
    timeline = ScreenPlayer(setting).timeline()
    guard !issues.hasErrors else {
      // What else is wrong with what is seen is told as well, unless it may be for want of a font.
      if hasFonts { _ = ScreenPainter(setting, at: timeline.step(at: timeline.instant)).drawn() }
      throw scene.texts.error(issues.withoutRepeats())
    }
  }

  /// How long the course of something that never comes to rest goes on after all else has.
  package static let restlessDuration = 2.0

  /// The time in seconds from the first gesture until everything that comes to an end has ended;
  /// two seconds more where something moves for ever. Zero where nothing moves.
  public var duration: Double {
    max(0, timeline.end - begin) + (timeline.isRestless ? Self.restlessDuration : 0)
  }

  /// Whether something moves for ever at the end.
  package var isRestless: Bool { timeline.isRestless }

  /// When the state itself is drawn, in seconds from the first gesture.
  package var instant: Double { timeline.instant - begin }

  /// The first gesture of the state, or the last that gives the screen another size: all pictures
  /// of a course have one size.
  private var begin: Double {
    let size = timeline.step(at: timeline.instant).screen.size
    let change = timeline.steps.last { $0.screen.size != size }?.clock
    let sized = timeline.steps.first { $0.screen.size == size && $0.clock >= change ?? 0 }
    return max(timeline.start, sized?.clock ?? 0)
  }

  /// Draws an instant to a display list.
  ///
  /// - Parameters:
  ///   - seconds: From the first gesture on.
  ///   - includesRecord: Whether the picture carries its layout record.
  /// - Throws: `SceneError` with everything that is wrong, each at its place in the scene.
  public func drawing(
    at seconds: Double, coordinates: PictureSequence.Coordinates = .screen,
    includesRecord: Bool = true
  ) throws(SceneError) -> Drawing {
    let variant = scene.variants[state.variant]
    let issues = IssueLog()
    let setting = ScreenSetting(
      of: state, in: scene, scale: scale, resources: resources, assets: assets, issues: issues)
    let step = timeline.step(at: begin + seconds)
    let painter = ScreenPainter(setting, at: step, coordinates: coordinates)
    let framing = ScreenFraming(variant.screen, size: painter.bounds.size, scale: scale)
    if let problem = CanvasLimit.problem(size: framing.pictureSize, scale: scale) {
      issues.error(problem, at: scene.location(of: state))
      throw scene.texts.error(issues)
    }
    let parts = painter.drawn()
    guard !issues.hasErrors else { throw scene.texts.error(issues.withoutRepeats()) }
    let title = variant.title.isEmpty ? scene.name : variant.title
    let commands = DisplayListMaker(ids: variant.partIDs, visible: painter.bounds)
      .commands(of: parts)
    let picture = Picture(
      size: framing.pictureSize, scale: scale, title: "\(title): \(state.fileName)",
      language: variant.language, commands: framing.commands(around: commands))
    var drawing = Drawing(
      picture: picture, title: title, state: state.fileName, collections: painter.views,
      warnings: issues.withoutRepeats().issues, parts: parts, assets: scene.folder,
      told: variant.told(on: step.screen),
      stateSource: variant.source(of: variant.states[state.index]),
      directories: painter.directories,
      screen: Rect(origin: framing.origin, size: painter.bounds.size))
    drawing.assetPaths = assets.paths
    if includesRecord { drawing.picture.record = drawing.record().compactJSON }
    return drawing
  }
}

extension ScreenSetting {
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
