import ArgumentParser
import GalleyPreview
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem
import Glibc

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

      Where `galley check` has left results, the page says what it found, and leads to the review of \
      that, as `galley review --serve` has it. Nothing is written but what is accepted there.

      Show what is in a folder:
        galley preview samples
      Show the layout of a Swift file, which is built and examined anew when it is saved:
        galley preview --layout Sources/App/CarouselLayout.swift

      Show it beside what the last check of it found:
        galley check samples --references references --results results
        galley preview samples --results results
      """)

  @Argument(help: "Scene files, or folders with *.yaml in them.", completion: .scenes)
  var inputs: [String] = []

  @OptionGroup(title: "A layout alone") var layout: LayoutOptions

  @OptionGroup var folders: ResultsOptions

  @OptionGroup var serving: ServerOptions

  @Flag(help: "Warn of texts that hardly stand out from what is drawn behind them (WCAG 2.2, AA).")
  var contrast = false

  @OptionGroup var reading: SceneReadingOptions

  @OptionGroup var building: LayoutBuildingOptions

  @Option(name: .customLong(PreviewSupervisor.crashedOption), help: .hidden)
  var crashed: [String] = []

  func validate() throws {
    try layout.validate(besides: inputs)
    if inputs.contains("-") {
      throw ValidationError("standard input does not change; name files or folders")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    let environment = ProcessEnvironment.all
    if let token = environment[PreviewSupervisor.tokenVariable] {
      let socket = try ListeningSocket(inherited: STDIN_FILENO, token: token)
      try serve(at: socket, reportingTo: .toSupervisor, in: session)
      return .success
    }
    _ = try InputFiles.scenes(named: inputs)
    let socket = try ListeningSocket(port: serving.port ?? 0)
    session.console.tell("previewed at \(socket.address); Ctrl-C ends it")
    serving.show(socket.address, on: session.console)
    guard let program = Installation.program, let arguments = ProcessArguments.all else {
      try serve(at: socket, reportingTo: DrawingReport(), in: session)
      return .success
    }
    let supervisor = PreviewSupervisor(
      socket, program: program, arguments: arguments, environment: environment)
    return ExitStatus(rawValue: try supervisor.run()) ?? .trouble
  }

  private func serve(
    at socket: ListeningSocket, reportingTo report: DrawingReport, in session: Session
  ) throws {
    let classes = building.classes(whereNamed: layout.scene != nil, in: session.console)
    let scenes = PreviewedScenes(inputs, made: layout.scene, classes: classes) {
      [reading, catalogs = session.catalogs.scenes] in reading.loader(catalogs, classes: $0)
    }
    let makeRenderer = { @Sendable [reading] in try reading.makeRenderer() }
    let results = PreviewResults()
    let check = LastCheck(
      in: folders.resultsFolder, references: folders.references, for: results)
    let site = PreviewSite(
      results,
      drawing: RequestedDrawing(
        of: scenes, results: results, report: report, makeRenderer: makeRenderer),
      check: check)
    let server = LoopbackServer(at: socket, site: site)
    WorkerThreads.startDetached { server.run() }
    check.follow()
    try ScenePreview(
      scenes, rule: WarningRule(isStrict: false, judgesContrast: contrast), results: results,
      besides: Set(crashed), report: report, makeRenderer: makeRenderer
    ).run()
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
  func show(_ address: String, on console: Console) {
    guard open else { return }
    do throws(SystemError) {
      try SystemBrowser.open(address)
    } catch {
      console.tell("warning: no browser opens: xdg-open: \(error.words); open the address yourself")
    }
  }
}
