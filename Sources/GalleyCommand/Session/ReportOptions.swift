import ArgumentParser
import GalleyChecking
import GalleyLayouts

/// How the results of a check are told.
struct ReportOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Option(help: "text, to read, or json, which is what manifest.json in the results holds.")
  var format = Format.text

  /// Tells what a check came to, and how the command ends.
  func tell(
    _ manifest: Manifest, in results: ResultsFolder, isStrict: Bool, on console: Console
  ) throws -> ExitStatus {
    let report = manifest.report(results: results.path)
    let text = format == .json ? manifest.json.indented : Self.text(of: report)
    let status = console.print(text)
    return status == .success ? Self.status(of: report, isStrict: isStrict) : status
  }

  static func status(of report: CheckReport, isStrict: Bool) -> ExitStatus {
    if report.count(.failed) > 0 { return .trouble }
    let differences: [StateOutcome.Status] =
      [.changed, .new, .missing] + (isStrict ? [.obsolete] : [])
    return differences.contains { report.count($0) > 0 } ? .different : .success
  }

  private static func text(of report: CheckReport) -> String {
    let lines = report.notable.map { outcome in
      "\(outcome.status.rawValue) \(outcome.name)" + (outcome.message.map { ": \($0)" } ?? "")
    }
    let counts = StateOutcome.Status.allCases.filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \($0.rawValue)" }
    return (lines + [counts.isEmpty ? "no state" : counts.joined(separator: ", ")])
      .joined(separator: "\n")
  }
}
