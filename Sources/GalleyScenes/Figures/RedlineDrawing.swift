internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// A measured distance as it is drawn: a line with ticks at its ends and its length in a label.
struct RedlineDrawing {
  private static let color = FigureStyle.redline
  /// Of a tick, from end to end.
  private static let tick = 6.0
  private static let labelPadding = Size(width: 8, height: 3)

  private let distance: MeasuredDistance
  private let id: String
  private let start: Point
  private let end: Point
  private let text: FigureStyle.MeasuredText
  private let extensions: [(Point, Point)]

  private var isHorizontal: Bool { distance.axis == .horizontal }

  /// - `place`: From points of the screen to points of the figure.
  init(
    _ distance: MeasuredDistance, id: String, showsUnit: Bool, zoom: Double,
    place: (Point) -> Point, style: FigureStyle
  ) {
    self.distance = distance
    self.id = id
    let isHorizontal = distance.axis == .horizontal
    let cross = distance.cross + distance.outset / zoom
    func point(_ along: Double, _ across: Double) -> Point {
      place(isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along))
    }
    start = point(distance.start, cross)
    end = point(distance.end, cross)
    text = style.text(
      distance.value.measureText + (showsUnit ? " pt" : ""), size: 11, weight: 600, color: .white,
      at: .nowhere)
    extensions = [(distance.start, distance.startSpan), (distance.end, distance.endSpan)]
      .compactMap { along, span in
        guard !span.contains(cross) else { return nil }
        let near = cross < span.lowerBound ? span.lowerBound : span.upperBound
        return (point(along, near), point(along, cross))
      }
  }

  /// The line with its label where that covers least.
  ///
  /// - `texts`: Where texts are that the label would cover.
  /// - `lines`: Those of other distances, on which the label would be taken for theirs.
  /// - `taken`: Where labels are; this one's is added.
  func overlay(
    besideTexts texts: [Rect], lines: [Rect], avoiding taken: inout [Rect]
  ) -> FigureOverlay {
    let label = self.label(besideTexts: texts, lines: lines, avoiding: taken)
    taken.append(label)
    let thin = Stroke(
      .path(Path(extensions.flatMap { [.move(to: $0.0), .line(to: $0.1)] })),
      .solid(Self.color.withAlpha(0.7)), width: 0.75, dashes: [2, 2])
    let strokes = Path(
      [.move(to: start), .line(to: end)] + ticks(at: start) + ticks(at: end))
    let leader = Path([.move(to: middle), .line(to: label.center)])
    let isBeside = !label.inset(by: -4).intersects(reach)
    let commands: [DrawCommand] =
      (extensions.isEmpty ? [] : [.stroke(thin)])
      + [.stroke(Stroke(.path(strokes), .solid(Self.color), width: 1))]
      + (isBeside ? [.stroke(Stroke(.path(leader), .solid(Self.color), width: 0.75))] : [])
      + [
        .fill(
          Fill(.roundedRectangle(label, radius: label.height / 2), .solid(Self.color))),
        text.command(
          at: Point(
            x: label.midX - text.size.width / 2, y: label.midY - text.size.height / 2)),
      ]
    return FigureOverlay(
      id: id, kind: "distance", frame: line, commands: commands,
      label: text.block.string, bounds: reach.union(label))
  }

  private var line: Rect {
    Rect(
      minX: min(start.x, end.x), minY: min(start.y, end.y), maxX: max(start.x, end.x),
      maxY: max(start.y, end.y))
  }

  /// What the line with its ticks covers.
  var reach: Rect { line.inset(by: -Self.tick / 2) }

  private var middle: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

  private func ticks(at point: Point) -> [Path.Element] {
    let half = Self.tick / 2
    let way = isHorizontal ? Vector(dx: 0, dy: half) : Vector(dx: half, dy: 0)
    return [.move(to: point - way), .line(to: point + way)]
  }

  /// On the line where that is long enough, else beyond its ends or beside it, and further away where
  /// something is.
  private func label(besideTexts texts: [Rect], lines: [Rect], avoiding taken: [Rect]) -> Rect {
    let size = Size(
      width: text.size.width + Self.labelPadding.width,
      height: text.size.height + Self.labelPadding.height)
    let places = ways(of: size).map { Rect(center: middle + $0, size: size) }
    func cost(_ place: Rect) -> Int {
      10 * taken.count { $0.inset(by: -1).intersects(place) }
        + 4 * lines.count(where: place.intersects) + texts.count(where: place.intersects)
    }
    let costs = places.map(cost)
    return places[costs.firstIndex(of: costs.min() ?? 0) ?? 0]
  }

  /// From the middle of the line to that of a label of a size, the best first.
  private func ways(of size: Size) -> [Vector] {
    let length = isHorizontal ? abs(end.x - start.x) : abs(end.y - start.y)
    let (along, across) =
      isHorizontal ? (size.width, size.height) : (size.height, size.width)
    let isLong = length >= along + Self.tick
    let beyond = length / 2 + along / 2 + 4
    let beside = across / 2 + 6
    func way(_ along: Double, _ across: Double) -> Vector {
      isHorizontal ? Vector(dx: along, dy: across) : Vector(dx: across, dy: along)
    }
    let onLine = isLong ? [way(0, 0)] : isHorizontal ? [way(-beyond, 0), way(beyond, 0)] : []
    return onLine + [1, -1, 2, -2, 3, -3].map { way(0, $0 * beside) }
  }
}
