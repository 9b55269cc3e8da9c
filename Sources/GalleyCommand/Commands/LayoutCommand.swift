import ArgumentParser
import GalleyGraphics
import GalleyNotation
import GalleyRecords
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley layout`: where everything is, as numbers.
struct LayoutCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "layout",
    abstract: "Tells where the elements of a scene are, in points.",
    discussion: """
      Tells the content size and offset of each collection, and of each visible element its id, \
      index path, kind, frame, center, size, alpha, transform and z index. Numbers are those before \
      places are rounded to pixels, and read back exactly. \
      Tells the frames of all layers, too: of the screen, and within elements.

      See where the items of a ring lie:
        galley layout ring.yaml --state first

      See where one item is, and where a layer in it is:
        galley layout library.yaml --only albums/2
        galley layout library.yaml --only albums/2/cover

      Hand its places, fonts and colors to a design tool:
        galley layout library.yaml --format handoff
      """)

  /// The forms in which places are told.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case handoff
  }

  @Argument(help: "A scene file; - is standard input.", completion: .scenes)
  var file: String

  @Option(help: "The state, by its name; by default the first.", completion: .states)
  var state: String?

  @Option(
    help:
      "text, a table to read, json, for machines, or handoff: json under the names that design tools use."
  )
  var format = Format.text

  @Flag(help: "Tell the elements that are not visible, too.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Tell one part only: a layer, an item or a layer in an item, as a mask names it.",
      valueName: "name"))
  var only: String?

  @OptionGroup var sceneOptions: SceneOptions

  func run(in session: Session) throws -> ExitStatus {
    let files = try SceneFiles(sceneOptions, in: session)
    let scene = try files.scene(atPath: file)
    let state = try StateChoice.state(named: state, of: scene)
    let drawing = try scene.drawing(of: state, scale: nil, using: files.renderer)
    try sceneOptions.warningRule.judge(drawing.warnings)
    for warning in drawing.warnings { session.console.tell(warning.description) }
    let record = try chosen(of: drawing.record(scope: all ? .all : .visible))
    let text =
      switch format {
      case .text: SanitizedText(lines: record.textOfAll)
      case .json: SanitizedText(json: record.json)
      case .handoff: SanitizedText(json: record.handoff.indented + "\n")
      }
    try session.console.write(text)
    return .success
  }

  /// Returns the part of the record that is asked for, or an error that says which name is near.
  private func chosen(of record: ScreenRecord) throws -> ScreenRecord {
    guard let only else { return record }
    let parts = record.parts(named: only)
    guard parts.isEmpty else { return record.only(parts) }
    let hint = Suggestion.phrase(for: only, among: record.parts.flatMap(\.aliases))
    let cure = hint.isEmpty ? "; without --only all that it shows is told" : hint
    throw CommandError("'\(record.state)' shows nothing that is called '\(only)'\(cure)")
  }
}
