internal import GalleyGraphics
internal import GalleyNotation
package import GalleyRendering
package import GalleyRuns
internal import GalleyScenes
internal import GalleySystem
import Glibc
import Synchronization

/// Draws scenes, and those anew of which a file has changed.
package final class ScenePreview: Sendable {
  /// How many states are drawn with one renderer; the setting up of another takes as long.
  private static let fewStates = 4

  private let scenes: PreviewedScenes
  private let makeRenderer: @Sendable () throws -> Renderer
  private let rule: WarningRule
  private let results: PreviewResults
  private let report: DrawingReport
  /// Scenes whose drawing ended an earlier process.
  private let crashed: Set<String>
  private let isOver = Atomic<Bool>(false)

  /// - `crashed`: scenes that an earlier process has not survived; each is drawn when it changes.
  /// - `report`: is told what is drawn.
  package init(
    _ scenes: PreviewedScenes, rule: WarningRule, results: PreviewResults,
    besides crashed: Set<String> = [], report: DrawingReport = DrawingReport(),
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) {
    self.scenes = scenes
    self.rule = rule
    self.results = results
    self.crashed = crashed
    self.report = report
    self.makeRenderer = makeRenderer
  }

  /// Lets ``run()`` end soon.
  package func stop() { isOver.store(true, ordering: .relaxed) }

  /// Draws all scenes, and goes on as files change.
  package func run() throws {
    var watch = try FileWatch()
    var sources: [String: SceneSources] = [:]
    for folder in scenes.inputs where FileKind(at: folder) == .folder {
      try watch.add(SceneSources.canonical(folder))
    }
    var waiting = try scenes.paths()
    for path in waiting {
      results.update(path) { entry in
        entry.name = SceneLoader.name(of: path)
        entry.source = scenes.source(of: path)
      }
    }
    for path in waiting where crashed.contains(path) {
      sources[path] = passOver(path)
      for folder in sources[path]?.folders ?? [] { try watch.add(folder) }
    }
    waiting.removeAll(where: crashed.contains)
    while !isOver.load(ordering: .relaxed) {
      if !waiting.isEmpty {
        let path = waiting.remove(at: results.mostWanted(among: waiting))
        report.tell(.begins(path))
        sources[path] = draw(path, knowing: sources[path])
        report.tell(.ends(path))
        for folder in sources[path]?.folders ?? [] { try watch.add(folder) }
      }
      guard let change = try watch.change(within: waiting.isEmpty ? 1_000 : 0) else { continue }
      let affected = scenesThere().filter { path in
        guard let known = sources[path], case .files(let files) = change else { return true }
        return known.isChanged(by: files)
      }
      let first = Set(affected)
      waiting = affected + waiting.filter { !first.contains($0) }
    }
  }

  /// The scenes that are there by now; those that are not are marked as gone.
  private func scenesThere() -> [String] {
    let paths = scenes.pathsThere
    let there = Set(paths)
    for path in results.paths where !there.contains(path) {
      results.update(path) { $0.isGone = true }
    }
    return paths
  }

  /// Tells what has become of a scene that ended an earlier process.
  private func passOver(_ path: String) -> SceneSources {
    var sources = SceneSources()
    sources.add([path])
    let crash = Issue(
      "drawing this scene has ended Galley's process, which is a fault of Galley; the terminal says"
        + " more. It is drawn again when its file changes",
      at: SourceLocation(file: path, line: 1, column: 1))
    results.update(path) { entry in
      entry.crash = crash
      entry.issues = [crash]
    }
    return sources
  }

  private func draw(_ path: String, knowing known: SceneSources?) -> SceneSources {
    var sources = SceneSources()
    sources.add([path])
    results.update(path) { $0.crash = nil }
    let layouts = scenes.requestLog()
    do throws(SceneError) {
      let scene = try scenes.load(path, noting: layouts)
      sources.add(scene.sources.map(\.path))
      begin(scene, at: path)
      let (products, issues) = draw(scene, at: path)
      sources.isBroken = issues.contains { $0.severity == .error }
      sources.add(products.flatMap(\.assets))
      var seen: Set<Issue> = []
      let all = (issues + scene.warnings + products.flatMap(\.warnings))
        .filter { seen.insert($0).inserted }
      results.update(path) { $0.issues = all }
      if let layouts, !layouts.isEmpty { examine(layouts, of: path) }
    } catch {
      sources.add(error.issues.map(\.location.file))
      sources.files.formUnion(known?.files ?? [])
      sources.isBroken = true
      results.update(path) { entry in
        entry.issues = error.issues
        entry.findings = []
        entry.isGone = false
      }
    }
    sources.add(layouts)
    return sources
  }

  /// Tells what is wrong with the layouts of a scene, once they have been examined.
  private func examine(_ layouts: LayoutRequestLog, of path: String) {
    WorkerThreads.startDetached { [results] in
      let findings = layouts.findings()
      results.update(path) { entry in
        if !entry.issues.contains(where: { $0.severity == .error }) { entry.findings = findings }
      }
    }
  }

  /// Notes the states that a scene has by now, with what was drawn of them.
  private func begin(_ scene: Scene, at path: String) {
    results.update(path) { entry in
      entry.name = scene.name
      entry.source = scenes.source(of: path)
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
