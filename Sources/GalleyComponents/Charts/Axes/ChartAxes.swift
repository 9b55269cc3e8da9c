internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// The axes of a chart: values at round distances, and what has room to be written of them.
struct ChartAxes {
  let model: ChartModel
  let options: ChartOptions
  let text: ChartText
  let color: Color

  static let gap = 4.0

  /// Where the plot lies in the room of the chart.
  func plan(in room: Rect) -> PlotPlan {
    let (x, y) = (options.xAxis, options.yAxis)
    let labelHeight = text.size(of: text.text("0", color: color)).height
    let below = x.isHidden || !x.hasLabels ? 0 : labelHeight + Self.gap
    let titles = (x.title == nil ? 0 : labelHeight + 2, y.title == nil ? 0 : labelHeight + 4)
    // The label of the highest value reaches over the plot.
    let half = y.isHidden || !y.hasLabels || !model.vertical.bands.isEmpty ? 0 : labelHeight / 2
    var plot = room
    plot.origin.y += half + titles.1
    plot.size.height = max(1, room.height - half - titles.1 - max(below + titles.0, half))
    let vertical = vertical(height: plot.height, width: room.width, labelHeight)
    let isWritten = !y.isHidden && y.hasLabels
    let widest = isWritten ? vertical.labels.map(\.width).max() ?? 0 : 0
    let labelWidth = min(widest, room.width * 0.5)
    let beside = labelWidth > 0 ? labelWidth + Self.gap : 0
    plot.size.width = max(1, room.width - beside)
    if side == .leading { plot.origin.x += beside }
    return PlotPlan(
      plot: plot, horizontal: horizontal(width: plot.width, beside: beside), vertical: vertical,
      isTransposed: model.isTransposed, labelHeight: labelHeight, labelWidth: labelWidth)
  }

  /// Words stand where people begin to read, numbers where they end.
  var side: AxisSpec.Side {
    options.yAxis.side ?? (model.vertical.bands.isEmpty ? .trailing : .leading)
  }

  // MARK: - The vertical axis

  private func vertical(height: Double, width: Double, _ labelHeight: Double) -> AxisPlan {
    let axis = options.yAxis
    let scales = AxisScales(
      values: model.vertical, spec: written(axis, isValues: !model.isTransposed),
      isValues: !model.isTransposed, text: text)
    let ends = model.isTransposed ? (low: 0, high: 0) : labelRoom(in: height)
    let count = axis.count ?? min(max(Int(height / max(labelHeight * 2.4, 1)), 2), 4)
    var plan: AxisPlan
    var ticks: [AxisScales.Tick]
    if model.vertical.bands.isEmpty {
      plan = scales.scaled(to: (height - ends.low, ends.high), count: count)
      ticks = []
      // On a watch, or in large texts, thousands and units are written in short.
      for room in AxisSpec.Room.allCases {
        ticks = scales.ticks(plan, count: count, room: room)
        if ticks.allSatisfy({ text.width(of: $0.text) <= width * 0.3 }) { break }
      }
      plan.lines = ticks.map { AxisPlan.Line(text: $0.text, position: $0.position) }
    } else {
      (plan, ticks) = scales.banded(to: (0, height), room: .infinity)
    }
    guard !axis.isHidden, axis.hasLabels else { return plan }
    ticks.sort { $0.position < $1.position }
    let kept = LabelPlacement(room: (-labelHeight, height + labelHeight), gap: 0).placed(
      ticks.map { .init(center: $0.position, width: labelHeight * 0.8) })
    plan.labels = kept.map { index, _ in
      let tick = ticks[index]
      return AxisPlan.Label(
        text: tick.text, center: tick.position, width: text.width(of: tick.text))
    }
    return plan
  }

  // MARK: - The horizontal axis

  private func horizontal(width: Double, beside: Double) -> AxisPlan {
    let axis = options.xAxis
    let isHidden = axis.isHidden || !axis.hasLabels
    let scales = AxisScales(
      values: model.horizontal, spec: written(axis, isValues: model.isTransposed),
      isValues: model.isTransposed, text: text)
    // Labels below may reach under those of the vertical axis.
    let room =
      side == .trailing ? (start: 0, end: width + beside) : (start: -beside, end: width)
    func placed(_ ticks: [AxisScales.Tick]) -> [AxisPlan.Label] {
      let widths = ticks.map { text.width(of: $0.text) }
      let kept = LabelPlacement(room: room, gap: 5).placed(
        zip(ticks, widths).map { .init(center: $0.position, width: $1) })
      return kept.map { index, start in
        AxisPlan.Label(
          text: ticks[index].text, center: start + widths[index] / 2, width: widths[index])
      }
    }
    guard model.horizontal.bands.isEmpty else {
      var (plan, ticks) = scales.banded(to: (0, width), room: nil)
      if !isHidden { plan.labels = placed(ticks) }
      return plan
    }
    let hasPoints = model.marks.contains { $0.spec.kind == .point || $0.spec.hasSymbols }
    let inset = hasPoints && !model.isTransposed ? min(6, width / 4) : 0
    let most = axis.count ?? min(max(Int(width / 60), 1), 7)
    let ends = model.isTransposed ? labelRoom(in: width) : (low: inset, high: inset)
    let range = (start: ends.low, end: width - ends.high)
    var plan = scales.scaled(to: range, count: most)
    guard !axis.isHidden else { return plan }
    for count in (1...most).reversed() {
      plan = scales.scaled(to: range, count: count)
      let ticks = scales.ticks(plan, count: count)
      plan.lines = ticks.map { AxisPlan.Line(text: $0.text, position: $0.position) }
      plan.labels = isHidden ? [] : placed(ticks)
      if isHidden || plan.labels.count == ticks.count { break }
    }
    return plan
  }

  /// What the labels of bars need beyond the ends of these, in points along the axis of values.
  private func labelRoom(in length: Double) -> (low: Double, high: Double) {
    let spec = options.valueAxis(isTransposed: model.isTransposed)
    let language = text.context.language
    let format = spec.format(language).writing(model.values.times(spec, language))
    var room = (low: 0.0, high: 0.0)
    for marks in model.marks where marks.spec.kind == .bar && marks.items.count <= 200 {
      guard let label = marks.spec.label else { continue }
      for item in marks.items where !item.isOnAnother {
        let size = text.size(
          of: text.text(
            label.replacing("{value}", with: format.text(of: item)), weight: 500,
            color: color))
        let extent = (model.isTransposed ? size.width : size.height) + 5
        if item.value < 0 {
          room.low = max(room.low, extent)
        } else {
          room.high = max(room.high, extent)
        }
      }
    }
    return room.low + room.high < length * 0.5 ? room : (0, 0)
  }

  /// Shares of one are written as percentages.
  private func written(_ axis: AxisSpec, isValues: Bool) -> AxisSpec {
    var written = axis
    if isValues, model.isNormalized, axis.format == .number { written.format = .percent }
    return written
  }
}
