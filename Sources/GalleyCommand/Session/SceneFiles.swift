import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyRuns
import GalleyScenes

/// Reads scenes as a command line names them.
struct SceneFiles {
  /// The renderer of the calling thread; it has drawn nothing yet.
  let renderer: Renderer
  private let loader: SceneLoader
  private let options: SceneOptions
  private let console: Console
  private let inputs: [String]
  /// What is in the scenes beside what their files say.
  private let overrides: SceneOverrides

  /// - `inputs`: files, and folders with scenes in them, as the command line names them.
  /// - `buildsLayouts`: Whether the command line itself names Swift files to build.
  init(
    _ options: SceneOptions, named inputs: [String] = [],
    buildingLayouts buildsLayouts: Bool = false, with overrides: SceneOverrides = SceneOverrides(),
    in session: Session
  ) throws {
    self.overrides = overrides
    self.options = options
    self.inputs = inputs
    console = session.console
    renderer = try options.makeRenderer()
    options.tellObsolete(in: console)
    for finding in Renderer.fontFindings { console.tell("warning: \(finding)") }
    loader = options.reading.loader(
      session.catalogs.scenes,
      classes: options.building.classes(whereNamed: buildsLayouts, in: console))
  }

  /// A scene from a file, or from standard input where the path is `-`; its warnings are told.
  func scene(atPath path: String) throws -> Scene {
    try reported(
      path == "-"
        ? loader.load(bytes: console.readInput(), path: "stdin", with: overrides)
        : loader.load(contentsOf: path, isFound: isFound(path), with: overrides))
  }

  /// A scene whose warnings are told.
  private func reported(_ scene: Scene) throws -> Scene {
    try options.warningRule.judge(scene.warnings)
    for warning in scene.warnings { console.tell(warning.description) }
    return scene
  }

  /// A scene with something to draw; none for a file of a folder that others include.
  private func drawable(atPath path: String) throws -> [Scene] {
    let scene = try scene(atPath: path)
    return scene.states.isEmpty ? [] : [scene]
  }

  /// A scene that is made on the spot.
  func scene(_ scene: LayoutScene) throws -> Scene {
    try reported(loader.load(bytes: Array(scene.text.utf8), path: scene.name, with: overrides))
  }

  /// A scene that stands in a page, by whose folder it names files.
  func scene(in text: String, ofPage page: String) throws -> Scene {
    try reported(loader.load(bytes: Array(text.utf8), path: page))
  }

  /// The scenes that can be read, and what is wrong with each of the others.
  func readable(atPaths paths: [String]) throws -> (scenes: [Scene], unread: [UnreadableScene]) {
    var (scenes, unread): ([Scene], [UnreadableScene]) = ([], [])
    for path in paths {
      do {
        scenes += try drawable(atPath: path)
      } catch let error as SceneError {
        unread.append(UnreadableScene(name: SceneLoader.name(of: path), error: error))
      }
    }
    return (scenes, unread)
  }

  /// Tells of scenes in folders below those that were named, which no one looks into.
  ///
  /// - Parameters:
  ///   - scenes: those that were read; what they were read from is not told.
  ///   - done: what is not done with them, such as `checked`.
  func reportNestedScenes(besides scenes: [Scene], notBeing done: String) {
    let folders = inputs.filter { $0 != "-" && FileKind(at: $0) == .folder }
    let sources = scenes.flatMap(\.sources).map(\.path)
    let lines = NestedScenes(below: folders, besides: inputs + sources).words(notBeing: done)
    for line in lines { console.tell("warning: \(line)") }
  }

  /// Whether a folder was named, and not the file in it.
  private func isFound(_ path: String) -> Bool {
    inputs.contains { $0 != path && FilePath.join($0, FilePath.name(of: path)) == path }
      && !inputs.contains(path)
  }

  /// All scenes, or every mistake of all of them.
  func scenes(atPaths paths: [String]) throws -> [Scene] {
    var scenes: [Scene] = []
    var mistakes = SceneError([])
    for path in paths {
      do {
        scenes += try drawable(atPath: path)
      } catch let error as SceneError {
        mistakes.add(error)
      }
    }
    if !mistakes.issues.isEmpty { throw mistakes }
    return scenes
  }
}

extension FontFamilyList {
  /// The families of a set of fonts.
  convenience init(of fonts: FontSet) {
    self.init {
      Result { () throws(RenderingError) in try Renderer.families(of: fonts) }
        .mapError { ResourceError($0.description) }
    }
  }
}
