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
      parts that are doubled, or of other scenes or options. Exits as check does.

      A part that is missing, or whose check was ended half-way, is told as one failure, so that what \
      the others found can be seen and approved; nothing can be pruned then.

      Join what three machines have checked:
        galley merge-reports part-1 part-2 part-3 --results .galley
      """)

  @Argument(help: "Folders of results, one for each part.", completion: .directory)
  var parts: [String]

  @Option(help: "The folder for the results of the whole.", completion: .directory)
  var results = ".galley"

  @OptionGroup(title: "Reports") var reports: ReportOptions

  @Flag(help: "Count obsolete references as differences.")
  var strict = false

  func run(in session: Session) throws -> ExitStatus {
    let folder = ResultsFolder(results)
    // A part that lies there is refused, and stays as it is.
    if !parts.contains(where: { FilePath.leads($0, into: results) }) { try reports.clear(folder) }
    let merge = try ResultsMerge(parts.map { ResultsFolder($0) })
    let manifest = try merge.merge(to: folder)
    return try reports.tell(manifest, in: folder, isStrict: strict, in: session)
  }
}
