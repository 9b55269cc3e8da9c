internal import GalleyGeometry
internal import GalleyGraphics

extension PopoverPlacement {
  /// The outline of the card with its arrow, as one path.
  var outline: Shape {
    let radii = CornerRadii(cornerRadius)
    let card = CorneredRectangle(body, radii: radii, isContinuous: true)
    guard let direction else { return .rectangle(body, radii: radii, isContinuous: true) }
    let number = direction.edgeNumber
    var elements = Path(card).elements
    var edges: [(index: Int, start: Point)] = []
    var end = Point.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .line(let to):
        edges.append((index, end))
        end = to
      case .move(let to), .curve(let to, _, _): end = to
      case .close: break
      }
    }
    guard edges.indices.contains(number) else { return .path(Path(elements)) }
    elements.insert(
      contentsOf: arrow(fromEdgeAt: edges[number].start), at: edges[number].index)
    return .path(Path(elements))
  }

  /// An arrow whose sides run out into the edge and whose end is round; what sides and end are is
  /// read from pictures. [U]
  ///
  /// - `start`: Where the edge begins, going clockwise.
  private func arrow(fromEdgeAt start: Point) -> [Path.Element] {
    guard let out = direction?.vector else { return [] }
    // Clockwise along the edge.
    let along = Vector(dx: -out.dy, dy: out.dx)
    let base = tip + out * -metrics.arrowHeight
    let room = (base.x - start.x) * along.dx + (base.y - start.y) * along.dy
    let half = max(0, min(metrics.arrowBase / 2, room))
    let height = metrics.arrowHeight
    func point(_ place: Double, _ rise: Double) -> Point { base + along * place + out * rise }
    // The end is as wide as its sides are steep; its cubic rises to three quarters of the controls.
    let end = min(3.6, half * 0.3)
    let shoulder = height - end * 0.75
    let control = height + (height - shoulder) / 3
    return [
      .line(to: point(-half, 0)),
      .curve(
        to: point(-end, shoulder), control1: point(-half * 0.62, 0),
        control2: point(-end - (shoulder - height * 0.2) * 0.6, height * 0.2)),
      .curve(
        to: point(end, shoulder), control1: point(-end * 0.4, control),
        control2: point(end * 0.4, control)),
      .curve(
        to: point(half, 0),
        control1: point(end + (shoulder - height * 0.2) * 0.6, height * 0.2),
        control2: point(half * 0.62, 0)),
    ]
  }
}

extension PopoverPlacement.ArrowDirection {
  /// The number of the edge that the arrow stands on among the lines of the outline: clockwise from
  /// the top.
  fileprivate var edgeNumber: Int {
    switch self {
    case .up: 0
    case .right: 1
    case .down: 2
    case .left: 3
    }
  }
}
