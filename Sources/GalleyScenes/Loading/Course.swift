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
    let variant = scene.variants[state.variant]
    scene.addFonts(of: variant, to: resources, log: assets, issues: issues)
    timeline = ScreenStage(
      variant: variant, state: variant.states[state.index], scale: scale, resources: resources,
      folder: scene.folder, assets: assets, issues: issues
    ).timeline()
    guard !issues.hasErrors else { throw scene.texts.error(issues.withoutRepeats()) }
  }

  /// How long the course of something that never comes to rest goes on after all else has.
  public static let restlessDuration = 2.0

  /// The time in seconds from the first gesture until everything that comes to an end has ended;
  /// two seconds more where something moves for ever. Zero where nothing moves.
  public var duration: Double {
    max(0, timeline.end - begin) + (timeline.isRestless ? Self.restlessDuration : 0)
  }

  /// Whether something moves for ever at the end.
  public var isRestless: Bool { timeline.isRestless }

  /// When the state itself is drawn, in seconds from the first gesture.
  public var instant: Double { timeline.instant - begin }

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
    let spec = variant.states[state.index]
    let issues = IssueLog()
    let stage = ScreenStage(
      variant: variant, state: spec, scale: scale, resources: resources, folder: scene.folder,
      assets: assets, issues: issues, coordinates: coordinates)
    let step = timeline.step(at: begin + seconds)
    stage.show(step)
    if let problem = CanvasLimit.problem(size: stage.bounds.size, scale: scale) {
      issues.error(problem, at: spec.location)
      throw scene.texts.error(issues)
    }
    let parts = stage.drawn()
    guard !issues.hasErrors else { throw scene.texts.error(issues.withoutRepeats()) }
    let commands = DisplayListMaker(ids: variant.partIDs).commands(of: parts)
    let title = variant.title.isEmpty ? scene.name : variant.title
    var drawing = Drawing(
      picture: Picture(
        size: stage.bounds.size, scale: scale, title: "\(title): \(state.fileName)",
        language: variant.language, commands: commands),
      title: title, state: state.fileName, collections: stage.views,
      warnings: issues.withoutRepeats().issues, parts: parts, assets: scene.folder,
      told: variant.told(on: step.screen),
      directories: stage.directories)
    drawing.assetPaths = assets.paths
    if includesRecord { drawing.picture.record = drawing.record().compactJSON }
    return drawing
  }
}
