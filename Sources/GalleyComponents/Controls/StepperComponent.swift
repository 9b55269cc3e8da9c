internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UIStepper: a minus and a plus beside each other.
struct StepperComponent: Component {
  static let kind = "stepper"
  static let summary = "a minus and a plus, which count down and up"
  static let options: [SceneOption<Self>] =
    [.controlName(\.name, by: "a tap")]
    + AmountOptions.options(
      value: .number(OptionReader.usualRange), "at the beginning, a number of the range"
    ).map { $0.within(\.amount) }
    + [
      SceneOption(
        "step", \.step, .number(in: 0.000_001...1_000_000), "what a tap adds or takes away"),
      SceneOption("enabled", \.isEnabled, .flag, "whether it can be tapped"),
    ]

  /// The strokes of the signs, in points; derived.
  private static let stroke = (length: 15.0, thickness: 1.7)

  private var name: String?
  private var amount = AmountOptions(0...100)
  private var step = 1.0
  private var isEnabled = true

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let value = amount.value(issues: options.issues)
    let control = name.map {
      ControlSpec(
        $0, .steps(amount.range, by: step), value: value.beginning("value", of: options),
        isEnabled: isEnabled, timing: Timing(.linear, duration: 0), location: options.location)
    }
    let isGlass = reader.isGlass
    let ground = Layer.shape(
      isGlass ? .capsule : .rectangle, fill: reader[.tertiarySystemFill], radius: isGlass ? nil : 8)
    let divider = Layer.shape(
      .capsule, fill: reader[.separator], at: .middle(width: 1, height: 18))
    func signs(_ isPlus: Bool) -> [Layer] {
      let end = isPlus ? amount.range.upperBound : amount.range.lowerBound
      func sign(_ color: SystemColor, when condition: Condition) -> Layer {
        Layer(
          at: Self.half(isTrailing: isPlus), when: condition,
          content: GroupLayer(Self.strokes(isPlus: isPlus, reader[color])))
      }
      guard isEnabled, name != nil || value.constant != end else {
        return [sign(.tertiaryLabel, when: Condition())]
      }
      guard let name else { return [sign(.label, when: Condition())] }
      let atEnd = Condition.control(name, is: end)
      return [
        sign(.label, when: .not(atEnd)), sign(.tertiaryLabel, when: atEnd),
      ]
    }
    return ComponentLayer(
      [ground, divider] + signs(false) + signs(true), width: .points(ControlMetrics.stepper.width),
      height: .points(ControlMetrics.stepper.height), control: control)
  }

  private static func half(isTrailing: Bool) -> Placement {
    let width = Extent.fraction(0.5)
    return Placement(
      horizontal: isTrailing
        ? AxisPlacement(end: .points(0), extent: width)
        : AxisPlacement(start: .points(0), extent: width),
      vertical: Placement.fill.vertical)
  }

  private static func strokes(isPlus: Bool, _ color: Color) -> [Layer] {
    let flat = Layer.shape(
      .capsule, fill: color, at: .middle(width: stroke.length, height: stroke.thickness))
    guard isPlus else { return [flat] }
    let half = (stroke.length - stroke.thickness) / 2
    // Two pieces beside the flat stroke, so that a color that lets something through is even.
    let upright = [-1.0, 1.0].map { side in
      var placement = Placement.middle(width: stroke.thickness, height: half)
      placement.vertical.center = .points(side * (half + stroke.thickness) / 2)
      return Layer.shape(.rectangle, fill: color, radius: 0, at: placement)
    }
    return [flat] + upright
  }
}
