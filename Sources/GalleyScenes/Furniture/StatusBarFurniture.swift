internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// The status bar: the time, and how the phone is connected and charged.
package enum StatusBarFurniture: Furniture {
  package static let kind = "status-bar"
  package static let summary = "the time, the signal, Wi-Fi and the battery at the top of a screen"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration("status-bar", .text, "the time", usual: "9:41"),
    OptionDeclaration(
      "battery", .length(0...1), "from 0 to 1, or in percent", values: "", usual: "100%"),
    OptionDeclaration(
      "signal", .integer(0...4), "how many of its four bars", values: "", usual: "4"),
    OptionDeclaration(
      "wifi", .integer(0...3), "how many of its three arcs, 0 for none", values: "", usual: "3"),
    OptionDeclaration(
      "style", .choice(Style.allCases.map(\.rawValue)), "the color of what it shows",
      usual: "as the theme has it, or as the screen's own background asks"),
  ]

  private enum Style: String, CaseIterable {
    case darkContent = "dark-content"
    case lightContent = "light-content"
  }

  private struct State {
    var time: Bindable<String>
    var battery: Bindable<Double>
    var signal: Int
    var wifi: Int
    var color: Color
  }

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> FurnitureLayer? {
    let style = options.choice("style", of: Style.self)
    let color: Color =
      switch style {
      case .darkContent: .black
      case .lightContent: .white
      case nil: reader[.label]
      }
    var time = Bindable<String>.constant("9:41")
    if let value = options.raw(kind), case .null = value.kind {
    } else {
      time = options.bindableText(kind) ?? time
    }
    let state = State(
      time: time,
      battery: options.bindableShare("battery") ?? .constant(1),
      signal: options.integer("signal", in: 0...4) ?? 4,
      wifi: options.integer("wifi", in: 0...3) ?? 3, color: color)
    var layer = FurnitureLayer(
      [], width: .filling,
      height: .measured { _, context in
        StatusBarMetrics(context.device, width: 0)?.height ?? 0
      })
    layer.usualPlacement = Placement(
      horizontal: AxisPlacement(start: .points(0), end: .points(0)),
      vertical: AxisPlacement(start: .points(0)))
    layer.arranged = { frame, context in layers(state, in: frame, context) }
    return layer
  }

  private static func layers(_ state: State, in frame: Rect, _ context: LayerContext) -> [Layer] {
    guard let metrics = StatusBarMetrics(context.device, width: frame.width) else { return [] }
    let share = state.battery.resolved(in: context.scope, issues: context.issues) ?? 1
    var layers = [time(state, metrics, onTablet: context.device?.isTablet == true)]
    if metrics.signal.width > 0 { layers += signal(state, metrics.signal) }
    if state.wifi > 0 { layers.append(wifi(state, metrics.wifi)) }
    return layers + battery(state, share, metrics.battery)
  }

  private static func time(
    _ state: State, _ metrics: StatusBarMetrics, onTablet: Bool
  ) -> Layer {
    let text = TextLayer(
      state.time,
      font: FontSpec(weight: onTablet ? 400 : 600, size: .constant(metrics.timeSize)),
      color: .constant(state.color), alignment: onTablet ? .leading : .center, lineLimit: 1,
      figures: .tabular)
    // On a tablet the date may stand beside it.
    let (x, width) = onTablet ? (metrics.time.x, 300.0) : (metrics.time.x - 50, 100)
    return Layer(
      id: "time", at: .frame(x: x, y: metrics.time.y - 12, width: width, height: 24), content: text)
  }

  /// Four bars, each higher than the one before; those beyond the signal are faint.
  private static func signal(_ state: State, _ frame: Rect) -> [Layer] {
    let width = frame.width / 6
    return [0.33, 0.52, 0.75, 1].enumerated().map { index, share in
      let color = index < state.signal ? state.color : state.color.withAlpha(0.3)
      return Layer.shape(
        .rectangle, fill: color, radius: width * 0.33,
        at: .frame(
          x: frame.minX + Double(index) * (frame.width - width) / 3,
          y: frame.maxY - frame.height * share, width: width, height: frame.height * share))
    }
  }

  /// A dot and two arcs over it, a quarter of a circle wide.
  private static func wifi(_ state: State, _ frame: Rect) -> Layer {
    let (color, count) = (state.color, state.wifi)
    let outline = OutlineLayer(color: color) { frame in
      let radius = frame.height
      let center = Point(x: frame.midX, y: frame.maxY)
      let bands = [0...0.27, 0.41...0.63, 0.78...1.0].prefix(count)
      return Path(
        bands.flatMap { band in
          Path.ringSector(
            around: center, radii: band.lowerBound * radius...band.upperBound * radius,
            angles: -.pi * 0.75 ... -.pi * 0.25
          ).elements
        })
    }
    return Layer(
      at: .frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
      content: outline)
  }

  /// A shell, what is in it, and the nub of its pole.
  private static func battery(_ state: State, _ share: Double, _ frame: Rect) -> [Layer] {
    let unit = frame.height / 13
    // A gap of one unit and the nub follow.
    let body = Rect(
      x: frame.minX, y: frame.minY, width: frame.width - 2.33 * unit, height: frame.height)
    let shell = BoxStyle(
      borderColor: .constant(state.color.withAlpha(0.35)), borderWidth: .constant(unit),
      cornerRadius: .constant(.points(4.3 * unit)), cornerCurve: .continuous)
    let inner = body.inset(by: 2 * unit)
    let isLow = share <= 0.2
    let fill = isLow ? Color(hex: 0xFF3B30) : state.color
    return [
      Layer(
        at: .frame(x: body.minX, y: body.minY, width: body.width, height: body.height),
        content: ShapeLayer(shell)),
      .shape(
        .rectangle, fill: fill, radius: 2.5 * unit,
        at: .frame(
          x: inner.minX, y: inner.minY, width: max(2 * unit, inner.width * share),
          height: inner.height)),
      .shape(
        .rectangle, fill: state.color.withAlpha(0.4), radius: 0.66 * unit,
        at: .frame(
          x: body.maxX + unit, y: frame.midY - 2.1 * unit, width: 1.33 * unit, height: 4.2 * unit)),
    ]
  }
}
