internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// Texts at places of the data, and what is selected, in the coordinates of the chart.
struct NoteDrawing {
  let model: ChartModel
  let plan: PlotPlan
  let options: ChartOptions
  let colors: ChartColors
  let text: ChartText
  let room: Rect
  /// Below 1 while another set of data comes or goes.
  let opacity: Double

  private var plot: Rect { plan.plot }

  var layers: [Layer] {
    let notes = options.notes.compactMap { note($0) }
    return notes + (options.selection.flatMap { selection($0) } ?? [])
  }

  private var format: AxisFormat {
    options.valueAxis(isTransposed: plan.isTransposed).format(text.context.language)
  }

  private func note(_ note: ChartOptions.Note) -> Layer? {
    guard let place = note.x.flatMap({ Datum($0) }), let position = plan.places.position(of: place)
    else { return nil }
    let layer = text.text(note.text, .caption2, weight: 600, color: colors.label)
    let size = text.size(of: layer)
    let level = plan.values.position(of: note.y ?? model.highest(at: place)?.upper ?? 0)
    let point = plan.point(position, level) + (plot.origin - .zero)
    let origin =
      plan.isTransposed
      ? Point(x: point.x + 4, y: point.y - size.height / 2)
      : Point(x: point.x - size.width / 2, y: point.y - size.height - 4)
    return Layer(
      id: "note-\(place.name)", in: inRoom(Rect(origin: origin, size: size)), opacity: opacity,
      layer)
  }

  /// A rule through the place and a card with its value on top, as Health has it.
  private func selection(_ value: OptionValue) -> [Layer]? {
    guard let place = Datum(value), let position = plan.places.position(of: place) else {
      return nil
    }
    // Of a stack people ask for all of it.
    let number = model.highest(at: place).map {
      model.values.isTime
        ? plan.values.format.text(of: $0)
        : format.text(of: $0.isOnAnother && !model.isNormalized ? $0.upper : $0.value)
    }
    let card = card(name(of: place), number ?? "–")
    let (line, top) =
      plan.isTransposed
      ? (
        Rect(x: plot.minX, y: plot.minY + position, width: plot.width, height: 0),
        Point(x: plot.maxX - card.size.width, y: plot.minY + position - card.size.height / 2)
      )
      : (
        Rect(x: plot.minX + position, y: plot.minY, width: 0, height: plot.height),
        Point(x: plot.minX + position - card.size.width / 2, y: room.minY)
      )
    let path = Path([.move(to: .zero), .line(to: Point(x: line.width, y: line.height))])
    return [
      Layer(
        id: "selection-rule", in: line, opacity: opacity,
        MarkShape(
          form: .path(path), paint: .solid(colors.secondaryLabel),
          line: .init(width: 1, cap: .butt))),
      Layer(
        id: "selection", in: inRoom(Rect(origin: top, size: card.size)), opacity: opacity,
        DatumLayer(
          card.layer, kind: "selection", facts: [("x", place.name), ("value", number ?? "")])),
    ]
  }

  private func card(_ name: String, _ number: String) -> (layer: GroupLayer, size: Size) {
    let title = text.text(
      name, .caption2, weight: 500, color: colors.secondaryLabel, alignment: .leading)
    // The largest in which it is no wider than the chart.
    let amounts = [NamedTextStyle.headline, .caption2].map {
      text.text(number, $0, weight: 600, color: colors.label, alignment: .leading)
    }
    let amount = amounts.first { text.size(of: $0).width + 16 <= room.width } ?? amounts[1]
    let (titleSize, amountSize) = (text.size(of: title), text.size(of: amount))
    let size = Size(
      width: max(titleSize.width, amountSize.width) + 16,
      height: titleSize.height + amountSize.height + 10)
    let layer = GroupLayer([
      Layer(
        in: Rect(origin: .zero, size: size),
        MarkShape(form: .box(CornerRadii(8)), paint: .solid(colors.card))),
      Layer(in: Rect(x: 8, y: 5, width: titleSize.width + 0.1, height: titleSize.height), title),
      Layer(
        in: Rect(
          x: 8, y: 5 + titleSize.height, width: amountSize.width + 0.1, height: amountSize.height),
        amount),
    ])
    return (layer, size)
  }

  private func inRoom(_ rect: Rect) -> Rect {
    Rect(
      x: min(max(rect.minX, room.minX), max(room.minX, room.maxX - rect.width)),
      y: min(max(rect.minY, room.minY), max(room.minY, room.maxY - rect.height)),
      width: rect.width + 0.1, height: rect.height)
  }

  private func name(of place: Datum) -> String {
    let axis = plan.isTransposed ? options.yAxis : options.xAxis
    return place.text(
      axis.format(text.context.language),
      DateFormat(axis.dates ?? .weekdayMonthAndDay, language: text.context.language))
  }
}
