internal import GalleyComparison
internal import GalleyNotation
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
  /// Those that cannot be checked, by name; only the first of several shards tells them.
  package let unread: [UnreadScene]
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
  /// - Parameter unread: scenes of the suite that could not be read; those that ask for what there
  ///   is not are added to them.
  /// - Throws: where the command line asks for what there is not, or two states have one reference.
  package init(
    _ readScenes: [Scene], unread: [UnreadScene] = [], options: SuiteOptions
  ) throws(CheckingError) {
    self.options = options
    let states = try StateChoice.states(
      named: options.states, of: readScenes, areAll: unread.isEmpty)
    var (all, scenes): ([Job], [Scene]) = ([], [])
    var unread = unread
    for (scene, states) in zip(readScenes, states) {
      do {
        all += try states.flatMap { state in
          let job = try Self.job(state, of: scene, number: scenes.count, options)
          return [job] + (options.course.map { [job.moving(at: $0, of: scene)] } ?? [])
        }
        scenes.append(scene)
      } catch let error as SceneError {
        unread.append(UnreadScene(name: scene.name, error: error))
      } catch {
        throw CheckingError("\(error)")
      }
    }
    self.scenes = scenes
    self.unread = unread.sorted { $0.name < $1.name }
    pictures = scenes.indices.map { scene in all.filter { $0.scene == scene }.map(\.path) }
    metric = Self.metric(of: all)
    try Self.checkPaths(of: all, unread)
    let sorted = all.sorted { $0.path < $1.path }
    suite = Self.digest(sorted, scenes, unread, options)
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

  /// - Throws: where two states have one reference, or a scene can have none.
  private static func checkPaths(
    of jobs: [Job], _ unread: [UnreadScene]
  ) throws(CheckingError) {
    var seen: Set<String> = []
    if let path = (jobs.map(\.path) + unread.map(\.name)).first(where: { !seen.insert($0).inserted }
    ) {
      throw CheckingError(
        "two states have the reference '\(path)'; give the scenes different file names")
    }
    let paths = jobs.map(\.path) + unread.map { "\($0.name)/state.png" }
    if let path = paths.first(where: { !ResultsFolder.isInside($0) }) {
      throw CheckingError(
        "the scene '\(FilePath.folder(of: path))' can have no references; give it a file name that"
          + " does not begin with a dot")
    }
  }

  private static func digest(
    _ jobs: [Job], _ scenes: [Scene], _ unread: [UnreadScene], _ options: SuiteOptions
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
    let missing = unread.map(\.name)
    return FileDigest(of: (sources + ways + missing + [scale]).joined(separator: "\n"))
  }
}
