internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// The lines across a plot, and what is written beside it.
struct AxisDrawing {
  let plan: PlotPlan
  let options: ChartOptions
  let text: ChartText
  let colors: ChartColors
  let side: AxisSpec.Side

  private var plot: Rect { plan.plot }

  /// The lines across the plot; nil for none.
  ///
  /// Bands have none unless the scene says so.
  var grid: Layer? {
    let (x, y) = (options.xAxis, options.yAxis)
    let hair = text.context.grid.alignUp(0.3)
    var lines: [Layer] = []
    if !y.isHidden, y.hasGrid ?? !plan.vertical.isBanded {
      lines += plan.vertical.lines.map { line in
        self.line(
          Rect(x: 0, y: line.position - hair / 2, width: plot.width, height: hair), line.opacity,
          MarkShape(form: .box(CornerRadii()), paint: .solid(colors.grid)))
      }
    }
    if !x.isHidden, x.hasGrid ?? !plan.horizontal.isBanded {
      let path = Path([.move(to: .zero), .line(to: Point(x: 0, y: plot.height))])
      lines += plan.horizontal.lines.map { line in
        self.line(
          Rect(x: line.position, y: 0, width: 0, height: plot.height), line.opacity,
          MarkShape(
            form: .path(path), paint: .solid(colors.grid),
            line: .init(width: hair, cap: .butt, dashes: [2, 2])))
      }
    }
    return lines.isEmpty ? nil : Layer(id: "grid", in: plot, GroupLayer(lines))
  }

  private func line(_ frame: Rect, _ opacity: Double, _ shape: MarkShape) -> Layer {
    Layer(in: frame, opacity: opacity, shape)
  }

  /// What is written beside the axes.
  var labels: [Layer] {
    var layers: [Layer] = []
    if !options.yAxis.isHidden, options.yAxis.hasLabels { layers.append(vertical) }
    if !options.xAxis.isHidden, options.xAxis.hasLabels { layers.append(horizontal) }
    let height = plan.labelHeight
    if let title = options.yAxis.title {
      layers.append(
        Layer(
          in: Rect(
            x: plot.minX, y: plot.minY - height * 1.5 - 4, width: plot.width, height: height),
          label(title, .leading)))
    }
    if let title = options.xAxis.title {
      layers.append(
        Layer(
          in: Rect(
            x: plot.minX, y: plot.maxY + ChartAxes.gap + height + 2, width: plot.width,
            height: height), label(title)))
    }
    return layers
  }

  private func label(_ string: String, _ alignment: TextStyle.Alignment = .center) -> TextLayer {
    text.text(string, color: colors.secondaryLabel, alignment: alignment)
  }

  private var vertical: Layer {
    let height = plan.labelHeight
    let width = plan.labelWidth + 0.1
    let labels = plan.vertical.labels.map {
      Layer(
        in: Rect(x: 0, y: $0.center, width: width, height: height), opacity: $0.opacity,
        label($0.text, side == .trailing ? .leading : .trailing))
    }
    return Layer(
      id: "y-axis",
      in: Rect(
        x: side == .trailing ? plot.maxX + ChartAxes.gap : plot.minX - ChartAxes.gap - width,
        y: plot.minY - height / 2, width: width, height: plot.height + height),
      GroupLayer(labels))
  }

  private var horizontal: Layer {
    let height = plan.labelHeight
    let labels = plan.horizontal.labels.map {
      Layer(
        in: Rect(x: $0.center - $0.width / 2, y: 0, width: $0.width + 0.1, height: height),
        opacity: $0.opacity, label($0.text))
    }
    return Layer(
      id: "x-axis",
      in: Rect(x: plot.minX, y: plot.maxY + ChartAxes.gap, width: plot.width, height: height),
      GroupLayer(labels))
  }
}
