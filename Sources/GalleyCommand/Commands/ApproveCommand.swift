import ArgumentParser
import GalleyChecking
import GalleyNotation

/// `galley approve`: what was drawn becomes how it should be.
struct ApproveCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "approve",
    abstract: "Makes references of what the last check drew and showed.",
    discussion: """
      Takes the very files that the check left in its results, not a new drawing. All become \
      references or none: none where a scene, a drawing or a reference has changed since the check. \
      Of a state that was renamed, the reference of the former name goes. \
      Without names, all differences are approved but those that were rejected in a review.

      Exits with 2 where nothing could be approved since a state failed.

      Approve everything:
        galley approve

      Approve the states of one scene, and all dark ones:
        galley approve ring '*/*-dark'

      Approve a change that several states share, which the check told as change 1:
        galley approve --change 1
      """)

  @Argument(help: "States such as ring/first, scenes such as ring, or wildcards such as */first.")
  var names: [String] = []

  @Option(
    name: .customLong("change"),
    help: "A change that states share, by the number that the check told; may be repeated.")
  var changes: [Int] = []

  @OptionGroup var folders: ResultsOptions

  @Flag(name: .shortAndLong, help: "Say nothing where all went well.")
  var quiet = false

  func validate() throws {
    if !changes.isEmpty, !names.isEmpty {
      throw ValidationError("name states, or changes with --change; not both")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    var approval = try Approval(of: folders.resultsFolder, references: folders.references)
    let patterns = names.map { NamePattern($0) }
    let entries: [Manifest.Entry]
    if changes.isEmpty {
      entries = try approval.choice(patterns)
    } else {
      let choice = try approval.choice(changes: changes)
      entries = choice.entries
      if choice.left > 0 {
        session.console.tell(
          "\(choice.left.counting("state")) changed in other ways, too, and \(choice.left == 1 ? "is" : "are") left; 'galley review' shows how"
        )
      }
    }
    let isFinishing = approval.isInterrupted(entries)
    try approval.accept(entries)
    if isFinishing {
      session.console.tell("an approval that was ended half-way is finished now")
    }
    let failures = entries.isEmpty ? FailureSummary(approval.failures(patterns)).sentence : nil
    if let failures {
      session.console.tell("there is nothing to approve; \(failures)")
      return .trouble
    }
    guard !quiet else { return .success }
    for entry in entries { session.console.tell("approved \(entry.outcome.name)") }
    if entries.isEmpty { session.console.tell("there is nothing to approve") }
    return .success
  }
}

/// The folder of the last check's results, as an option.
struct ResultsOptions: ParsableArguments {
  @Option(help: "The folder of results.", completion: .directory)
  var results = ".galley"

  @Option(
    help: "The folder of references; by default the one that was compared with.",
    completion: .directory)
  var references: String?

  var resultsFolder: ResultsFolder { ResultsFolder(results) }

  func validate() throws {
    if results.isEmpty || references?.isEmpty == true {
      throw ValidationError("a folder's name is empty; name a folder, . for this one")
    }
  }
}
