internal import GalleyNotation

/// Reads the marks that a chart declares from the rows of its data.
struct MarkReader {
  let options: ChartOptions
  let table: ChartTable
  let location: SourceLocation
  let issues: IssueLog
  /// The names of the series in the order in which they were met.
  private(set) var series: [String]
  /// Whether x has the numbers and y the places.
  let isTransposed: Bool

  init(
    options: ChartOptions, table: ChartTable, location: SourceLocation, issues: IssueLog,
    series: [String]
  ) {
    self.options = options
    self.table = table
    self.location = location
    self.issues = issues
    self.series = series
    isTransposed = options.marks.contains { spec in
      guard spec.kind == .bar else { return false }
      let (x, y) = (spec.x.isEmpty ? options.x : spec.x, spec.y.isEmpty ? options.y : spec.y)
      guard let place = y.first, let value = x.first, y.count == 1 else { return false }
      return x.count == 2 || table.isAllNumbers(value.text) && table.hasWord(place.text)
    }
  }

  /// The keys of the values where a mark says none.
  var valueKeys: [ChartTable.Located] { isTransposed ? options.x : options.y }

  private func keys(_ spec: MarkSpec) -> (
    places: [ChartTable.Located], values: [ChartTable.Located]
  ) {
    let (x, y) = (spec.x.isEmpty ? options.x : spec.x, spec.y.isEmpty ? options.y : spec.y)
    let (places, values) = isTransposed ? (y, x) : (x, y)
    return (
      places.isEmpty ? [ChartTable.Located(ChartTable.numberKey, at: location)] : places,
      values.isEmpty ? [ChartTable.Located(ChartTable.bareKey, at: location)] : values
    )
  }

  /// Nil where something is wrong that leaves nothing to draw, which is reported.
  mutating func marks(_ spec: MarkSpec) -> ChartModel.Marks? {
    let keys = keys(spec)
    var marks = ChartModel.Marks(spec: spec)
    marks.isRange = keys.values.count > 1
    if isGrid(spec, keys.values) { return cells(marks, keys.places[0], keys.values[0]) }
    marks.hasTimes = marks.isRange && keys.values.contains { table.hasTime($0.text) }
    let columns = keys.values.map {
      marks.hasTimes ? table.times($0, issues: issues) : table.numbers($0, issues: issues)
    }
    guard areOnScale(columns, keys.values) else { return nil }
    if spec.kind == .rule {
      let rules = RuleReader(numbers: columns[0].compactMap { $0 }, issues: issues)
      return rules.placed(marks, isLogarithmic: valueAxis.isLogarithmic)
    }
    let places = table.places(
      keys.places[0], isLogarithmic: placeAxis.isLogarithmic && spec.kind != .bar, issues: issues)
    var grouping = GroupingColumns(spec, options, table, issues)
    var run = 0
    for row in 0..<table.count {
      guard let place = places[row], let last = columns[columns.count - 1][row],
        let first = columns[0][row]
      else {
        run += 1
        continue
      }
      var item = ChartModel.Item(row: row, place: place, value: last, run: run)
      (item.lower, item.upper) = marks.isRange ? (min(first, last), max(first, last)) : (0, last)
      item.series = grouping.series(row, among: &series)
      item.position = grouping.position(row)
      if spec.kind == .point || spec.kind == .line, !marks.isRange { item.lower = last }
      marks.items.append(item)
    }
    marks.positions = grouping.positions
    if !marks.isRange, spec.isStacked {
      guard marks.stack(at: keys.values[0].location, issues: issues) else { return nil }
    }
    if spec.kind == .sector { findWholes(&marks) }
    return marks
  }

  private var valueAxis: AxisSpec { isTransposed ? options.xAxis : options.yAxis }
  private var placeAxis: AxisSpec { isTransposed ? options.yAxis : options.xAxis }

  /// Whether a mark has places along both axes.
  private func isGrid(_ spec: MarkSpec, _ values: [ChartTable.Located]) -> Bool {
    guard values.count == 1, spec.kind == .rectangle || spec.kind == .point else { return false }
    return spec.shade != nil || table.hasWord(values[0].text)
  }

  private mutating func cells(
    _ marks: ChartModel.Marks, _ place: ChartTable.Located, _ cross: ChartTable.Located
  ) -> ChartModel.Marks {
    var marks = marks
    let places = table.places(place, isLogarithmic: false, issues: issues)
    let crosses = table.places(cross, isLogarithmic: false, issues: issues)
    let shades = marks.spec.shade.map { table.numbers($0, issues: issues) }
    let grouping = GroupingColumns(marks.spec, options, table, issues)
    for row in 0..<table.count {
      guard let place = places[row], let cross = crosses[row] else { continue }
      var item = ChartModel.Item(row: row, place: place, cross: cross)
      if let shades {
        guard let shade = shades[row] else { continue }
        item.value = shade
      }
      item.series = grouping.series(row, among: &series)
      marks.items.append(item)
    }
    return marks
  }

  /// Whether all numbers have a place on the scale of their axis; the first that has none is reported.
  private func areOnScale(_ columns: [[Double?]], _ keys: [ChartTable.Located]) -> Bool {
    guard valueAxis.isLogarithmic else { return true }
    for (column, key) in zip(columns, keys) {
      let isRight = column.indices.allSatisfy { row in
        column[row].map { table.isAboveZero($0, key, in: row, issues: issues) } ?? true
      }
      if !isRight { return false }
    }
    return true
  }

  private func findWholes(_ marks: inout ChartModel.Marks) {
    let sum = marks.items.reduce(0) { $0 + max(0, $1.value) }
    for index in marks.items.indices { marks.items[index].whole = sum }
    guard let whole = marks.spec.whole else { return }
    switch whole.kind {
    case .number(let number):
      for index in marks.items.indices { marks.items[index].whole = number }
    case .text(let key):
      let wholes = table.numbers(ChartTable.Located(key, at: whole.location), issues: issues)
      for index in marks.items.indices {
        marks.items[index].whole = wholes[marks.items[index].row] ?? 1
      }
    default: break
    }
  }
}

/// The keys of a row that say to which others a mark belongs.
private struct GroupingColumns {
  private let names: [Datum?]?
  private let beside: [Datum?]?
  private var known: [Datum: Int] = [:]

  init(_ spec: MarkSpec, _ options: ChartOptions, _ table: ChartTable, _ issues: IssueLog) {
    names = (spec.series ?? options.series).map { table.column($0, issues: issues) }
    beside = spec.position.map { table.column($0, issues: issues) }
  }

  var positions: Int { max(1, known.count) }

  func series(_ row: Int, among series: inout [String]) -> Int {
    guard let name = names?[row]?.name else { return 0 }
    if let number = series.firstIndex(of: name) { return number }
    series.append(name)
    return series.count - 1
  }

  mutating func position(_ row: Int) -> Int {
    guard let place = beside?[row] else { return 0 }
    let number = known[place] ?? known.count
    known[place] = number
    return number
  }
}
