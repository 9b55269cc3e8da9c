internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// Texts at places of the data, and what is selected, in the coordinates of the chart.
struct NoteDrawing {
  let model: ChartModel
  let options: ChartOptions
  let colors: ChartColors
  let text: ChartText
  let plan: PlotPlan
  let room: Rect

  private var marks: MarkDrawing {
    MarkDrawing(
      model: model, options: options, colors: colors, context: text.context, plan: plan)
  }

  var layers: [Layer] {
    let notes = options.notes.compactMap { note($0) }
    return notes + (options.selection.flatMap { selection($0) } ?? [])
  }

  private func note(_ note: ChartOptions.Note) -> Layer? {
    guard let value = note.x, let place = place(of: value),
      let x = marks.position(of: place)
    else { return nil }
    let layer = text.text(note.text, .caption2, weight: 600, color: colors.label)
    let size = text.size(of: layer)
    let level = note.y ?? model.highest(at: place)?.upper ?? 0
    let y = plan.plot.minY + plan.vertical.position(of: level) - size.height - 4
    let left = min(
      max(plan.plot.minX + x - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    return Layer(
      id: "note-\(place.name)",
      in: Rect(x: left, y: max(y, room.minY), width: size.width + 0.1, height: size.height), layer)
  }

  /// A rule through the place and a card with its value on top, as Health has it.
  private func selection(_ value: OptionValue) -> [Layer]? {
    guard let place = place(of: value), let x = marks.position(of: place) else { return nil }
    let number = model.highest(at: place).map {
      options.yAxis.text(of: $0.value, NumberFormat(language: text.context.language))
    }
    let title = text.text(
      name(of: place), .caption2, weight: 500, color: colors.secondaryLabel, alignment: .leading)
    let amount = text.text(
      number ?? "–", .headline, color: colors.label, alignment: .leading)
    let (titleSize, amountSize) = (text.size(of: title), text.size(of: amount))
    let size = Size(
      width: max(titleSize.width, amountSize.width) + 16,
      height: titleSize.height + amountSize.height + 10)
    let left = min(
      max(plan.plot.minX + x - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    let line = Path([.move(to: .zero), .line(to: Point(x: 0, y: plan.plot.height))])
    let card = GroupLayer([
      Layer(
        in: Rect(origin: .zero, size: size),
        MarkShape(form: .box(CornerRadii(8)), paint: .solid(colors.card))),
      Layer(
        in: Rect(x: 8, y: 5, width: titleSize.width + 0.1, height: titleSize.height), title),
      Layer(
        in: Rect(
          x: 8, y: 5 + titleSize.height, width: amountSize.width + 0.1, height: amountSize.height),
        amount),
    ])
    return [
      Layer(
        id: "selection-rule",
        in: Rect(
          x: plan.plot.minX + x, y: plan.plot.minY, width: 0, height: plan.plot.height),
        MarkShape(
          form: .path(line), paint: .solid(colors.secondaryLabel),
          line: .init(width: 1, cap: .butt))),
      Layer(
        id: "selection",
        in: Rect(x: left, y: room.minY, width: size.width, height: size.height),
        DatumLayer(
          card, kind: "selection", facts: [("x", place.name), ("value", number ?? "")])),
    ]
  }

  private func name(of place: Datum) -> String {
    place.text(
      NumberFormat(language: text.context.language),
      DateFormat(options.xAxis.dates ?? .weekdayMonthAndDay, language: text.context.language))
  }

  /// The place that a scene names; one that the data has not is reported.
  private func place(of value: OptionValue) -> Datum? {
    guard let place = Datum(value) else { return nil }
    if marks.position(of: place) != nil { return place }
    let names = model.bands.prefix(20).map(\.name)
    text.context.issues.error(
      "no place of the data is called '\(place.name)'\(Suggestion.phrase(for: place.name, among: names)); expected one of \(names.joined(separator: ", "))",
      at: value.location)
    return nil
  }
}
