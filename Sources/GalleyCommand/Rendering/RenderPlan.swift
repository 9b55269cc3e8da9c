import GalleyChecking
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyScenes

/// What is to be drawn: which states of which scenes, in which formats and scales, to which files.
struct RenderPlan: Sendable {
  /// One state of one scene.
  struct Job: Sendable {
    /// The scene's place in the plan.
    var scene: Int
    var state: SceneState
  }

  /// An output format and its file extension.
  struct Format: Sendable {
    var kind: String
    var encoder: any OutputFormat
  }

  let scenes: [Scene]
  let jobs: [Job]
  /// Of the stills; there may be none.
  let formats: [Format]
  /// How courses are drawn; nil where only stills are.
  let animation: AnimationPlan?
  /// Device pixels a point; nil is the scene's own.
  let scales: [Double?]
  /// The folder that holds a folder for each scene.
  let output: String
  /// Turns warnings into errors, or lets them pass.
  let check: @Sendable ([Issue]) throws -> Void

  /// Plans the states that are named, or all where no name is given.
  ///
  /// - Throws: where a state is not there, or two drawings would have the same path.
  init(
    _ scenes: [Scene], states: [String], formats: [Format], animation: AnimationPlan?,
    scales: [Double?], output: String, check: @escaping @Sendable ([Issue]) throws -> Void
  ) throws {
    self.scenes = scenes
    self.formats = formats
    self.animation = animation
    self.scales = scales
    self.output = output
    self.check = check
    jobs = try StateChoice.states(named: states, of: scenes).enumerated()
      .flatMap { scene, states in states.map { Job(scene: scene, state: $0) } }
    var paths: Set<String> = []
    for path in self.paths where !paths.insert(path).inserted {
      throw CommandError("two drawings would be written to '\(path)'; \(cureOfSamePaths)")
    }
  }

  private var cureOfSamePaths: String {
    Set(scenes.map(\.name)).count == scenes.count
      ? "name each format and each scale once" : "give the scenes different file names"
  }

  /// The number of files of a run in which all goes well and something moves in every state.
  var fileCount: Int { jobs.count * scales.count * kinds.count }

  private var kinds: [String] {
    formats.map(\.kind) + (animation?.formats.map(\.kind) ?? [])
  }

  private var paths: [String] {
    jobs.flatMap { job in
      scales.flatMap { scale in kinds.map { path(of: job, scale: scale, kind: $0) } }
    }
  }

  /// `<output>/<scene>/<state>[@<scale>x].<kind>`, with the scale only where there are several.
  func path(of job: Job, scale: Double?, kind: String) -> String {
    let suffix = scales.count > 1 ? scale.map { "@\($0.shortest)x" } ?? "" : ""
    let folder = FilePath.join(output, scenes[job.scene].name)
    return FilePath.join(folder, "\(job.state.fileName)\(suffix).\(kind)")
  }

  /// What one job gave.
  struct Drawn: Sendable {
    var tally = RenderTally()
    var warnings: [String] = []
  }

  /// Draws one state in all scales and formats.
  func draw(
    _ job: Job, with renderer: Renderer, to sink: any FileSink, sharing memory: MemoryShares
  ) throws -> Drawn {
    var drawing = StateDrawing(job, of: self, with: renderer, to: sink, sharing: memory)
    for scale in scales { try drawing.draw(scale: scale) }
    return drawing.drawn
  }
}
