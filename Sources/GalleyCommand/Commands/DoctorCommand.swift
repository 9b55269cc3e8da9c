import ArgumentParser
import GalleyNotation
import GalleyPrograms
import GalleySystem

/// `galley doctor`: what is wrong with a layout class, by UIKit's contract.
struct DoctorCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "doctor",
    abstract: "Examines a layout class in Swift files by what UIKit expects of it.",
    discussion: """
      Builds the files as they are, `import UIKit` and all, runs the layout in a program of its own, \
      asks it what UIKit asks, and tells each fault at its line: the question, the answer, and the \
      rule with its source. The files are built and run in a sandbox.

      Advice, such as on right to left, is told and is no fault. A finding is accepted by a comment \
      in the file: // galley:accept right-to-left: shown in one country.

      Exits with 0 where the layout is healthy, 1 where it has faults, and 2 where it could not be \
      examined.

      Examine a layout:
        galley doctor Sources/App/CarouselLayout.swift
      Annotate a pull request:
        galley doctor Sources/App/CarouselLayout.swift --format github
      """)

  @Argument(help: "The Swift files that the layout is made of.")
  var files: [String]

  @Option(name: .customLong("class"), help: "The layout's class, where the files have several.")
  var layoutClass: String?

  @Option(help: "text, to read, json, junit or github, annotations of a workflow.")
  var format = DoctorReport.Format.text

  @Option(help: "Seconds that the layout may take for an answer.")
  var patience = 10.0

  @OptionGroup var layoutTrust: LayoutTrust

  func validate() throws {
    guard patience > 0, patience <= 3600 else {
      throw ValidationError("--patience is \(patience); give seconds above 0, at most 3600")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    layoutTrust.tellShortcoming(in: session.console)
    let builder = LayoutBuilder(
      environment: ProcessEnvironment.all, isTrusted: layoutTrust.trustLayouts
    ) { [console = session.console] sentence in console.tell(sentence) }
    do throws(BuildProblem) {
      let built = try builder.build(LayoutRequest(paths: files, className: layoutClass))
      for issue in built.issues { session.console.tell(issue.description) }
      var doctor = Doctor()
      doctor.patience = patience
      let diagnosis = try doctor.examine(built)
      for issue in diagnosis.issues { session.console.tell(issue.description) }
      return try tell(diagnosis, session)
    } catch {
      for line in error.lines { session.console.tell(line) }
      return .trouble
    }
  }

  private func tell(
    _ diagnosis: DoctorDiagnosis, _ session: Session
  ) throws(BuildProblem) -> ExitStatus {
    let report = DoctorReport(diagnosis)
    do {
      try session.console.write(report.visible(as: format))
    } catch {
      throw .machine("\(error)")
    }
    guard diagnosis.isHealthy else { return .different }
    return diagnosis.isComplete ? .success : .trouble
  }
}
