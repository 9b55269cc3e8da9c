import ArgumentParser
import GalleySystem

/// `galley help TOPIC`: what the articles say, in the terminal.
///
/// It is no subcommand: the parser has a `help` of its own, which knows commands.
struct HelpTopicCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "help", abstract: "Shows what the articles say of a topic.")

  @Argument var topic: String

  func run(in session: Session) throws -> ExitStatus {
    guard let topic = HelpTopic.named(topic) else { return .trouble }
    let page = TerminalPage(topic.page, style: session.console.outputStyle)
    try session.console.write(page.lines.ended)
    return .success
  }
}
