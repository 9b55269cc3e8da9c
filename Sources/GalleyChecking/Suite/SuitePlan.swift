package import GalleyComparison
internal import GalleyGeometry
internal import GalleyNotation
package import GalleyRendering
package import GalleyRuns
package import GalleyScenes

/// The plan of a check: the states of scenes, and their references.
package struct SuitePlan: Sendable {
  /// The reference of a drawing, and how they are compared.
  package struct Reference: Sendable {
    /// The form in which a state is compared.
    package enum Form: Sendable {
      case still(any OutputFormat)
      case animation(AnimationTiming)
    }

    /// Below the folder of references.
    package var path: String
    /// Device pixels a point; nil for the scene's own.
    package var scale: Double?
    package var form: Form
    package var tolerances: Tolerances
    package var masks: [CheckSpec.Mask]
    /// What people call it: its state, with the extension where that tells it from others.
    package var name: String

    /// The reference of the state's course.
    fileprivate func moving(at timing: AnimationTiming) -> Reference {
      var reference = self
      reference.form = .animation(timing)
      reference.path = String(path.dropLast(4)) + PictureName.animationSuffix
      reference.name = PictureName.name(of: reference.path)
      return reference
    }
  }

  package typealias Job = DrawingPlan<Reference>.Job

  /// Those of the shard that is asked for.
  private(set) var drawings: DrawingPlan<Reference>
  /// Those that cannot be checked, by name; only the first of several shards tells them.
  package let unread: [UnreadableScene]
  package let options: SuiteOptions
  /// Names the suite: what is drawn from which sources, and how it is compared.
  package let suite: FileDigest
  /// The references of each scene's states, those of other shards included.
  package let pictures: [[String]]
  /// All states of the scenes, those included that are not asked for, such as `ring/first`.
  let states: Set<String>
  /// How pixels are compared: a kind, or those of different states with commas between.
  package let metric: String

  /// Plans the states that are named, or all where no name is given.
  ///
  /// - `unread`: scenes of the suite that could not be read; those that ask for what there is not
  ///   are added to them.
  ///
  /// Throws where the command line asks for what there is not, or two states have one reference.
  package init(
    _ readScenes: [Scene], unread: [UnreadableScene] = [], options: SuiteOptions
  ) throws(RunError) {
    self.options = options
    guard Set(options.scales).count == options.scales.count else {
      throw RunError("a scale is named twice; name each once")
    }
    var drawings = try DrawingPlan(
      readScenes, states: options.states, areAll: unread.isEmpty
    ) { state, scene in
      try options.scales.flatMap { scale in
        let stills = try Self.references(of: state, in: scene, at: scale, options)
        return stills
          + (options.animation.flatMap { stills.first?.moving(at: $0) }.map { [$0] } ?? [])
      }
    }
    let refused = drawings.refused.map { UnreadableScene(name: $0.scene.name, error: $0.error) }
    self.unread = (unread + refused).sorted { $0.name < $1.name }
    let (scenes, all) = (drawings.scenes, drawings.jobs)
    pictures = scenes.indices.map { scene in
      all.filter { $0.scene == scene }.map(\.task.path)
    }
    states = Set(
      scenes.flatMap { scene in
        scene.states.map { PictureName.state(of: "\(scene.name)/\($0.fileName).png") }
      })
    metric = Self.metric(of: all)
    try Self.checkPaths(of: all, self.unread)
    let sorted = all.sorted { $0.task.path < $1.task.path }
    suite = Self.digest(sorted, scenes, self.unread, options)
    if let shard = options.shard {
      let places = zip(sorted.map(\.task.path), 0...).filter { shard.contains(place: $0.1) }
      let part = Set(places.map(\.0))
      drawings.keepJobs { part.contains($0.task.path) }
    }
    self.drawings = drawings
  }

  /// Whether references that no state draws are told: of some states nobody knows which these are,
  /// and of several shards only the first tells them.
  var tellsObsolete: Bool { options.states.isEmpty && options.shard.map { $0.number == 1 } ?? true }

  /// Leaves drawings to others; the scenes stay.
  mutating func keepJobs(where isKept: (Job) -> Bool) { drawings.keepJobs(where: isKept) }

  /// The warnings about references that are one on a Mac.
  package var lookalikes: [String] {
    (pictures.joined() + unread.map(\.name)).lookalikeWarnings
  }

  package var scenes: [Scene] { drawings.scenes }
  package var jobs: [Job] { drawings.jobs }

  private static func metric(of jobs: [Job]) -> String {
    var kinds: [String] = []
    for job in jobs where !kinds.contains(job.task.tolerances.rasterKind) {
      kinds.append(job.task.tolerances.rasterKind)
    }
    return kinds.isEmpty ? ExactMetric.kind : kinds.joined(separator: ", ")
  }

  /// The references of a state at one scale: one for each format.
  private static func references(
    of state: SceneState, in scene: Scene, at scale: Double?, _ options: SuiteOptions
  ) throws -> [Reference] {
    let said = scene.check(of: state)
    let spec = options.check.overlaid(by: said)
    let tolerances: Tolerances
    do {
      tolerances = Tolerances(
        layout: spec.layoutTolerance ?? 0, color: spec.colorTolerance ?? 0,
        size: spec.sizeTolerance ?? 0, holdsNames: spec.holdsNames ?? false,
        raster: try options.metrics.metric(
          spec.metric ?? ExactMetric.kind, options: spec.tolerance))
    } catch {
      guard let location = said.location else { throw RunError(error.description) }
      throw scene.error(error.description, at: location)
    }
    let suffix = PictureName.suffix(ofScale: scale, among: options.scales)
    return try (spec.formats.isEmpty ? [.png] : spec.formats).map { kind in
      guard let format = options.formats[kind.rawValue] else {
        throw RunError("there is no format '\(kind.rawValue)' to draw '\(scene.name)' in")
      }
      let path = "\(scene.name)/\(state.fileName)\(suffix).\(kind.rawValue)"
      let isPlain = spec.formats.count < 2 || kind == .png
      return Reference(
        path: path, scale: scale, form: .still(format.init(options: FormatOptions())),
        tolerances: tolerances, masks: spec.masks,
        name: isPlain ? PictureName.name(of: path) : FilePath.name(of: path))
    }
  }

  /// - Throws: where two states have one reference, or a scene can have none.
  private static func checkPaths(
    of jobs: [Job], _ unread: [UnreadableScene]
  ) throws(RunError) {
    if let path = (jobs.map(\.task.path) + unread.map(\.name)).firstDouble {
      throw RunError(
        "two states have the reference '\(path)'; give the scenes different file names")
    }
    let paths = jobs.map(\.task.path) + unread.map { "\($0.name)/state.png" }
    if let path = paths.first(where: { !ResultsFolder.isInside($0) }) {
      throw RunError(
        "the scene '\(FilePath.folder(of: path))' can have no references; give it a file name that"
          + " does not begin with a dot")
    }
  }

  private static func digest(
    _ jobs: [Job], _ scenes: [Scene], _ unread: [UnreadableScene], _ options: SuiteOptions
  ) -> FileDigest {
    let sources = scenes.sorted { $0.name < $1.name }.map { scene in
      scene.name + scene.sources.map { FileDigest(of: $0.text).description }.joined()
    }
    let ways = jobs.map { job in
      let check = options.check.overlaid(by: scenes[job.scene].check(of: job.state))
      let tolerance = check.tolerance.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let tolerances = job.task.tolerances
      let timing = if case .animation(let timing) = job.task.form { " \(timing)" } else { "" }
      return "\(job.task.path) \(tolerances.rasterKind) \(tolerance) \(tolerances.layout)"
        + " \(tolerances.color) \(tolerances.size)\(tolerances.holdsNames ? " names" : "")"
        + " \(check.masks)\(timing)"
    }
    let scale = options.scales.map { scale in scale.map { "\($0)" } ?? "-" }.joined(separator: ",")
    let missing = unread.map(\.name)
    return FileDigest(of: (sources + ways + missing + [scale]).joined(separator: "\n"))
  }
}

/// The options of checking a suite.
package struct SuiteOptions: Sendable {
  /// Only the states of these names; all where there is none.
  package var states: [String] = []
  package var shard: Shard?
  /// Device pixels a point, each of which has references of its own; nil for the scene's own.
  package var scales: [Double?] = [nil]
  /// How courses are drawn; nil where only stills are checked.
  package var animation: AnimationTiming?
  /// The settings that hold where scenes say nothing.
  package var check = CheckSpec()
  /// Whether the scenes are all whose references lie in the folder, as where a folder of scenes is
  /// checked; else only the folders of the scenes themselves are looked through for obsolete ones.
  package var coversReferences = true
  package var warningRule = WarningRule(isStrict: false)
  package var metrics = MetricCatalog.standard
  package var formats = FormatCatalog.standard

  package init() {}
}

extension UnreadableScene {
  /// The failed entry of the scene as a whole.
  var entry: Manifest.Entry {
    Manifest.Entry(
      StateOutcome(
        scene: name, state: "", status: .failed, path: name,
        source: error.place?.fromHere, message: error.description))
  }
}

extension SceneError {
  /// Where the first error is.
  var place: SourceLocation? {
    (issues.first { $0.severity == .error } ?? issues.first)?.location
  }
}

extension SourceLocation {
  /// The place with a path that holds in another checkout.
  var fromHere: SourceLocation {
    SourceLocation(file: FilePath.fromHere(file), line: line, column: column)
  }
}
