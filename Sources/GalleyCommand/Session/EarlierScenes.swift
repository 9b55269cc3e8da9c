import GalleyChecking
import GalleyRendering
import GalleyRuns
import GalleyScenes

/// The scenes of a revision of git that a check compares with.
struct EarlierScenes {
  /// Those that cannot be read or drawn, with places in the revision.
  let unread: [UnreadableScene]
  private let files: RevisionFiles
  private let plan: SuitePlan
  private let reader: SceneFiles
  private let options: SceneOptions

  /// Reads the scenes of the revision that lie where some inputs do; nobody is told any more what
  /// is doubtful in them.
  init(
    of revision: String, for inputs: [String], _ sceneOptions: SceneOptions,
    _ suiteOptions: SuiteOptions, in session: Session
  ) throws {
    let files = try RevisionFiles(
      of: revision, for: inputs, isWhole: sceneOptions.reading.allowOutside)
    var (session, options, suite) = (session, sceneOptions, suiteOptions)
    session.console = .silent
    options.strict = false
    suite.warningRule = options.warningRule
    // States are looked for by name, and shards cut, among those that are drawn now.
    (suite.states, suite.shard) = ([], nil)
    let earlierInputs = files.inputs(for: inputs)
    reader = try SceneFiles(options, named: earlierInputs, in: session)
    let (scenes, unread) = try reader.readable(atPaths: files.scenes(named: earlierInputs))
    do throws(RunError) {
      plan = try SuitePlan(scenes, unread: unread, options: suite)
    } catch {
      throw RunError("at \(revision), \(files.words(error.description))")
    }
    self.unread = plan.unread.map {
      UnreadableScene(name: $0.name, error: files.error($0.error))
    }
    (self.files, self.options) = (files, options)
  }

  /// Draws what a check compares with.
  func references(
    for current: SuitePlan, cache: RenderCache, threads: Int, in session: Session
  ) throws -> ReferenceFolder {
    let drawing = try RevisionDrawing(
      plan, for: current, of: files, cache: cache,
      makeRenderer: { [options] in try options.makeRenderer() })
    return try ProgressLine.during(drawing.jobCount, on: session.console) { progress in
      try drawing.references(threads: threads, renderer: reader.renderer, progress: progress)
    }
  }
}
