internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The status bar: the time, and how the phone is connected and charged.
struct StatusBarComponent: Component {
  static let kind = "status-bar"
  static let summary = "the time, the signal, Wi-Fi and the battery at the top of a screen"
  static let options: [SceneOption<Self>] = [
    SceneOption("status-bar", \.time, .text.orNothing, "the time"),
    SceneOption("battery", \.battery, .share, "from 0 to 1, or in percent"),
    SceneOption("signal", \.signal, .integer(in: 0...4), "how many of its four bars"),
    SceneOption("wifi", \.wifi, .integer(in: 0...3), "how many of its three arcs, 0 for none"),
    SceneOption(
      "style", \.style, .choice, "the color of what it shows",
      otherwise: "as the theme has it, or the other one where that stands out too little"),
  ]

  private enum Style: String, CaseIterable {
    case darkContent = "dark-content"
    case lightContent = "light-content"
  }

  private var time = Bindable.constant("9:41")
  private var battery = Bindable.constant(1.0)
  private var signal = 4
  private var wifi = 3
  private var style: Style?
  private var color = Color.black

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    var bar = self
    bar.color =
      switch style {
      case .darkContent: .black
      case .lightContent: .white
      case nil: reader[.label]
      }
    var layer = ComponentLayer(
      [], width: .filling,
      height: .measured { _, context in
        StatusBarMetrics(context.device, width: 0)?.height ?? 0
      })
    layer.usualPlacement = Placement(
      horizontal: AxisPlacement(start: .points(0), end: .points(0)),
      vertical: AxisPlacement(start: .points(0)))
    layer.readsGround = style == nil
    layer.arranged = { [bar] frame, context in bar.layers(in: frame, context) }
    return layer
  }

  private func layers(in frame: Rect, _ context: LayerContext) -> [Layer] {
    guard let metrics = StatusBarMetrics(context.device, width: frame.width) else { return [] }
    let share = battery.resolved(in: context.scope, issues: context.issues) ?? 1
    // Each half by itself, as the system has it since iOS 17. [A]
    let half = Size(width: frame.width / 2, height: frame.height)
    func adapted(overHalfFrom x: Double) -> StatusBarComponent {
      let area = Rect(origin: frame.origin + Vector(dx: x, dy: 0), size: half)
      return self.adapted(
        to: context.groundColor(in: context.mirrored(area, in: frame)),
        overBlack: context.setbackProgress)
    }
    let (leading, trailing) = (adapted(overHalfFrom: 0), adapted(overHalfFrom: half.width))
    var layers = [leading.time(metrics, onTablet: context.device?.isTablet == true)]
    let network = metrics.signal.midX < half.width ? leading : trailing
    if metrics.signal.width > 0 { layers += network.signal(metrics.signal) }
    if wifi > 0 { layers.append(network.wifi(metrics.wifi)) }
    return layers + trailing.battery(share, metrics.battery)
  }

  /// The bar with what it shows in the color that stands out from a ground.
  ///
  /// - `progress`: How far the screen is set back from it, behind which is black, from 0 to 1.
  private func adapted(to ground: Color?, overBlack progress: Double) -> StatusBarComponent {
    guard style == nil else { return self }
    var bar = self
    bar.color = color.adapted(to: ground).interpolated(to: .white, at: progress)
    return bar
  }

  private func time(
    _ metrics: StatusBarMetrics, onTablet: Bool
  ) -> Layer {
    let text = TextLayer(
      time,
      font: FontSpec(weight: onTablet ? 400 : 600, size: .constant(metrics.timeSize)),
      color: .constant(color), alignment: onTablet ? .leading : .center, lineLimit: 1,
      figures: .tabular)
    // On a tablet the date may stand beside it.
    let (x, width) = onTablet ? (metrics.time.x, 300.0) : (metrics.time.x - 50, 100)
    return Layer(
      id: "time", at: .frame(x: x, y: metrics.time.y - 12, width: width, height: 24), content: text)
  }

  /// Four bars, each higher than the one before; those beyond the signal are faint.
  private func signal(_ frame: Rect) -> [Layer] {
    let width = frame.width / 6
    return [0.33, 0.52, 0.75, 1].enumerated().map { index, share in
      let color = index < signal ? color : color.withAlpha(0.3)
      return Layer.shape(
        .rectangle, fill: color, radius: width * 0.33,
        at: .frame(
          x: frame.minX + Double(index) * (frame.width - width) / 3,
          y: frame.maxY - frame.height * share, width: width, height: frame.height * share))
    }
  }

  /// A dot and two arcs over it, a quarter of a circle wide.
  private func wifi(_ frame: Rect) -> Layer {
    let (color, count) = (color, wifi)
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
      at: .frame(frame),
      content: outline)
  }

  /// A shell, what is in it, and the nub of its pole.
  private func battery(_ share: Double, _ frame: Rect) -> [Layer] {
    let unit = frame.height / 13
    // A gap of one unit and the nub follow.
    let body = Rect(
      x: frame.minX, y: frame.minY, width: frame.width - 2.33 * unit, height: frame.height)
    let shell = BoxStyle(
      borderColor: .constant(color.withAlpha(0.35)), borderWidth: .constant(unit),
      cornerRadius: .constant(.points(4.3 * unit)), cornerCurve: .continuous)
    let inner = body.inset(by: 2 * unit)
    let isLow = share <= 0.2
    let fill = isLow ? Color(hex: 0xFF3B30) : color
    return [
      Layer(
        at: .frame(body),
        content: ShapeLayer(shell)),
      .shape(
        .rectangle, fill: fill, radius: 2.5 * unit,
        at: .frame(
          x: inner.minX, y: inner.minY, width: max(2 * unit, inner.width * share),
          height: inner.height)),
      .shape(
        .rectangle, fill: color.withAlpha(0.4), radius: 0.66 * unit,
        at: .frame(
          x: body.maxX + unit, y: frame.midY - 2.1 * unit, width: 1.33 * unit, height: 4.2 * unit)),
    ]
  }
}

/// The places in a status bar, in points from the screen's top left corner.
struct StatusBarMetrics {
  /// The font size of the time.
  var timeSize: Double
  /// The middle of the time.
  var time: Point
  /// The frames of the bars of the signal, of the fan of Wi-Fi and of the battery.
  var signal: Rect
  var wifi: Rect
  var battery: Rect
  var height: Double

  /// - Parameters:
  ///   - device: Nil for a screen of some size, which has the bar of a plain phone.
  ///   - width: Of the screen.
  init?(_ device: Device?, width: Double) {
    guard device?.statusBarHeight != 0 else { return nil }
    switch device?.cutout ?? .none {
    case .island:
      let island = device?.cutout.frame(onWidth: width) ?? .zero
      self.init(besideIsland: island, width: width)
    case .notch: self.init(besideNotchOf: device, width: width)
    case .none:
      if device?.isTablet == true {
        self.init(onTabletWithHeight: device?.statusBarHeight ?? 24, width: width)
      } else {
        self.init(plainWithWidth: width)
      }
    }
  }

  /// The time in the middle of what is left of the island, the rest in the middle of what is right
  /// of it, neither farther from the edges than on any phone, in the proportions of Apple's design
  /// kit. [C]
  private init(besideIsland island: Rect, width: Double) {
    height = 54
    timeSize = 17
    let y = island.midY + 0.67
    time = Point(x: min(island.minX / 2 - 2, 65), y: y)
    let start = max((width + island.maxX - 77.6) / 2, width - 33 - 77.6)
    signal = Rect(x: start, y: y - 6.1, width: 19.2, height: 12.2)
    wifi = Rect(x: start + 26.2, y: y - 6.15, width: 17.1, height: 12.3)
    battery = Rect(x: start + 50.3, y: y - 6.5, width: 27.3, height: 13)
  }

  /// The centres that were measured on the phones of their time. [R]
  private struct Measured {
    var width: Double
    var top: Double
    var timeSize: Double
    var time: Point
    /// The middles of signal, network and battery.
    var middles: [Double]
    var y: Double
    /// How large the glyphs are beside those of the narrow phones.
    var share: Double
  }

  private static let measured = [
    Measured(
      width: 375, top: 44, timeSize: 15, time: Point(x: 46.5, y: 23), middles: [302.67, 324, 348],
      y: 23, share: 1),
    Measured(
      width: 375, top: 50, timeSize: 15, time: Point(x: 44.5, y: 25),
      middles: [304.67, 326, 350.33], y: 25, share: 1),
    Measured(
      width: 390, top: 47, timeSize: 16, time: Point(x: 52, y: 25), middles: [311, 333.5, 359],
      y: 24.67, share: 1),
    Measured(
      width: 414, top: 44, timeSize: 16, time: Point(x: 57, y: 23),
      middles: [328.17, 352.33, 379.33], y: 22.5, share: 1.104),
    Measured(
      width: 414, top: 48, timeSize: 16, time: Point(x: 51.5, y: 25),
      middles: [335.5, 357.5, 383.5], y: 25, share: 1),
    Measured(
      width: 428, top: 47, timeSize: 17, time: Point(x: 63, y: 24.5), middles: [334, 359, 387],
      y: 24.17, share: 1.143),
  ]

  private init(besideNotchOf device: Device?, width: Double) {
    let top = device?.safeArea.top ?? 47
    let own = Self.measured.min {
      abs($0.width - width) + abs($0.top - top) < abs($1.width - width) + abs($1.top - top)
    }
    let row = own ?? Self.measured[2]
    height = device?.statusBarHeight ?? top
    timeSize = row.timeSize
    time = row.time
    func frame(_ index: Int, _ width: Double, _ height: Double) -> Rect {
      let size = Size(width: width * row.share, height: height * row.share)
      return Rect(
        x: row.middles[index] - size.width / 2, y: row.y - size.height / 2, width: size.width,
        height: size.height)
    }
    signal = frame(0, 17, 10.67)
    wifi = frame(1, 15.3, 11)
    battery = frame(2, 24.33, 11.33)
  }

  /// The bar of 20 points: signal and Wi-Fi on the left, the time in the middle. [C]
  private init(plainWithWidth width: Double) {
    height = 20
    timeSize = 12
    time = Point(x: width / 2, y: 10)
    signal = Rect(x: 6, y: 5.3, width: 15, height: 9.4)
    wifi = Rect(x: 27, y: 5.2, width: 13.4, height: 9.6)
    battery = Rect(x: width - 30, y: 4.7, width: 24.5, height: 10.6)
  }

  /// The time on the left, as on all tablets. [C]
  private init(onTabletWithHeight height: Double, width: Double) {
    self.height = height
    timeSize = 12
    let y = height / 2
    time = Point(x: 20, y: y)
    battery = Rect(x: width - 20 - 24.5, y: y - 5.5, width: 24.5, height: 11)
    wifi = Rect(x: battery.minX - 6 - 15.3, y: y - 5.5, width: 15.3, height: 11)
    signal = Rect(x: wifi.minX - 6 - 17, y: y - 5.3, width: 0, height: 10.6)
  }
}
