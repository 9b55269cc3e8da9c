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

      Read about a topic, as the articles tell it:
        galley help gestures

      Topics are \(Suggestion.list(HelpTopic.all.map(\.name)).replacing(" or ", with: " and ")).
      """,
    version: "galley 0.1.0",
    subcommands: [
      RenderCommand.self, PreviewCommand.self, SheetCommand.self,
      LayoutCommand.self,
      DoctorCommand.self,
      TestCommand.self,
      InitCommand.self,
      FormatCommand.self,
      LintCommand.self,
      DiffCommand.self,
      CheckCommand.self,
      ApproveCommand.self,
      ReviewCommand.self,
      PruneCommand.self,
      DocsCommand.self,
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

  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

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
    if arguments.first == "--generate-completion-script", arguments.count <= 2,
      let shell = arguments.count < 2
        ? CompletionShell.autodetected() : CompletionShell(rawValue: arguments[1])
    {
      throw CleanExit.message(CompletionScript.text(for: shell))
    }
    let names = subcommandNames
    if arguments.first == "help", let word = arguments.dropFirst().first {
      if HelpTopic.named(word) != nil {
        return try HelpTopicCommand.parse(Array(arguments.dropFirst()))
      }
      let names = names + HelpTopic.all.map(\.name)
      if !word.hasPrefix("-"), !names.contains(word) {
        throw ValidationError(
          "unknown command or topic '\(word)'\(Suggestion.phrase(for: word, among: names))"
            + "; 'galley help' lists them")
      }
    } else if let word = arguments.first, word != "help", !word.hasPrefix("-"),
      !names.contains(word)
    {
      throw ValidationError(Suggestion.unknown("command", word, among: names))
    }
    do {
      return try parseAsRoot(arguments)
    } catch {
      throw mistypedOption(in: arguments, of: error).map(ValidationError.init) ?? error
    }
  }

  /// Returns the option that was meant by one that is not there, where the parser's message tells
  /// of something else first; nil where it tells of none.
  private static func mistypedOption(in arguments: [String], of error: any Error) -> String? {
    guard !exitCode(for: error).isSuccess, !message(for: error).contains("Did you mean") else {
      return nil
    }
    var command: any ParsableCommand.Type = self
    var rest = arguments[...]
    while let name = rest.first,
      let next = command.configuration.subcommands.first(where: {
        $0.configuration.commandName == name
      })
    {
      command = next
      rest = rest.dropFirst()
    }
    let help = helpMessage(for: command, includeHidden: true, columns: 80)
    let options = help.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
      .filter { $0.hasPrefix("--") }
    let words = rest.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
    for word in words where !options.contains(word) {
      guard let meant = Suggestion.nearest(to: word, among: options) else { continue }
      return "Unknown option '\(word)'. Did you mean '\(meant)'?"
    }
    return nil
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
