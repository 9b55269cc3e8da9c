internal import GalleyLayouts
internal import GalleyNotation
package import GalleyRuns
package import GalleyScenes
internal import Synchronization

/// The scenes that a preview shows, and how they are read.
package struct PreviewedScenes: Sendable {
  /// Scene files, and folders with scenes in them.
  package let inputs: [String]
  /// A scene that is made for a layout alone; nil for none.
  private let made: LayoutScene?
  private let makeLoader: @Sendable ((any LayoutClassSource)?) -> SceneLoader
  /// Nil where scenes may name no classes.
  private let classes: BuiltLayoutClasses?

  /// - `made`: A scene for a layout alone, beside the files.
  /// - `classes`: Builds the classes that scenes name; nil where they may name none.
  package init(
    _ inputs: [String], made: LayoutScene? = nil, classes: BuiltLayoutClasses? = nil,
    makeLoader: @escaping @Sendable ((any LayoutClassSource)?) -> SceneLoader
  ) {
    self.inputs = inputs
    self.made = made
    self.classes = classes
    self.makeLoader = makeLoader
  }

  /// The paths of those that are there; of an input that cannot be read by now, none.
  ///
  /// A folder may be empty for a moment, while another program fills it.
  var pathsThere: [String] {
    madePaths + inputs.flatMap { (try? InputFiles.scenes(named: [$0])) ?? [] }
  }

  /// The paths of all, in order.
  ///
  /// Throws `FileError` where an input cannot be read.
  package func paths() throws -> [String] {
    madePaths + (try InputFiles.scenes(named: inputs))
  }

  private var madePaths: [String] { made.map { [$0.name] } ?? [] }

  /// Reads a scene.
  ///
  /// - `requests`: Notes which layouts it names.
  func load(
    _ path: String, with overrides: SceneOverrides = SceneOverrides(),
    noting requests: LayoutRequestLog? = nil
  ) throws(SceneError) -> Scene {
    let source: (any LayoutClassSource)? = requests ?? classes
    let loader = makeLoader(source)
    if let made, made.name == path {
      return try loader.load(bytes: Array(made.text.utf8), path: path, with: overrides)
    }
    return try loader.load(contentsOf: path, isFound: !inputs.contains(path), with: overrides)
  }

  /// The files that people know a scene by.
  func source(of path: String) -> String {
    if let made, made.name == path { made.files.joined(separator: ", ") } else { path }
  }

  /// Whether a place is in a scene that nobody has written.
  func isMade(_ location: SourceLocation) -> Bool { location.file == made?.name }

  /// Notes the layouts that a scene names; nil where it may name none.
  func requestLog() -> LayoutRequestLog? { classes.map(LayoutRequestLog.init) }
}

/// Notes the layouts that a scene names, and hands the requests on.
final class LayoutRequestLog: LayoutClassSource {
  private let classes: BuiltLayoutClasses
  private let requests = Mutex<[LayoutClassRequest]>([])

  init(_ classes: BuiltLayoutClasses) { self.classes = classes }

  func layout(_ request: LayoutClassRequest, issues: IssueLog) -> (any CollectionLayout)? {
    requests.withLock { $0.append(request) }
    return classes.layout(request, issues: issues)
  }

  /// The Swift files of all, and the folders of those that are named by their folder.
  var sources: (files: [String], folders: [String]) {
    let all = requests.withLock { $0 }.map(BuiltLayoutClasses.files)
    return (all.flatMap(\.files), all.flatMap(\.folders))
  }

  /// What is wrong with the layouts that were built, each finding once; takes seconds.
  func findings() -> [Issue] {
    var seen: Set<Issue> = []
    return requests.withLock { $0 }.flatMap(classes.findings).filter { seen.insert($0).inserted }
  }

  /// Whether there is none.
  var isEmpty: Bool { requests.withLock(\.isEmpty) }
}
