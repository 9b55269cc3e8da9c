import ArgumentParser
import GalleyComparison
import GalleyPreview
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem
import Glibc

/// The command line of Galley, for a main of five lines.
public enum GalleyCommand {
  /// Runs the command that the process was started with, and ends the process.
  ///
  /// Exits with 0 where all went well or nothing differs, 1 where a comparison found a difference,
  /// and 2 where there was trouble, wrong usage included.
  ///
  /// - Parameter catalogs: what scenes and options may name, such as
  ///   `.standard.adding(SpiralLayout.self)`.
  public static func run(catalogs: Catalogs = .standard) -> Never {
    MemoryWatch.start()
    // A file over the limit of `ulimit -f` is then an error of the write, not the end of the
    // process.
    signal(SIGXFSZ, SIG_IGN)
    StagedPaths.removeWhenInterrupted()
    let session = Session(
      catalogs: catalogs, console: .standard,
      renderCachePath: CacheFolder.path(of: "drawings").map { FilePath.join($0, "known") },
      checkout: Checkout.folder)
    let variables = DrawingEnvironment.findings
    guard variables.isEmpty else {
      // They are taken away before libraries read them, where the C library lets a program do that.
      session.console.tell(
        "galley: \(variables.joined(separator: ", ")): set, and changes what is drawn; unset it")
      exit(ExitStatus.trouble.rawValue)
    }
    if let bundle = Installation.bundle {
      if let problem = bundle.problem {
        session.console.tell("galley: \(problem)")
        exit(ExitStatus.trouble.rawValue)
      }
      DrawingEnvironment.setUp(bundle)
    }
    guard let arguments = ProcessArguments.all else {
      session.console.tell("galley: the system hands over no arguments; is /proc readable?")
      exit(ExitStatus.trouble.rawValue)
    }
    if let name = arguments.first, RootCommand.drawingNames.contains(name) {
      FontPreloader.begin(keepingPatternsAt: session.cachePath("patterns"))
    }
    let status = execute(arguments, in: session)
    if FontPreloader.arePending {
      // No text was drawn. What exit(3) calls of libraries must not be called while others are
      // loaded.
      fflush(nil)
      _exit(status.rawValue)
    }
    exit(status.rawValue)
  }

  /// Runs one command; what goes wrong is told on the console.
  static func execute(_ arguments: [String], in session: Session) -> ExitStatus {
    guard !arguments.isEmpty else {
      // Who runs a command and nothing comes of it has not run it.
      session.console.tell(SanitizedText(lines: RootCommand.helpMessage()))
      return .trouble
    }
    do {
      var command = try Completions.$catalogs.withValue(session.catalogs) {
        try RootCommand.command(of: arguments)
      }
      if let subcommand = command as? any GalleySubcommand {
        return try subcommand.run(in: session)
      }
      try command.run()
      return .success
    } catch {
      return tell(error, on: session.console)
    }
  }

  private static func tell(_ error: any Error, on console: Console) -> ExitStatus {
    switch error {
    case let error as SceneError:
      console.tell(SanitizedText(lines: error.description))
    case is CommandError, is FileError, is ComparisonError, is ServingError:
      console.tell("galley: \(error)")
    case let error as RunError:
      console.tell(SanitizedText(lines: "galley: \(error)"))
    default:
      let text = SanitizedText(lines: RootCommand.fullMessage(for: error))
      if RootCommand.exitCode(for: error).isSuccess { return console.show(text) }
      console.tell(text)
    }
    return .trouble
  }
}

/// The folder that a CI server has checked the sources out to, from which it reads paths.
enum Checkout {
  /// Nil where no server says one.
  static var folder: String? { folder(in: EnvironmentVariables.values(of: variables)) }

  private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "WORKSPACE", "JENKINS_URL"]

  /// Returns the checkout's folder by the variables of GitHub, GitLab or Jenkins; `WORKSPACE` is a
  /// word that others than Jenkins use, too.
  static func folder(in environment: [String: String]) -> String? {
    let names =
      ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
      + (environment["JENKINS_URL"] == nil ? [] : ["WORKSPACE"])
    return names.lazy.compactMap { environment[$0] }.first { $0.hasPrefix("/") }
  }
}
