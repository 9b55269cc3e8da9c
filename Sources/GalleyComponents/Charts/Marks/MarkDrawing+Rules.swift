internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

extension MarkDrawing {
  /// A line across the plot, with its label.
  func rule(_ marks: PlacedMarks, _ format: AxisFormat) -> [Layer] {
    let spec = marks.spec
    let paint =
      spec.color?.resolved(in: context.scope, issues: context.issues)
      ?? .solid(colors.secondaryLabel)
    let line = MarkShape.Line(width: spec.width?.points ?? 1, cap: .butt, dashes: spec.dashes)
    if let place = marks.place {
      return [
        across(at: place.position, isUpright: !plan.isTransposed, id: place.place.name) {
          MarkShape(form: .path($0), paint: paint, line: line)
        }
      ]
    }
    guard let level = marks.level else { return [] }
    let layer = across(at: level.position, isUpright: plan.isTransposed, id: "line") {
      DatumLayer(
        MarkShape(form: .path($0), paint: paint, line: line), kind: "rule",
        facts: [("value", format.text(of: level.value))])
    }
    return [layer] + (spec.label.map { [label($0, marks, level, paint)] } ?? [])
  }

  private func across(
    at position: Double, isUpright: Bool, id: String, _ content: (Path) -> any LayerContent
  ) -> Layer {
    let end = isUpright ? Point(x: 0, y: frame.height) : Point(x: frame.width, y: 0)
    let rect =
      isUpright
      ? Rect(x: position, y: 0, width: 0, height: frame.height)
      : Rect(x: 0, y: position, width: frame.width, height: 0)
    return Layer(id: id, in: rect, content(Path([.move(to: .zero), .line(to: end)])))
  }

  private func label(
    _ label: String, _ marks: PlacedMarks, _ level: (value: Double, position: Double),
    _ paint: PaintSpec
  ) -> Layer {
    var axis = options.valueAxis(isTransposed: plan.isTransposed)
    axis.digits = axis.digits ?? (abs(level.value) < 10 ? 1 : 0)
    if level.value == level.value.rounded() { axis.digits = 0 }
    let number =
      format.writesTimes
      ? format.text(of: level.value)
      : axis.format(context.language).text(of: level.value)
    let text = ChartText(context: context)
    let layer = text.text(
      label.replacing("{value}", with: number), .caption2, weight: 500,
      color: paint.color ?? colors.secondaryLabel, alignment: .leading)
    let size = text.size(of: layer)
    return Layer(
      id: "label",
      in: labelFrame(
        Size(width: min(size.width, frame.width) + 0.1, height: size.height), at: level.position),
      layer)
  }

  /// Above the line, or below where there is no room; where least of bars is behind the label.
  private func labelFrame(_ size: Size, at position: Double) -> Rect {
    let bars = layout.marks.filter { $0.spec.kind == .bar }.flatMap { marks in
      marks.marks.prefix(200).map { rect(of: $0) }
    }
    let places = (0...24).map { step -> Rect in
      let share = Double(step) / 24
      if plan.isTransposed {
        let behind =
          position + 3 + size.width > frame.width ? position - 3 - size.width : position + 3
        return Rect(
          origin: Point(x: behind, y: (frame.height - size.height) * share), size: size)
      }
      let top = position - size.height - 2
      return Rect(
        origin: Point(
          x: (frame.width - size.width) * share, y: top < 0 ? position + 2 : top), size: size)
    }
    func covered(_ place: Rect) -> Double {
      bars.reduce(0) { $0 + ($1.intersection(place).map { $0.width * $0.height } ?? 0) }
    }
    let least = places.map(covered).enumerated().min { $0.element < $1.element }
    return places[least?.offset ?? 0]
  }
}
