import ArgumentParser
import GalleyChecking
import GalleyComparison
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley check`: whether states are still drawn as their references have them.
struct CheckCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "check",
    abstract: "Draws the states of scenes and compares them with references.",
    discussion: """
      The reference of a state is <references>/<scene>/<state>.png, or .svg where the scene says \
      so. References are never written; `galley approve` does that. What differs is kept in the \
      folder of results, with a report to look at; the results of the check before go.

      A state is same, changed, new (it never had a reference), missing (its reference is gone), \
      renamed (its reference has another name, which the state or its scene had), or failed; a \
      reference that no state draws is obsolete. Whole folders of scenes, without --state, \
      tell obsolete references everywhere, scene files only in the folders of those scenes.

      A state that is drawn the same, and of which only ids or groups around layers are others, is \
      the same: its names are told, and approved with the rest; with --strict-names they count.

      Options hold where a scene does not say otherwise under `check:`.

      Exits with 0 where all states are the same, 1 where one is not, and 2 where one failed. A \
      scene that cannot be read fails as a whole, and the others are checked. Obsolete references \
      are told; with --strict they count as differences.

      Check all scenes of a folder:
        galley check samples --references references

      Let items be half a point off, and pixels differ by what no eye sees:
        galley check samples --references references --layout-tolerance 0.5 --metric perceptual

      Check what moves, too, frame by frame:
        galley check samples --references references --animate

      Check the second of five parts, on one of five machines:
        galley check samples --references references --shard 2/5 --results part-2

      See what the work since the last commit changes, without any references:
        galley check samples --against HEAD
      """)

  @Argument(help: "Scene files, or folders with *.yaml in them.", completion: .scenes)
  var inputs: [String]

  @Option(help: "The folder of references.", completion: .directory)
  var references: String?

  @Option(
    help: """
      In place of references: a revision of git, such as HEAD or main; its scenes are drawn, in a \
      temporary folder, and compared with.
      """)
  var against: String?

  @Option(help: "The folder for what differs.", completion: .directory)
  var results = ".galley"

  @Option(
    name: .customLong("state"), help: "Only this state, by its name; may be repeated.",
    completion: .states)
  var states: [String] = []

  @Option(
    help: "Only a part of the states, such as 2/5; `galley merge-reports` joins the parts.",
    transform: Shard.init(argument:))
  var shard: Shard?

  @Option(
    help: """
      Device pixels a point, with commas between, as `galley render` was told; by default what the \
      device has.
      """)
  var scale: CommaSeparated<Double>?

  @OptionGroup(title: "Tolerances") var tolerances: ToleranceOptions

  @OptionGroup(title: "Animations") var courses: AnimationCheckOptions

  @Option(name: .shortAndLong, help: "Threads to draw with; by default one a processor.")
  var jobs: Int?

  @Flag(
    help: """
      Draw all states; otherwise one whose reference is known to hold what would be drawn is not \
      drawn, but for one in fifty.
      """)
  var redraw = false

  @Flag(help: "Warn of texts that hardly stand out from what is drawn behind them (WCAG 2.2, AA).")
  var contrast = false

  @Flag(help: "Tell how long drawing, encoding, decoding and comparing took in all threads.")
  var timings = false

  @OptionGroup(title: "Reports") var reports: ReportOptions

  @OptionGroup var sceneOptions: SceneOptions

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("a scene from standard input has no reference; name its file")
    }
    for (name, folder) in [("references", references), ("results", results)] where folder == "" {
      throw ValidationError("--\(name) is empty; name a folder, . for this one")
    }
    if against == "" { throw ValidationError("--against is empty; name a revision, such as HEAD") }
    guard (references == nil) != (against == nil) else {
      throw ValidationError(
        "give either --references, a folder, or --against, a revision of git")
    }
    try DrawingOptionLimits.validate(jobs: jobs, scales: scale?.values ?? [])
  }

  func run(in session: Session) throws -> ExitStatus {
    let cache = session.renderCache(drawsAll: redraw)
    let paths = Result { try InputFiles.scenes(named: inputs) }
    if let words = ResultsFolder(results).interruption { session.console.tell("galley: \(words)") }
    try clearReports(scenes: (try? paths.get()) ?? inputs)
    let folder = try references.map {
      try ReferenceFolder($0, allowsOutside: sceneOptions.reading.allowOutside)
    }
    let options = try options(in: session)
    let reader = try SceneFiles(sceneOptions, named: inputs, in: session)
    var (scenes, unread) = try reader.readable(atPaths: paths.get())
    reader.reportNestedScenes(besides: scenes, notBeing: "checked")
    let earlier = try against.map {
      try EarlierScenes(of: $0, for: inputs, sceneOptions, options, in: session)
    }
    if let earlier {
      let names = Set(unread.map(\.name))
      unread += earlier.unread.filter { !names.contains($0.name) }
      scenes.removeAll { scene in unread.contains { $0.name == scene.name } }
    }
    let plan = try SuitePlan(scenes, unread: unread, options: options)
    for warning in plan.lookalikes { session.console.tell("warning: \(warning)") }
    let references =
      try folder ?? earlier?.references(for: plan, cache: cache, threads: threads, in: session)
    guard let references else { return .trouble }
    let check = SuiteCheck(
      plan, references: references,
      results: ResultsFolder(results), cache: cache,
      makeRenderer: { [sceneOptions] in try sceneOptions.makeRenderer() })
    let manifest = try run(check, countingHitsOf: cache, with: reader.renderer, in: session)
    return try reports.tell(
      manifest, in: ResultsFolder(results), isStrict: sceneOptions.strict, in: session)
  }

  /// Takes away what an earlier check reported: whatever goes wrong from here on, nothing lies
  /// there that looks like what came of it.
  private func clearReports(scenes: [String]) throws {
    if let references {
      try ResultsFolder(results).checkApart(
        fromReferences: references, of: scenes.map(SceneLoader.name))
    }
    for output in reports.files {
      try InputProtection.refuse(output, over: scenes, inFolder: references)
    }
    try reports.clear(ResultsFolder(results))
  }

  private func run(
    _ check: SuiteCheck, countingHitsOf cache: RenderCache, with renderer: Renderer,
    in session: Session
  ) throws -> Manifest {
    let console = session.console
    let manifest = try ProgressLine.during(check.jobCount, on: console) { progress in
      try check.run(
        threads: threads, renderer: renderer, progress: progress
      ) { [reports, results, isStrict = sceneOptions.strict] manifest in
        _ = try? reports.tell(
          manifest, in: ResultsFolder(results), isStrict: isStrict, in: session)
      }
    }
    if timings {
      console.tell(check.timings.text)
      let count = cache.hitCount
      if count > 0 { console.tell("\(count) of \(check.jobCount) states were known and not drawn") }
    }
    return manifest
  }

  private var threads: Int { jobs ?? WorkerThreads.processorCount }

  private func options(in session: Session) throws -> SuiteOptions {
    var options = SuiteOptions()
    options.states = states
    options.shard = shard
    options.scales = scale?.values ?? [nil]
    options.animation = courses.timing
    options.check = try tolerances.check()
    // A revision draws nothing but what the scenes that were named are in place of.
    options.coversReferences = against != nil || inputs.contains { FileKind(at: $0) == .folder }
    options.warningRule = sceneOptions.warningRule
    options.warningRule.judgesContrast = contrast
    options.metrics = session.catalogs.metrics
    options.formats = session.catalogs.formats
    return options
  }
}
