internal import GalleyGraphics
internal import GalleyNotation
package import GalleyRendering
package import GalleyRuns
package import GalleyScenes
internal import GalleySystem
import Glibc
import Synchronization

/// Draws scenes, and those anew of which a file has changed.
package final class ScenePreview: Sendable {
  /// The files that a scene was read and drawn from.
  private struct Sources {
    var files: Set<String>
    /// Whether it may depend on others that are not known, since it could not be read or drawn.
    var isBroken = false
  }

  /// How many states are drawn with one renderer; the setting up of another takes as long.
  private static let fewStates = 4

  private let inputs: [String]
  private let loader: @Sendable () -> SceneLoader
  private let makeRenderer: @Sendable () throws -> Renderer
  private let rule: WarningRule
  private let results: PreviewResults
  private let isOver = Atomic<Bool>(false)

  /// - `inputs`: scenes, and folders with scenes in them.
  package init(
    _ inputs: [String], rule: WarningRule, results: PreviewResults,
    loader: @escaping @Sendable () -> SceneLoader,
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) {
    self.inputs = inputs
    self.rule = rule
    self.results = results
    self.loader = loader
    self.makeRenderer = makeRenderer
  }

  /// Lets ``run()`` end soon.
  package func stop() { isOver.store(true, ordering: .relaxed) }

  /// Draws all scenes, and goes on as files change.
  package func run() throws {
    var watch = try FileWatch()
    var sources: [String: Sources] = [:]
    for folder in inputs where FileKind(at: folder) == .folder {
      try watch.add(Self.canonical(FilePath.join(folder, ".")).folder)
    }
    var waiting = try InputFiles.scenes(named: inputs)
    for path in waiting { results.update(path) { $0.name = SceneLoader.name(of: path) } }
    while !isOver.load(ordering: .relaxed) {
      if !waiting.isEmpty {
        let path = waiting.removeFirst()
        sources[path] = draw(path, knowing: sources[path])
        for file in sources[path]?.files ?? [] { try watch.add(FilePath.folder(of: file)) }
      }
      guard let change = try watch.change(within: waiting.isEmpty ? 1_000 : 0) else { continue }
      let affected = scenesThere().filter { path in
        guard let known = sources[path], !known.isBroken, case .files(let files) = change else {
          return true
        }
        return !known.files.isDisjoint(with: files)
      }
      waiting = affected + waiting.filter { !affected.contains($0) }
    }
  }

  /// The scenes that are there by now; those that are not are marked as gone.
  private func scenesThere() -> [String] {
    // A folder may be empty for a moment, while another program fills it.
    let paths = inputs.flatMap { (try? InputFiles.scenes(named: [$0])) ?? [] }
    for path in results.paths where !paths.contains(path) {
      results.update(path) { $0.isGone = true }
    }
    return paths
  }

  private func draw(_ path: String, knowing known: Sources?) -> Sources {
    var sources = Sources(files: [Self.canonical(path).path])
    do throws(SceneError) {
      let scene = try loader().load(contentsOf: path, isFound: !inputs.contains(path))
      sources.files.formUnion(scene.sources.map { Self.canonical($0.path).path })
      begin(scene, at: path)
      let (products, issues) = draw(scene, at: path)
      sources.isBroken = issues.contains { $0.severity == .error }
      sources.files.formUnion(products.flatMap(\.assets).map { Self.canonical($0).path })
      var seen: Set<Issue> = []
      let all = (issues + scene.warnings + products.flatMap(\.warnings))
        .filter { seen.insert($0).inserted }
      results.update(path) { $0.issues = all }
    } catch {
      sources.files.formUnion(error.issues.map { Self.canonical($0.location.file).path })
      sources.files.formUnion(known?.files ?? [])
      sources.isBroken = true
      results.update(path) { entry in
        entry.issues = error.issues
        entry.isGone = false
      }
    }
    return sources
  }

  /// Notes the states that a scene has by now, with what was drawn of them.
  private func begin(_ scene: Scene, at path: String) {
    results.update(path) { entry in
      entry.name = scene.name
      entry.isGone = scene.states.isEmpty
      entry.axes = scene.axes
      entry.drawings = scene.states.map { state in
        var drawing =
          entry.drawings.first { $0.name == state.fileName }
          ?? PreviewResults.Drawing(name: state.fileName)
        let traits = scene.traits(of: state)
        drawing.state = traits.state
        drawing.axisValues = traits.axisValues
        drawing.isScreen = state.isScreen
        return drawing
      }
    }
  }

  private func draw(
    _ scene: Scene, at path: String
  ) -> (products: [PreviewDrawing.Product], issues: [Issue]) {
    let start = SourceLocation(file: path, line: 1, column: 1)
    do {
      let plan = try DrawingPlan([scene], states: []) { _, _ in [path] }
      // What a renderer has read of images and fonts it does not read again.
      let renderer = try makeRenderer()
      let outcome = DrawingRun(
        plan, for: PreviewDrawing(results: results), rule: rule, makeRenderer: makeRenderer
      ).run(
        threads: scene.states.count > Self.fewStates ? WorkerThreads.processorCount : 1,
        renderer: renderer)
      let issues = outcome.failures.flatMap { _, failure -> [Issue] in
        guard case .scene(let error) = failure else { return [Issue(failure.text, at: start)] }
        return error.issues
      }
      return (outcome.products.map(\.product), issues)
    } catch {
      return ([], [Issue("\(error)", at: start)])
    }
  }

  /// A path that is the same however a folder is named.
  private static func canonical(_ path: String) -> (folder: String, path: String) {
    let folder = FilePath.real(FilePath.folder(of: path))
    return (folder, FilePath.join(folder, FilePath.name(of: path)))
  }
}

extension PNGFormat {
  /// Pictures that a page shows at once.
  static let ofPages = PNGFormat(
    options: FormatOptions(includesRecord: false, compression: .fast))
}

/// Notes pictures, as `galley render --compression fast --no-metadata` draws them.
private struct PreviewDrawing: RenderConsumer {
  struct Product: Sendable {
    var warnings: [Issue]
    var assets: Set<String>
  }

  let results: PreviewResults

  func use(_ composer: StateComposer, for job: DrawingPlan<String>.Job) throws -> Product {
    let picture = try composer.still(of: composer.timeline(scale: nil)).picture
    var bytes: [UInt8] = []
    try composer.withMemory(for: picture) {
      bytes = try PNGFormat.ofPages.encode(picture, with: composer.renderer)
    }
    results.note(bytes, picture.size, of: job.state.fileName, in: job.task)
    return Product(warnings: composer.notes.warnings, assets: composer.notes.assetPaths)
  }
}
