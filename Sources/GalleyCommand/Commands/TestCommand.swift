import ArgumentParser
import GalleyChecking
import GalleyGraphics
import GalleyNotation
import GalleyPrograms
import GalleyScenes
import GalleySystem

/// `galley test`: an app's own unit tests of its layouts, run without a phone.
struct TestCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "test",
    abstract: "Runs a package's unit tests that import UIKit.",
    discussion: """
      Builds the package's sources and its tests, XCTest or Swift Testing, as they are, against \
      Galley's UIKit and SwiftUI, and runs them in a program of their own. What does not compile is \
      taken out, function by function, and told with the compiler's error; a test that crashes or \
      never ends is told, and the others run. The files are built and run in a sandbox.

      Without a Package.swift the folders Sources and Tests are taken; --sources and --tests name \
      others.

      What tests hold against references by SnapshotTesting is drawn and compared by Galley. A \
      reference that is missing is recorded, and its test fails once; one that is there is written \
      over where --record or GALLEY_SNAPSHOTS says so, and never because the tests' code does.

      Exits with 0 where all tests that were built passed, 1 where one failed, and 2 where none could \
      be run.

      Run a package's tests:
        galley test .
      Run some of them:
        galley test Grids --filter 'GridLayoutTests/'
      """)

  @Argument(help: "The folder of a package, or one that has sources and tests.")
  var folder: String

  @Option(help: "Only tests whose name, such as AppTests.GridTests/testOne, has this.")
  var filter: String?

  @Option(help: "A folder of tests that are no target of the package; several make one module.")
  var tests: [String] = []

  @Option(
    help: """
      A folder of the sources that they test; several make one module. With --tests beside it the \
      package is not read.
      """)
  var sources: [String] = []

  @Option(
    help: """
      The folder of a package that is imported, beside those that SwiftPM has in .build/checkouts.
      """)
  var dependency: [String] = []

  @Option(
    help: """
      Which snapshots become references: missing, failed, those that differ, too, all or never; \
      unless given, what GALLEY_SNAPSHOTS or the tests say, and where CI is set, never.
      """,
    completion: .list(SnapshotRecording.allCases.map(\.rawValue)), transform: Self.recording)
  var record: SnapshotRecording?

  @Option(
    help: """
      The name of the folders of references, so that those of another renderer stay beside them.
      """)
  var references = "__Snapshots__"

  @Option(help: "text, to read, json or github, annotations of a workflow.")
  var format = FindingReport.Format.text

  @Option(help: "Seconds that a test may take.")
  var patience = 60.0

  @OptionGroup var layoutTrust: LayoutTrust

  private static func recording(_ word: String) throws -> SnapshotRecording {
    let words = SnapshotRecording.allCases.map(\.rawValue)
    guard let recording = SnapshotRecording(rawValue: word) else {
      throw ValidationError(
        "--record is '\(word)'\(Suggestion.phrase(for: word, among: words)); expected "
          + Suggestion.list(words))
    }
    return recording
  }

  func validate() throws {
    guard patience > 0, patience <= 3600 else {
      throw ValidationError("--patience is \(patience); give seconds above 0, at most 3600")
    }
    _ = try pattern()
    let isName = !references.isEmpty && !references.hasPrefix(".") && !references.contains("/")
    guard isName else {
      throw ValidationError(
        "--references is '\(references)'; give the name of a folder, without a path")
    }
  }

  private func pattern() throws -> Regex<AnyRegexOutput>? {
    do {
      return try filter.map { try Regex($0) }
    } catch {
      throw ValidationError("--filter '\(filter ?? "")' is no regular expression: \(error)")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    layoutTrust.reportShortcoming(in: session.console)
    let builder = TestBuilder(
      environment: ProcessEnvironment.all, isTrusted: layoutTrust.trustLayouts
    ) { [console = session.console] sentence in console.tell("galley: \(sentence)") }
    let pattern = try pattern()
    do throws(BuildProblem) {
      let built = try builder.build(
        TestPackage.Request(
          folder: folder, tests: tests, sources: sources, dependencies: dependency))
      var runner = TestRunner()
      runner.patience = patience
      let snapshots = try snapshots(of: built, session)
      runner.snapshots = { snapshots.reply(to: $0, ofTestIn: $1) }
      let diagnosis = try runner.run(built, pattern: filter) { name in
        guard let pattern else { return true }
        return name.firstMatch(of: pattern) != nil
      }
      return try tell(diagnosis, built, session)
    } catch {
      for line in error.lines { session.console.tell(line) }
      return .trouble
    }
  }

  private func snapshots(
    of built: BuiltTests, _ session: Session
  ) throws(BuildProblem) -> TestSnapshots {
    let environment = RunEnvironment.current
    if let problem = environment.problem { throw .machine(problem) }
    return TestSnapshots(
      TestSnapshots.Options(
        folder: folder, referencesFolder: references, recording: record, environment: environment,
        artifacts: ProcessEnvironment.all["SNAPSHOT_ARTIFACTS"]),
      images: ViewImageFiles(folders: [folder], catalog: built.resources.images),
      catalogs: session.catalogs.scenes
    ) { [console = session.console] in console.tell($0) }
  }

  private func tell(
    _ diagnosis: TestDiagnosis, _ built: BuiltTests, _ session: Session
  ) throws(BuildProblem) -> ExitStatus {
    do {
      try session.console.write(TestReport(diagnosis).visible(as: format))
    } catch {
      throw .machine("\(error)")
    }
    if diagnosis.outcomes.isEmpty {
      throw .machine(
        filter.map { "no test is named like '\($0)'" } ?? "no test is left that could be run")
    }
    return diagnosis.isPassed ? .success : .different
  }
}
