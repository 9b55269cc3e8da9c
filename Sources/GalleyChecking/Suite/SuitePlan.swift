internal import GalleyComparison
internal import GalleyLayouts
package import GalleyRendering
package import GalleyScenes

/// What is to be checked: which states of which scenes, how, and against which references.
package struct SuitePlan: Sendable {
  /// One state of one scene.
  package struct Job: Sendable {
    /// The scene's place in the plan.
    package var scene: Int
    package var state: SceneState
    /// Below the folder of references.
    package var path: String
    package var format: any OutputFormat
    package var gates: Gates
    package var masks: [CheckSpec.Mask]
    /// How the state's course is drawn where that is checked; nil where the still is.
    package var course: CoursePace?

    /// The job of the state's course.
    fileprivate func moving(at pace: CoursePace, of scene: Scene) -> Job {
      var job = self
      job.course = pace
      job.path = "\(scene.name)/\(state.fileName)\(PictureName.courseSuffix)"
      return job
    }
  }

  package let scenes: [Scene]
  /// Those of the shard that is asked for.
  package let jobs: [Job]
  package let options: SuiteOptions
  /// Names the suite: what is drawn from which sources, and how it is compared.
  package let suite: FileDigest
  /// The references of each scene's states, those of other shards included.
  package let pictures: [[String]]
  /// How pixels are compared: a kind, or those of different states with commas between.
  package let metric: String

  /// Plans the states that are named, or all where no name is given.
  ///
  /// - Throws: `SceneError` where a scene asks for what there is not, `CheckingError` where the
  ///   command line does, or two states have one reference.
  package init(_ scenes: [Scene], options: SuiteOptions) throws {
    self.scenes = scenes
    self.options = options
    let states = try StateChoice.states(named: options.states, of: scenes)
    var all: [Job] = []
    for (number, scene) in scenes.enumerated() {
      for state in states[number] {
        let job = try Self.job(state, of: scene, number: number, options)
        all.append(job)
        if let pace = options.course { all.append(job.moving(at: pace, of: scene)) }
      }
    }
    pictures = scenes.indices.map { scene in all.filter { $0.scene == scene }.map(\.path) }
    metric = Self.metric(of: all)
    guard Set(all.map(\.path)).count == all.count else { throw Self.samePaths(all) }
    if let job = all.first(where: { !ResultsFolder.isInside($0.path) }) {
      throw CheckingError(
        "the scene '\(scenes[job.scene].name)' can have no references; give it a file name that"
          + " does not begin with a dot")
    }
    let sorted = all.sorted { $0.path < $1.path }
    suite = Self.digest(sorted, scenes, options)
    guard let shard = options.shard else {
      jobs = all
      return
    }
    let part = Set(
      sorted.enumerated().filter { shard.contains(place: $0.offset) }.map(\.element.path))
    jobs = all.filter { part.contains($0.path) }
  }

  private static func metric(of jobs: [Job]) -> String {
    var kinds: [String] = []
    for job in jobs where !kinds.contains(job.gates.rasterKind) {
      kinds.append(job.gates.rasterKind)
    }
    return kinds.isEmpty ? ExactMetric.kind : kinds.joined(separator: ", ")
  }

  private static func job(
    _ state: SceneState, of scene: Scene, number: Int, _ options: SuiteOptions
  ) throws -> Job {
    let said = scene.check(of: state)
    let spec = options.check.overlaid(by: said)
    let kind = (spec.format ?? .png).rawValue
    guard let format = options.formats[kind] else {
      throw CheckingError("there is no format '\(kind)' to draw '\(scene.name)' in")
    }
    do {
      let gates = Gates(
        layout: spec.layoutTolerance ?? 0, color: spec.colorTolerance ?? 0,
        raster: try options.metrics.metric(
          spec.metric ?? ExactMetric.kind, options: spec.tolerance))
      return Job(
        scene: number, state: state, path: "\(scene.name)/\(state.fileName).\(kind)",
        format: format.init(options: FormatOptions()), gates: gates, masks: spec.masks)
    } catch {
      guard let location = said.location else { throw CheckingError(error.description) }
      throw scene.error(error.description, at: location)
    }
  }

  private static func samePaths(_ jobs: [Job]) -> CheckingError {
    var seen: Set<String> = []
    let path = jobs.first { !seen.insert($0.path).inserted }?.path ?? ""
    return CheckingError(
      "two states have the reference '\(path)'; give the scenes different file names")
  }

  private static func digest(
    _ jobs: [Job], _ scenes: [Scene], _ options: SuiteOptions
  ) -> FileDigest {
    let sources = scenes.sorted { $0.name < $1.name }.map { scene in
      scene.name + scene.sources.map { FileDigest(of: $0.text).description }.joined()
    }
    let ways = jobs.map { job in
      let check = options.check.overlaid(by: scenes[job.scene].check(of: job.state))
      let tolerance = check.tolerance.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(job.path) \(job.gates.rasterKind) \(tolerance) \(job.gates.layout)"
        + " \(job.gates.color) \(check.masks)" + (job.course.map { " \($0)" } ?? "")
    }
    let scale = options.scale.map { "\($0)" } ?? "-"
    return FileDigest(of: ((sources + ways) + [scale]).joined(separator: "\n"))
  }
}
