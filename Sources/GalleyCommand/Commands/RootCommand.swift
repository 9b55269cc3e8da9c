import ArgumentParser
import GalleyNotation

/// `galley`: what it is for, and its subcommands.
struct RootCommand: ParsableCommand {
  fileprivate static let name = "galley"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Draws collection-view screens from scene files to PNG and SVG, without a phone.",
    discussion: """
      A scene is a YAML file that says what is on a screen, which layout arranges it and what a \
      finger does to it.

      Draw every state of every scene in a folder:
        galley render samples -o output --format png,svg

      Exits with 0 where all went well or nothing differs, 1 where a comparison found a \
      difference, and 2 where there was trouble.
      """,
    version: "galley 0.1.0",
    subcommands: [
      RenderCommand.self,
      LayoutCommand.self,
      DoctorCommand.self,
      InitCommand.self,
      FormatCommand.self,
      LintCommand.self,
      DiffCommand.self,
      CheckCommand.self,
      ApproveCommand.self,
      ReviewCommand.self,
      PruneCommand.self,
      MergeReportsCommand.self,
      ListCommand.self,
      SchemaCommand.self,
      LSPCommand.self,
    ])
}

extension RootCommand {
  /// The subcommands that draw whatever their arguments are.
  static let drawingNames = [RenderCommand.configuration, CheckCommand.configuration]
    .compactMap { $0.commandName }

  /// The command that arguments name.
  ///
  /// Where they begin with a subcommand it reads them alone, which takes half the time; what it does
  /// not understand, a wish for help among it, is for the parser of all.
  static func command(of arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      command is any GalleySubcommand
    {
      return command
    }
    let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    if named == nil, let word, !word.hasPrefix("-"), !names.contains(word) {
      throw ValidationError(Suggestion.unknown("command", word, among: names))
    }
    return try parseAsRoot(arguments)
  }
}

extension CommandConfiguration {
  /// Returns the name and the purpose of a subcommand of `galley`.
  ///
  /// It names the command that it belongs to: read alone, it is then not asked first whether a script
  /// for completion is wanted, which takes a twentieth of a short run; the parser of all is.
  static func ofSubcommand(
    _ name: String, abstract: String, discussion: String = "",
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: RootCommand.name, abstract: abstract,
      discussion: discussion, subcommands: subcommands, defaultSubcommand: defaultSubcommand)
  }
}
