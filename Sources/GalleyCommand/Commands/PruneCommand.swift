import ArgumentParser
import GalleyChecking

/// `galley prune`: what is drawn no more needs no reference.
struct PruneCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "prune",
    abstract: "Removes the references that no state draws any more.",
    discussion: """
      Removes what the last check called obsolete, and nothing where a scene or such a reference has \
      changed since. The check must have been of the whole suite: without --state, and without \
      --shard unless `galley merge-reports` has joined the parts.

      See what would go:
        galley prune --dry-run
      """)

  @OptionGroup var folders: ResultsOptions

  @Flag(help: "Only tell what would be removed, or what keeps it from being so.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Say nothing where all went well.")
  var quiet = false

  func run(in session: Session) throws -> ExitStatus {
    if let words = folders.resultsFolder.interruption { session.console.tell("galley: \(words)") }
    var pruning = try Pruning(of: folders.resultsFolder, references: folders.references)
    let paths = try pruning.prune(isRehearsed: dryRun)
    guard !quiet || dryRun else { return .success }
    let verb = dryRun ? "would remove" : "removed"
    for path in paths { session.console.tell("\(verb) \(path)") }
    if paths.isEmpty { session.console.tell("no reference is obsolete") }
    return .success
  }
}
