import ArgumentParser
import GalleyLanguageServer
import GalleyRendering
import GalleyScenes
import GalleySystem

/// `galley lsp`: what editors ask about scenes, and its answers.
struct LSPCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "lsp",
    abstract: "Answers an editor about scenes, as a language server.",
    discussion: """
      An editor starts it, and talks with it through its standard input and output in the Language \
      Server Protocol: it tells what is wrong while you type, completes keys, values and names, \
      shows what an option means and where an element lies in each state, goes to parts, colors and \
      files, shows colors, and renames what has a name.

      In Neovim:
        vim.lsp.start({ name = 'galley', cmd = { 'galley', 'lsp' } })
      """)

  @OptionGroup var reading: SceneReadingOptions

  @Flag(name: .customLong("stdio"), help: .hidden)
  var usesStandardStreams = false

  func run(in session: Session) throws -> ExitStatus {
    let server = LanguageServer(
      schema: SceneSchema(of: session.catalogs.scenes),
      loader: { [reading, catalogs = session.catalogs.scenes] in reading.loader(catalogs) },
      makeResources: { [reading] in try reading.makeRenderer() },
      send: { [console = session.console] in console.send($0) })
    switch server.run(reading: session.console.readPart) {
    case .asked: return .success
    case .abandoned: return .different
    }
  }
}
