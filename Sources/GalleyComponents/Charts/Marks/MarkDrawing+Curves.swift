internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

extension MarkDrawing {
  /// The most points of a line whose values a record has.
  private static let mostRecorded = 60

  /// A line or an area, parted where the data has gaps.
  func curve(
    _ own: [PlacedMark], of marks: PlacedMarks, series: Int, _ format: AxisFormat
  ) -> [Layer] {
    let spec = marks.spec
    let decimation = decimation
    var elements: [Path.Element] = []
    var drawn = 0
    for run in runs(own) {
      let upper = run.map { plan.point($0.middle, $0.upper) }
      let kept = decimation.kept(upper)
      drawn += kept.count
      let line = kept.map { upper[$0] }
      // A million points are straight between two columns of pixels.
      let curve = kept.count < run.count ? CurveInterpolation.linear : spec.interpolation
      if spec.kind == .area {
        let base = kept.map { plan.point(run[$0].middle, run[$0].lower) }
        elements += curve.area(above: base, through: line).elements
      } else {
        elements += curve.path(through: line).elements
      }
    }
    var facts: [(key: String, value: String)] = []
    if own.count <= Self.mostRecorded {
      facts = own.map { ($0.item.name, format.text(of: $0.item.value)) }
    } else {
      facts = [("points", "\(own.count)")]
      if drawn < own.count { facts.append(("drawn-points", "\(drawn)")) }
    }
    let line =
      spec.kind == .area
      ? nil : MarkShape.Line(width: spec.width?.points ?? 2, dashes: spec.dashes)
    let shape = MarkShape(
      form: .path(Path(elements)), paint: paint(of: spec, series: series), line: line)
    let name = spec.kind.rawValue
    let layers = [Layer(id: name, in: frame, DatumLayer(shape, kind: name, facts: facts))]
    return spec.hasSymbols ? layers + points(own, of: marks, series: series, format) : layers
  }

  /// The marks between gaps, each in the order of places; on their way they are one line.
  private func runs(_ own: [PlacedMark]) -> [[PlacedMark]] {
    func ordered(_ run: some Sequence<PlacedMark>) -> [PlacedMark] {
      run.sorted { $0.middle < $1.middle }
    }
    if layout.isMoving { return [ordered(own)] }
    var runs: [[PlacedMark]] = []
    var start = own.startIndex
    while start < own.endIndex {
      let end = own[start...].firstIndex { $0.item.run != own[start].item.run } ?? own.endIndex
      runs.append(ordered(own[start..<end]))
      start = end
    }
    return runs
  }
}
