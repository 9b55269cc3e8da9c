import ArgumentParser

/// A script by which a shell completes command lines.
enum CompletionScript {
  /// Returns the parser's script, in which `help` takes the names of commands and topics: the parser
  /// has its own `help`, and offers nothing behind it.
  static func text(for shell: CompletionShell) -> String {
    let names = (RootCommand.subcommandNames + HelpTopic.all.map(\.name)).joined(separator: " ")
    let script = RootCommand.completionScript(for: shell)
    switch shell {
    case .bash:
      return script.replacing(
        "_galley_help() {\n",
        with: "_galley_help() {\n    COMPREPLY+=($(compgen -W '\(names)' -- \"${cur}\"))\n")
    case .zsh:
      return script.replacing("'*:subcommands:'", with: "'*:subcommands:(\(names))'")
    default:
      let condition = "__galley_should_offer_completions_for_positional \"galley help\" -eq 1"
      return script + "\ncomplete -c 'galley' -n '\(condition)' -fa '\(names)'"
    }
  }
}
