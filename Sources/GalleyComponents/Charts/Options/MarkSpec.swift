internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A mark of a chart as a scene gives it, in the words of Swift Charts.
struct MarkSpec: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// How marks of one place lie on each other.
  enum Stacking: String, Sendable, CaseIterable {
    case standard, normalized, center, none
  }

  /// Numbers that follow from those of the data.
  enum Aggregate: String, Sendable, CaseIterable {
    case average, median, minimum, maximum

    func value(of numbers: [Double]) -> Double? {
      guard !numbers.isEmpty else { return nil }
      switch self {
      case .average: return numbers.reduce(0, +) / Double(numbers.count)
      case .minimum: return numbers.min()
      case .maximum: return numbers.max()
      case .median:
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
      }
    }
  }

  static let options: [SceneOption<Self>] = [
    SceneOption("mark", \.kind, .choice, "what is drawn").required("'mark: bar'"),
    SceneOption(
      "x", \.x, .dataKeys("x"), "the key of its places, or of numbers where y has places",
      otherwise: "the chart's"),
    SceneOption(
      "y", \.y, .dataKeys("y"), "the key of its values, or [lower, upper] for a range",
      otherwise: "the chart's"),
    SceneOption("series", \.series, .dataKey, "the key by which it has colors"),
    SceneOption(
      "shade", \.shade, .dataKey,
      "of rectangles and points in a grid: the key of numbers, from the first of the colors to the last"
    ),
    SceneOption("position", \.position, .dataKey, "the key by which bars stand beside each other"),
    SceneOption("stack", \.stacking, .choice, "of bars and areas of one place"),
    SceneOption("interpolation", \.interpolation, .choice, "of lines and areas"),
    SceneOption("color", \.color, .paint, otherwise: "the series'"),
    SceneOption(
      "width", \.width, .length(in: 0...10_000),
      "of bars, as points or a share of their room; of lines, in points",
      otherwise: "two thirds of the room, and 2"),
    SceneOption("corner-radius", \.cornerRadius, .number(in: 0...1000), "points"),
    SceneOption("dash", \.dashes, .list(of: .number(in: 0...1000), 0...16, orOne: true), "points"),
    SceneOption("size", \.size, .number(in: 0...1000), "of points, their diameter"),
    SceneOption("symbols", \.hasSymbols, .flag, "whether lines have a point at each value"),
    SceneOption(
      "value", \.value, .value(.either([.number(OptionReader.usualRange), .text])),
      "of a rule: a number, \(Aggregate.allCases.map(\.rawValue).joined(separator: ", ")) of y, or a place of x",
      otherwise: "none"),
    SceneOption(
      "label", \.label, .shownText,
      "beside a rule or at each bar, point or cell; {value} is the number"),
    SceneOption(
      "of", \.whole, .value(.either([.number(OptionReader.usualRange), .text])),
      "of sectors: the number, or the key of it, that a full turn is", otherwise: "the sum"),
    SceneOption("inner-radius", \.innerRadius, .number(in: 0...0.99), "of sectors, a share"),
    SceneOption(
      "gap", \.gap, .number(in: 0...100), "points between sectors, and between cells of a grid"),
  ]

  var kind = Kind.bar
  var x: [ChartTable.Located] = []
  var y: [ChartTable.Located] = []
  var series: ChartTable.Located?
  var position: ChartTable.Located?
  var shade: ChartTable.Located?
  var stacking = Stacking.standard
  var interpolation = CurveInterpolation.linear
  var color: Bindable<PaintSpec>?
  var width: Length?
  var cornerRadius = 0.0
  var dashes: [Double] = []
  var size = 7.0
  var hasSymbols = false
  var value: OptionValue?
  var label: String?
  var whole: OptionValue?
  var innerRadius = 0.0
  var gap = 1.5

  /// Whether its marks of one place may lie on each other.
  var isStacked: Bool { kind == .bar || kind == .area }
}

extension OptionType where Value == ChartTable.Located {
  /// A key of the data.
  static var dataKey: OptionType {
    OptionType(
      .text,
      read: { options, key in
        options.text(key).map { ChartTable.Located($0, at: options.location(of: key)) }
      }, text: { $0.text })
  }
}

extension OptionType where Value == [ChartTable.Located] {
  /// A key of the data, or those of the lower and the upper end.
  static func dataKeys(_ axis: String) -> OptionType {
    .list(of: .dataKey, 1...2, subject: "\(axis) has", nouns: "keys", orOne: true)
  }
}

extension OptionType where Value == MarkSpec {
  /// A mark, or its word alone.
  static var mark: OptionType {
    .options(MarkSpec.options, of: MarkSpec())
      .or(OptionType<MarkSpec.Kind>.choice) { kind in
        var mark = MarkSpec()
        mark.kind = kind
        return mark
      }
  }
}
