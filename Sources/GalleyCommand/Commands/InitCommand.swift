import ArgumentParser
import GalleyPrograms
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley init`: files to keep, to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "init",
    abstract: "Writes files to begin with.",
    subcommands: [InitSceneCommand.self, InitLayoutCommand.self],
    defaultSubcommand: InitSceneCommand.self)
}

/// `galley init scene`: a scene that draws, and what checks it.
struct InitSceneCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "scene",
    abstract: "Writes a scene that draws; what init does unless told otherwise.",
    discussion: """
      None of the files that are there is written over, and all files are written or none. Beside \
      the scene lies a schema, by which editors with yaml-language-server complete and check it.

      Begin with a list, checked on GitHub:
        galley init --template list --ci github
      """)

  @Argument(help: "What the scene is called: a file's name without its ending.")
  var name: String?

  @Option(help: "What the scene begins as.")
  var template = SceneStarter.Template.screen

  @Flag(help: "Write a test for Swift Testing, too, which draws the scene.")
  var tests = false

  @Option(help: "Write a workflow, too, that checks the scene.")
  var ci: SceneStarter.Service?

  @OptionGroup var folder: StarterFolder

  func validate() throws {
    if let name, let problem = SceneStarter.problem(withName: name) {
      throw ValidationError("a scene cannot be called '\(name)': \(problem)")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    let starter = SceneStarter(
      name: name ?? template.rawValue, template: template, hasTests: tests, service: ci,
      folder: folder, catalogs: session.catalogs.scenes)
    let files = starter.files
    try folder.write(files)
    try session.console.write(SanitizedText(lines: starter.nextSteps(after: files)))
    return .success
  }
}

/// `galley init layout`: a scene and a test of a layout class, to keep.
struct InitLayoutCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "layout",
    abstract: "Writes a scene and a test for the layout class of a Swift file.",
    discussion: """
      The scene shows a dozen items at the beginning, in the middle, at the end and after a fling; \
      the test examines the layout and holds its pictures against references. Where the layout needs \
      an initializer's arguments, or a delegate, a third file gives them, with values to fill in. \
      Layouts of SwiftUI have texts of several lengths as subviews.

      Files are named for the class. None is written over, and all are written or none.

      Write them beside an app's tests:
        galley init layout --from Sources/App/CarouselLayout.swift -o Tests/AppTests
      """)

  @Option(
    name: .customLong("from"),
    help: "The Swift file of the layout; may be repeated for files that belong together.",
    completion: .swiftFiles)
  var files: [String]

  @Option(
    name: .customLong("class"), help: "Which layout of the files; needed where there are several.")
  var layoutClass: String?

  @OptionGroup var folder: StarterFolder

  func run(in session: Session) throws -> ExitStatus {
    let layoutFiles = LayoutRequest.divided(files)
    let survey: LayoutSurvey
    do throws(BuildProblem) {
      survey = try LayoutSurvey(
        of: LayoutRequest(
          paths: layoutFiles.paths, className: layoutClass, makerName: layoutFiles.makerName))
    } catch {
      for line in error.lines { session.console.tell(line) }
      return .trouble
    }
    let starter = LayoutStarter(paths: layoutFiles.paths, survey: survey, folder: folder)
    try folder.write(starter.files)
    try session.console.write(SanitizedText(lines: NextSteps(starter).text))
    return .success
  }
}

/// The next steps with the files of a new scene and test.
struct NextSteps {
  private let starter: LayoutStarter

  init(_ starter: LayoutStarter) { self.starter = starter }

  /// Lines that are ended.
  var text: String {
    ([StarterFolder.report(starter.files)] + (fillIn.map { [$0] } ?? []) + [draw, test]).joined(
      separator: "\n\n") + "\n"
  }

  private var fillIn: String? {
    starter.adapterName.map {
      "Fill in what the comments in \($0) ask for: it begins with values of no app."
    }
  }

  private var draw: String {
    """
    Draw the scene:
      galley render \(starter.folder.quotedPath(starter.sceneName)) --build-layouts -o pictures
    """
  }

  private var test: String {
    """
    Run the test, in a target with the products GalleyTesting and GalleyUIKit, the plugin
    GalleyLayoutFiles and exclude: ["\(starter.sceneName)", "galley-layouts.txt", "__Snapshots__"];
    beside it galley-layouts.txt says
    \(starter.pathsFromFolder.map { "  \($0)" }.joined(separator: "\n"))
    """
  }
}
