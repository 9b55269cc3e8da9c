internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// The places of a plot: its rectangle in the chart, and where values lie in it.
struct PlotPlan {
  struct Tick {
    var position: Double
    var text: String
  }

  var plot = Rect.zero
  /// Of values to places from the top of the plot.
  var vertical = LinearScale()
  /// Of values to places from the leading edge of the plot, where the axis is no row of bands.
  var horizontal = LinearScale()
  var bands = BandScale(count: 0, in: (0, 1))
  var verticalTicks: [Tick] = []
  var horizontalTicks: [Tick] = []
  /// Extents of what is written.
  var verticalLabelWidth = 0.0
  var labelHeight = 0.0
  /// How values of the vertical axis are written.
  var numbers: NumberFormat
}

/// The axes of a chart: values at round distances, lines and labels.
struct ChartAxes {
  let model: ChartModel
  let options: ChartOptions
  let text: ChartText
  let color: Color

  private static let gap = 4.0
  /// The most labels that are measured along the horizontal axis.
  private static let mostLabels = 120

  /// Where the plot lies in the room of the chart.
  func plan(in room: Rect) -> PlotPlan {
    let (x, y) = (options.xAxis, options.yAxis)
    let language = text.context.language
    var plan = PlotPlan(numbers: y.numbers(language, step: nil))
    let labelHeight = text.size(of: label("0")).height
    plan.labelHeight = labelHeight
    let below = x.isHidden || !x.hasLabels ? 0 : labelHeight + Self.gap
    let titles = (x.title == nil ? 0 : labelHeight + 2, y.title == nil ? 0 : labelHeight + 4)
    let half = y.isHidden || !y.hasLabels ? 0 : labelHeight / 2
    var plot = room
    plot.origin.y += half + titles.1
    plot.size.height = max(1, room.height - half - titles.1 - max(below + titles.0, half))
    addVertical(&plan, height: plot.height, width: room.width)
    let beside = plan.verticalLabelWidth > 0 ? plan.verticalLabelWidth + Self.gap : 0
    plot.size.width = max(1, room.width - beside)
    if y.side == .leading { plot.origin.x += beside }
    plan.plot = plot
    addHorizontal(&plan, room: room)
    return plan
  }

  private func label(_ string: String, alignment: TextStyle.Alignment = .center) -> TextLayer {
    text.text(string, color: color, alignment: alignment)
  }

  // MARK: - The vertical axis

  private func addVertical(_ plan: inout PlotPlan, height: Double, width: Double) {
    let axis = options.yAxis
    let isFixed = axis.domain != nil || model.isNormalized
    let count = Double(
      axis.count ?? min(max(Int(height / max(plan.labelHeight * 2.4, 1)), 2), 4))
    var scale = LinearScale(model.vertical)
    if !isFixed, !axis.isHidden { scale = scale.extended(count: count) }
    if model.isNormalized { scale.domain = (0, 1) }
    let values = scale.ticks(count: count)
    let step = values.count > 1 ? values[1] - values[0] : nil
    var written = axis
    if model.isNormalized, axis.format == .number { written.format = .percent }
    plan.numbers = written.numbers(text.context.language, step: step)
    scale.range = (height, 0)
    plan.vertical = scale
    plan.verticalTicks = values.map {
      PlotPlan.Tick(
        position: scale.position(of: $0), text: written.text(of: $0, plan.numbers))
    }
    guard !axis.isHidden, axis.hasLabels else { return }
    plan.verticalLabelWidth = widest(plan.verticalTicks)
    guard plan.verticalLabelWidth > width * 0.3 else { return }
    // On a watch, or in large texts, thousands are written in short.
    let short = written.numbers(text.context.language, step: nil, isCompact: true)
    plan.verticalTicks = zip(values, plan.verticalTicks).map {
      PlotPlan.Tick(position: $1.position, text: written.text(of: $0, short))
    }
    plan.verticalLabelWidth = min(widest(plan.verticalTicks), width * 0.4)
  }

  private func widest(_ ticks: [PlotPlan.Tick]) -> Double {
    ticks.map { text.size(of: label($0.text)).width }.max() ?? 0
  }

  // MARK: - The horizontal axis

  private func addHorizontal(_ plan: inout PlotPlan, room: Rect) {
    let axis = options.xAxis
    let width = plan.plot.width
    if !model.bands.isEmpty {
      plan.bands = BandScale(count: model.bands.count, in: (0, width))
      guard !axis.isHidden else { return }
      let stride = max(1, model.bands.count / Self.mostLabels)
      let numbers = Swift.stride(from: 0, to: model.bands.count, by: stride)
      let names = names(of: numbers.map { model.bands[$0] }, room: plan.bands.step * Double(stride))
      plan.horizontalTicks = zip(numbers, names).map {
        PlotPlan.Tick(position: plan.bands.center(of: $0), text: $1)
      }
      return
    }
    let hasPoints = model.marks.contains { $0.spec.kind == .point || $0.spec.hasSymbols }
    let inset = hasPoints ? min(6, width / 4) : 0
    var scale = LinearScale(model.horizontal)
    if let domain = axis.domain, domain.count == 2, domain[0] < domain[1] {
      scale.domain = (domain[0], domain[1])
    }
    scale.range = (inset, width - inset)
    plan.horizontal = scale
    guard !axis.isHidden else { return }
    let most = axis.count ?? min(max(Int(width / 60), 1), 7)
    for count in (1...most).reversed() {
      plan.horizontalTicks = ticks(scale, count: count)
      let labels = plan.horizontalTicks.map {
        LabelPlacement.Label(center: $0.position, width: text.size(of: label($0.text)).width)
      }
      let isFree = placement(plan).placed(labels).count == labels.count
      if isFree { return }
    }
  }

  private func ticks(_ scale: LinearScale, count: Int) -> [PlotPlan.Tick] {
    guard model.isTime else {
      let values = scale.ticks(count: Double(count))
      let step = values.count > 1 ? values[1] - values[0] : nil
      let numbers = options.xAxis.numbers(text.context.language, step: step)
      return values.map {
        PlotPlan.Tick(
          position: scale.position(of: $0), text: options.xAxis.text(of: $0, numbers))
      }
    }
    let interval = CalendarInterval(
      from: scale.domain.start, to: scale.domain.end, count: Double(count))
    let times = interval.times(from: scale.domain.start, to: scale.domain.end)
    return zip(times, names(of: times.map(Datum.time), room: .infinity)).map {
      PlotPlan.Tick(position: scale.position(of: $0), text: $1)
    }
  }

  /// What places are called; days and times in the longest form that has room.
  private func names(of places: [Datum], room: Double) -> [String] {
    let numbers = options.xAxis.numbers(text.context.language, step: nil)
    let forms = options.xAxis.dates.map { [$0] } ?? DateFormat.Form.forms(of: places)
    let written = forms.map { form in
      let dates = DateFormat(form, language: text.context.language)
      return places.map { $0.text(numbers, dates, unit: options.xAxis.unit) }
    }
    let fitting = written.first { texts in
      texts.allSatisfy { text.size(of: label($0)).width + 8 <= room }
    }
    return fitting ?? written.last ?? []
  }

  // MARK: - Drawing

  /// The lines across the plot; nil for none.
  func grid(_ plan: PlotPlan, color: Color, context: LayerContext) -> Layer? {
    let (x, y) = (options.xAxis, options.yAxis)
    let hair = context.grid.alignUp(0.3)
    var lines: [Layer] = []
    let paint = PaintSpec.solid(color)
    if !y.isHidden, y.hasGrid ?? true {
      lines += plan.verticalTicks.map {
        Layer(
          in: Rect(x: 0, y: $0.position - hair / 2, width: plan.plot.width, height: hair),
          MarkShape(form: .box(CornerRadii()), paint: paint))
      }
    }
    if !x.isHidden, x.hasGrid ?? model.bands.isEmpty {
      let path = Path([.move(to: .zero), .line(to: Point(x: 0, y: plan.plot.height))])
      lines += plan.horizontalTicks.map {
        Layer(
          in: Rect(x: $0.position, y: 0, width: 0, height: plan.plot.height),
          MarkShape(
            form: .path(path), paint: paint,
            line: .init(width: hair, cap: .butt, dashes: [2, 2])))
      }
    }
    return lines.isEmpty ? nil : Layer(id: "grid", in: plan.plot, GroupLayer(lines))
  }

  /// What is written beside the axes.
  func labels(_ plan: PlotPlan) -> [Layer] {
    var layers: [Layer] = []
    if !options.yAxis.isHidden, options.yAxis.hasLabels { layers.append(vertical(plan)) }
    if !options.xAxis.isHidden, options.xAxis.hasLabels { layers.append(horizontal(plan)) }
    if let title = options.yAxis.title {
      let height = plan.labelHeight
      layers.append(
        Layer(
          in: Rect(
            x: plan.plot.minX, y: plan.plot.minY - height * 1.5 - 4, width: plan.plot.width,
            height: height), label(title, alignment: .leading)))
    }
    if let title = options.xAxis.title {
      layers.append(
        Layer(
          in: Rect(
            x: plan.plot.minX, y: plan.plot.maxY + Self.gap + plan.labelHeight + 2,
            width: plan.plot.width, height: plan.labelHeight), label(title)))
    }
    return layers
  }

  private func vertical(_ plan: PlotPlan) -> Layer {
    let isTrailing = options.yAxis.side == .trailing
    let x = isTrailing ? plan.plot.maxX + Self.gap : 0
    let height = plan.labelHeight
    let centers = plan.verticalTicks.sorted { $0.position < $1.position }
    let kept = LabelPlacement(room: (-height, plan.plot.height + height), gap: 0).placed(
      centers.map { .init(center: $0.position, width: height * 0.8) })
    let labels = kept.map { index, _ in
      Layer(
        in: Rect(
          x: 0, y: centers[index].position, width: plan.verticalLabelWidth + 0.1, height: height),
        label(centers[index].text, alignment: isTrailing ? .leading : .trailing))
    }
    return Layer(
      id: "y-axis",
      in: Rect(
        x: x, y: plan.plot.minY - height / 2, width: plan.verticalLabelWidth + 0.1,
        height: plan.plot.height + height),
      GroupLayer(labels))
  }

  /// Labels below may reach under those of the vertical axis.
  private func placement(_ plan: PlotPlan) -> LabelPlacement {
    let beside = plan.verticalLabelWidth > 0 ? plan.verticalLabelWidth + Self.gap : 0
    let isTrailing = options.yAxis.side == .trailing
    return LabelPlacement(
      room: (isTrailing ? 0 : -beside, plan.plot.width + (isTrailing ? beside : 0)), gap: 5)
  }

  private func horizontal(_ plan: PlotPlan) -> Layer {
    let texts = plan.horizontalTicks.map { label($0.text) }
    let sizes = texts.map { text.size(of: $0) }
    let kept = placement(plan).placed(
      zip(plan.horizontalTicks, sizes).map { .init(center: $0.position, width: $1.width) })
    let labels = kept.map { index, start in
      Layer(
        in: Rect(
          x: start, y: 0, width: sizes[index].width + 0.1, height: plan.labelHeight), texts[index])
    }
    return Layer(
      id: "x-axis",
      in: Rect(
        x: plan.plot.minX, y: plan.plot.maxY + Self.gap, width: plan.plot.width,
        height: plan.labelHeight),
      GroupLayer(labels))
  }
}
