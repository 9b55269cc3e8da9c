internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// The layers of a chart in its frame: the plot, what is written around it, and the legend.
struct ChartArrangement {
  let model: ChartModel
  let options: ChartOptions
  let colors: ChartColors
  let context: LayerContext

  func layers(in size: Size) -> [Layer] {
    guard size.width > 0, size.height > 0 else { return [] }
    let legend = legend(in: size.width)
    var room = Rect(origin: .zero, size: size)
    room.size.height = max(0, size.height - legend.height)
    if options.legend == .top { room.origin.y = legend.height }
    var layers: [Layer]
    if model.marks.contains(where: { $0.spec.kind == .sector }) {
      layers = SectorDrawing(
        model: model, options: options, colors: colors, context: context
      ).layers(in: room)
    } else {
      layers = plotted(in: room)
    }
    if let legendLayer = legend.layer {
      let top = options.legend == .top ? 0 : room.maxY
      layers.append(
        Layer(
          id: "legend", in: Rect(x: 0, y: top, width: size.width, height: legend.height),
          legendLayer))
    }
    return layers
  }

  // MARK: - Plot

  private func plotted(in room: Rect) -> [Layer] {
    let text = ChartText(context: context)
    let axes = ChartAxes(model: model, options: options, text: text, color: colors.secondaryLabel)
    let plan = axes.plan(in: room)
    let inner = MarkDrawing(
      model: model, options: options, colors: colors, context: context, plan: plan)
    var layers: [Layer] = []
    if let grid = axes.grid(plan, color: colors.grid, context: context) { layers.append(grid) }
    layers.append(
      Layer(id: "plot", in: plan.plot, GroupLayer(inner.layers)))
    layers += axes.labels(plan)
    layers +=
      NoteDrawing(
        model: model, options: options, colors: colors, text: text, plan: plan, room: room
      ).layers
    return layers
  }

  // MARK: - Legend

  private func legend(in width: Double) -> (layer: GroupLayer?, height: Double) {
    let isShown =
      options.legend == .automatic || options.legend == .hidden
      ? options.legend == .automatic && model.series.count > 1 : !model.series.isEmpty
    guard isShown else { return (nil, 0) }
    let text = ChartText(context: context)
    let (dot, gap, between) = (8.0, 4.0, 12.0)
    var place = Point(x: 0, y: options.legend == .top ? 0 : 8)
    var line = 0.0
    var children: [Layer] = []
    for (number, name) in model.series.enumerated() {
      let label = text.text(
        name, .caption1, color: colors.secondaryLabel, alignment: .leading)
      let size = text.size(of: label)
      let labelWidth = min(size.width, max(0, width - dot - gap))
      if place.x > 0, place.x + dot + gap + labelWidth > width {
        place = Point(x: 0, y: place.y + line + 2)
      }
      line = max(line, size.height)
      children.append(
        Layer(
          in: Rect(x: place.x, y: place.y + (size.height - dot) / 2, width: dot, height: dot),
          MarkShape(
            form: .ellipse, paint: .solid(colors.color(ofSeries: number, in: context)))))
      children.append(
        Layer(
          in: Rect(x: place.x + dot + gap, y: place.y, width: labelWidth, height: size.height),
          label))
      place.x += dot + gap + labelWidth + between
    }
    let height = place.y + line + (options.legend == .top ? 8 : 0)
    return (GroupLayer(children), height)
  }
}
