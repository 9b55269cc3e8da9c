internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// The names of the series with their colors, in lines, or what shades mean.
struct ChartLegend {
  let model: ChartModel
  let options: ChartOptions
  let colors: ChartColors
  let context: LayerContext

  private static let (dot, gap, between) = (8.0, 4.0, 12.0)

  private var isShown: Bool {
    switch options.legend {
    case .hidden: false
    case .automatic: model.series.count > 1 || model.shades != nil
    case .top, .bottom: !model.series.isEmpty || model.shades != nil
    }
  }

  /// Nil and no height where there is none.
  func laidOut(in width: Double) -> (layer: GroupLayer?, height: Double) {
    guard isShown else { return (nil, 0) }
    let top = options.legend == .top ? 0 : 8.0
    let (children, height) =
      model.shades.map { shades($0, width, top) } ?? names(width, top)
    return (GroupLayer(children), top + height + (options.legend == .top ? 8 : 0))
  }

  private func names(_ width: Double, _ top: Double) -> (layers: [Layer], height: Double) {
    let text = ChartText(context: context)
    let (dot, gap) = (Self.dot, Self.gap)
    var place = Point(x: 0, y: top)
    var line = 0.0
    var children: [Layer] = []
    for (number, name) in model.series.enumerated() {
      let label = text.text(name, .caption1, color: colors.secondaryLabel, alignment: .leading)
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
      place.x += dot + gap + labelWidth + Self.between
    }
    return (children, place.y + line - top)
  }

  /// A strip of the shades between the least and the greatest number.
  private func shades(
    _ shades: ClosedRange<Double>, _ width: Double, _ top: Double
  ) -> (layers: [Layer], height: Double) {
    let text = ChartText(context: context)
    let format = AxisSpec().format(context.language)
    let ends = [shades.lowerBound, shades.upperBound].map {
      text.text(
        format.text(of: $0), .caption1, color: colors.secondaryLabel, alignment: .leading)
    }
    let sizes = ends.map { text.size(of: $0) }
    let height = sizes[0].height
    let strip = max(0, min(120, width - sizes[0].width - sizes[1].width - 2 * Self.gap))
    let steps = 24
    let step = strip / Double(steps)
    var x = sizes[0].width + Self.gap
    var layers = [
      Layer(in: Rect(x: 0, y: top, width: sizes[0].width + 0.1, height: height), ends[0])
    ]
    for number in 0..<steps {
      let color = colors.color(ofShade: Double(number) / Double(steps - 1), in: context)
      layers.append(
        Layer(
          in: Rect(x: x, y: top + (height - Self.dot) / 2, width: step, height: Self.dot),
          MarkShape(form: .box(CornerRadii()), paint: .solid(color))))
      x += step
    }
    layers.append(
      Layer(
        in: Rect(x: x + Self.gap, y: top, width: sizes[1].width + 0.1, height: height), ends[1]))
    return (layers, height)
  }
}
