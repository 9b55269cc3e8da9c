internal import GalleyGraphics
internal import GalleyNotation

/// What a chart shows, before anything of it has a place: the numbers of each mark, stacked, and the
/// domains of the axes.
struct ChartModel: Sendable {
  /// One mark of the data.
  struct Item: Sendable {
    /// The number of its row.
    var row: Int
    var x: Datum
    /// Where it begins and ends along the vertical axis.
    var lower: Double
    var upper: Double
    /// What the data says.
    var value: Double
    var series: Int
    /// Which of those beside each other it is.
    var position: Int
    /// Grows with each gap in the data.
    var run: Int
    /// Whether nothing is stacked on it.
    var isOutermost = true
  }

  /// The marks of one declaration.
  struct Marks: Sendable {
    var spec: MarkSpec
    var items: [Item]
    /// How many stand beside each other.
    var positions: Int
    /// Of a rule across the chart.
    var level: Double?
    /// Of a rule or a mark at one place.
    var place: Datum?
    /// What a full turn is, by rows; of sectors.
    var wholes: [Double?] = []
  }

  private(set) var marks: [Marks] = []
  /// The names of the series, in the order of the data; none where marks have no series.
  private(set) var series: [String] = []
  /// The places in bands, in the order of the data; empty where the horizontal axis is a scale.
  private(set) var bands: [Datum] = []
  private(set) var horizontal = (start: 0.0, end: 1.0)
  private(set) var isTime = false
  private(set) var vertical = (start: 0.0, end: 1.0)
  private(set) var isNormalized = false

  /// Nil where there is nothing to draw, which is reported.
  init?(_ options: ChartOptions, _ table: ChartTable, at location: SourceLocation, issues: IssueLog)
  {
    guard table.count > 0 else {
      issues.error(
        "the data of the chart is empty; give rows such as { day: Mon, steps: 5200 }", at: location)
      return nil
    }
    let known = issues.issues.count
    for spec in options.marks {
      guard let marks = read(spec, options, table, at: location, issues: issues) else { return nil }
      self.marks.append(marks)
    }
    guard marks.contains(where: { !$0.items.isEmpty || $0.level != nil }) else {
      // What is wrong with the numbers was reported where they stand.
      guard issues.issues.count == known else { return nil }
      let key = options.y.first?.text ?? ChartTable.bareKey
      issues.error(
        "no row of the data has a number under '\(key)'; a chart needs at least one", at: location)
      return nil
    }
    findHorizontal()
    findVertical(options.yAxis)
  }

  /// The value at a place that reaches highest; nil where there is none.
  func highest(at place: Datum) -> Item? {
    marks.flatMap(\.items).filter { $0.x == place }.max { $0.upper < $1.upper }
  }

  // MARK: - Reading

  private mutating func read(
    _ spec: MarkSpec, _ options: ChartOptions, _ table: ChartTable, at location: SourceLocation,
    issues: IssueLog
  ) -> Marks? {
    let y = spec.y.isEmpty ? options.y : spec.y
    let keys = y.isEmpty ? [ChartTable.Located(ChartTable.bareKey, at: location)] : y
    let columns = keys.map { table.numbers($0, issues: issues) }
    var marks = Marks(spec: spec, items: [], positions: 1)
    if spec.kind == .rule {
      guard place(ofRule: &marks, among: columns[0].compactMap { $0 }, issues: issues) else {
        return nil
      }
      return marks
    }
    let x = spec.x ?? options.x ?? ChartTable.Located(ChartTable.numberKey, at: location)
    let places = table.column(x, issues: issues)
    let names = (spec.series ?? options.series).map { table.column($0, issues: issues) }
    let beside = spec.position.map { table.column($0, issues: issues) }
    var positions: [Datum] = []
    var run = 0
    for row in 0..<table.count {
      guard let place = places[row], let last = columns[columns.count - 1][row],
        let first = columns[0][row]
      else {
        run += 1
        continue
      }
      var item = Item(
        row: row, x: place, lower: keys.count > 1 ? min(first, last) : 0,
        upper: keys.count > 1 ? max(first, last) : last, value: last, series: 0, position: 0,
        run: run)
      if let name = names?[row]?.name { item.series = number(ofSeries: name) }
      if let position = beside?[row] {
        if !positions.contains(position) { positions.append(position) }
        item.position = positions.firstIndex(of: position) ?? 0
      }
      marks.items.append(item)
    }
    marks.positions = max(1, positions.count)
    if keys.count == 1, spec.kind == .bar || spec.kind == .area {
      guard stack(&marks, at: keys[0].location, issues: issues) else { return nil }
    }
    if keys.count == 1, spec.kind == .point || spec.kind == .line {
      for index in marks.items.indices { marks.items[index].lower = marks.items[index].upper }
    }
    if spec.kind == .sector { findWholes(&marks, table, issues: issues) }
    return marks
  }

  private func findWholes(_ marks: inout Marks, _ table: ChartTable, issues: IssueLog) {
    let sum = marks.items.reduce(0) { $0 + max(0, $1.value) }
    marks.wholes = (0..<table.count).map { _ in sum }
    guard let whole = marks.spec.whole else { return }
    switch whole.kind {
    case .number(let number): marks.wholes = marks.wholes.map { _ in number }
    case .text(let key):
      marks.wholes = table.numbers(ChartTable.Located(key, at: whole.location), issues: issues)
    default: break
    }
  }

  private mutating func number(ofSeries name: String) -> Int {
    if let number = series.firstIndex(of: name) { return number }
    series.append(name)
    return series.count - 1
  }

  private func place(
    ofRule marks: inout Marks, among numbers: [Double], issues: IssueLog
  ) -> Bool {
    guard let value = marks.spec.value else {
      marks.level = 0
      return true
    }
    switch value.kind {
    case .number(let number): marks.level = number
    case .text(let word):
      if let aggregate = MarkSpec.Aggregate(rawValue: word) {
        marks.level = aggregate.value(of: numbers)
        guard marks.level != nil else {
          issues.error(
            "there is no number to take the \(word) of; give the rule a number", at: value.location)
          return false
        }
      } else {
        marks.place = Datum(value)
      }
    default: return false
    }
    return true
  }

  // MARK: - Stacking

  private mutating func stack(_ marks: inout Marks, at location: SourceLocation, issues: IssueLog)
    -> Bool
  {
    struct Place: Hashable {
      var x: Datum
      var position: Int
    }
    let stacking = marks.spec.stacking
    guard stacking != .none else { return true }
    var above: [Place: Double] = [:]
    var below: [Place: Double] = [:]
    // The last of each stack, which alone is rounded.
    var (highest, lowest): ([Place: Int], [Place: Int]) = ([:], [:])
    for index in marks.items.indices {
      let item = marks.items[index]
      let place = Place(x: item.x, position: item.position)
      if item.value < 0, stacking != .standard {
        issues.error(
          "a \(stacking.rawValue) stack has no numbers below zero, found \(item.value.shortest) at '\(item.x.name)'; leave out 'stack', or say 'stack: standard'",
          at: location)
        return false
      }
      if item.value < 0 {
        let base = below[place] ?? 0
        (marks.items[index].lower, marks.items[index].upper) = (base + item.value, base)
        below[place] = base + item.value
        lowest[place] = index
      } else {
        let base = above[place] ?? 0
        (marks.items[index].lower, marks.items[index].upper) = (base, base + item.value)
        above[place] = base + item.value
        if item.value > 0 { highest[place] = index }
      }
    }
    let outermost = Set(highest.values).union(lowest.values)
    for index in marks.items.indices { marks.items[index].isOutermost = outermost.contains(index) }
    guard stacking != .standard else { return true }
    isNormalized = isNormalized || stacking == .normalized
    for index in marks.items.indices {
      let item = marks.items[index]
      let whole = above[Place(x: item.x, position: item.position)] ?? 0
      func moved(_ value: Double) -> Double {
        if stacking == .center { return value - whole / 2 }
        return whole > 0 ? value / whole : 0
      }
      marks.items[index].lower = moved(item.lower)
      marks.items[index].upper = moved(item.upper)
    }
    return true
  }

  // MARK: - Domains

  private mutating func findHorizontal() {
    let items = marks.filter { $0.spec.kind != .sector }.flatMap(\.items)
    let isBanded =
      marks.contains { $0.spec.kind == .bar || $0.spec.kind == .rectangle }
      || items.contains { $0.x.position == nil }
    guard !isBanded else {
      var seen: Set<Datum> = []
      bands = items.map(\.x).filter { seen.insert($0).inserted }
      return
    }
    isTime = items.contains { if case .time = $0.x { true } else { false } }
    var (low, high) = (Double.infinity, -Double.infinity)
    for item in items {
      guard let place = item.x.position else { continue }
      (low, high) = (min(low, place), max(high, place))
    }
    guard low <= high else { return }
    let room = low == high ? (isTime ? 43_200 : max(abs(low) * 0.5, 0.5)) : 0
    horizontal = (low - room, high + room)
  }

  private mutating func findVertical(_ axis: AxisSpec) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for marks in marks where marks.spec.kind != .sector {
      for item in marks.items { (low, high) = (min(low, item.lower), max(high, item.upper)) }
      if let level = marks.level { (low, high) = (min(low, level), max(high, level)) }
    }
    if low > high { (low, high) = (0, 1) }
    if axis.includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high {
      let room = low == 0 ? 1 : abs(low) * 0.1
      (low, high) = axis.includesZero ? (low, high + room) : (low - room, high + room)
    }
    vertical = (low, high)
    if let domain = axis.domain, domain.count == 2 {
      vertical = (min(domain[0], domain[1]), max(domain[0], domain[1]))
      if vertical.start == vertical.end { vertical.end += 1 }
    }
  }
}
