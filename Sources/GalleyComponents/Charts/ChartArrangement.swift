internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// The layers of a chart in its frame: the plot, what is written around it, and the legend.
struct ChartArrangement {
  let sets: ChartSets
  let options: ChartOptions
  let colors: ChartColors
  let context: LayerContext

  func layers(in size: Size) -> [Layer] {
    guard size.width > 0, size.height > 0 else { return [] }
    let (first, second, share) = sets.shown(in: context)
    let nearest = share < 0.5 ? first : second
    let legend = ChartLegend(model: nearest, options: options, colors: colors, context: context)
      .laidOut(in: size.width)
    var room = Rect(origin: .zero, size: size)
    room.size.height = max(0, size.height - legend.height)
    if options.legend == .top { room.origin.y = legend.height }
    func laidOut(_ model: ChartModel) -> ChartLayout {
      ChartLayout(
        model, options: options, text: ChartText(context: context), color: colors.secondaryLabel,
        in: room)
    }
    var layout = laidOut(first)
    if share > 0 { layout = layout.moved(to: laidOut(second), by: share) }
    var layers: [Layer]
    if let sectors = layout.marks.first(where: { $0.spec.kind == .sector }) {
      layers = SectorDrawing(
        marks: sectors, series: layout.series, options: options, colors: colors, context: context
      ).layers(in: room)
    } else {
      // What is noted belongs to one set, and is gone in the middle of the way.
      let presence = share == 0 ? 1 : abs(2 * min(max(share, 0), 1) - 1)
      layers = plotted(layout, nearest, presence, in: room)
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

  private func plotted(
    _ layout: ChartLayout, _ model: ChartModel, _ presence: Double, in room: Rect
  ) -> [Layer] {
    let text = ChartText(context: context)
    let axes = AxisDrawing(
      plan: layout.plan, options: options, text: text, colors: colors, side: layout.side)
    let marks = MarkDrawing(layout: layout, options: options, colors: colors, context: context)
    var layers: [Layer] = []
    if let grid = axes.grid { layers.append(grid) }
    layers.append(Layer(id: "plot", in: layout.plan.plot, GroupLayer(marks.layers)))
    layers += axes.labels
    layers +=
      NoteDrawing(
        model: model, plan: layout.plan, options: options, colors: colors, text: text, room: room,
        opacity: presence
      ).layers
    return layers
  }
}
