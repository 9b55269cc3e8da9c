internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// What a scene says of a chart.
struct ChartOptions: Sendable {
  /// Charts that are set up in advance.
  enum Style: String, Sendable, CaseIterable {
    case plain, sparkline, ring, gauge
  }

  /// Where the names of series stand.
  enum LegendPlace: String, Sendable, CaseIterable {
    case automatic, top, bottom, hidden
  }

  /// A text at a place of the data.
  struct Note: Sendable {
    static let options: [SceneOption<Self>] = [
      SceneOption(
        "x", \.x, .value(.either([.number(OptionReader.usualRange), .text])), "its place"
      )
      .required("'x: Tue'"),
      SceneOption("y", \.y, .number(), "its value", otherwise: "the highest there"),
      SceneOption("text", \.text, .shownText).required("'text: Record'"),
    ]

    var x: OptionValue?
    var y: Double?
    var text = ""
  }

  static let options: [SceneOption<Self>] = [
    SceneOption("style", \.style, .choice, "what is set up in advance"),
    SceneOption(
      "data", \.data, .value(ChartSource.kind),
      "rows, as maps or bare numbers, { file: steps.json }, { by: range, sets: [[…], […]] }, or \"{values}\" of an item"
    ).required("'data: [{ day: Mon, steps: 5200 }]'"),
    SceneOption(
      "x", \.x, .dataKeys("x"), "the key of places, or of numbers where y has places",
      otherwise: "number"),
    SceneOption(
      "y", \.y, .dataKeys("y"), "the key of values, or [lower, upper]", otherwise: "value"),
    SceneOption("series", \.series, .dataKey, "the key by which marks have colors"),
    SceneOption(
      "marks", \.marks, .list(of: .mark, 1...20, nouns: "marks", orOne: true),
      "what is drawn of the data: a mark, or a list", otherwise: "bar"),
    SceneOption(
      "x-axis", \.xAxis, .options(AxisSpec.options, of: AxisSpec()), "the horizontal one"),
    SceneOption("y-axis", \.yAxis, .options(AxisSpec.options, of: AxisSpec()), "the vertical one"),
    SceneOption("legend", \.legend, .choice, "where the names of series stand"),
    SceneOption(
      "colors", \.colors, .list(of: .color, 1...50, nouns: "colors"), "of the series in turn",
      otherwise: "the system's"),
    SceneOption(
      "annotations", \.notes, .list(of: .options(Note.options, of: Note()), 0...50, nouns: "texts"),
      "texts at places of the data"),
    SceneOption(
      "selection", \.selection, .value(.either([.number(OptionReader.usualRange), .text])),
      "the place of x that is selected"),
  ]

  var style = Style.plain
  var data: OptionValue?
  var x: [ChartTable.Located] = []
  var y: [ChartTable.Located] = []
  var series: ChartTable.Located?
  var marks: [MarkSpec] = []
  var xAxis = AxisSpec()
  var yAxis = AxisSpec()
  var legend = LegendPlace.automatic
  var colors: [Bindable<Color>] = []
  var notes: [Note] = []
  var selection: OptionValue?

  /// Whether logarithmic axes have a domain above zero; one that has not is reported.
  func areAxesRight(issues: IssueLog) -> Bool {
    for (axis, key) in [(xAxis, "x-axis"), (yAxis, "y-axis")] where axis.isLogarithmic {
      guard let least = axis.domain?.min(), least <= 0 else { continue }
      issues.error(
        "the domain of a logarithmic scale begins above zero, found \(least.shortest) in '\(key)'; give a number above zero, or say 'scale: linear'",
        at: data?.location ?? .nowhere)
      return false
    }
    return true
  }

  /// What the axis is that has the numbers of marks.
  func valueAxis(isTransposed: Bool) -> AxisSpec { isTransposed ? xAxis : yAxis }

  /// The options with what the style sets up where the scene says nothing.
  func prepared(_ options: OptionReader) -> ChartOptions {
    var chart = self
    func mark(_ kind: MarkSpec.Kind) -> MarkSpec {
      var mark = MarkSpec()
      mark.kind = kind
      return mark
    }
    switch style {
    case .plain: if marks.isEmpty { chart.marks = [mark(.bar)] }
    case .sparkline:
      if marks.isEmpty {
        var line = mark(.line)
        line.interpolation = .monotone
        chart.marks = [line]
      }
      for axis in [\ChartOptions.xAxis, \.yAxis] { chart[keyPath: axis].isHidden = true }
      if !options.contains("y-axis") { chart.yAxis.includesZero = false }
      if legend == .automatic { chart.legend = .hidden }
    case .ring, .gauge:
      if marks.isEmpty { chart.marks = [mark(.sector)] }
      if legend == .automatic { chart.legend = .hidden }
    }
    return chart
  }
}
