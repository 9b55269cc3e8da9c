internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The card of an alert.
struct AlertCard: Sendable {
  var title: Bindable<String>?
  var message: Bindable<String>?
  var fields: [AlertField]
  /// One at least.
  var actions: [AlertAction]
  var palette: Palette
  var location: SourceLocation

  /// A card in the middle of a screen, and what lies on it.
  struct Arrangement {
    /// In the coordinates of the screen.
    var frame: Rect
    var layers: [Layer]
    /// Of the actions as the scene lists them, from the leading top corner of the screen.
    var rows: [Rect]
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }
  private var metrics: AlertMetrics { isGlass ? .ios26 : .ios18 }

  func arrangement(in screen: Rect, _ context: LayerContext) -> Arrangement {
    let metrics = metrics
    let width = max(0, min(metrics.width, screen.width - 2 * metrics.margin))
    var layers = [
      Layer(
        effects: Effects(shadow: isGlass ? .card : nil),
        content: ShapeLayer(.card(palette, radius: metrics.radius)))
    ]
    let isRow = isRow(in: width, context)
    let actionsHeight = actionsHeight(isRow: isRow)
    let fieldsHeight = fieldsHeight
    let room = screen.height - 2 * metrics.margin - fieldsHeight - actionsHeight
    var y = header(in: width, height: max(0, room), context, &layers)
    layers += fieldLayers(from: y, in: width, hairline: 1 / context.grid.scale)
    y += fieldsHeight
    layers +=
      isGlass
      ? platters(from: y, in: width, isRow)
      : rows(from: y, in: width, isRow, hairline: 1 / context.grid.scale)
    let height = min(y + actionsHeight, screen.height)
    let frame = Rect(
      x: screen.width / 2 - width / 2, y: screen.height / 2 - height / 2, width: width,
      height: height)
    let boxes = boxes(from: y, in: width, isRow)
    let rows = order(isRow: isRow).enumerated().sorted { $0.element < $1.element }.map { place in
      boxes[place.offset].offset(by: Vector(dx: frame.minX, dy: frame.minY))
    }
    return Arrangement(frame: frame, layers: layers, rows: rows)
  }

  /// Adds the title and the message; where they end with the room below them.
  private func header(
    in width: Double, height: Double, _ context: LayerContext, _ layers: inout [Layer]
  ) -> Double {
    let metrics = metrics
    let inner = max(0, width - 2 * metrics.textInset)
    var y = metrics.textTop
    let lines = [
      title.map { text($0, size: 17, weight: 600) },
      message.map { text($0, size: metrics.messageSize, weight: 400) },
    ].compactMap(\.self)
    for (index, line) in lines.enumerated() {
      if index > 0 { y += metrics.textGap }
      let wanted =
        line.intrinsicSize(for: SizeProposal(width: inner), context: context).height ?? 0
      let shown = max(0, min(wanted, height - metrics.textBottom - y))
      layers.append(
        Layer(at: .frame(x: metrics.textInset, y: y, width: inner, height: shown), content: line))
      y += shown
    }
    return y + (message == nil ? metrics.titleBottom : metrics.textBottom)
  }

  private func text(_ words: Bindable<String>, size: Double, weight: Int) -> TextLayer {
    TextLayer(
      words, font: FontSpec(weight: weight, size: .constant(size)),
      color: .constant(palette[.label]), alignment: isGlass ? .leading : .center,
      location: location)
  }

  private var fieldsHeight: Double {
    fields.isEmpty
      ? 0
      : metrics.fieldPitch * Double(fields.count - 1) + metrics.fieldHeight + metrics.fieldsBottom
  }

  private func fieldLayers(
    from top: Double, in width: Double, hairline: Double
  ) -> [Layer] {
    guard !fields.isEmpty else { return [] }
    let metrics = metrics
    let inner = max(0, width - 2 * metrics.fieldInset)
    var style = BoxStyle(
      fill: .constant(.solid(palette[.systemBackground])),
      borderColor: .constant(palette[.separator]), borderWidth: .constant(0.5),
      cornerRadius: .constant(.points(metrics.fieldRadius)), cornerCurve: .continuous)
    if palette.appearance.isDark { style.fill = .constant(.solid(palette[.tertiarySystemFill])) }
    let height = fieldsHeight - metrics.fieldsBottom
    var layers = [
      Layer(
        at: .frame(x: metrics.fieldInset, y: top, width: inner, height: height),
        content: ShapeLayer(style))
    ]
    for (index, field) in fields.enumerated() {
      let y = top + Double(index) * metrics.fieldPitch
      if index > 0 {
        layers.append(
          .shape(
            .rectangle, fill: palette[.separator],
            at: .frame(x: metrics.fieldInset, y: y, width: inner, height: hairline)))
      }
      let hint = fieldText(field.placeholder, .placeholderText)
      layers.append(
        Layer(
          at: .frame(
            x: metrics.fieldInset + metrics.fieldPadding, y: y,
            width: max(0, inner - 2 * metrics.fieldPadding), height: metrics.fieldHeight),
          content: FieldText(
            typed: fieldText(field.shownText, .label), placeholder: hint,
            isEmpty: field.text.map(\.isEmpty))))
    }
    return layers
  }

  private func fieldText(_ words: Bindable<String>, _ color: SystemColor) -> TextLayer {
    TextLayer(
      words, font: FontSpec(size: .constant(isGlass ? 15 : 13)), color: .constant(palette[color]),
      lineLimit: 1, location: location)
  }

  // MARK: Actions

  /// Two whose words fit stand beside each other.
  private func isRow(in width: Double, _ context: LayerContext) -> Bool {
    guard actions.count == 2 else { return false }
    let room = (width - 2 * metrics.actionInset - metrics.actionGap) / 2 - 16
    return actions.allSatisfy { action in
      (label(action).intrinsicSize(for: .unspecified, context: context).width ?? 0) <= room
    }
  }

  private func actionsHeight(isRow: Bool) -> Double {
    let count = isRow ? 1 : Double(actions.count)
    let rows = count * metrics.actionHeight + (count - 1) * metrics.actionGap
    return rows + 2 * metrics.actionInset
  }

  /// What cancels stands first in a row, and last in a column.
  private func order(isRow: Bool) -> [Int] {
    let cancel = actions.indices.filter { actions[$0].role == .cancel }
    let others = actions.indices.filter { actions[$0].role != .cancel }
    return isRow ? cancel + others : others + cancel
  }

  private func ordered(isRow: Bool) -> [AlertAction] { order(isRow: isRow).map { actions[$0] } }

  /// Whether it is the one that stands out: the preferred one, and where there is none what
  /// cancels.
  private func standsOut(_ action: AlertAction) -> Bool {
    actions.contains(where: \.isPreferred) ? action.isPreferred : action.role == .cancel
  }

  private func label(_ action: AlertAction) -> TextLayer {
    let isFilled = isGlass && standsOut(action)
    let destructive = palette[.systemRed]
    let ink =
      isFilled
      ? Color.white
      : action.role == .destructive ? destructive : isGlass ? palette[.label] : palette.tint
    let isHeavy = standsOut(action)
    return TextLayer(
      action.title,
      font: FontSpec(weight: isHeavy ? 600 : isGlass ? 500 : 400, size: .constant(17)),
      color: .constant(ink), alignment: .center, lineLimit: 1, location: location)
  }

  private func boxes(from top: Double, in width: Double, _ isRow: Bool) -> [Rect] {
    let metrics = metrics
    let count = isRow ? Double(actions.count) : 1
    let inner = max(0, width - 2 * metrics.actionInset)
    let each = max(0, (inner - (count - 1) * metrics.actionGap) / count)
    return actions.indices.map { index in
      Rect(
        x: metrics.actionInset + (isRow ? Double(index) * (each + metrics.actionGap) : 0),
        y: top + metrics.actionInset
          + (isRow ? 0 : Double(index) * (metrics.actionHeight + metrics.actionGap)),
        width: each, height: metrics.actionHeight)
    }
  }

  /// Capsules, of which the one that stands out has the tint.
  private func platters(from top: Double, in width: Double, _ isRow: Bool) -> [Layer] {
    zip(ordered(isRow: isRow), boxes(from: top, in: width, isRow)).flatMap { action, box in
      let place = Placement.frame(box)
      let fill: Color
      if standsOut(action) {
        fill = action.role == .destructive ? palette[.systemRed] : palette.tint
      } else {
        fill = palette[.tertiarySystemFill]
      }
      let inside = Placement.frame(
        x: box.minX + 8, y: box.minY, width: max(0, box.width - 16), height: box.height)
      return [.shape(.capsule, fill: fill, at: place), Layer(at: inside, content: label(action))]
    }
  }

  /// Words with lines between them.
  private func rows(
    from top: Double, in width: Double, _ isRow: Bool, hairline line: Double
  ) -> [Layer] {
    zip(ordered(isRow: isRow), boxes(from: top, in: width, isRow)).enumerated()
      .flatMap { index, row -> [Layer] in
        let (action, box) = row
        let isBeside = isRow && index > 0
        let edge =
          isBeside
          ? Placement.frame(x: box.minX, y: box.minY, width: line, height: box.height)
          : Placement.frame(x: 0, y: box.minY, width: isRow ? width : box.width, height: line)
        let place = Placement.frame(
          x: box.minX + 8, y: box.minY, width: max(0, box.width - 16), height: box.height)
        return [
          .shape(.rectangle, fill: palette[.separator], at: edge),
          Layer(at: place, content: label(action)),
        ]
      }
  }
}

extension ShadowSpec {
  /// Under what floats over a screen. [C]
  static let card = ShadowSpec(
    color: .constant(Color.black.withAlpha(0.16)), offset: Vector(dx: 0, dy: 8), radius: 24)
}

/// The measures of an alert, in points: recorded on iOS 26 [R], before what several sources agree
/// on.
///
/// [C]
struct AlertMetrics: Sendable {
  /// At most; less where the screen is narrower.
  var width: Double
  /// From the sides of the screen at least.
  var margin: Double
  var radius: Double
  /// Of the title and the message.
  var textInset: Double
  var textTop: Double
  var textGap: Double
  /// Below the message, and below a title without one.
  var textBottom: Double
  var titleBottom: Double
  var messageSize: Double
  var fieldInset: Double
  var fieldHeight: Double
  /// Fields share their lines.
  var fieldPitch: Double
  var fieldRadius: Double
  /// Between the box and what is written.
  var fieldPadding: Double
  /// Below the fields.
  var fieldsBottom: Double
  var actionInset: Double
  var actionHeight: Double
  var actionGap: Double

  static let ios26 = AlertMetrics(
    width: 320, margin: 10, radius: 34, textInset: 28, textTop: 21.5, textGap: 4.5,
    textBottom: 10.5, titleBottom: 18, messageSize: 15, fieldInset: 15, fieldHeight: 34,
    fieldPitch: 33.5, fieldRadius: 7, fieldPadding: 7.5, fieldsBottom: 12, actionInset: 14,
    actionHeight: 48, actionGap: 8)
  static let ios18 = AlertMetrics(
    width: 270, margin: 10, radius: 14, textInset: 16, textTop: 19, textGap: 2, textBottom: 19,
    titleBottom: 19, messageSize: 13, fieldInset: 16, fieldHeight: 26, fieldPitch: 25.5,
    fieldRadius: 6, fieldPadding: 6, fieldsBottom: 16, actionInset: 0, actionHeight: 44,
    actionGap: 0)
}
