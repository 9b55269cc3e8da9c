import ArgumentParser
import GalleyChecking
import GalleyNotation
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley docs`: whether the pictures of pages are true.
struct DocsCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "docs",
    abstract: "Tells whether the pictures of pages are what their scenes draw, and mends them.",
    discussion: """
      Pages are Markdown (.md, .mdx, .markdown, .tutorial), reStructuredText (.rst) and HTML. A \
      picture is Galley's where it has a record, or is called <scene>/<state>; its scene is one that \
      --scenes names, else one in the folders of pages. A page may hold a scene itself, in a fenced \
      block ```galley that begins with '# picture: images/card.png'.

      What is told:
      \(rules)

      --write draws what is stale or missing, and mends sizes and missing words in pages; all of it, \
      or nothing. Pages and pictures outside of what was named are not opened.

      Exits with 0 where all is right, 1 where something is told, and 2 where there was trouble.

      Look through a manual whose scenes lie beside its pages:
        galley docs docs
      Mend a page with pictures of other folders:
        galley docs README.md --scenes samples --write
      """)

  private static var rules: String {
    let table = TextTable(rows: PageRule.allCases.map { [$0.rawValue, $0.summary] })
    return table.lines.map { "  \($0)" }.joined(separator: "\n")
  }

  @Argument(help: "Pages, or folders that are looked through.", completion: .pages)
  var inputs: [String]

  @Option(
    name: .customLong("scenes"),
    help: "Scene files, or folders with *.yaml in them; may be repeated.", completion: .scenes)
  var scenes: [String] = []

  @Option(
    name: .customLong("pictures"),
    help: "A further folder in which pages may have pictures; may be repeated.",
    completion: .directory)
  var pictures: [String] = []

  @Option(
    help: "How files of missing pictures are called, as `galley render --name` has it.")
  var name: String?

  @Flag(help: "Draw what is stale or missing, and mend the pages.")
  var write = false

  @OptionGroup var choice: RuleChoice

  @Option(help: "text, to read, json, or github, annotations of a workflow.")
  var format = FindingReport.Format.text

  @Option(name: .shortAndLong, help: "Threads to draw with; by default one a processor.")
  var jobs: Int?

  @Flag(
    help: """
      Draw all pictures; otherwise a file that is known to hold what would be drawn is not drawn, but \
      for one in fifty.
      """)
  var redraw = false

  @Flag(name: .shortAndLong, help: "Say nothing where all went well.")
  var quiet = false

  @OptionGroup var sceneOptions: SceneOptions

  func validate() throws {
    try choice.validate(among: PageRule.allCases.map(\.rawValue))
    if (inputs + scenes).contains("-") {
      throw ValidationError("pages and scenes are files here; standard input is none")
    }
    try DrawingOptionLimits.validate(jobs: jobs, scales: [])
  }

  func run(in session: Session) throws -> ExitStatus {
    let tree = try PageTree(of: inputs, pictures: pictures)
    let named = scenes.isEmpty ? tree.scenes.map(FilePath.folder) : scenes
    let files = try SceneFiles(sceneOptions, named: named, in: session)
    let paths = scenes.isEmpty ? tree.scenes : try InputFiles.scenes(named: scenes)
    var check = PageCheck(
      tree, scenes: try files.scenes(atPaths: paths), names: try name.map(PictureNamePattern.init)
    ) { text, page in
      try files.scene(in: text, ofPage: page)
    }
    check.rules = Set(PageRule.allCases.filter { choice.has($0.rawValue) })
    try check.run(
      threads: jobs ?? WorkerThreads.processorCount, renderer: files.renderer,
      rule: sceneOptions.warningRule, cache: session.renderCache(drawsAll: redraw),
      makeRenderer: { [sceneOptions] in try sceneOptions.makeRenderer() })
    for error in check.errors { session.console.tell(SanitizedText(lines: "galley: \(error)")) }
    let isWritten = write && check.errors.isEmpty
    if isWritten {
      let (pictures, pages) = try check.write()
      if !quiet {
        session.console.tell(
          "\(pictures.counting("picture")) drawn, \(pages.counting("page")) mended")
      }
    }
    let findings = check.findings(whenWritten: isWritten)
    let report = FindingReport(
      findings.map { .init(rule: $0.rule.rawValue, location: $0.location, sentence: $0.sentence) })
    try session.console.write(report.visible(as: format))
    guard check.errors.isEmpty else { return .trouble }
    if findings.isEmpty, !quiet, format == .text {
      let pictures = check.pictureCount.counting("picture")
      session.console.tell("\(pictures) of \(tree.pageCount.counting("page")): all right")
    }
    return findings.isEmpty ? .success : .different
  }
}
