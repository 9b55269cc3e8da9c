import ArgumentParser
import GalleyPrograms
import GalleyRuns
import GalleySystem

/// `galley init`: files to keep, to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "init",
    abstract: "Writes files to begin with.",
    subcommands: [InitLayoutCommand.self])
}

/// `galley init layout`: a scene and a test of a layout class, to keep.
struct InitLayoutCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "layout",
    abstract: "Writes a scene and a test for the layout class of a Swift file.",
    discussion: """
      The scene shows a dozen items at the beginning, in the middle, at the end and after a fling; \
      the test examines the layout and holds its pictures against references. Where the layout needs \
      an initializer's arguments, or a delegate, a third file gives them, with values to fill in.

      Files are named for the class. None is written over, and all are written or none.

      Write them beside an app's tests:
        galley init layout --from Sources/App/CarouselLayout.swift -o Tests/AppTests
      """)

  @Option(
    name: .customLong("from"),
    help: "The Swift file of the layout; may be repeated for files that belong together.")
  var files: [String]

  @Option(
    name: .customLong("class"), help: "Which layout of the files; needed where there are several.")
  var layoutClass: String?

  @Option(name: .shortAndLong, help: "The folder to write into.")
  var output = "."

  func validate() throws {
    if output.isEmpty {
      throw ValidationError("--output is empty; name a folder, . for this one")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    let survey: LayoutSurvey
    do throws(BuildProblem) {
      survey = try LayoutSurvey(of: LayoutRequest(paths: files, className: layoutClass))
    } catch {
      for line in error.lines { session.console.tell(line) }
      return .trouble
    }
    let starter = LayoutStarter(paths: files, survey: survey, folder: output)
    let written = starter.files
    for file in written where FileKind(at: file.path) != nil {
      throw CommandError(
        "'\(file.path)' is there already and is not written over; name another folder with -o, or "
          + "move it away")
    }
    try WholeFileWriter.write(written, below: output)
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
    ([written] + (fillIn.map { [$0] } ?? []) + [draw, test]).joined(separator: "\n\n") + "\n"
  }

  private var written: String {
    "wrote\n" + starter.files.map { "  \($0.path)" }.joined(separator: "\n")
  }

  private var fillIn: String? {
    starter.adapterName.map {
      "Fill in what the comments in \($0) ask for: it begins with values of no app."
    }
  }

  private var draw: String {
    """
    Draw the scene:
      galley render \(Self.quoted(starter.scenePath)) --build-layouts -o pictures
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

  /// A path as a shell reads it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "._-/+,@%".contains($0) }
    return isPlain && !path.hasPrefix("-") ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
