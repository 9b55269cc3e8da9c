internal import GalleyGraphics
internal import GalleyNotation

/// What a chart shows, before anything of it has a place: the numbers of each mark, stacked, and what
/// lies along the axes.
struct ChartModel: Sendable {
  /// One mark of the data.
  struct Item: Sendable {
    /// The number of its row.
    var row: Int
    /// Along the axis of places.
    var place: Datum
    /// Its place along the other axis, where that has bands, too; nil for a mark with values.
    var cross: Datum?
    /// Where it begins and ends along the axis of values.
    var lower = 0.0
    var upper = 0.0
    /// What the data says.
    var value = 0.0
    /// The number of its series.
    var series = 0
    /// Which of those beside each other it is.
    var position = 0
    /// Grows with each gap in the data.
    var run = 0
    /// Whether nothing is stacked on it.
    var isOutermost = true
    /// Of sectors, what a full turn is.
    var whole = 1.0

    /// Whether it lies in a stack on or under another, where its end is not that of its number.
    var isOnAnother: Bool {
      value != 0 && (!isOutermost || (value < 0 ? upper != 0 : lower != 0 && lower != upper))
    }

    /// What it is called beside the others of its series.
    var name: String { cross.map { "\($0.name) \(place.name)" } ?? place.name }
  }

  /// The marks of one declaration.
  struct Marks: Sendable {
    var spec: MarkSpec
    var items: [Item] = []
    /// How many stand beside each other.
    var positions = 1
    /// Of a rule across the chart.
    var level: Double?
    /// Of a rule at one place.
    var place: Datum?
    /// Whether each reaches from one value to another.
    var isRange = false
    /// Whether values are times, in seconds since 1970.
    var hasTimes = false
  }

  private(set) var marks: [Marks] = []
  /// The names of the series, in the order of the data; none where marks have no series.
  private(set) var series: [String]
  /// Along the axis on which the data has its places, and along the one with its values.
  private(set) var places: AxisValues
  private(set) var values: AxisValues
  /// Whether places lie above each other, and bars to the side.
  private(set) var isTransposed = false
  private(set) var isNormalized = false
  /// The least and the greatest number that shades a mark; nil where none does.
  private(set) var shades: ClosedRange<Double>?

  /// - `series`: The names that other data of the chart has, which keep their colors.
  /// - Returns: Nil where there is nothing to draw, which is reported.
  init?(
    _ options: ChartOptions, _ table: ChartTable, at location: SourceLocation,
    series: [String] = [], issues: IssueLog
  ) {
    guard table.count > 0 else {
      issues.error(
        "the data of the chart is empty; give rows such as { day: Mon, steps: 5200 }", at: location)
      return nil
    }
    let known = issues.issues.count
    var reader = MarkReader(
      options: options, table: table, location: location, issues: issues, series: series)
    for spec in options.marks {
      guard let marks = reader.marks(spec) else { return nil }
      self.marks.append(marks)
    }
    self.series = reader.series
    isTransposed = reader.isTransposed
    isNormalized = self.marks.contains { $0.spec.stacking == .normalized && $0.spec.isStacked }
    (places, values) = (AxisValues(bands: []), AxisValues(bands: []))
    guard self.marks.contains(where: { !$0.items.isEmpty || $0.level != nil }) else {
      // What is wrong with the numbers was reported where they stand.
      guard issues.issues.count == known else { return nil }
      let key = reader.valueKeys.first?.text ?? ChartTable.bareKey
      issues.error(
        "no row of the data has a number under '\(key)'; a chart needs at least one", at: location)
      return nil
    }
    findPlaces(options)
    guard findValues(options, at: location, issues: issues),
      areScalesRight(options, at: location, issues: issues)
    else { return nil }
  }

  /// The series of all data sets, so that each has one color.
  mutating func join(series names: [String]) { series = names }

  var horizontal: AxisValues { isTransposed ? values : places }
  var vertical: AxisValues { isTransposed ? places : values }

  /// The value at a place that reaches highest; nil where there is none.
  func highest(at place: Datum) -> Item? {
    marks.flatMap(\.items).filter { $0.place == place }.max { $0.upper < $1.upper }
  }

  // MARK: - Axes

  private mutating func findPlaces(_ options: ChartOptions) {
    let items = marks.filter { $0.spec.kind != .sector }.flatMap(\.items)
    let axis = isTransposed ? options.yAxis : options.xAxis
    let isBanded =
      marks.contains { $0.spec.kind == .bar || $0.spec.kind == .rectangle }
      || items.contains { $0.place.position == nil }
    places =
      isBanded
      ? AxisValues(bands: items.map(\.place), sorted: items.contains { $0.cross != nil })
      : AxisValues(places: items.map(\.place), axis)
  }

  private mutating func findValues(
    _ options: ChartOptions, at location: SourceLocation, issues: IssueLog
  ) -> Bool {
    let drawn = marks.filter { $0.spec.kind != .sector }
    let crosses = drawn.flatMap { $0.items.compactMap(\.cross) }
    if !crosses.isEmpty {
      let isMixed = drawn.contains { $0.level != nil || $0.items.contains { $0.cross == nil } }
      if isMixed {
        issues.error(
          "a chart whose y axis has places cannot have marks with values beside them; give these a chart of their own",
          at: location)
        return false
      }
      values = AxisValues(bands: crosses, sorted: true)
      let shaded = drawn.filter { $0.spec.shade != nil }.flatMap { $0.items.map(\.value) }
      if let least = shaded.min(), let greatest = shaded.max() { shades = least...greatest }
      return true
    }
    let reached = drawn.flatMap { marks in
      marks.items.flatMap { [$0.lower, $0.upper] } + (marks.level.map { [$0] } ?? [])
    }
    let axis = options.valueAxis(isTransposed: isTransposed)
    guard drawn.contains(where: \.hasTimes) else {
      values = AxisValues(reaching: reached, axis, isNormalized: isNormalized)
      return true
    }
    guard drawn.allSatisfy(\.hasTimes) else {
      issues.error(
        "marks from one day to another cannot lie beside marks with numbers; give these a chart of their own",
        at: location)
      return false
    }
    values = AxisValues(reachingTimes: reached, axis)
    return true
  }

  /// Whether axes that are said to go by ratios have numbers, and ends that are given lie on them; one
  /// of which that is not so is reported.
  private func areScalesRight(
    _ options: ChartOptions, at location: SourceLocation, issues: IssueLog
  ) -> Bool {
    for (axis, values, key) in [
      (options.xAxis, horizontal, "x-axis"), (options.yAxis, vertical, "y-axis"),
    ] {
      let kind = values.isTime ? "times" : "numbers"
      if axis.scale != .linear, values.isTime || !values.bands.isEmpty {
        issues.error(
          "a logarithmic scale is for numbers, and '\(key)' has \(values.isTime ? kind : "bands"); leave out 'scale: \(axis.scale.rawValue)'",
          at: location)
        return false
      }
      let ends = values.bands.isEmpty ? axis.ends ?? [] : []
      for end in ends where end.isTime != values.isTime {
        issues.error(
          "the domain of '\(key)' ends at '\(end.name)', and its values are \(kind); give \(values.isTime ? "days or times such as 2026-03-02" : kind)",
          at: location)
        return false
      }
    }
    return true
  }
}
