internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// The marks of a plot as layers with names, in the coordinates of the plot.
struct MarkDrawing {
  let model: ChartModel
  let options: ChartOptions
  let colors: ChartColors
  let context: LayerContext
  let plan: PlotPlan

  /// The most marks of a declaration that are layers of their own.
  private static let mostNamed = 1000
  /// The most points of a line whose values a record has.
  private static let mostRecorded = 60

  var frame: Rect { Rect(origin: .zero, size: plan.plot.size) }

  /// Columns of pixels across the plot, of which no more than a few points each are seen.
  private var decimation: Decimation {
    let pixel = context.grid.alignUp(0.001)
    return Decimation(
      columns: max(1, Int((plan.plot.width / pixel).rounded(.up))), start: 0, columnWidth: pixel)
  }

  var layers: [Layer] {
    var names = UniqueNames()
    return model.marks.map { marks in
      let name = names.name(marks.spec.kind.rawValue)
      return Layer(id: name, in: frame, GroupLayer(children(of: marks)))
    }
  }

  private func children(of marks: ChartModel.Marks) -> [Layer] {
    if marks.spec.kind == .rule { return rule(marks) }
    guard marks.spec.series != nil || options.series != nil else {
      return drawn(marks.items, of: marks, series: 0)
    }
    let numbers = Set(marks.items.map(\.series)).sorted()
    return numbers.flatMap { number -> [Layer] in
      let layers = drawn(marks.items.filter { $0.series == number }, of: marks, series: number)
      return [Layer(id: model.series[number], in: frame, GroupLayer(layers))]
    }
  }

  private func drawn(
    _ items: [ChartModel.Item], of marks: ChartModel.Marks, series: Int
  ) -> [Layer] {
    switch marks.spec.kind {
    case .bar, .rectangle: return bars(items, of: marks)
    case .line, .area: return curve(items, of: marks, series: series)
    case .point: return points(items, of: marks, series: series)
    case .rule, .sector: return []
    }
  }

  func paint(of spec: MarkSpec, series: Int) -> PaintSpec {
    spec.color?.resolved(in: context.scope, issues: context.issues)
      ?? .solid(colors.color(ofSeries: series, in: context))
  }

  func fact(of value: Double) -> String {
    options.yAxis.text(of: value, NumberFormat(language: context.language))
  }

  // MARK: - Places

  private func x(of item: ChartModel.Item, _ bands: [Datum: Int]) -> Double {
    if let band = bands[item.x] { return plan.bands.center(of: band) }
    return plan.horizontal.position(of: item.x.position ?? 0)
  }

  var bandNumbers: [Datum: Int] {
    Dictionary(zip(model.bands, model.bands.indices)) { first, _ in first }
  }

  // MARK: - Bars

  private func bars(_ items: [ChartModel.Item], of marks: ChartModel.Marks) -> [Layer] {
    let bands = bandNumbers
    let rects = items.map { rect(of: $0, marks, bands) }
    guard items.count <= Self.mostNamed else { return [merged(rects, items, marks)] }
    var names = UniqueNames()
    return zip(items, rects).map { item, rect in
      let shape = MarkShape(
        form: .box(corners(of: item, marks.spec)), paint: paint(of: marks.spec, series: item.series)
      )
      return Layer(
        id: names.name(item.x.name), in: rect,
        DatumLayer(shape, kind: "bar", facts: [("value", fact(of: item.value))]))
    }
  }

  func rect(
    of item: ChartModel.Item, _ marks: ChartModel.Marks, _ bands: [Datum: Int]
  ) -> Rect {
    let isWhole = marks.spec.kind == .rectangle
    let room = isWhole ? plan.bands.step : plan.bands.step * (marks.positions > 1 ? 0.8 : 1)
    let own = room / Double(marks.positions)
    let share = isWhole ? 1 : marks.positions > 1 ? 0.9 : 2.0 / 3
    let width = min(marks.spec.width?.resolved(in: own) ?? own * share, plan.bands.step)
    let middle = x(of: item, bands) - room / 2 + own * (Double(item.position) + 0.5)
    let (top, bottom) = (
      plan.vertical.position(of: item.upper), plan.vertical.position(of: item.lower)
    )
    return Rect(
      x: middle - width / 2, y: min(top, bottom), width: width, height: abs(bottom - top))
  }

  /// Rounded at the end that is away from zero; a range at both.
  private func corners(of item: ChartModel.Item, _ spec: MarkSpec) -> CornerRadii {
    let radius = item.isOutermost ? spec.cornerRadius : 0
    guard spec.kind == .bar, spec.y.count < 2, options.y.count < 2 else {
      return CornerRadii(radius)
    }
    return item.value < 0
      ? CornerRadii(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius)
      : CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
  }

  /// More bars than anybody tells apart: as far as they reach in each column of pixels.
  private func merged(
    _ rects: [Rect], _ items: [ChartModel.Item], _ marks: ChartModel.Marks
  ) -> Layer {
    let decimation = decimation
    var reach = [(top: Double, bottom: Double)?](repeating: nil, count: decimation.columns)
    for rect in rects {
      let column = min(
        max(Int(rect.center.x / decimation.columnWidth), 0), decimation.columns - 1)
      let known = reach[column] ?? (rect.minY, rect.maxY)
      reach[column] = (min(known.top, rect.minY), max(known.bottom, rect.maxY))
    }
    var elements: [Path.Element] = []
    for (column, reach) in reach.enumerated() {
      guard let reach else { continue }
      let (left, right) = (
        Double(column) * decimation.columnWidth, Double(column + 1) * decimation.columnWidth
      )
      elements += [
        .move(to: Point(x: left, y: reach.top)), .line(to: Point(x: right, y: reach.top)),
        .line(to: Point(x: right, y: reach.bottom)), .line(to: Point(x: left, y: reach.bottom)),
        .close,
      ]
    }
    let shape = MarkShape(
      form: .path(Path(elements)),
      paint: paint(of: marks.spec, series: items.first?.series ?? 0))
    return Layer(
      id: "bars", in: frame,
      DatumLayer(
        shape, kind: "bar",
        facts: [
          ("marks", "\(items.count)"), ("drawn-columns", "\(reach.count { $0 != nil })"),
        ]))
  }

  // MARK: - Lines and areas

  private func curve(
    _ items: [ChartModel.Item], of marks: ChartModel.Marks, series: Int
  ) -> [Layer] {
    let spec = marks.spec
    let bands = bandNumbers
    var elements: [Path.Element] = []
    var drawn = 0
    var start = items.startIndex
    while start < items.endIndex {
      let end = items[start...].firstIndex { $0.run != items[start].run } ?? items.endIndex
      let run = items[start..<end].sorted { x(of: $0, bands) < x(of: $1, bands) }
      let upper = run.map { point(of: $0, at: $0.upper, bands) }
      let kept = decimation.kept(upper)
      drawn += kept.count
      let line = kept.map { upper[$0] }
      // A million points are straight between two columns of pixels.
      let curve = kept.count < run.count ? CurveInterpolation.linear : spec.interpolation
      if spec.kind == .area {
        let base = kept.map { point(of: run[$0], at: run[$0].lower, bands) }
        elements += curve.area(above: base, through: line).elements
      } else {
        elements += curve.path(through: line).elements
      }
      start = end
    }
    var facts: [(key: String, value: String)] = []
    if items.count <= Self.mostRecorded {
      facts = items.map { ($0.x.name, fact(of: $0.value)) }
    } else {
      facts = [("points", "\(items.count)")]
      if drawn < items.count { facts.append(("drawn-points", "\(drawn)")) }
    }
    let line =
      spec.kind == .area
      ? nil : MarkShape.Line(width: spec.width?.points ?? 2, dashes: spec.dashes)
    let shape = MarkShape(
      form: .path(Path(elements)), paint: paint(of: spec, series: series), line: line)
    let name = spec.kind.rawValue
    var layers = [
      Layer(id: name, in: frame, DatumLayer(shape, kind: name, facts: facts))
    ]
    if spec.hasSymbols { layers += points(items, of: marks, series: series) }
    return layers
  }

  private func point(of item: ChartModel.Item, at value: Double, _ bands: [Datum: Int]) -> Point {
    Point(x: x(of: item, bands), y: plan.vertical.position(of: value))
  }

  // MARK: - Points

  private func points(
    _ items: [ChartModel.Item], of marks: ChartModel.Marks, series: Int
  ) -> [Layer] {
    let bands = bandNumbers
    let size = marks.spec.size
    let centers = items.map { point(of: $0, at: $0.upper, bands) }
    let paint = paint(of: marks.spec, series: series)
    guard items.count <= Self.mostNamed else {
      return [scattered(centers, size: size, paint: paint)]
    }
    var names = UniqueNames()
    return zip(items, centers).map { item, center in
      Layer(
        id: names.name(item.x.name),
        in: Rect(center: center, size: Size(width: size, height: size)),
        DatumLayer(
          MarkShape(form: .ellipse, paint: paint), kind: "point",
          facts: [("value", fact(of: item.value))]))
    }
  }

  /// More points than are layers: of those that lie on one pixel one is drawn.
  private func scattered(_ centers: [Point], size: Double, paint: PaintSpec) -> Layer {
    struct Cell: Hashable {
      var x: Int
      var y: Int
    }
    let pixel = decimation.columnWidth
    var cells: Set<Cell> = []
    var elements: [Path.Element] = []
    for center in centers {
      let cell = Cell(
        x: Int((center.x / pixel).rounded()), y: Int((center.y / pixel).rounded()))
      guard cells.insert(cell).inserted, cells.count <= Self.mostScattered else { continue }
      let arc = EllipticArc(
        center: center, radius: size / 2, startAngle: 0, sweep: 2 * .pi)
      elements += [.move(to: arc.start)] + arc.curves + [.close]
    }
    return Layer(
      id: "points", in: frame,
      DatumLayer(
        MarkShape(form: .path(Path(elements)), paint: paint), kind: "point",
        facts: [
          ("points", "\(centers.count)"),
          ("drawn-points", "\(min(cells.count, Self.mostScattered))"),
        ]))
  }

  private static let mostScattered = 20_000

  /// Where a place lies along the plot; nil where it is none of the data's.
  func position(of place: Datum) -> Double? {
    if !model.bands.isEmpty {
      return model.bands.firstIndex(of: place).map { plan.bands.center(of: $0) }
    }
    return place.position.map { plan.horizontal.position(of: $0) }
  }
}

extension PaintSpec {
  /// The color of a paint that is one.
  var color: Color? { if case .solid(let color) = self { color } else { nil } }
}

/// Names of which each is given once: a second one has a number behind it.
struct UniqueNames {
  private var counts: [String: Int] = [:]

  mutating func name(_ name: String) -> String {
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    return count == 1 ? name : "\(name)-\(count)"
  }
}
