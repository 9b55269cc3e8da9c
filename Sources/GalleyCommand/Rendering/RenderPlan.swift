import GalleyGeometry
import GalleyGraphics
import GalleyLayouts
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
  let formats: [Format]
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
    _ scenes: [Scene], states: [String], formats: [Format], scales: [Double?], output: String,
    check: @escaping @Sendable ([Issue]) throws -> Void
  ) throws {
    self.scenes = scenes
    self.formats = formats
    self.scales = scales
    self.output = output
    self.check = check
    jobs = try StateChoice.states(named: states, of: scenes).enumerated()
      .flatMap { scene, states in states.map { Job(scene: scene, state: $0) } }
    var paths: Set<String> = []
    for path in self.paths where !paths.insert(path).inserted {
      throw CommandError(
        "two drawings would be written to '\(path)'; give the scenes different file names")
    }
  }

  /// The number of files of a run in which all goes well.
  var fileCount: Int { jobs.count * scales.count * formats.count }

  private var paths: [String] {
    jobs.flatMap { job in
      scales.flatMap { scale in formats.map { path(of: job, scale: scale, kind: $0.kind) } }
    }
  }

  /// `<output>/<scene>/<state>[@<scale>x].<kind>`, with the scale only where there are several.
  private func path(of job: Job, scale: Double?, kind: String) -> String {
    let suffix = scales.count > 1 ? scale.map { "@\($0.shortest)x" } ?? "" : ""
    let folder = FilePath.join(output, scenes[job.scene].name)
    return FilePath.join(folder, "\(job.state.fileName)\(suffix).\(kind)")
  }

  /// What one job gives.
  struct Drawn: Sendable {
    var files: [OutputFile] = []
    var warnings: [String] = []
  }

  /// Draws one state in all scales and formats.
  func draw(_ job: Job, with renderer: Renderer) throws -> Drawn {
    var drawn = Drawn()
    for scale in scales {
      let drawing = try scenes[job.scene].picture(of: job.state, scale: scale, resources: renderer)
      try check(drawing.warnings)
      drawn.warnings = drawing.warnings.map(\.description)
      for format in formats {
        drawn.files.append(
          OutputFile(
            path: path(of: job, scale: scale, kind: format.kind),
            bytes: try format.encoder.encode(drawing.picture, with: renderer)))
      }
    }
    return drawn
  }
}
