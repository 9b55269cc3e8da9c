internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

extension MarkDrawing {
  /// Bars and cells, each a layer; of very many what they reach in each column of pixels.
  func bars(_ own: [PlacedMark], of marks: PlacedMarks, _ format: AxisFormat) -> [Layer] {
    guard own.count <= Self.mostNamed else { return [merged(own, marks)] }
    var names = UniqueNames()
    let rects = own.map { rect(of: $0) }
    let bars = zip(own, rects).map { mark, rect in
      let shape = MarkShape(
        form: .box(corners(of: mark.item, marks)),
        paint: paint(of: marks.spec, series: mark.item.series, shade: mark.shade),
        isAligned: !layout.isMoving)
      return Layer(
        id: names.name(mark.item.name), in: rect,
        opacity: mark.item.cross == nil ? 1 : mark.presence,
        DatumLayer(
          shape, kind: mark.item.cross == nil ? "bar" : "rectangle",
          facts: marks.spec.kind == .rectangle && mark.item.cross != nil && mark.shade == nil
            ? [] : [("value", format.text(of: mark.item))]))
    }
    return bars + MarkLabels(drawing: self, format: format).labels(of: own, rects, marks)
  }

  func rect(of mark: PlacedMark) -> Rect {
    plan.rect((mark.middle - mark.extent / 2, mark.extent), (mark.lower, mark.upper))
  }

  /// Rounded at the end that is away from zero; a range and a cell at both.
  private func corners(of item: ChartModel.Item, _ marks: PlacedMarks) -> CornerRadii {
    let radius = item.isOutermost ? marks.spec.cornerRadius : 0
    guard marks.spec.kind == .bar, !marks.isRange else { return CornerRadii(radius) }
    let isBelow = item.value < 0
    if plan.isTransposed {
      return isBelow
        ? CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: radius)
        : CornerRadii(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
    }
    return isBelow
      ? CornerRadii(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius)
      : CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
  }

  /// More bars than anybody tells apart: as far as they reach in each column of pixels.
  private func merged(_ own: [PlacedMark], _ marks: PlacedMarks) -> Layer {
    let pixel = decimation.columnWidth
    let length = plan.isTransposed ? plan.plot.height : plan.plot.width
    let columns = max(1, Int((length / pixel).rounded(.up)))
    var reach = [(low: Double, high: Double)?](repeating: nil, count: columns)
    for mark in own {
      let column = min(max(Int(mark.middle / pixel), 0), columns - 1)
      let (low, high) = (min(mark.lower, mark.upper), max(mark.lower, mark.upper))
      let known = reach[column] ?? (low, high)
      reach[column] = (min(known.low, low), max(known.high, high))
    }
    var elements: [Path.Element] = []
    for (column, reach) in reach.enumerated() {
      guard let reach else { continue }
      let rect = plan.rect((Double(column) * pixel, pixel), (reach.low, reach.high))
      elements += [
        .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
        .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)),
        .close,
      ]
    }
    let shape = MarkShape(
      form: .path(Path(elements)),
      paint: paint(of: marks.spec, series: own.first?.item.series ?? 0))
    return Layer(
      id: "bars", in: frame,
      DatumLayer(
        shape, kind: "bar",
        facts: [
          ("marks", "\(own.count)"), ("drawn-columns", "\(reach.count { $0 != nil })"),
        ]))
  }
}
