internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// Sectors of a circle: pies and donuts of shares, rings that are filled as far as something has
/// come, and gauges, which are open below.
struct SectorDrawing {
  /// Where they rest, or so far on their way from one set of data to another.
  let marks: PlacedMarks
  let series: [String]
  let options: ChartOptions
  let colors: ChartColors
  let context: LayerContext

  /// A gauge is open by a quarter below, as SwiftUI's accessory gauge is.
  private static let gaugeTurn = 0.75

  func layers(in room: Rect) -> [Layer] {
    let side = min(room.width, room.height)
    let square = Rect(center: room.center, size: Size(width: side, height: side))
    let children =
      options.style == .plain
      ? shares(side: side) : rings(side: side)
    return [Layer(id: "plot", in: square, GroupLayer(children))]
  }

  private func color(_ number: Int) -> Color {
    let own = marks.spec.color?.resolved(in: context.scope, issues: context.issues)
    return own?.color ?? colors.color(ofSeries: number, in: context)
  }

  private func name(of item: ChartModel.Item) -> String {
    series.isEmpty ? item.place.name : series[item.series]
  }

  private var items: [ChartModel.Item] { marks.marks.map(\.item) }

  private var format: AxisFormat { options.yAxis.format(context.language) }

  private func whole(_ item: ChartModel.Item) -> Double {
    if let domain = options.yAxis.domain, domain.count == 2 { return domain[1] - domain[0] }
    return item.whole
  }

  // MARK: - Pies and donuts

  private func shares(side: Double) -> [Layer] {
    let items = items
    let format = format
    let sum = items.reduce(0) { $0 + max(0, $1.value) }
    let middle = Point(x: side / 2, y: side / 2)
    let (outer, inner) = (side / 2, side / 2 * marks.spec.innerRadius)
    var start = 0.0
    var names = UniqueNames()
    return items.enumerated().map { number, item in
      let turn = sum > 0 ? max(0, item.value) / sum : 0
      let path = sector(
        about: middle, from: start, turn: turn, inner: inner, outer: outer,
        gap: items.count > 1 ? marks.spec.gap : 0)
      start += turn
      let shape = MarkShape(
        form: .path(path), paint: .solid(color(series.isEmpty ? number : item.series)),
        isMirrored: false)
      return Layer(
        id: names.name(name(of: item)), in: Rect(x: 0, y: 0, width: side, height: side),
        DatumLayer(shape, kind: "sector", facts: [("value", format.text(of: item.value))]))
    }
  }

  /// A sector whose straight sides lie half a gap inside, so that gaps are of one width.
  private func sector(
    about middle: Point, from start: Double, turn: Double, inner: Double, outer: Double,
    gap: Double
  ) -> Path {
    func angles(at radius: Double) -> (start: Double, sweep: Double) {
      let inset = radius > gap ? min(gap / 2 / radius, turn * .pi) : 0
      return ((start - 0.25) * 2 * .pi + inset, max(turn * 2 * .pi - 2 * inset, 0))
    }
    let outside = angles(at: outer)
    let arc = EllipticArc(
      center: middle, radius: outer, startAngle: outside.start, sweep: outside.sweep)
    guard inner > 0 else {
      return Path([.move(to: middle), .line(to: arc.start)] + arc.curves + [.close])
    }
    let inside = angles(at: inner)
    let back = EllipticArc(
      center: middle, radius: inner, startAngle: inside.start + inside.sweep,
      sweep: -inside.sweep)
    return Path(
      [.move(to: arc.start)] + arc.curves + [.line(to: back.start)] + back.curves + [.close])
  }

  // MARK: - Rings and gauges

  private func rings(side: Double) -> [Layer] {
    let isGauge = options.style == .gauge
    let items = items
    let format = format
    let count = Double(max(1, items.count))
    let share = isGauge ? 0.1 : min(0.13, 0.8 / count / 2)
    let width = marks.spec.width?.resolved(in: side / 2) ?? side * share
    let step = width + (isGauge ? 0 : side * 0.012)
    var names = UniqueNames()
    var layers = items.enumerated().flatMap { number, item -> [Layer] in
      let radius = side / 2 - width / 2 - Double(number) * step
      guard radius > 0 else { return [] }
      let color = color(series.isEmpty ? number : item.series)
      let least = options.yAxis.domain?.first ?? 0
      let part = max(0, (item.value - least) / max(whole(item), 1e-9))
      let all = isGauge ? Self.gaugeTurn : 1
      let begin = isGauge ? 0.5 + (1 - Self.gaugeTurn) / 2 : 0
      let name = names.name(name(of: item))
      let frame = Rect(x: 0, y: 0, width: side, height: side)
      func arc(_ turn: Double, _ color: Color) -> MarkShape {
        MarkShape(
          form: .path(arcPath(side: side, radius: radius, from: begin, turn: turn)),
          paint: .solid(color), line: .init(width: width), isMirrored: false)
      }
      return [
        Layer(id: "\(name)-track", in: frame, arc(all, color.withAlpha(color.alpha * 0.2))),
        Layer(
          id: name, in: frame,
          DatumLayer(
            arc(min(part, isGauge ? 1 : 3) * all, color), kind: "ring",
            facts: [
              ("value", format.text(of: item.value)),
              ("share", NumberFormat(language: context.language, style: .percent).text(of: part)),
            ])),
      ]
    }
    if isGauge, let item = items.first { layers += gaugeTexts(item, side: side) }
    return layers
  }

  private func arcPath(side: Double, radius: Double, from start: Double, turn: Double) -> Path {
    let arc = EllipticArc(
      center: Point(x: side / 2, y: side / 2), radius: radius,
      startAngle: (start - 0.25) * 2 * .pi, sweep: max(turn, 0.0001) * 2 * .pi)
    return Path([.move(to: arc.start)] + arc.curves)
  }

  /// The value in the middle, and the ends of the domain below it.
  private func gaugeTexts(_ item: ChartModel.Item, side: Double) -> [Layer] {
    let text = ChartText(context: context)
    let value = TextLayer(
      .constant(format.text(of: item.value)),
      font: FontSpec(weight: 600, size: .constant(max(side * 0.2, 1))),
      color: .constant(colors.label), alignment: .center, lineLimit: 1)
    let size = text.size(of: value)
    let low = options.yAxis.domain?.first ?? 0
    let ends = [low, low + whole(item)].map {
      text.text(
        format.text(of: $0), .caption2,
        color: colors.secondaryLabel)
    }
    let sizes = ends.map { text.size(of: $0) }
    let y = side - (sizes.map(\.height).max() ?? 0)
    var layers = [
      Layer(
        id: "value",
        in: Rect(
          x: side * 0.15, y: (side - size.height) / 2, width: side * 0.7, height: size.height),
        value)
    ]
    for (number, center) in [side * 0.27, side * 0.73].enumerated() {
      layers.append(
        Layer(
          id: number == 0 ? "least" : "greatest",
          in: Rect(
            x: center - sizes[number].width / 2, y: y, width: sizes[number].width + 0.1,
            height: sizes[number].height), ends[number]))
    }
    return layers
  }
}
