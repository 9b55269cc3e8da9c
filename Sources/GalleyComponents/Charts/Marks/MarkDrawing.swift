internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// The marks of a plot as layers with names, in the coordinates of the plot.
struct MarkDrawing {
  let layout: ChartLayout
  let options: ChartOptions
  let colors: ChartColors
  let context: LayerContext

  /// The most marks of a declaration that are layers of their own.
  static let mostNamed = 1000

  var plan: PlotPlan { layout.plan }
  var frame: Rect { Rect(origin: .zero, size: plan.plot.size) }

  /// Columns of pixels across the plot, of which no more than a few points each are seen.
  var decimation: Decimation {
    let pixel = context.grid.alignUp(0.001)
    return Decimation(
      columns: max(1, Int((plan.plot.width / pixel).rounded(.up))), start: 0, columnWidth: pixel)
  }

  /// How numbers are written that marks stand for.
  var format: AxisFormat {
    if layout.hasCells { return AxisSpec().format(context.language) }
    if plan.values.format.writesTimes { return plan.values.format }
    return options.valueAxis(isTransposed: plan.isTransposed).format(context.language)
  }

  var layers: [Layer] {
    var names = UniqueNames()
    let format = format
    return layout.marks.map { marks in
      let name = names.name(marks.spec.kind.rawValue)
      return Layer(id: name, in: frame, GroupLayer(children(of: marks, format)))
    }
  }

  private func children(of marks: PlacedMarks, _ format: AxisFormat) -> [Layer] {
    if marks.spec.kind == .rule { return rule(marks, format) }
    guard marks.spec.series != nil || options.series != nil else {
      return drawn(marks.marks, of: marks, series: 0, format)
    }
    return Dictionary(grouping: marks.marks, by: \.item.series).sorted { $0.key < $1.key }
      .map { number, own in
        Layer(
          id: layout.series[number], in: frame,
          GroupLayer(drawn(own, of: marks, series: number, format)))
      }
  }

  private func drawn(
    _ own: [PlacedMark], of marks: PlacedMarks, series: Int, _ format: AxisFormat
  ) -> [Layer] {
    switch marks.spec.kind {
    case .bar, .rectangle: return bars(own, of: marks, format)
    case .line, .area: return curve(own, of: marks, series: series, format)
    case .point: return points(own, of: marks, series: series, format)
    case .rule, .sector: return []
    }
  }

  func paint(of spec: MarkSpec, series: Int, shade: Double? = nil) -> PaintSpec {
    if let shade { return .solid(colors.color(ofShade: shade, in: context)) }
    return spec.color?.resolved(in: context.scope, issues: context.issues)
      ?? .solid(colors.color(ofSeries: series, in: context))
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
