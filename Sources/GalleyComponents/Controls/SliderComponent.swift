internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UISlider: a knob on a track that a finger drags.
struct SliderComponent: Component {
  static let kind = "slider"
  static let summary = "a knob on a track that a finger drags"
  static let options: [SceneOption<Self>] =
    [.controlName(\.name, by: "a drag")]
    + AmountOptions.options(
      value: .either([.number(OptionReader.usualRange), .length(0...1)]),
      "at the beginning, a number of the range or a percentage"
    ).map { $0.within(\.amount) }
    + [
      SceneOption("enabled", \.isEnabled, .flag, "whether it can be dragged"),
      SceneOption("tint", \.tint, .color, "of the track before the knob", otherwise: "$tint"),
      SceneOption("track", \.track, .color, "of the rest of it", otherwise: "$system-fill"),
      SceneOption("knob", \.knob, .color, "of the knob", otherwise: "white"),
    ]

  /// How long a finger takes that drags the knob; derived.
  private static let drag = Timing(.easeInOut, duration: 0.4)

  private var name: String?
  private var amount = AmountOptions(0...1)
  private var isEnabled = true
  private var tint: Bindable<Color>?
  private var track: Bindable<Color>?
  private var knob = Bindable.constant(Color.white)

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let metrics = ControlMetrics.Slider(isGlass: reader.isGlass)
    let value = amount.value(issues: options.issues)
    let source = ControlBinding(name, position: amount.position(of: value))
    let control = name.map {
      ControlSpec(
        $0, .amount(amount.range), value: value.beginning("value", of: options),
        isEnabled: isEnabled,
        knobWidth: metrics.knob.width, timing: Self.drag, location: options.location)
    }
    let tint = tint ?? reader.tint
    let middle = AxisPlacement(center: .points(0), extent: .points(metrics.track))
    let track = Layer(
      at: Placement(
        horizontal: AxisPlacement(start: .points(0), end: .points(0)), vertical: middle),
      content: ShapeLayer.capsule(of: track ?? reader.color(.systemFill)))
    let filled = ControlDrivenLayer(
      source,
      stops: [
        Length(points: metrics.knob.width / 2), Length(share: 1, points: -metrics.knob.width / 2),
      ].map {
        .init(
          Placement(
            horizontal: AxisPlacement(start: .points(0), extent: Extent($0)), vertical: middle))
      }, .capsule(of: tint))
    var line = [track, Layer(content: filled)]
    if !isEnabled {
      line = [Layer(effects: Effects(opacity: .constant(0.5)), content: GroupLayer(line))]
    }
    return ComponentLayer(
      line + [Layer(content: Self.knob(metrics, source, knob))], width: .filling,
      height: .points(metrics.height),
      control: control)
  }

  private static func knob(
    _ metrics: ControlMetrics.Slider, _ source: ControlBinding, _ color: Bindable<Color>
  ) -> ControlDrivenLayer {
    let width = Extent.points(metrics.knob.width)
    let middle = AxisPlacement(center: .points(0), extent: .points(metrics.knob.height))
    let stops = [
      AxisPlacement(start: .points(0), extent: width),
      AxisPlacement(end: .points(0), extent: width),
    ].map { ControlDrivenLayer.Stop(Placement(horizontal: $0, vertical: middle)) }
    return ControlDrivenLayer(
      source, stops: stops, effects: Effects(shadow: .knob), .capsule(of: color))
  }
}
