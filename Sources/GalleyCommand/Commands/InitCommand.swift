import ArgumentParser

/// `galley init`: files to keep, to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "init",
    abstract: "Writes files to begin with.",
    subcommands: [InitLayoutCommand.self])
}
