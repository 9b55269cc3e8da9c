import ArgumentParser
import GalleyPreview
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley preview`: a page with the pictures of scenes, which follows what is written.
struct PreviewCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "preview",
    abstract: "Shows scenes in a browser, and draws them anew as they are saved.",
    discussion: """
      Prints the address of a page with every state of the scenes. When a scene is saved, or what it \
      includes, an image or a font of it, the page has the new picture at once; what is wrong stands \
      above the last one that could be drawn. No other machine can see the page, and nobody without \
      the whole address. Ctrl-C ends it.

      Show what is in a folder:
        galley preview samples
      """)

  @Argument(help: "Scene files, or folders with *.yaml in them.", completion: .scenes)
  var inputs: [String]

  @OptionGroup var serving: ServerOptions

  @Flag(help: "Let scenes name files outside of their folder, and links lead there.")
  var allowOutside = false

  @Flag(help: "Let scenes name the fonts of this system, too.")
  var systemFonts = false

  @Flag(help: "Warn of texts that hardly stand out from what is drawn behind them (WCAG 2.2, AA).")
  var contrast = false

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("standard input does not change; name files or folders")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    let fonts: FontSet = systemFonts ? .systemFonts : .standard
    let results = PreviewResults()
    _ = try InputFiles.scenes(named: inputs)
    let loader = { @Sendable [allowOutside, catalogs = session.catalogs.scenes] in
      var loader = SceneLoader(
        catalogs, options: SceneLoader.Options(allowsOutside: allowOutside))
      loader.families = FontFamilyList(of: fonts)
      return loader
    }
    let makeRenderer = { @Sendable in try Renderer(later: fonts) }
    let site = PreviewSite(
      results,
      drawing: RequestedDrawing(results: results, loader: loader, makeRenderer: makeRenderer))
    let server = try LoopbackServer(port: serving.port ?? 0, site: site)
    let preview = ScenePreview(
      inputs, rule: WarningRule(isStrict: false, judgesContrast: contrast), results: results,
      loader: loader, makeRenderer: makeRenderer)
    session.console.tell("previewed at \(server.address); Ctrl-C ends it")
    serving.show(server, on: session.console)
    WorkerThreads.startDetached { server.run() }
    try preview.run()
    return .success
  }
}

/// The options of commands that serve a page.
struct ServerOptions: ParsableArguments {
  @Flag(help: "Open the page in a browser.")
  var open = false

  @Option(help: "The port of the page; by default one that is free.")
  var port: Int?

  func validate() throws {
    guard let port, !(0...65_535).contains(port) else { return }
    throw ValidationError("--port is \(port); give a number from 1 to 65535, or leave it out")
  }

  /// Opens the page where that is wanted; where it cannot be, its address has been told.
  func show(_ server: LoopbackServer, on console: Console) {
    guard open else { return }
    do throws(SystemError) {
      try SystemBrowser.open(server.address)
    } catch {
      console.tell("warning: no browser opens: xdg-open: \(error.words); open the address yourself")
    }
  }
}
