internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UISplitViewController: two or three columns, and an inspector.
struct SplitViewComponent: Component {
  static let kind = "split-view"
  static let summary =
    "columns beside each other, as UISplitViewController arranges them on the screen's width"
  static let options: [SceneOption<Self>] =
    [
      SceneOption(
        kind, \.mode, .choice, "which columns show beside or over the secondary one",
        otherwise: "automatic"),
      column(.primary, "the sidebar, or the list where there are two columns")
        .required("'primary: [{ text: Folders }]'"),
      column(.supplementary, "the list between sidebar and content"),
      column(.secondary, "the content").required("'secondary: [{ text: Note }]'"),
      column(.inspector, "what stands behind the content on a screen that is wider than high"),
      SceneOption(
        "collapsed", \.collapsed, .choice, "the column that shows alone where the width is compact",
        otherwise: "secondary"),
    ]
    + [SplitViewArrangement.Column.primary, .supplementary, .inspector].map { column in
      SceneOption(
        "\(column.rawValue)-width", \.widths[column], .length(in: 50...2000),
        "of that column: points or a percentage", otherwise: "the system's")
    }

  private static func column(
    _ column: SplitViewArrangement.Column, _ meaning: String
  ) -> SceneOption<Self> {
    SceneOption(
      column.rawValue, \.columns[column], .value(.defined("layers")), meaning, otherwise: "none")
  }

  private var mode = SplitViewArrangement.Mode.automatic
  private var columns: [SplitViewArrangement.Column: OptionValue] = [:]
  private var collapsed = SplitViewArrangement.Column.secondary
  private var widths: [SplitViewArrangement.Column: Length] = [:]

  init() {}

  init(options: OptionReader) { options.read(Self.options, into: &self) }

  func layer(for options: OptionReader, reading reader: LayerReader) -> ComponentLayer? {
    let present = SplitViewArrangement.Column.allCases.filter { columns[$0] != nil }
    guard present.contains(collapsed) else {
      options.error(
        "there is no column '\(collapsed.rawValue)'; known are \(Suggestion.list(present.map(\.rawValue)))",
        at: "collapsed")
      return nil
    }
    let split = SplitViewLayer(
      mode: mode, collapsed: collapsed, widths: widths,
      children: present.map { column in
        let layers = columns[column].map {
          reader.layers($0, named: column.rawValue, issues: options.issues)
        }
        return Layer(id: column.rawValue, content: GroupLayer(layers ?? [], clips: true))
      },
      palette: reader.palette, location: options.location)
    var layer = ComponentLayer(drawing: split, width: .filling, height: .filling)
    layer.usualPlacement = .fill
    return layer
  }
}
