internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

extension MarkDrawing {
  /// A line across the plot, with its label.
  func rule(_ marks: ChartModel.Marks) -> [Layer] {
    let spec = marks.spec
    let width = spec.width?.points ?? 1
    let paint =
      spec.color?.resolved(in: context.scope, issues: context.issues)
      ?? .solid(colors.secondaryLabel)
    let line = MarkShape.Line(width: width, cap: .butt, dashes: spec.dashes)
    if let place = marks.place {
      guard let x = position(of: place) else { return [] }
      let path = Path([.move(to: .zero), .line(to: Point(x: 0, y: frame.height))])
      return [
        Layer(
          id: place.name, in: Rect(x: x, y: 0, width: 0, height: frame.height),
          MarkShape(form: .path(path), paint: paint, line: line))
      ]
    }
    guard let level = marks.level else { return [] }
    let y = plan.vertical.position(of: level)
    let path = Path([.move(to: .zero), .line(to: Point(x: frame.width, y: 0))])
    let shape = MarkShape(form: .path(path), paint: paint, line: line)
    var layers = [
      Layer(
        id: "line", in: Rect(x: 0, y: y, width: frame.width, height: 0),
        DatumLayer(shape, kind: "rule", facts: [("value", fact(of: level))]))
    ]
    if let label = spec.label {
      let number = options.yAxis.text(
        of: level,
        NumberFormat(language: context.language, fractionDigits: 0...(options.yAxis.digits ?? 0)))
      let text = ChartText(context: context)
      let layer = text.text(
        label.replacing("{value}", with: number), .caption2, weight: 500,
        color: paint.color ?? colors.secondaryLabel, alignment: .leading)
      let size = text.size(of: layer)
      layers.append(
        Layer(
          id: "label",
          in: labelFrame(Size(width: min(size.width, frame.width), height: size.height), above: y),
          layer))
    }
    return layers
  }

  /// Above the line, or below where there is no room; where no bar is behind the label, if there is
  /// such a place.
  private func labelFrame(_ size: Size, above y: Double) -> Rect {
    let top = y - size.height - 2 < 0 ? y + 2 : y - size.height - 2
    let bands = bandNumbers
    let bars = model.marks.filter { $0.spec.kind == .bar }.flatMap { marks in
      marks.items.prefix(200).map { rect(of: $0, marks, bands) }
    }
    let places = (0...24).map { step in
      Rect(
        x: (frame.width - size.width) * Double(step) / 24, y: top, width: size.width + 0.1,
        height: size.height)
    }
    return places.first { place in !bars.contains { $0.intersection(place) != nil } } ?? places[0]
  }
}
