internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UISwitch, in the size of its alignment rectangle.
struct SwitchComponent: Component {
  static let kind = "switch"
  static let summary = "a knob in a capsule that a tap flips"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    SceneOption("on", \.isOn, .flag, "as it begins"),
    SceneOption("enabled", \.isEnabled, .flag, "whether it can be tapped"),
    SceneOption(
      "tint", \.tint, .color, "of the capsule while it is on", otherwise: "$system-green"),
    SceneOption("knob", \.knob, .color, "of the knob", otherwise: "white"),
  ]

  private var name: String?
  private var isOn = Bindable.constant(0.0)
  private var isEnabled = true
  private var tint: Bindable<Color>?
  private var knob = Bindable.constant(Color.white)

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let metrics = ControlMetrics.Switch(isGlass: reader.isGlass)
    let source = ControlBinding(name, position: isOn)
    let tint = tint ?? reader.color(.systemGreen)
    let on = BoxStyle(form: .capsule, fill: tint.map { .solid($0) })
    var track = [
      Layer.shape(.capsule, fill: reader[.secondarySystemFill]),
      Layer(
        content: ControlDrivenLayer(
          source, stops: [.init(opacity: 0), .init(opacity: 1)], ShapeLayer(on))),
    ]
    if !isEnabled {
      track = [Layer(effects: Effects(opacity: .constant(0.5)), content: GroupLayer(track))]
    }
    let control = name.map {
      ControlSpec(
        $0, .toggle, value: isOn.beginning("on", of: options), isEnabled: isEnabled,
        location: options.location)
    }
    return ComponentLayer(
      track + [Layer(content: Self.knob(metrics, source, knob))],
      width: .points(metrics.size.width),
      height: .points(metrics.size.height), control: control)
  }

  private static func knob(
    _ metrics: ControlMetrics.Switch, _ source: ControlBinding, _ color: Bindable<Color>
  ) -> ControlDrivenLayer {
    let stops = [metrics.inset, metrics.size.width - metrics.inset - metrics.knob.width].map {
      ControlDrivenLayer.Stop(
        .frame(
          x: $0, y: (metrics.size.height - metrics.knob.height) / 2, width: metrics.knob.width,
          height: metrics.knob.height))
    }
    return ControlDrivenLayer(
      source, stops: stops, effects: Effects(shadow: .knob), .capsule(of: color))
  }
}

extension LayerContent where Self == ShapeLayer {
  /// A knob.
  static func capsule(of color: Bindable<Color>) -> ShapeLayer {
    ShapeLayer(BoxStyle(form: .capsule, fill: color.map { .solid($0) }))
  }
}

extension ShadowSpec {
  /// Under the knob of a switch or a slider.
  static let knob = ShadowSpec(
    color: .constant(Color.black.withAlpha(0.15)), offset: Vector(dx: 0, dy: 2), radius: 3)
}
