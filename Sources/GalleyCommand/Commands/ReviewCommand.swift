import ArgumentParser
import GalleyChecking
import GalleyPreview
import GalleyRuns
import GalleySystem

/// `galley review`: a person says of each difference whether it is right.
struct ReviewCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "review",
    abstract: "Walks through the differences of the last check, to accept or reject each.",
    discussion: """
      Tells of each what changed and where its pictures lie, and takes one key: a accepts, r \
      rejects, s skips, A accepts all the rest after asking once more, q quits. What is accepted is \
      approved at once; what is rejected is left out by `galley approve` until the next check. \
      Where standard input is no terminal, each line begins with such a letter, and A is not asked \
      once more.

      Exits with 0 where all differences are accepted, with 1 where one is not, and with 2 where a \
      state failed, so that nobody can say.

      With --serve the report is a page in a browser, on which states are accepted and rejected, one, \
      a scene, a change that states share, or all, and the last acceptance is undone. No other \
      machine can see the page, and nobody without the whole address. Ctrl-C ends it.

      With --log nothing is asked: it tells the commit by which each reference came or changed last, \
      as git has it.

      Review the states of one scene:
        galley review ring

      Accept the first difference, reject the second:
        printf 'a\\nr\\n' | galley review

      Review in a browser:
        galley review --serve

      See when the references of a scene were approved:
        galley review ring --log
      """)

  @Argument(help: "States such as ring/first, scenes such as ring, or wildcards such as */first.")
  var names: [String] = []

  @OptionGroup var folders: ResultsOptions

  @Flag(help: "Accept all without asking.")
  var acceptAll = false

  @Flag(help: "Reject all without asking.")
  var rejectAll = false

  @Flag(help: "Review on a page in a browser.")
  var serve = false

  @OptionGroup var serving: ServerOptions

  @Flag(help: "Tell when each reference was approved last, by the log of git.")
  var log = false

  func validate() throws {
    if serve, acceptAll || rejectAll || !names.isEmpty {
      throw ValidationError(
        "--serve shows all that differs; leave out names, --accept-all and --reject-all, and name"
          + " another folder of results with --results")
    }
    guard serve || (serving.port == nil && !serving.open) else {
      throw ValidationError("--port and --open are those of a page; add --serve")
    }
    if log, acceptAll || rejectAll || serve {
      throw ValidationError(
        "--log only tells; leave it out, or --accept-all, --reject-all and --serve")
    }
    if acceptAll, rejectAll {
      throw ValidationError("--accept-all and --reject-all exclude each other; give one")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    if serve { return try runServer(in: session) }
    if log { return try showLog(in: session) }
    let approval = try Approval(
      of: folders.resultsFolder.cachingManifest, references: folders.references)
    let patterns = names.map { NamePattern($0) }
    let entries = try approval.choice(patterns)
    var review = Review(
      of: approval, names: patterns, in: folders.resultsFolder, on: session.console)
    if acceptAll { try review.accept(entries) }
    if rejectAll { try review.reject(entries) }
    return acceptAll || rejectAll ? review.end(entries) : try review.run(entries)
  }

  private func runServer(in session: Session) throws -> ExitStatus {
    let site = try ReviewSite(of: folders.resultsFolder, references: folders.references)
    let server = try LoopbackServer(port: serving.port ?? 0, site: site)
    session.console.tell("reviewed at \(server.address); Ctrl-C ends it")
    serving.show(server.address, on: session.console)
    server.run()
    return .success
  }

  private func showLog(in session: Session) throws -> ExitStatus {
    let references = try folders.references ?? folders.resultsFolder.comparedReferences()
    let log = try ReferenceLog(
      of: ReferenceFolder(references), names: names.map { NamePattern($0) })
    let width = log.entries.map(\.name.count).max() ?? 0
    let lines = log.entries.map { entry in
      let padding = String(repeating: " ", count: width - entry.name.count)
      return SanitizedText(line: "\(entry.name)\(padding)  \(Self.words(of: entry.commit))")
    }
    try session.console.write(lines.ended)
    if log.isShallow {
      session.console.tell(
        "this clone is shallow, and what it begins with may be older; 'git fetch --unshallow' brings"
          + " the rest")
    }
    return .success
  }

  private static func words(of commit: FileCommit?) -> String {
    guard let commit else { return "not committed" }
    return (commit.isBeginning ? "\(commit.date) or before" : commit.date)
      + "  \(commit.id.prefix(10))  \(commit.subject)"
      + (commit.isChanged ? " (changed since, and not committed)" : "")
  }
}
