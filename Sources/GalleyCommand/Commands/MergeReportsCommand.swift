import ArgumentParser
import GalleyChecking
import GalleyRuns

/// `galley merge-reports`: the parts of a suite as one.
struct MergeReportsCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "merge-reports",
    abstract: "Joins the results of the parts that a suite was checked in.",
    discussion: """
      Takes the folders of results of all parts, wherever they have been moved to, and makes one \
      that can be approved, reviewed and pruned as if the suite had been checked at once. Refuses \
      parts of other scenes or options. Exits as check does.

      A part that is missing, or whose check was ended half-way, is told as one failure, so that what \
      the others found can be seen and approved; nothing can be pruned then. Of a part that was run \
      again the folder that is named last counts.

      Join what three machines have checked:
        galley merge-reports part-1 part-2 part-3 --results .galley

      See what two of them found while the third is checked anew:
        galley merge-reports part-1 part-2 --partial
      """)

  @Argument(help: "Folders of results, one for each part.", completion: .directory)
  var parts: [String]

  @Option(help: "The folder for the results of the whole.", completion: .directory)
  var results = ".galley"

  @OptionGroup(title: "Reports") var reports: ReportOptions

  @Flag(
    help: """
      Exit as the parts that are there do: one that is missing is told all the same, and does not \
      count as trouble.
      """)
  var partial = false

  @Flag(help: "Count obsolete references as differences.")
  var strict = false

  func run(in session: Session) throws -> ExitStatus {
    let folder = ResultsFolder(results)
    // A part that lies there is refused, and stays as it is.
    if !parts.contains(where: { FilePath.leads($0, into: results) }) { try reports.clear(folder) }
    let merge = try ResultsMerge(parts.map { ResultsFolder($0) })
    for (earlier, later, shard) in merge.replaced {
      session.console.tell("part \(shard) was run again: '\(later)' counts, not '\(earlier)'")
    }
    let manifest = try merge.merge(to: folder)
    let status = try reports.tell(manifest, in: folder, isStrict: strict, in: session)
    guard partial else { return status }
    var report = manifest.withoutMissingParts.report(results: results)
    report.isStrict = strict
    return ReportOptions.status(of: report)
  }
}
