internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

extension MarkDrawing {
  private static let mostScattered = 20_000

  /// Points, each a layer; of very many those that lie on pixels of their own.
  func points(
    _ own: [PlacedMark], of marks: PlacedMarks, series: Int, _ format: AxisFormat
  ) -> [Layer] {
    let size = marks.spec.size
    guard own.count <= Self.mostNamed else {
      return [
        scattered(
          own.map { plan.point($0.middle, $0.upper) }, size: size,
          paint: paint(of: marks.spec, series: series))
      ]
    }
    var names = UniqueNames()
    let rects = own.map {
      // A point that comes or goes grows or shrinks.
      Rect(
        center: plan.point($0.middle, $0.upper),
        size: Size(width: size * $0.presence, height: size * $0.presence))
    }
    let points = zip(own, rects).map { mark, rect in
      let isCell = mark.item.cross != nil && mark.shade == nil
      return Layer(
        id: names.name(mark.item.name), in: rect,
        DatumLayer(
          MarkShape(
            form: .ellipse, paint: paint(of: marks.spec, series: series, shade: mark.shade)),
          kind: "point", facts: isCell ? [] : [("value", format.text(of: mark.item.value))]))
    }
    guard marks.spec.kind == .point else { return points }
    return points + MarkLabels(drawing: self, format: format).labels(of: own, rects, marks)
  }

  /// More points than are layers: of those that lie on one pixel one is drawn.
  private func scattered(_ centers: [Point], size: Double, paint: PaintSpec) -> Layer {
    struct Cell: Hashable {
      var x: Int
      var y: Int
    }
    let pixel = decimation.columnWidth
    var cells: Set<Cell> = []
    var elements: [Path.Element] = []
    for center in centers {
      let cell = Cell(
        x: Int((center.x / pixel).rounded()), y: Int((center.y / pixel).rounded()))
      guard cells.insert(cell).inserted, cells.count <= Self.mostScattered else { continue }
      let arc = EllipticArc(
        center: center, radius: size / 2, startAngle: 0, sweep: 2 * .pi)
      elements += [.move(to: arc.start)] + arc.curves + [.close]
    }
    return Layer(
      id: "points", in: frame,
      DatumLayer(
        MarkShape(form: .path(Path(elements)), paint: paint), kind: "point",
        facts: [
          ("points", "\(centers.count)"),
          ("drawn-points", "\(min(cells.count, Self.mostScattered))"),
        ]))
  }
}
