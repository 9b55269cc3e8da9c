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
    guard let data = chart.data, chart.areAxesRight(issues: options.issues) else { return nil }
    let colors = ChartColors(chart.colors, reader)
    var layer = ComponentLayer([], width: .filling, height: .filling, location: options.location)
    layer.name = name
    if let template = TemplatedData(data, issues: options.issues) {
      layer.arranged = { frame, context in
        guard let data = template.value(in: context.scope, issues: context.issues) else {
          return []
        }
        let source = ChartSource(options: chart, issues: context.issues, list: nil)
        guard let sets = source.sets(of: data) else { return [] }
        sets.check(chart, issues: context.issues)
        return ChartArrangement(sets: sets, options: chart, colors: colors, context: context)
          .layers(in: frame.size)
      }
      return layer
    }
    let source = ChartSource(options: chart, issues: options.issues) { file, location in
      reader.list(inFile: file, namedAt: location, issues: options.issues)
    }
    let sets = source.sets(of: data) { control, count, location in
      reader.controls.mention(control: control, positions: count, at: location)
    }
    guard let sets else { return nil }
    sets.check(chart, issues: options.issues)
    layer.arranged = { frame, context in
      ChartArrangement(sets: sets, options: chart, colors: colors, context: context)
        .layers(in: frame.size)
    }
    return layer
  }
}
