import ArgumentParser
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyRuns
import GalleyScenes

/// `galley sheet`: all states on one picture.
struct SheetCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "sheet",
    abstract: "Draws all states of scenes on one PNG or SVG, or as the pages of a PDF.",
    discussion: """
      Each picture has the names of its scene and state below it. A PDF has a page for each, as large \
      as the picture, with a bookmark.

      See all states of a folder at once:
        galley sheet samples -o samples.png
      Print a scene in all its variants:
        galley sheet settings.yaml -o settings.pdf
      """)

  /// Of one sheet.
  private static let mostPictures = 1000

  @Argument(
    help: "Scene files, or folders with *.yaml in them; - is standard input.", completion: .scenes)
  var inputs: [String]

  @Option(name: .shortAndLong, help: "The file: its name ends in .png, .svg or .pdf.")
  var output: String

  @Option(
    name: .customLong("state"), help: "Only this state, by its name; may be repeated.",
    completion: .states)
  var states: [String] = []

  @Option(help: "Pictures in a row; by default the sheet is about as wide as it is high.")
  var columns: Int?

  @Option(help: "Device pixels a point; by default 1, since a sheet is large.")
  var scale = 1.0

  @OptionGroup var program: ProgramOption

  @OptionGroup var sceneOptions: SceneOptions

  func validate() throws {
    if let columns, columns < 1 { throw ValidationError("--columns must be 1 or more") }
    try DrawingOptionLimits.validate(jobs: nil, scales: [scale])
    if let program = program.program, !output.hasSuffix("." + SVGFormat.kind) {
      throw ValidationError("--for \(program) is about SVG; let --output end in .svg")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    let format = try self.format(in: session.catalogs)
    let files = try SceneFiles(sceneOptions, named: inputs, in: session)
    let scenes = try files.scenes(atPaths: try InputFiles.scenes(named: inputs))
    let chosen = try StateChoice.states(named: states, of: scenes, areAll: true)
    let count = chosen.map(\.count).reduce(0, +)
    guard count <= Self.mostPictures else {
      throw CommandError(
        "a sheet has at most \(Self.mostPictures) pictures, and these scenes have \(count); choose some with --state, or make several sheets"
      )
    }
    var entries: [ContactSheet.Entry] = []
    var warnings: Set<String> = []
    var group = (number: 0, scene: "", axisValues: [String]())
    for (scene, states) in zip(scenes, chosen) {
      for state in states {
        let drawing = try scene.drawing(of: state, scale: scale, using: files.renderer)
        try sceneOptions.warningRule.judge(drawing.warnings)
        for warning in drawing.warnings.map(\.description) where warnings.insert(warning).inserted {
          session.console.tell(warning)
        }
        let traits = scene.traits(of: state)
        if (group.scene, group.axisValues) != (scene.name, traits.axisValues) {
          group = (group.number + 1, scene.name, traits.axisValues)
        }
        let caption = scenes.count == 1 ? state.fileName : "\(scene.name)/\(state.fileName)"
        entries.append(
          ContactSheet.Entry(
            drawing.picture, caption: caption, group: group.number,
            isRightToLeft: traits.isRightToLeft))
      }
    }
    let title = scenes.count == 1 ? scenes[0].title : "\(scenes.count.counting("scene"))"
    let bytes = try encoded(entries, as: format, title: title, with: files.renderer)
    try WholeFileWriter.write([OutputFile(path: output, bytes: bytes)])
    session.console.tell("\(count.counting("picture")) on '\(output)'")
    return .success
  }

  private func format(in catalogs: Catalogs) throws -> any OutputFormat {
    let kinds = catalogs.formats.kinds
    guard let dot = output.lastIndex(of: "."),
      let type = catalogs.formats[String(output[output.index(after: dot)...])]
    else {
      throw CommandError(
        "'\(output)' names no format; let it end in \(Suggestion.list(kinds.map { ".\($0)" }))")
    }
    return type.init(options: FormatOptions(for: program.program, includesRecord: false))
  }

  private func encoded(
    _ entries: [ContactSheet.Entry], as format: any OutputFormat, title: String,
    with renderer: Renderer
  ) throws -> [UInt8] {
    guard let pdf = format as? PDFFormat else {
      let sheet = ContactSheet(entries, columns: columns, title: title)
      return try format.encode(sheet.picture, with: renderer)
    }
    let pages = entries.map { entry in
      var page = entry.picture
      page.title = entry.caption
      return page
    }
    return try pdf.encode(pages, title: title, with: renderer)
  }
}
