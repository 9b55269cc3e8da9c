internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// Texts at marks: at the end of a bar, in a cell, above a point.
///
/// A label for which there is no room, beyond the plot or on another label, is left out.
struct MarkLabels {
  let drawing: MarkDrawing
  let format: AxisFormat

  private static let gap = 3.0

  func labels(of own: [PlacedMark], _ rects: [Rect], _ marks: PlacedMarks) -> [Layer] {
    guard let label = marks.spec.label, own.count <= 200 else { return [] }
    let text = ChartText(context: drawing.context)
    var taken: [Rect] = []
    var layers: [Layer] = []
    for (mark, rect) in zip(own, rects) {
      let string = label.replacing("{value}", with: format.text(of: mark.item))
      let size = text.size(of: text.text(string, weight: 500, color: .black))
      let paint = drawing.paint(of: marks.spec, series: mark.item.series, shade: mark.shade)
      guard let place = place(size, at: mark, rect, marks, beside: rects),
        !taken.contains(where: { $0.intersection(place.frame) != nil })
      else { continue }
      taken.append(place.frame)
      let color =
        place.isInside
        ? drawing.colors.text(on: paint.color) : drawing.colors.secondaryLabel
      layers.append(
        Layer(
          id: "label-\(mark.item.name)", in: place.frame, opacity: mark.presence,
          text.text(string, weight: 500, color: color)))
    }
    return layers
  }

  /// Where a label lies, and whether that is on its mark; nil for nowhere.
  private func place(
    _ size: Size, at mark: PlacedMark, _ rect: Rect, _ marks: PlacedMarks, beside others: [Rect]
  ) -> (frame: Rect, isInside: Bool)? {
    let size = Size(width: size.width + 0.1, height: size.height)
    let places = drawing.plan.isTransposed ? beside(size, mark, rect) : above(size, mark, rect)
    let isFree = drawing.frame.inset(by: EdgeInsets(all: -0.5)).contains(places.outside)
    if marks.spec.kind != .point, mark.item.cross != nil || mark.item.isOnAnother {
      if size.width <= rect.width, size.height <= rect.height {
        return (Rect(center: rect.center, size: size), true)
      }
      // What reaches from one time to another may have its label behind it, unless that is on the next.
      let isBehind =
        marks.isRange && drawing.plan.isTransposed && isFree
        && !others.contains { $0.intersection(places.outside) != nil }
      return isBehind ? (places.outside, false) : nil
    }
    if isFree || marks.spec.kind == .point { return isFree ? (places.outside, false) : nil }
    return rect.inset(by: EdgeInsets(all: -0.5)).contains(places.inside)
      ? (places.inside, true) : nil
  }

  private func above(_ size: Size, _ mark: PlacedMark, _ rect: Rect) -> (
    outside: Rect, inside: Rect
  ) {
    let isBelow = mark.item.value < 0
    let x = rect.center.x - size.width / 2
    let (out, inside) =
      isBelow
      ? (rect.maxY + 1, rect.maxY - Self.gap - size.height)
      : (rect.minY - size.height - 1, rect.minY + Self.gap)
    return (
      Rect(origin: Point(x: x, y: out), size: size),
      Rect(origin: Point(x: x, y: inside), size: size)
    )
  }

  private func beside(
    _ size: Size, _ mark: PlacedMark, _ rect: Rect
  ) -> (outside: Rect, inside: Rect) {
    let isBelow = mark.item.value < 0
    let y = rect.center.y - size.height / 2
    let (out, inside) =
      isBelow
      ? (rect.minX - Self.gap - size.width, rect.minX + Self.gap)
      : (rect.maxX + Self.gap, rect.maxX - Self.gap - size.width)
    return (
      Rect(origin: Point(x: out, y: y), size: size),
      Rect(origin: Point(x: inside, y: y), size: size)
    )
  }
}
