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

  @Flag(help: "Let scenes name files outside of their folder, and links lead there.")
  var allowOutside = false

  @Flag(help: "Let scenes name the fonts of this system, too.")
  var systemFonts = false

  @Flag(name: .customLong("stdio"), help: .hidden)
  var usesStandardStreams = false

  func run(in session: Session) throws -> ExitStatus {
    let fonts: FontSet = systemFonts ? .systemFonts : .standard
    let server = LanguageServer(
      schema: SceneSchema(of: session.catalogs.scenes),
      loader: { [allowOutside, catalogs = session.catalogs.scenes] in
        var loader = SceneLoader(
          catalogs, options: SceneLoader.Options(allowsOutside: allowOutside))
        loader.families = FontFamilyList(of: fonts)
        return loader
      },
      makeResources: { try Renderer(later: fonts) },
      send: { [console = session.console] in console.send($0) })
    switch server.run(reading: session.console.readPart) {
    case .asked: return .success
    case .abandoned: return .different
    }
  }
}
