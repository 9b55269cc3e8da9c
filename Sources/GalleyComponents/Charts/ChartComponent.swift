internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// Swift Charts' Chart: marks of data between axes.
struct ChartComponent: Component {
  static let kind = "chart"
  static let summary = "marks of data: bars, lines, areas, points, ranges, rings, heat maps"
  static let options: [SceneOption<Self>] =
    [
      SceneOption(
        "chart", \.name, .controlName, "its name among the layers beside it; empty without one",
        otherwise: "")
    ] + ChartOptions.options.map { $0.within(\.chart) }

  private var name: String?
  private var chart = ChartOptions()

  init() {}

  func layer(for options: OptionReader, reading reader: LayerReader) -> ComponentLayer? {
    let chart = chart.prepared(options)
    guard let data = chart.data, let rows = rows(of: data, options, reader) else { return nil }
    let table = ChartTable(rows, at: data.location)
    guard let model = ChartModel(chart, table, at: data.location, issues: options.issues) else {
      return nil
    }
    let colors = ChartColors(chart.colors, reader)
    var layer = ComponentLayer([], width: .filling, height: .filling, location: options.location)
    layer.name = name
    layer.arranged = { frame, context in
      ChartArrangement(model: model, options: chart, colors: colors, context: context)
        .layers(in: frame.size)
    }
    return layer
  }

  /// The path of a list, or of several that follow one another.
  private static let files = OptionType.list(
    of: OptionType<String>.text, 1...16, nouns: "paths", orOne: true)

  private func rows(
    of data: OptionValue, _ options: OptionReader, _ reader: LayerReader
  ) -> [OptionValue]? {
    switch data.kind {
    case .list(let rows): return rows
    case .map:
      let file = OptionReader(data, named: "data", issues: options.issues)
      defer { file.reportUnknownKeys() }
      guard let names = Self.files.read(file, "file") else {
        if !file.contains("file") {
          file.error("data from a map needs 'file', the path of a list in JSON or YAML")
        }
        return nil
      }
      var rows: [OptionValue] = []
      for name in names {
        guard
          let more = reader.list(
            inFile: name, namedAt: file.location(of: "file"), issues: options.issues)
        else { return nil }
        rows += more
      }
      return rows
    default:
      OptionReader.wrong(
        data, named: "data", expected: "a list of rows, or { file: steps.json }",
        issues: options.issues)
      return nil
    }
  }
}

/// The colors of a chart where its scene says none.
struct ChartColors: Sendable {
  let series: [Bindable<Color>]
  let label: Color
  let secondaryLabel: Color
  let grid: Color
  /// The ground of a card with what is selected.
  let card: Color

  /// Swift Charts' order.
  private static let usual: [SystemColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed, .systemCyan,
    .systemYellow,
  ]

  init(_ own: [Bindable<Color>], _ reader: LayerReader) {
    series = own.isEmpty ? Self.usual.map { reader.color($0) } : own
    label = reader[.label]
    secondaryLabel = reader[.secondaryLabel]
    grid = reader[.separator]
    card = reader.color(light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x2C2C2E))
  }

  func color(ofSeries number: Int, in context: LayerContext) -> Color {
    series[number % series.count].resolved(in: context.scope, issues: context.issues) ?? label
  }
}
